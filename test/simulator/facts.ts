import type { Category, GameTitle } from '@quadrant/rules/tournament';
import type { DataSource } from 'typeorm';

/** A player as everybody sees them now. */
export interface Shown {
  readonly id: number;
  /** They count as the player of this id. */
  readonly countsAs: number;
  readonly publicId: string;
  /** This handle leads to them, whether they are hidden or not. */
  readonly ownHandle: string;
  readonly isHidden: boolean;
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
  readonly region: string | null;
}

export interface Change {
  readonly game: GameTitle;
  readonly category: Category;
  readonly player: number;
  readonly startsAt: Date;
  readonly tournamentId: string;
  readonly before: number;
  readonly after: number;
  readonly games: number;
  readonly wins: number;
  readonly ties: number;
}

export interface Tournament {
  readonly submission: number;
  readonly rated: boolean;
  readonly startsAt: Date;
  /** Its entries count as these players. */
  readonly players: readonly number[];
}

export interface Award {
  readonly kind: 'league' | 'bonus' | 'masters';
  readonly player: number;
  readonly points: number;
  readonly place: number;
  readonly startsAt: Date;
  /** The slug and the name; null for Masters Points. */
  readonly league: string | null;
  readonly season: string | null;
  /** It is null for points of a league. */
  readonly year: number | null;
}

/** Stored and shown numbers are defined by these facts, as a run published them, in the order of history. */
export interface Facts {
  readonly run: number;
  readonly officialRun: number | null;
  /** They are in the order of the handles that everybody sees. */
  readonly players: readonly Shown[];
  readonly changes: readonly Change[];
  readonly tournaments: readonly Tournament[];
  readonly awards: readonly Award[];
}

const HEAD = `
  select p.head_run as run, r.official_run as "officialRun" from publication p left join runs r on r.number = p.head_run`;

const PLAYERS = `
  select s.id, s.counts_as as "countsAs", s.public_id as "publicId", p.handle as "ownHandle", p.hidden_at is not null as "isHidden",
    s.handle, s.name, s.country, s.region
  from shown_players s join players p on p.id = s.id order by s.handle_key collate "C"`;

const CHANGES = `
  select k.game, c.category, c.player_id as player, o.starts_at as "startsAt", o.key as "tournamentId", c.before, c.after, c.games,
    c.wins, c.ties
  from rating_changes c join outcomes o using (tournament_id) join scorecards k using (submission_id) order by o.starts_at, o.key`;

const TOURNAMENTS = `
  select o.submission_id as submission, o.rated, o.starts_at as "startsAt",
    array(select p.counts_as from unnest(k.players) with ordinality as seat (id, n) join players p on p.id = seat.id order by n) as players
  from outcomes o join scorecards k using (submission_id) order by o.starts_at, o.key`;

const AWARDS = `
  select a.kind, a.player_id as player, a.points, a.place, o.starts_at as "startsAt", l.slug as league, s.season,
    a.masters_season as year
  from awards a join outcomes o using (tournament_id) left join league_seasons s on s.id = a.league_season_id
    left join leagues l on l.id = s.league_id
  order by o.starts_at, o.key, a.ordinal`;

/** Loads what the head run has published. */
export async function loadFacts(dataSource: DataSource): Promise<Facts> {
  const load = <Row>(query: string) => dataSource.query<Row[]>(query);
  const [[head], players, changes, tournaments, awards] = await Promise.all([
    load<Pick<Facts, 'run' | 'officialRun'>>(HEAD),
    load<Shown>(PLAYERS),
    load<Change>(CHANGES),
    load<Tournament>(TOURNAMENTS),
    load<Award>(AWARDS),
  ]);
  return { ...head!, players, changes, tournaments, awards };
}
