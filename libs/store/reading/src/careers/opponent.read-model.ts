import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GameUnpacker } from '@quadrant/rules/rating';
import { foldHandle, type GameTitle } from '@quadrant/rules/tournament';
import { readMoment } from '@quadrant/store/database';
import { loadReports, scoreStored } from '@quadrant/store/history';
import { shownPlayer } from '../shown-player.js';
import type { GameRecord, HeadToHead, Meeting, Opponent } from './career.js';
import type { PoolClient } from 'pg';

interface PlayedTournament {
  readonly submissionRowId: number;
  readonly tournamentId: string;
  readonly tournament: string;
  readonly startsAt: Date;
  readonly game: GameTitle;
  /** As whom the entries count. */
  readonly players: readonly number[];
  readonly games: Uint8Array;
  /** Whether the scorecard is of another rated flag than what is published. */
  readonly isSwitched: boolean;
  readonly rated: boolean;
}

/** SQL: the published tournaments in which the player of handle $1 has a rated game, newest first. */
const PLAYED = `
  select o.submission_id as "submissionRowId", o.key as "tournamentId", s.name as tournament, o.starts_at as "startsAt", k.game, k.games,
    o.rated <> k.rated as "isSwitched", o.rated,
    array(select p.counts_as from unnest(k.players) with ordinality as seat (id, n) join players p on p.id = seat.id
      order by n) as players
  from (select distinct tournament_id from rating_changes where player_id = ${shownPlayer('$1')}) c
    join outcomes o using (tournament_id) join scorecards k using (submission_id) join submissions s on s.id = o.submission_id
  where $2::text is null or k.game = $2
  order by o.starts_at desc, o.key desc`;

type Result = Meeting['results'][number];

const unpacker = new GameUnpacker();

/** Whom players met, game by game, as it is published: read from the scorecards of one player's tournaments. */
@Injectable()
export class OpponentReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Everybody whom a player met in rated games, most games first.
   *
   * @param game null: in all games
   * @returns null for a handle that leads to nobody who is shown
   */
  async listOpponents(handle: string, game: GameTitle | null): Promise<Opponent[] | null> {
    return this.read(handle, game, async (client, _own, met) => {
      const records = new Map<number, { results: Result[]; lastMetAt: Date }>();
      for (const { tournament, opponent, result } of met) {
        const known = records.get(opponent);
        if (known) known.results.push(result);
        else records.set(opponent, { results: [result], lastMetAt: tournament.startsAt });
      }
      const { rows } = await client.query<Pick<Opponent, 'handle' | 'name' | 'country'> & { id: number }>(
        `select id, handle, name, country from shown_players where id = any($1) order by handle_key collate "C"`,
        [[...records.keys()]],
      );
      const opponents = rows.map(({ id, ...shown }): Opponent => {
        const { results, lastMetAt } = records.get(id)!;
        return { ...shown, ...recordOf(results), lastMetAt };
      });
      return opponents.toSorted((a, b) => b.games - a.games || b.wins - a.wins);
    });
  }

  /**
   * What two players have played against each other; a record of no games where they have not.
   *
   * @returns null when one of the handles leads to nobody who is shown
   */
  async findHeadToHead(handle: string, other: string, game: GameTitle | null): Promise<HeadToHead | null> {
    return this.read(handle, game, async (client, own, met) => {
      const opponent = await findPlayer(client, other);
      if (opponent === null) return null;
      const between = met.filter((each) => each.opponent === opponent.id);
      const byTournament = new Map<PlayedTournament, Result[]>();
      for (const { tournament, result } of between) {
        byTournament.set(tournament, [...(byTournament.get(tournament) ?? []), result]);
      }
      const meetings = [...byTournament].map(
        ([{ tournamentId, tournament, startsAt, game: title }, results]): Meeting => {
          return { tournamentId, tournament, startsAt, game: title, results };
        },
      );
      const record = recordOf(between.map(({ result }) => result));
      return { handle: own.handle, opponent: opponent.handle, ...record, meetings };
    });
  }

  private read<T>(
    handle: string,
    game: GameTitle | null,
    work: (client: PoolClient, own: FoundPlayer, met: readonly MetOpponent[]) => Promise<T | null>,
  ): Promise<T | null> {
    return readMoment(this.dataSource, async (client) => {
      const [own, { rows }] = await Promise.all([
        findPlayer(client, handle),
        client.query<PlayedTournament>(PLAYED, [foldHandle(handle), game]),
      ]);
      return own && (await work(client, own, await listMet(client, own.id, rows)));
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
interface MetOpponent {
  readonly tournament: PlayedTournament;
  readonly opponent: number;
  readonly result: Result;
}

/** Every rated game of a player, tournament by tournament. */
async function listMet(client: PoolClient, own: number, rows: readonly PlayedTournament[]): Promise<MetOpponent[]> {
  const met: MetOpponent[] = [];
  for (const tournament of rows) {
    const { length, one, other, score } = unpacker.unpack(await gamesOf(client, tournament));
    const { players } = tournament;
    for (let game = 0; game < length; game++) {
      const [first, second] = [players[one[game]!]!, players[other[game]!]!];
      if (first !== own && second !== own) continue;
      const points = first === own ? score[game]! : 1 - score[game]!;
      const result = points === 1 ? 'win' : points === 0 ? 'loss' : 'tie';
      met.push({ tournament, opponent: first === own ? second : first, result });
    }
  }
  return met;
}

/** Those that were published: the scorecard has others while a new rated flag waits for its run. */
async function gamesOf(client: PoolClient, { submissionRowId, games, isSwitched, rated }: PlayedTournament) {
  if (!isSwitched) return games;
  const [stored] = await loadReports(client, [submissionRowId]);
  return stored ? scoreStored({ ...stored, facts: { ...stored.facts, rated } }).scorecard.games : games;
}

function recordOf(results: readonly Result[]): GameRecord {
  const count = (wanted: Result) => results.filter((result) => result === wanted).length;
  return { games: results.length, wins: count('win'), losses: count('loss'), ties: count('tie') };
}
