import { Injectable } from '@nestjs/common';
import { type PairedRound, pairReport } from '@quadrant/rules/next-round';
import type { Finding } from '@quadrant/rules/tournament';
import { copyPlain } from '@quadrant/threads';
import { type PairTask, RoundPairer } from './round-pairer.js';

/** Pairs in the process itself; TypeScript sources need this, because no thread can load them. */
@Injectable()
export class PairsInProcess extends RoundPairer {
  async pair(task: PairTask): Promise<PairedRound | Finding[]> {
    const { report, question } = copyPlain(task);
    return Promise.resolve(copyPlain(pairReport(report, question)));
  }
}
