import { packJson } from '@quadrant/rules/message';
import type { PoolClient } from 'pg';
import type { CorrectionCommand } from '@quadrant/rules/corrections';
import type { HeldReason } from '@quadrant/rules/intake';
import { tournamentSubject } from '@quadrant/rules/permissions';
import { mention, recordAudit } from '@quadrant/store/audit';
import { findStoredTournament } from '@quadrant/store/history';
import {
  HELD_REPORT,
  type HeldReport,
  type TooManyHeld,
  lockSender,
  refuseMore,
  summaryOf,
} from '@quadrant/store/intake';

export interface HeldWithdrawal {
  readonly kind: 'held';
  readonly report: HeldReport;
}

/**
 * Keeps a director's withdrawal that has to wait, in the caller's transaction. While one of theirs waits for a tournament, another one is the same.
 */
export async function storeHeldWithdrawal(
  client: PoolClient,
  { tournamentKey, submitter, reason, at, requestId }: CorrectionCommand,
  reasons: readonly HeldReason[],
): Promise<HeldWithdrawal | TooManyHeld> {
  const accountId = submitter.accountId!;
  await lockSender(client, accountId);
  const tournament = (await findStoredTournament(client, tournamentKey))!;
  const known = await find(client, 'h.account_id = $1 and h.tournament_id = $2', [accountId, tournament.rowId]);
  if (known !== null) return { kind: 'held', report: known };
  const refusal = await refuseMore(client, accountId, reasons);
  if (refusal !== null) return refusal;
  const { header, submissionRowId } = tournament.current;
  const { place } = tournamentSubject(header);
  const { rows } = await client.query<{ id: string; sha256: string }>(
    `insert into held_reports (account_id, token_id, request, state, raw, raw_sha256, sha256, tournament_id, tournament_revision,
       create_players, request_reason, reasons, findings, summary, continent, region, received_at)
     select $1, $2, 'withdrawal', 'held', ''::bytea, s.raw_sha256, s.sha256, s.tournament_id, s.revision, false, $3, $4, '[]', $5::jsonb
         || jsonb_build_object('players', (select count(*) from entries e where e.submission_id = s.id)), $6, $7, $8
       from submissions s where s.id = $9
     returning public_id as id, encode(sha256, 'hex') as sha256`,
    [
      accountId,
      submitter.tokenId,
      reason,
      JSON.stringify(reasons, packJson),
      JSON.stringify(summaryOf(header, 0)),
      place?.continent ?? null,
      place?.region ?? null,
      at,
      submissionRowId,
    ],
  );
  const { id, sha256 } = rows[0]!;
  await recordAudit(client, {
    at,
    actor: submitter.handle,
    action: 'report.hold',
    subject: id,
    detail: { sha256, withdrawal: true, reason, reasons: reasons.map(({ kind }) => kind) },
    requestId,
    mentions: [mention('tournament', tournamentKey)],
  });
  return { kind: 'held', report: (await find(client, 'h.public_id = $1', [id]))! };
}

async function find(client: PoolClient, condition: string, values: readonly unknown[]): Promise<HeldReport | null> {
  const { rows } = await client.query<HeldReport>(
    `select ${HELD_REPORT} from held_reports h join accounts a on a.id = h.account_id
     where h.request = 'withdrawal' and h.state = 'held' and ${condition}`,
    [...values],
  );
  return rows[0] ?? null;
}
