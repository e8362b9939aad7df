import { Injectable } from '@nestjs/common';
import { type PairedRound, pairReport } from '@quadrant/rules/rounds';
import type { Finding } from '@quadrant/rules/tournament';
import { type PairTask, RoundPairer } from './round-pairer.js';

/** Pairs in the process itself; for the sources, which no thread can load. */
@Injectable()
export class PairsInProcess extends RoundPairer {
  async pair({ report, question }: PairTask): Promise<PairedRound | Finding[]> {
    return Promise.resolve(pairReport(report, question));
  }
}
