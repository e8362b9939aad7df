import { type PairedRound, pairReport } from '@quadrant/rules/next-round';
import type { Finding } from '@quadrant/rules/tournament';
import { inThread } from '@quadrant/threads';
import type { PairTask } from './round-pairer.js';

/** Pairs one round in its own thread, so that the event loop that answers requests goes on. */
export default inThread(({ report, question }: PairTask): PairedRound | Finding[] => pairReport(report, question));
