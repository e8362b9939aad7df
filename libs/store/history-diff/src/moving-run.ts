import type { PoolClient } from 'pg';
import type { DiffCauseKind } from '@quadrant/rules/history-diff';
import { identityCauseOf, Identities, type RunKind } from '@quadrant/rules/history';
import type { ComparedIdentities } from './input-causes.js';
import { inputCauseOf, type TakenInput } from './input-cause.js';

/** A run, as far as it explains why numbers moved. */
export interface MovingRun {
  readonly number: number;
  readonly kind: RunKind;
  readonly publishedAt: Date;
  /** Tells whether the run before had another engine. */
  readonly hasOtherEngine: boolean;
  /** Tells whether the run before had another engine or other rules. */
  readonly hasOtherRules: boolean;
  /** Says which player each player counted as before the run and in it; null means that nothing changed. */
  readonly identities: ComparedIdentities | null;
}

/** Returns null for a run that does not exist. */
export async function findMovingRun(client: PoolClient, number: number): Promise<MovingRun | null> {
  const { rows } = await client.query<Omit<MovingRun, 'identities'>>(
    `select r.number, r.kind, r.published_at as "publishedAt",
       e.number is not null and r.engine_version <> e.engine_version as "hasOtherEngine",
       e.number is not null and (r.engine_version, r.rules_sha256) <> (e.engine_version, e.rules_sha256) as "hasOtherRules"
     from runs r left join runs e on e.number = r.number - 1 where r.number = $1`,
    [number],
  );
  return rows[0] ? { ...rows[0], identities: await loadIdentities(client, number) } : null;
}

async function loadIdentities(client: PoolClient, run: number): Promise<ComparedIdentities | null> {
  const { rows } = await client.query<{ player: number; into: number; before: boolean; after: boolean }>(
    `select player_id as player, into_id as into, in_effect @> ($1 - 1) as before, in_effect @> $1::integer as after
     from player_merges where in_effect && int4multirange(int4range($1 - 1, $1, '[]'))`,
    [run],
  );
  if (rows.every(({ before, after }) => before === after)) return null;
  const identitiesOf = (side: 'before' | 'after') =>
    new Identities(new Map(rows.filter((row) => row[side]).map(({ player, into }) => [player, into])));
  return { before: identitiesOf('before'), after: identitiesOf('after') };
}

/** SQL: whether the last act that removed a tournament from history until a moment was a merge. Refused acts have no version. */
export const wasMerged = (key: string, moment: string): string =>
  `coalesce((select action = 'tournament.merge' from audit_entries
     where subject = ${key}::text and action in ('tournament.merge', 'tournament.withdraw')
       and detail->>'version' is not null and at <= ${moment} order by id desc limit 1), false)`;

/** A tournament as a run published it, or stopped publishing it. */
export interface TakenTournament extends TakenInput {
  /** Tells whether it had been merged when the run was published, if it was gone then. */
  readonly isMerged: boolean;
  /** Tells whether it belongs to a league, or somebody said that it belongs to none. */
  readonly inLeague: boolean;
  /** The row id of the player behind each entry. It is null where players count as they did in the run before. */
  readonly players: readonly number[] | null;
}

/**
 * Says why a run published a tournament differently from the run before. Null means that only earlier ratings moved.
 *
 * @param before null: it was not published
 * @param after null: it is no longer published
 */
export function causeInRun(
  run: MovingRun,
  before: TakenTournament | null,
  after: TakenTournament | null,
): DiffCauseKind | null {
  if (run.kind === 'rollback') {
    const isSame = before !== null && after !== null && inputCauseOf(before, after, 'rollback', false) === null;
    return isSame ? null : 'rollback';
  }
  if (before === null) return 'tournament';
  if (after === null) {
    if (run.kind === 'merge' || run.kind === 'withdrawal') return run.kind;
    return before.isMerged ? 'merge' : 'withdrawal';
  }
  return inputCauseOf(before, after, generalCauseIn(run, after), run.hasOtherEngine);
}

function generalCauseIn({ identities, hasOtherRules }: MovingRun, { players, inLeague }: TakenTournament) {
  const merged = identities && players && identityCauseOf(players, identities.before, identities.after);
  if (merged !== null) return merged;
  if (hasOtherRules) return 'rules';
  return inLeague ? 'league' : null;
}
