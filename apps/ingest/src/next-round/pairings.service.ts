import { say } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import { problemOfKind } from '@quadrant/http';
import type { PairedRound } from '@quadrant/rules/next-round';
import type { Finding } from '@quadrant/rules/tournament';
import { FairLine, LineFull } from '@quadrant/threads';
import { ClientGone, type PreviewAsker } from '../previews/preview-asker.js';
import { type PairTask, RoundPairer } from './round-pairer.js';
import { problemOfRound } from './round-refusal.js';

const LINE = { slots: 1, waitingPerAccount: 4, waitingInAll: 100 } as const;

/** Pairs rounds one after the other. Accounts take turns, each with its own short line. */
@Injectable()
export class Pairings {
  private readonly line = new FairLine(LINE);

  constructor(private readonly pairer: RoundPairer) {}

  /** @throws Problem when too many wait, one takes too long, or nobody waits for the answer any more */
  async pair(task: PairTask, { account, signal }: PreviewAsker): Promise<PairedRound | Finding[]> {
    try {
      return await this.line.run(account, signal, () => this.pairer.pair(task));
    } catch (error) {
      if (error instanceof LineFull) {
        const waiting = error.of === 'account' ? LINE.waitingPerAccount : LINE.waitingInAll;
        throw problemOfRound({ kind: 'too-many-rounds-wait', of: error.of, waiting });
      }
      if (error instanceof ClientGone)
        throw problemOfKind('request-timeout', say`The connection was closed before the answer.`);
      throw error;
    }
  }
}
