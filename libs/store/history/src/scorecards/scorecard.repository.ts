import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '@quadrant/store/audit';
import { listOutdated, rescore } from './rescore.js';

/** Reports that are scored in one transaction. */
const BATCH = 200;

/** Keeps what the rules make of the stored reports up to date with the rules. */
@Injectable()
export class ScorecardRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Scores everything anew that was scored by other rules than today's, or never.
   *
   * @returns how many reports
   * @throws NotScored when the rules of today cannot score one
   */
  async rescoreOutdated(): Promise<number> {
    let scored = 0;
    for (;;) {
      const count = await inTransaction(this.dataSource, async (client) => {
        const outdated = await listOutdated(client, BATCH);
        await rescore(client, outdated);
        return outdated.length;
      });
      scored += count;
      if (count < BATCH) return scored;
    }
  }
}
