import { textJson, type Text } from '@quadrant/rules/message';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Author, inTransaction } from '@quadrant/store/audit';
import { isLockTimeout, lockHead } from '@quadrant/store/database';
import { retryReport, type RetryAnswer, waitForRefresh } from './retry-report.js';

/** Reports whose run could not be computed, and what lets them be tried again. */
@Injectable()
export class FailedReportRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A report whose run could not be computed says why; it is tried again from time to time, and by every refresh. */
  async mark(tournamentKey: string, revision: number, reason: Text): Promise<void> {
    await inTransaction(this.dataSource, async (client) => {
      // A run that is under way may publish this very report.
      await lockHead(client);
      await client.query(`select from tournaments where key = $1 for no key update`, [tournamentKey]);
      await client.query(
        `with failed as (
           update submissions s set state = 'failed', state_reason = $3 from tournaments t
           where t.id = s.tournament_id and t.key = $1 and s.revision = $2
             and not exists (select from outcomes o where o.submission_id = s.id) returning t.id, s.revision)
         update tournaments t set due_revision =
           (select p.revision from outcomes o join submissions p on p.id = o.submission_id where o.tournament_id = t.id)
         from failed f where t.id = f.id and t.current_revision = f.revision and t.withdrawn_at is null`,
        [tournamentKey, revision, textJson(reason)],
      );
    });
  }

  /**
   * Lets the refresh that begins try every failed report again.
   *
   * @returns how many
   */
  async retryAll(): Promise<number> {
    if (!(await this.isAnyFailed())) return 0;
    return inTransaction(this.dataSource, async (client) => {
      // A run that is under way may publish what has failed, or take the note away that it waits; a revision or a
      // withdrawal may be about to be stored. The statement that decides has to begin after all of them.
      await lockHead(client);
      await client.query(
        `select from tournaments where id in (select tournament_id from submissions where state = 'failed')
         order by id for no key update`,
      );
      return waitForRefresh(client, null);
    });
  }

  /** Tries one failed report again; does not wait long for a run that is under way. */
  async retry(tournamentKey: string, author: Author): Promise<RetryAnswer> {
    try {
      return await inTransaction(this.dataSource, (client) => retryReport(client, tournamentKey, author));
    } catch (error) {
      if (isLockTimeout(error)) return { kind: 'publication-busy' };
      throw error;
    }
  }

  private async isAnyFailed(): Promise<boolean> {
    const failed = await this.dataSource.query<unknown[]>(`select from submissions where state = 'failed' limit 1`);
    return failed.length > 0;
  }
}
