import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '@quadrant/store/audit';
import { listOutdated, rescore } from './rescore.js';

/** So many reports are scored in one transaction. */
const BATCH = 200;

/** Keeps the stored scorecards up to date with the rules. */
@Injectable()
export class ScorecardRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Scores all reports again that were scored by other rules than today's, or never.
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
