import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findHandleFault, type GameTitle } from '@quadrant/rules/tournament';
import { readMoment, shownDate } from '@quadrant/store/database';
import { keyOfPlayer, shownPlayer } from '@quadrant/store/players';
import { unpackMeetings, readHeadRun } from '@quadrant/store/history';
import type { BestWin, GameRecord, HeadToHead, Meeting, Opponent, Opponents } from './career.js';
import type { PoolClient } from 'pg';

interface PlayedTournament {
  readonly tournamentId: string;
  readonly tournament: string;
  readonly startsAt: Date;
  readonly localDate: string;
  readonly game: GameTitle;
  readonly rowId: number;
  readonly category: string;
  readonly met: Buffer;
}

/** SQL: the published tournaments in which the player of handle $1 met any opponent, or opponent $3, newest first. */
const PLAYED = `
  select o.key as "tournamentId", s.name as tournament, o.starts_at as "startsAt", ${shownDate('k')} as "localDate", k.game,
    c.tournament_id as "rowId", c.category, c.met
  from rating_changes c join outcomes o using (tournament_id) join scorecards k using (submission_id)
    join submissions s on s.id = o.submission_id
  where c.player_id = ${shownPlayer('$1')} and c.met <> '' and ($2::text is null or k.game = $2)
    and ($3::text is null or position(int4send(${shownPlayer('$3')}) in c.met) > 0)
  order by o.starts_at desc, o.key desc`;

/**
 * SQL: the opponents of ids $1, and the win before which each was rated highest. A win is listed in $2 to $4: row id of
 * the tournament, its category, opponent.
 */
const OPPONENTS = `
  with beaten as (
    select distinct on (w.opponent) w.opponent, w.n::integer - 1 as win, r.before as rating
    from unnest($2::integer[], $3::text[], $4::integer[]) with ordinality w (tournament, category, opponent, n)
      join rating_changes r on (r.tournament_id, r.category, r.player_id) = (w.tournament, w.category, w.opponent)
    order by w.opponent, r.before desc, w.n)
  select p.id, p.handle, p.name, p.country, b.win, b.rating
  from shown_players p left join beaten b on b.opponent = p.id
  where p.id = any($1) order by p.handle_key collate "C"`;

interface FoundOpponent extends Pick<Opponent, 'handle' | 'name' | 'country'> {
  readonly id: number;
  /** Place of the win among all, and the opponent's rating then. Both are null without a win. */
  readonly win: number | null;
  readonly rating: number | null;
}

const RESULTS = ['loss', 'tie', 'win'] as const;
type Result = (typeof RESULTS)[number];

/** Reads the opponents of players, game by game. Publication keeps them beside the rating changes. */
@Injectable()
export class OpponentReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Lists all opponents that a player met in rated games.
   *
   * @param game null: in all games
   * @returns null for a handle that leads to no shown player
   */
  async listOpponents(handle: string, game: GameTitle | null): Promise<Opponents | null> {
    if (findHandleFault(handle) !== null) return null;
    return readMoment(this.dataSource, async (client) => {
      const [run, own, met] = await Promise.all([
        readHeadRun(client),
        findPlayer(client, handle),
        listMet(client, handle, game, null),
      ]);
      if (own === null) return null;
      const records = new Map<number, { results: Result[]; last: PlayedTournament }>();
      for (const { tournament, opponent, result } of met) {
        const known = records.get(opponent);
        if (known) known.results.push(result);
        else records.set(opponent, { results: [result], last: tournament });
      }
      const wins = met.filter(({ result }) => result === 'win');
      const { rows } = await client.query<FoundOpponent>(OPPONENTS, [
        [...records.keys()],
        wins.map(({ tournament }) => tournament.rowId),
        wins.map(({ tournament }) => tournament.category),
        wins.map(({ opponent }) => opponent),
      ]);
      const opponents = rows.map(({ id, win, rating, ...shown }): Opponent => {
        const { results, last } = records.get(id)!;
        const bestWin = win === null ? null : bestWinOf(wins[win]!.tournament, rating!);
        return { ...shown, ...recordOf(results), lastMetAt: last.startsAt, lastMetOn: last.localDate, bestWin };
      });
      return { run, rows: opponents.toSorted((a, b) => b.games - a.games || b.wins - a.wins) };
    });
  }

  /**
   * Returns all that two players have played against each other: a record of no games when they never met.
   *
   * @returns null when one of the handles leads to no shown player
   */
  async findHeadToHead(handle: string, other: string, game: GameTitle | null): Promise<HeadToHead | null> {
    if (findHandleFault(handle) !== null || findHandleFault(other) !== null) return null;
    return readMoment(this.dataSource, async (client) => {
      const [run, own, opponent, met] = await Promise.all([
        readHeadRun(client),
        findPlayer(client, handle),
        findPlayer(client, other),
        listMet(client, handle, game, other),
      ]);
      if (own === null || opponent === null) return null;
      const between = met.filter((each) => each.opponent === opponent.id);
      const byTournament = new Map<PlayedTournament, Result[]>();
      for (const { tournament, result } of between) {
        byTournament.set(tournament, [...(byTournament.get(tournament) ?? []), result]);
      }
      const meetings = [...byTournament].map(([tournament, results]): Meeting => {
        const { tournamentId, tournament: name, startsAt, localDate, game: title } = tournament;
        return { tournamentId, tournament: name, startsAt, localDate, game: title, results };
      });
      const record = recordOf(between.map(({ result }) => result));
      return { run, handle: own.handle, opponent: opponent.handle, ...record, meetings };
    });
  }
}

const bestWinOf = ({ tournamentId, tournament, localDate }: PlayedTournament, rating: number): BestWin => ({
  rating,
  tournamentId,
  tournament,
  localDate,
});

interface FoundPlayer {
  readonly id: number;
  readonly handle: string;
}

async function findPlayer(client: PoolClient, handle: string): Promise<FoundPlayer | null> {
  const { rows } = await client.query<FoundPlayer>(
    `select id, handle from shown_players where id = ${shownPlayer('$1')}`,
    [keyOfPlayer(handle)],
  );
  return rows[0] ?? null;
}

interface Met {
  readonly tournament: PlayedTournament;
  readonly opponent: number;
  readonly result: Result;
}

/**
 * Lists every rated game of a player, tournament by tournament.
 *
 * @param other an opponent whose tournaments are enough; null: all
 */
async function listMet(
  client: PoolClient,
  handle: string,
  title: GameTitle | null,
  other: string | null,
): Promise<Met[]> {
  const { rows } = await client.query<PlayedTournament>(PLAYED, [
    keyOfPlayer(handle),
    title,
    other === null ? null : keyOfPlayer(other),
  ]);
  return rows.flatMap((tournament) =>
    unpackMeetings(tournament.met).map(({ opponent, halves }) => ({ tournament, opponent, result: RESULTS[halves]! })),
  );
}

function recordOf(results: readonly Result[]): GameRecord {
  const count = (wanted: Result) => results.filter((result) => result === wanted).length;
  return { games: results.length, wins: count('win'), losses: count('loss'), ties: count('tie') };
}
