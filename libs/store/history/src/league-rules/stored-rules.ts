import type { PoolClient } from 'pg';
import type { LeagueRules } from '@quadrant/rules/leagues';
import {
  compareHistory,
  earlierPosition,
  END_OF_HISTORY,
  switchedRules,
  type HistoryPosition,
} from '@quadrant/rules/history';
import type { Switches } from '@quadrant/rules/policy';
import { askTogether } from '@quadrant/store/database';
import { loadPolicies } from '../rulings/load-rulings.js';

/** A version of the rules of a league that is in effect, or will be. */
export interface StoredRules {
  readonly rowId: number;
  readonly leagueRowId: number;
  readonly version: number;
  readonly rules: LeagueRules;
  /** From this position on, results may differ from those by the version before. */
  readonly position: HistoryPosition;
  readonly isInEffect: boolean;
  /** Whether it waits for a run that was requested to publish it. */
  readonly awaitsRun: boolean;
}

interface Row extends Omit<StoredRules, 'position'> {
  readonly startsAt: Date;
  readonly key: string;
}

const STORED = `
  select r.id as "rowId", r.league_id as "leagueRowId", r.version, r.rules, r.starts_at as "startsAt", r.key,
    upper_inf(r.in_effect) as "isInEffect",
    exists (select from pending_changes p where p.league_rules_id = r.id) as "awaitsRun"
  from league_rules r left join league_rules e on e.league_id = r.league_id and upper_inf(e.in_effect)
  where r.version >= coalesce(e.version, 0) and ($1::text is null or r.league_id = (select id from leagues where slug = $1))
  order by r.league_id, r.version`;

/**
 * Loads the rules that are in effect for every league, and those that wait for a run, the older ones first. Interim
 * rulings are applied to them.
 *
 * @param slug of the one league that is asked about; null: of all
 * @param switches by which they are read, in place of those that are in force
 */
export async function loadStoredRules(
  client: PoolClient,
  slug: string | null = null,
  switches: Switches | null = null,
): Promise<StoredRules[]> {
  const [readBy, { rows }] = await askTogether(client, () =>
    Promise.all([
      switches ?? loadPolicies(client).then((policies) => policies.switches),
      client.query<Row>(STORED, [slug]),
    ]),
  );
  return rows.map(({ startsAt, key, rules, ...row }) => ({
    ...row,
    rules: switchedRules(rules, readBy),
    position: { startsAt: startsAt.getTime(), key },
  }));
}

/** The rules that the numbers of a run were computed by, by slug. @param slug of the one league; null: of all */
export async function loadRulesAt(
  client: PoolClient,
  run: number,
  slug: string | null,
): Promise<ReadonlyMap<string, LeagueRules>> {
  const { rows } = await client.query<{ rules: LeagueRules }>(
    `select r.rules from league_rules r join leagues l on l.id = r.league_id
     where r.in_effect @> $1::integer and ($2::text is null or l.slug = $2)`,
    [run, slug],
  );
  return new Map(rows.map(({ rules }) => [rules.slug, rules]));
}

/** Returns the rules by which everything published was computed. */
export const rulesInEffect = (stored: readonly StoredRules[]): ReadonlyMap<string, LeagueRules> =>
  new Map(stored.filter(({ isInEffect }) => isInEffect).map(({ rules }) => [rules.slug, rules]));

/**
 * Returns the rules with which readers see the published results: of each league the newest version that leaves nothing
 * for a run to publish.
 */
export function rulesShown(stored: readonly StoredRules[]): ReadonlyMap<string, LeagueRules> {
  const rules = new Map<string, LeagueRules>();
  const waiting = new Set<number>();
  for (const each of stored) {
    const moves = each.awaitsRun || compareHistory(each.position, END_OF_HISTORY) < 0;
    if (!each.isInEffect && moves) waiting.add(each.leagueRowId);
    if (!waiting.has(each.leagueRowId)) rules.set(each.rules.slug, each.rules);
  }
  return rules;
}

/** Finds the position of the first tournament that waiting rules move; null when there is none. */
export function findFirstWaiting(stored: readonly StoredRules[]): HistoryPosition | null {
  const waiting = stored.filter(({ isInEffect }) => !isInEffect).map(({ position }) => position);
  const first = waiting.toSorted(compareHistory)[0] ?? END_OF_HISTORY;
  return compareHistory(first, END_OF_HISTORY) < 0 ? first : null;
}

export interface TakenRules {
  /** The key is the slug. */
  readonly rules: ReadonlyMap<string, LeagueRules>;
  /** The versions that come into effect with the run. */
  readonly settling: readonly StoredRules[];
}

/**
 * Returns the rules by which a run computes that replays history from a position on: of each league the newest version
 * that changes nothing before it. A waiting version that changes something earlier needs its own run.
 *
 * @param from null: from the first tournament
 */
export function rulesTakenFrom(stored: readonly StoredRules[], from: HistoryPosition | null): TakenRules {
  const rules = new Map<string, LeagueRules>();
  const settling = new Map<number, StoredRules>();
  const earliest = new Map<number, HistoryPosition>();
  for (const each of stored) {
    if (!each.isInEffect) {
      const position = earlierPosition(each.position, earliest.get(each.leagueRowId) ?? null);
      earliest.set(each.leagueRowId, position);
      if (from !== null && compareHistory(position, from) < 0) continue;
      settling.set(each.leagueRowId, each);
    }
    rules.set(each.rules.slug, each.rules);
  }
  return { rules, settling: [...settling.values()] };
}

/** Marks versions of rules as in effect from a run on, in the transaction that publishes it. */
export async function settleRules(client: PoolClient, run: number, settling: readonly StoredRules[]): Promise<void> {
  if (settling.length === 0) return;
  const [rowIds, leagueRowIds] = [settling.map(({ rowId }) => rowId), settling.map((each) => each.leagueRowId)];
  await client.query(
    `update league_rules set in_effect = in_effect * int4multirange(int4range(null, $1))
     where league_id = any($2) and upper_inf(in_effect)`,
    [run, leagueRowIds],
  );
  await client.query(
    `update league_rules set in_effect = in_effect + int4multirange(int4range($1, null)) where id = any($2)`,
    [run, rowIds],
  );
  await client.query(
    `delete from pending_changes p using league_rules r, unnest($1::integer[]) settled
     join league_rules s on s.id = settled
     where r.id = p.league_rules_id and r.league_id = s.league_id and r.version <= s.version`,
    [rowIds],
  );
}

/** Puts the rules of the earlier run `target` into effect, whose numbers `run` publishes again. Later rules wait again. */
export async function restoreRules(client: PoolClient, run: number, target: number): Promise<void> {
  await client.query(
    `update league_rules set in_effect = case when in_effect @> $2::integer then in_effect + int4multirange(int4range($1, null))
       else in_effect * int4multirange(int4range(null, $1)) end
     where upper_inf(in_effect) <> (in_effect @> $2::integer)`,
    [run, target],
  );
}

/** The newest rules of a league, whether a run has used them or not; null when there is no such league. */
export async function findNewestRules(client: PoolClient, slug: string): Promise<LeagueRules | null> {
  const { rows } = await client.query<{ rules: LeagueRules }>(
    `select r.rules from league_rules r join leagues l on l.id = r.league_id where l.slug = $1 order by r.version desc limit 1`,
    [slug],
  );
  return rows[0]?.rules ?? null;
}

/**
 * Locks the rules of some leagues until the transaction ends. So a tournament that joins a league is either seen by the
 * next change of its rules, or published by the changed rules. Many transactions may hold this lock.
 *
 * @param slugs of leagues that may not exist; null: of all
 */
export async function keepRules(client: PoolClient, slugs: readonly string[] | null): Promise<void> {
  if (slugs?.length === 0) return;
  await client.query(`select from leagues where $1::text[] is null or slug = any($1) order by id for share`, [slugs]);
}
