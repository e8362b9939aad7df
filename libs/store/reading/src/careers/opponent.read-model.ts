import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { foldHandle, type GameTitle } from '@quadrant/rules/tournament';
import { readMoment } from '@quadrant/store/database';
import { unpackMeetings } from '@quadrant/store/history';
import { shownPlayer } from '../shown-player.js';
import type { GameRecord, HeadToHead, Meeting, Opponent } from './career.js';
import type { PoolClient } from 'pg';

interface PlayedTournament {
  readonly tournamentId: string;
  readonly tournament: string;
  readonly startsAt: Date;
  readonly localDate: string;
  readonly game: GameTitle;
  readonly met: Buffer;
}

/** SQL: the published tournaments in which the player of handle $1 met somebody, or opponent $3, newest first. */
const PLAYED = `
  select o.key as "tournamentId", s.name as tournament, o.starts_at as "startsAt", k.local_date::text as "localDate", k.game, c.met
  from rating_changes c join outcomes o using (tournament_id) join scorecards k using (submission_id)
    join submissions s on s.id = o.submission_id
  where c.player_id = ${shownPlayer('$1')} and c.met <> '' and ($2::text is null or k.game = $2)
    and ($3::text is null or position(int4send(${shownPlayer('$3')}) in c.met) > 0)
  order by o.starts_at desc, o.key desc`;

const RESULTS = ['loss', 'tie', 'win'] as const;
type Result = (typeof RESULTS)[number];

/** Whom players met, game by game, as publication keeps it beside their rating changes. */
@Injectable()
export class OpponentReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Everybody whom a player met in rated games, most games first.
   *
   * @param game null: in all games
   * @returns null for a handle that leads to nobody who is shown
   */
  listOpponents(handle: string, game: GameTitle | null): Promise<Opponent[] | null> {
    return readMoment(this.dataSource, async (client) => {
      const [own, met] = await Promise.all([findPlayer(client, handle), listMet(client, handle, game, null)]);
      if (own === null) return null;
      const records = new Map<number, { results: Result[]; last: PlayedTournament }>();
      for (const { tournament, opponent, result } of met) {
        const known = records.get(opponent);
        if (known) known.results.push(result);
        else records.set(opponent, { results: [result], last: tournament });
      }
      const { rows } = await client.query<Pick<Opponent, 'handle' | 'name' | 'country'> & { id: number }>(
        `select id, handle, name, country from shown_players where id = any($1) order by handle_key collate "C"`,
        [[...records.keys()]],
      );
      const opponents = rows.map(({ id, ...shown }): Opponent => {
        const { results, last } = records.get(id)!;
        return { ...shown, ...recordOf(results), lastMetAt: last.startsAt, lastMetOn: last.localDate };
      });
      return opponents.toSorted((a, b) => b.games - a.games || b.wins - a.wins);
    });
  }

  /**
   * What two players have played against each other; a record of no games where they have not.
   *
   * @returns null when one of the handles leads to nobody who is shown
   */
  findHeadToHead(handle: string, other: string, game: GameTitle | null): Promise<HeadToHead | null> {
    return readMoment(this.dataSource, async (client) => {
      const [own, opponent, met] = await Promise.all([
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
      const meetings = [...byTournament].map(([{ met: _, ...tournament }, results]): Meeting => {
        return { ...tournament, results };
      });
      const record = recordOf(between.map(({ result }) => result));
      return { handle: own.handle, opponent: opponent.handle, ...record, meetings };
    });
  }
}

interface FoundPlayer {
  readonly id: number;
  readonly handle: string;
}

async function findPlayer(client: PoolClient, handle: string): Promise<FoundPlayer | null> {
  const { rows } = await client.query<FoundPlayer>(
    `select id, handle from shown_players where id = ${shownPlayer('$1')}`,
    [foldHandle(handle)],
  );
  return rows[0] ?? null;
}

/** One game of a player. */
interface Met {
  readonly tournament: PlayedTournament;
  readonly opponent: number;
  readonly result: Result;
}

/**
 * Every rated game of a player, tournament by tournament.
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
    foldHandle(handle),
    title,
    other === null ? null : foldHandle(other),
  ]);
  return rows.flatMap((tournament) =>
    unpackMeetings(tournament.met).map(({ opponent, halves }) => ({ tournament, opponent, result: RESULTS[halves]! })),
  );
}

function recordOf(results: readonly Result[]): GameRecord {
  const count = (wanted: Result) => results.filter((result) => result === wanted).length;
  return { games: results.length, wins: count('win'), losses: count('loss'), ties: count('tie') };
}
