import { type PairedRound, pairReport } from '@quadrant/rules/rounds';
import type { Finding } from '@quadrant/rules/tournament';
import { inThread } from '@quadrant/threads';
import type { PairTask } from './round-pairer.js';

/** Pairs one round in a thread of its own: the event loop that answers requests goes on meanwhile. */
export default inThread(({ report, question }: PairTask): PairedRound | Finding[] => pairReport(report, question));
