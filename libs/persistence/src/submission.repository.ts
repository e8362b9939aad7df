import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { acceptTournament } from './acceptance/accept-tournament.js';
import type { AcceptCommand, Acceptance, Refusal } from './acceptance/acceptance.js';
import { claimIdempotencyKey, storeIdempotentAnswer, type IdempotencyClaim } from './acceptance/idempotency-keys.js';
import { inTransaction } from './transaction.js';

export type AcceptAnswer = Acceptance | Refusal | 'key-in-flight' | 'key-used-for-other-body';

@Injectable()
export class SubmissionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Stores a report in one transaction; what is returned as an acceptance is committed. With an idempotency claim, the
   * same key and body get the first answer again.
   */
  accept(command: AcceptCommand, claim: IdempotencyClaim | null): Promise<AcceptAnswer> {
    return inTransaction(this.dataSource, async (client) => {
      if (!claim) return acceptTournament(client, command);
      const earlier = await claimIdempotencyKey(client, claim, command.receivedAt);
      if (earlier) return earlier;
      const answer = await acceptTournament(client, command);
      if (typeof answer !== 'string') await storeIdempotentAnswer(client, claim, answer, command.receivedAt);
      return answer;
    });
  }

  /** A report whose run could not be computed says why; it is tried again from time to time, and by every refresh. */
  async markFailed(tournamentKey: string, revision: number, reason: string): Promise<void> {
    await this.dataSource.query(
      `update submissions s set state = 'failed', state_reason = $3 from tournaments t
       where t.id = s.tournament_id and t.key = $1 and s.revision = $2
         and s.state in ('accepted', 'awaiting-refresh', 'failed')`,
      [tournamentKey, revision, reason],
    );
  }

  /** Lets the refresh that begins try every failed report again. */
  async retryFailed(): Promise<void> {
    await this.dataSource.query(
      `update submissions s set state = 'awaiting-refresh', state_reason = 'failed before: waits for the refresh' from tournaments t
       where t.id = s.tournament_id and s.revision = t.current_revision and s.state = 'failed'`,
    );
  }
}
