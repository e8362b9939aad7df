import type { PoolClient } from 'pg';
import { twinsFinding } from '@quadrant/rules/suspicions';
import { findIdentifyingName } from '@quadrant/rules/names';
import type { FoundSuspicion } from './check-history.js';

/** Begins the mark of a pair; the row ids of both follow. */
export const TWINS_MARK = 'possible-same-player';

/** A night finds at most this many pairs. A history that is imported twice has as many pairs as players. */
const MOST_PAIRS = 500;

interface PairRow {
  readonly earlierId: number;
  readonly laterId: number;
  readonly earlier: string;
  readonly later: string;
  readonly name: string;
  readonly tournamentRowId: number;
}

/**
 * Finds players with the same name, and without different countries, who never played in the same tournament. Each pair
 * belongs to the first tournament of the later player. It stays the same when they play on, so an exclusion lasts.
 */
export async function findTwins(client: PoolClient): Promise<FoundSuspicion[]> {
  const { rows } = await client.query<PairRow>(
    `with known as (
       select id, handle, name, search_name, country from players
       where counts_as = id and hidden_at is null and anonymised_at is null and name is not null and search_name is not null
     ), counted as (
       select e.player_id, t.id as tournament_id, s.starts_at
       from entries e join submissions s on s.id = e.submission_id
         join tournaments t on t.id = s.tournament_id and t.current_revision = s.revision
       where t.withdrawn_at is null and t.merged_into is null
         and e.player_id in (select id from known where search_name in (
           select search_name from known group by search_name having count(*) > 1))
     )
     select a.id as "earlierId", b.id as "laterId", a.handle as earlier, b.handle as later, b.name, f.tournament_id as "tournamentRowId"
     from known a join known b on b.search_name = a.search_name and b.id > a.id
       cross join lateral (
         select tournament_id from counted c where c.player_id = b.id order by c.starts_at, c.tournament_id limit 1) f
     where (a.country is null or b.country is null or a.country = b.country)
       and exists (select from counted c where c.player_id = a.id)
       and not exists (
         select from counted one join counted other on other.tournament_id = one.tournament_id
         where one.player_id = a.id and other.player_id = b.id)
     order by b.id, a.id limit ${MOST_PAIRS}`,
  );
  return rows
    .filter(({ name }) => findIdentifyingName(name) !== null)
    .map(({ tournamentRowId, earlierId, laterId, ...twins }) => ({
      tournamentRowId,
      mark: `${TWINS_MARK} ${earlierId} ${laterId}`,
      finding: twinsFinding(twins),
    }));
}
