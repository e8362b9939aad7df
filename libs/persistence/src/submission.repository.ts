import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { admitReport } from '@quadrant/outcome';
import { hasErrors, type Finding } from '@quadrant/tournament';
import { acceptTournament } from './acceptance/accept-tournament.js';
import type { AcceptCommand, Acceptance, Delivery, Refusal } from './acceptance/acceptance.js';
import { claimIdempotencyKey, storeIdempotentAnswer, type IdempotencyClaim } from './acceptance/idempotency-keys.js';
import { findLeagueSeasons } from './league-seasons.js';
import { inTransaction } from './transaction.js';

/** What became of a delivery. Only `accepted` has stored anything. */
export type AcceptAnswer =
  | { readonly kind: 'accepted'; readonly acceptance: Acceptance }
  | { readonly kind: 'report-refused'; readonly findings: readonly Finding[] }
  | { readonly kind: Unstored };

type Unstored = Refusal | 'key-in-flight' | 'key-used-for-other-body';

/** Submissions: the way in for every report, and what happens to their state. */
@Injectable()
export class SubmissionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Decides how a report enters and stores it in one transaction; what is answered as accepted is committed. With an
   * idempotency claim, the same key and body get the first answer again.
   */
  async accept(delivery: Delivery, claim: IdempotencyClaim | null): Promise<AcceptAnswer> {
    const { report, sha256, receivedAt, submitter } = delivery;
    const leagueSeasons = await findLeagueSeasons(this.dataSource, report.tournament.league);
    const admission = admitReport(report, { sha256, receivedAt, role: submitter.role, leagueSeasons });
    const findings = [...delivery.findings, ...admission.findings];
    if (hasErrors(findings)) return { kind: 'report-refused', findings };
    return toAnswer(await this.store({ ...delivery, ...admission, findings }, claim));
  }

  /** What a key answers already, before anything is stored under it; null while it is free. */
  async findAnswerOfKey(claim: IdempotencyClaim, now: Date): Promise<AcceptAnswer | null> {
    const answer = await inTransaction(this.dataSource, (client) => claimIdempotencyKey(client, claim, now));
    return answer && toAnswer(answer);
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

  private store(command: AcceptCommand, claim: IdempotencyClaim | null): Promise<Acceptance | Unstored> {
    return inTransaction(this.dataSource, async (client) => {
      if (!claim) return acceptTournament(client, command);
      const earlier = await claimIdempotencyKey(client, claim, command.receivedAt);
      if (earlier) return earlier;
      const answer = await acceptTournament(client, command);
      if (typeof answer !== 'string') await storeIdempotentAnswer(client, claim, answer, command.receivedAt);
      return answer;
    });
  }
}

function toAnswer(answer: Acceptance | Unstored): AcceptAnswer {
  return typeof answer === 'string' ? { kind: answer } : { kind: 'accepted', acceptance: answer };
}
