import type { PoolClient } from 'pg';
import {
  type Correction,
  type CorrectionCommand,
  type TakesEffect,
  countsAs,
  decidedAfter,
  type Decided,
  effectOf,
  isWord,
  type StoredTournament,
} from '@quadrant/rules/corrections';
import { earlierPosition } from '@quadrant/rules/history';
import { enqueueChange } from '@quadrant/store/runs';
import { insertPendingChange, removePendingChangesOf, type PendingChange, rescore } from '@quadrant/store/history';
import { lockAllotment, releaseAllotments, useAllotment } from '@quadrant/store/intake';

/**
 * Writes a correction that nothing forbids, in the transaction that locked the tournament, and requests the run that
 * publishes it.
 *
 * @param target of a merge
 * @throws NotScored for a word that leaves the rules at a loss
 */
export async function applyCorrection(
  client: PoolClient,
  tournament: StoredTournament,
  { correction, reason, submitter, at }: CorrectionCommand,
  target: StoredTournament | null,
  pausedAt: Date | null,
): Promise<TakesEffect> {
  const { rowId, key, version } = tournament;
  const isGone = correction.kind === 'withdrawal' || correction.kind === 'merge';
  if (isGone) await withdraw(client, rowId, target?.rowId ?? null, at);
  else if (correction.kind === 'reinstatement') await reinstate(client, rowId);
  else await decide(client, tournament, decidedAfter(tournament, correction));

  const effect = effectOf(tournament, correction, pausedAt);
  if (isWord(correction) && effect === 'never') return effect;
  await insertPendingChange(client, {
    tournamentRowId: rowId,
    kind: pendingKindOf(tournament, correction, effect),
    position: earlierPosition(tournament.earliest, tournament.published?.position ?? null),
    actor: submitter.handle,
    reason,
    at,
  });
  if (effect !== 'with-refresh') {
    // Without its own version, the job of a correction that comes meanwhile would count as this one and be removed.
    await enqueueChange(client, { kind: 'correction', tournamentId: key, version: version + 1 });
  }
  return effect;
}

/** Withdraws a tournament. Its waiting revision is dropped too, because nothing of it will be published. */
async function withdraw(client: PoolClient, rowId: number, mergedInto: number | null, at: Date): Promise<void> {
  await client.query(
    `update tournaments set withdrawn_at = $2, merged_into = $3, due_revision = null, version = version + 1 where id = $1`,
    [rowId, at, mergedInto],
  );
  await removePendingChangesOf(client, rowId);
}

/** A report that could not be processed waits for the refresh that retries it; its published results stay until then. */
async function reinstate(client: PoolClient, rowId: number): Promise<void> {
  await client.query(
    `update tournaments t set withdrawn_at = null, merged_into = null, version = version + 1,
       due_revision = case when s.state <> 'failed' then t.current_revision else
         (select p.revision from outcomes o join submissions p on p.id = o.submission_id where o.tournament_id = t.id) end
     from submissions s where t.id = $1 and s.tournament_id = t.id and s.revision = t.current_revision`,
    [rowId],
  );
  await removePendingChangesOf(client, rowId);
}

/**
 * Sets the decided values, which replace those of the report. An approved application that fits the level is used from
 * now on.
 */
async function decide(client: PoolClient, tournament: StoredTournament, decided: Decided): Promise<void> {
  const { level, rated, league, heldLevel, heldLeague } = decided;
  const { rowId, submitterKey, current } = tournament;
  await client.query(
    `update tournaments set level_override = $2, rated_override = $3, league_override = $4, version = version + 1 where id = $1`,
    [rowId, level, rated, league],
  );
  await client.query(`update submissions set held_level = $2, held_league = $3 where id = $1`, [
    current.submissionRowId,
    heldLevel,
    heldLeague,
  ]);
  const header = countsAs(tournament, decided);
  const claimant = { tournamentRowId: rowId, header, submitterKey };
  const allotment = header.level === 1 ? null : await lockAllotment(client, claimant);
  if (allotment === null) await releaseAllotments(client, [rowId]);
  else await useAllotment(client, rowId, header, allotment);
  await rescore(client, [current.submissionRowId]);
}

function pendingKindOf(
  { current }: StoredTournament,
  { kind }: Correction,
  effect: TakesEffect,
): PendingChange['kind'] {
  if (kind === 'league') return 'league-flag';
  if (kind !== 'reinstatement') return kind;
  if (effect !== 'with-refresh') return 'withdrawal';
  return current.revision === 1 ? 'tournament' : 'revision';
}
