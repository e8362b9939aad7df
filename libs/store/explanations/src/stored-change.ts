import { shownDate } from '@quadrant/store/database';
import type { PoolClient } from 'pg';
import type { Category, GameTitle, Level, RuleSystemId } from '@quadrant/rules/tournament';
import { publishedRows } from '@quadrant/store/history';
import { shownPlayerAt } from '@quadrant/store/players';

/** A rating change, and the input that it was computed from. */
export interface StoredChange {
  readonly submissionRowId: number;
  readonly id: string;
  readonly name: string;
  readonly startsAt: Date;
  readonly localDate: string;
  readonly game: GameTitle;
  /** The level that the run used. */
  readonly level: Level;
  readonly rated: boolean;
  /** Whether the scorecard has another level by now. */
  readonly isLevelled: boolean;
  readonly ruleSystem: RuleSystemId;
  readonly category: Category;
  /** The packed games that the scorecard has. */
  readonly games: Uint8Array;
  /** The index is the entry; it is null for an entry without a rated game. */
  readonly befores: readonly (number | null)[];
  readonly handles: readonly string[];
  readonly entry: number;
  readonly handle: string;
  readonly before: number;
  readonly after: number;
  readonly run: number;
  readonly engineVersion: string;
  readonly rulesSha256: string;
  /** Counts the matches of the player whose opponent or result is unknown. */
  readonly unknownGames: number;
  /** Counts the player's matches whose result was concluded. */
  readonly inferredGames: number;
  /** Why these are rated; null where they are not. */
  readonly inferredRated: string | null;
  /** It is null where the player began this track here. */
  readonly opening: ExplainedOpening | null;
}

/** The rating with which a player began a track, and how it came from the file: `rating = add + times * value`. */
export interface ExplainedOpening {
  readonly rating: number;
  readonly games: number;
  readonly value: number;
  /** It is written `YYYY-MM-DD`. */
  readonly on: string;
  readonly source: string;
  readonly conversion: { readonly add: number; readonly times: number };
}

export interface ChangeName {
  /** It is the key of the tournament. */
  readonly tournamentId: string;
  readonly category: Category;
}

/**
 * SQL: the rating that player p brought in, of all players who counted as them in run $4. The order is that of
 * opening_ratings_at(), which would look at the balances of everybody.
 */
const OPENING = `
  with recursive own (id) as (
    select p.id union select m.player_id from own join player_merges m on m.into_id = own.id and m.in_effect @> $4)
  select json_build_object('rating', b.counts, 'games', b.games, 'value', b.value, 'on', b.as_of, 'source', b.source,
    'conversion', json_build_object('add', x.convert_add, 'times', x.convert_times))
  from own join opening_balances b on b.player_id = own.id join opening_sets x on x.number = b.set_number and x.in_effect @> $4
    join players q on q.id = own.id
  where b.kind = 'rating' and b.game = k.game and b.category = wish.category
  order by (own.id = p.id) desc, b.games desc, q.public_id limit 1`;

/** Finds the changes in one query, however many are wanted; null when the run did not publish such a change. */
export async function findChanges(
  client: PoolClient,
  wanted: readonly ChangeName[],
  handleKey: string,
  run: number,
): Promise<(StoredChange | null)[]> {
  const tournament = 'tournament_id = (select id from tournaments where key = wish.key)';
  const changes = publishedRows(
    'rating_changes',
    ['player_id', 'before', 'after', 'since_run'],
    '$4',
    `${tournament} and category = wish.category`,
  );
  const { rows } = await client.query<StoredChange & { place: number }>(
    `select wish.place::integer, found.*
     from unnest($1::uuid[], $3::text[]) with ordinality as wish (key, category, place) cross join lateral (
       with changes as (select * from ${changes} c)
       select o.submission_id as "submissionRowId", o.key as id, s.name, o.starts_at as "startsAt", ${shownDate('k')} as "localDate",
         k.game, o.level, o.rated, (o.level, o.rated) <> (k.level, k.rated) as "isLevelled", k.rule_system as "ruleSystem",
         wish.category, k.games, array_position(seats.players, p.id) - 1 as entry, p.handle, c.before, c.after, c.since_run as run,
         (select count(*)::integer from matches m where m.submission_id = o.submission_id and m.basis = 'unknown'
           and array_position(seats.players, p.id) - 1 in (m.entry_a, m.entry_b)) as "unknownGames",
         (select count(*)::integer from matches m where m.submission_id = o.submission_id and m.basis = 'inferred'
           and array_position(seats.players, p.id) - 1 in (m.entry_a, m.entry_b)) as "inferredGames",
         s.closing->>'inferredRated' as "inferredRated", (${OPENING}) as opening,
         r.engine_version as "engineVersion", encode(r.rules_sha256, 'hex') as "rulesSha256",
         array(select e.before from unnest(seats.players) with ordinality as seat (id, n) left join changes e on e.player_id = seat.id
           order by n) as befores,
         array(select (select q.handle from shown_players q where q.id = seat.id)
           from unnest(seats.players) with ordinality as seat (id, n) order by n) as handles
       from ${publishedRows('outcomes', ['submission_id', 'starts_at', 'key', 'level', 'rated'], '$4', tournament)} o
         join scorecards k using (submission_id) join submissions s on s.id = o.submission_id
         -- "offset 0": found once for all who ask for it. Nearly nobody is merged, and counted_at() takes longer than this look.
         cross join lateral (select array(
           select coalesce((select counted_at(seat.id, $4) from player_merges m where m.player_id = seat.id and m.in_effect @> $4 limit 1),
             seat.id)
           from unnest(k.players) with ordinality as seat (id, n) order by n) as players offset 0) seats
         join shown_players p on p.id = ${shownPlayerAt('$2', '$4')} join changes c on c.player_id = p.id
         join runs r on r.number = c.since_run) found`,
    [wanted.map(({ tournamentId }) => tournamentId), handleKey, wanted.map(({ category }) => category), run],
  );
  const found = new Map(rows.map(({ place, ...change }) => [place, change]));
  return wanted.map((_, index) => found.get(index + 1) ?? null);
}
