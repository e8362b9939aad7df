import type { PoolClient } from 'pg';
import type { Phase, SeasonAward, CountedTournament } from '@quadrant/rules/leagues';
import { validAt, type VersionedTable, unpackEntries } from '@quadrant/store/history';
import { isStated } from '../stated-places.js';
import type { CountedPlayers } from './counted-players.js';

/** A tournament that counts in a season, with players by row id. */
export interface SeasonTournament {
  readonly tournamentRowId: number;
  readonly seasonRowId: number;
  readonly key: string;
  /** It counts milliseconds. */
  readonly startsAt: number;
  readonly localDate: string;
  readonly phase: Phase | null;
  readonly attended: readonly number[];
  readonly awards: readonly (Omit<SeasonAward<string>, 'player'> & { readonly player: number })[];
}

/** A tournament of a season as it is published. */
export interface PublishedSeasonTournament extends SeasonTournament {
  /** Only the source of the standings states its places: not all games are known. */
  readonly isStated: boolean;
}

/** SQL: selects the published rows of a table, for a `from` clause. */
export type PublishedRows = (table: VersionedTable, columns: string) => string;

/** Selects the rows that readers see now. */
export const OPEN_ROWS: PublishedRows = (table) => table;

/** Selects the rows that a run published or left unchanged. */
export const rowsAt =
  (run: number): PublishedRows =>
  (table, columns) =>
    validAt(table, columns, run);

export type Counted = Pick<CountedPlayers, 'countedAs'>;

export interface ReadMoment {
  readonly rowsOf?: PublishedRows;
  /** Only tournaments that started before this count; null means all. */
  readonly playedBefore?: Date | null;
}

const AWARD_COLUMNS = 'tournament_id, league_season_id, phase, player_id, kind, points, place';

interface Row {
  readonly tournamentRowId: number;
  readonly season: number;
  readonly key: string;
  readonly startsAt: Date;
  readonly localDate: string;
  readonly phase: Phase | null;
  readonly isStated: boolean;
  readonly players: number[];
  readonly participants: number;
  readonly placings: Buffer;
  readonly awarded: number[];
  readonly isBonus: boolean[];
  readonly points: number[];
  readonly places: number[];
}

/**
 * Loads the published tournaments that count in seasons of leagues: those that gave league points (000, 12.4). They are
 * in the order of history.
 */
export async function loadSeasonTournaments(
  client: PoolClient,
  seasonRowIds: readonly number[],
  counted: Counted | Promise<Counted>,
  { rowsOf = OPEN_ROWS, playedBefore = null }: ReadMoment = {},
): Promise<PublishedSeasonTournament[]> {
  const asked = client.query<Row>(
    `select a.tournament_id as "tournamentRowId", a.season, o.key, o.starts_at as "startsAt", c.local_date::text as "localDate", a.phase, ${isStated('c')} as "isStated", c.players, c.participants, c.placings,
       a.awarded, a."isBonus", a.points, a.places
     from (
       select tournament_id, league_season_id as season, max(phase) as phase, array_agg(player_id) as awarded,
         array_agg(kind = 'bonus') as "isBonus", array_agg(points) as points, array_agg(place) as places
       from ${rowsOf('awards', AWARD_COLUMNS)} w where league_season_id = any($1) group by tournament_id, league_season_id
     ) a join ${rowsOf('outcomes', 'tournament_id, submission_id, starts_at, key')} o using (tournament_id) join scorecards c using (submission_id)
     where $2::timestamptz is null or o.starts_at < $2
     order by o.starts_at, o.key`,
    [seasonRowIds, playedBefore],
  );
  const [{ rows }, { countedAs }] = await Promise.all([asked, counted]);
  return rows.map(({ tournamentRowId, season, key, startsAt, localDate, phase, isStated: isOnlyStated, ...row }) => ({
    ...{ tournamentRowId, seasonRowId: season, key, startsAt: startsAt.getTime(), localDate, phase },
    isStated: isOnlyStated,
    attended: listParticipants(row).map((rowId) => countedAs(rowId)),
    awards: row.awarded.map((player, index) => ({
      player,
      kind: row.isBonus[index] ? 'bonus' : 'league',
      points: row.points[index]!,
      place: row.places[index]!,
    })),
  }));
}

const listParticipants = ({ players, participants, placings }: Pick<Row, 'players' | 'participants' | 'placings'>) =>
  listPlaced(unpackEntries(placings), participants).map((entry) => players[entry]!);

/** Returns the entries that took part, the first place first. Players who only missed games stand below them. */
export const listPlaced = (placings: readonly number[], participants: number): readonly number[] =>
  placings.slice(0, participants);

/** Returns the row ids of everybody in these tournaments. */
export function playersOf(tournaments: readonly SeasonTournament[]): Set<number> {
  const players = new Set<number>();
  for (const { attended, awards } of tournaments) {
    for (const player of attended) players.add(player);
    for (const { player } of awards) players.add(player);
  }
  return players;
}

/** Returns the same tournament with players by public id. */
export const toCountedTournament = (
  { seasonRowId: _season, tournamentRowId: _row, startsAt: _start, ...tournament }: SeasonTournament,
  publicIdOf: (rowId: number) => string,
): CountedTournament<string> => ({
  ...tournament,
  attended: tournament.attended.map(publicIdOf),
  awards: tournament.awards.map((award) => ({ ...award, player: publicIdOf(award.player) })),
});
