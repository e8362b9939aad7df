import { shownDate } from '@quadrant/store/database';
import type { PoolClient } from 'pg';
import type { PlayerEntitlement, RecordedEntitlement } from '@quadrant/rules/prizes';
import { continentOf } from '@quadrant/rules/permissions';

/** A recorded entitlement with the rows that it stands in. */
export interface EntitlementRecord extends RecordedEntitlement {
  readonly tournamentRowId: number;
  /** The player that the report named, before any merge. */
  readonly namedRowId: number;
}

export type WantedEntitlements =
  /** They are row ids of players after merges. */
  | { readonly players: readonly number[] }
  /** The entitlements into championships of a kind that were won up to a local date. */
  | { readonly into: string; readonly until: string };

type Row = Pick<PlayerEntitlement, 'id' | 'player' | 'game' | 'into' | 'edition' | 'continent' | 'earnedByes'> &
  Pick<PlayerEntitlement, 'headStart'> &
  Pick<EntitlementRecord, 'tournamentRowId' | 'namedRowId' | 'place' | 'rule' | 'section' | 'run'> & {
    readonly key: string;
    readonly startsAt: Date;
    readonly localDate: string;
    readonly name: string;
    readonly country: string | null;
    readonly chosen: string | null;
    readonly chosenBy: string;
    readonly chosenAt: Date;
    readonly chosenFor: string | null;
    readonly forfeitedBy: string | null;
    readonly forfeitedAt: Date;
    readonly forfeitedFor: string;
  };

/** SQL: selects the latest row of a table of actions on entitlement e, whichever handle of its merged player acted. */
const latestOf = (table: string): string => `lateral (
  select a.* from ${table} a join players q on q.id = a.player_id
  where a.tournament_id = e.tournament_id and a.into_kind = e.into_kind and q.counts_as = e.player_id
  order by a.at desc, a.player_id limit 1)`;

const SELECT = `
  select t.key || '-' || e.ordinal as id, e.player_id as player, c.game, e.into_kind as into, e.edition, e.continent,
    e.earned_byes as "earnedByes", e.head_start as "headStart", e.tournament_id as "tournamentRowId",
    coalesce((select n.player_id from entries n join players q on q.id = n.player_id
      where n.submission_id = o.submission_id and q.counts_as = e.player_id order by n.number limit 1), e.player_id) as "namedRowId",
    e.place, e.rule, e.section, e.since_run as run, t.key, o.starts_at as "startsAt", ${shownDate('c')} as "localDate", s.name,
    s.header->>'country' as country, k.continent as chosen, k.actor as "chosenBy", k.at as "chosenAt", k.reason as "chosenFor",
    f.actor as "forfeitedBy", f.at as "forfeitedAt", f.reason as "forfeitedFor"
  from entitlements e join tournaments t on t.id = e.tournament_id join outcomes o on o.tournament_id = e.tournament_id
    join scorecards c on c.submission_id = o.submission_id join submissions s on s.id = o.submission_id
    left join ${latestOf('entitlement_choices')} k on true
    left join ${latestOf('entitlement_forfeits')} f on true`;

/**
 * Loads published entitlements in the order in which they were won. An id is made of the tournament and the row's
 * number there.
 */
export async function loadEntitlements(
  client: Pick<PoolClient, 'query'>,
  wanted: WantedEntitlements,
): Promise<EntitlementRecord[]> {
  const [condition, values] =
    'players' in wanted
      ? ['e.player_id = any($1)', [wanted.players]]
      : ['e.into_kind = $1 and c.local_date <= $2', [wanted.into, wanted.until]];
  const { rows } = await client.query<Row>(`${SELECT} where ${condition} order by o.starts_at, t.key, e.ordinal`, [
    ...values,
  ]);
  return rows.map(recordOf);
}

function recordOf(row: Row): EntitlementRecord {
  const { id, player, game, into, edition, continent, earnedByes, headStart, key, localDate, name, country } = row;
  const { tournamentRowId, namedRowId, place, rule, section, run } = row;
  // An online tournament with a country belongs to that country's continent, as it does for coordinators.
  const wonIn = { key, startsAt: row.startsAt.getTime(), localDate, name, continent: continentOf(country) };
  return {
    entitlement: { id, player, game, into, edition, continent, earnedByes, headStart, wonIn },
    tournamentRowId,
    namedRowId,
    place,
    rule,
    section,
    run,
    choice:
      row.chosen === null ? null : { continent: row.chosen, by: row.chosenBy, at: row.chosenAt, reason: row.chosenFor },
    forfeit: row.forfeitedBy === null ? null : { by: row.forfeitedBy, at: row.forfeitedAt, reason: row.forfeitedFor },
  };
}
