import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { expectedScore, GameUnpacker } from '@quadrant/rules/rating';
import type { GameTitle } from '@quadrant/rules/tournament';

/** A game that the player with the lower rating won. */
export interface Upset {
  readonly tournamentId: string;
  readonly tournament: string;
  readonly game: GameTitle;
  readonly winner: UpsetPlayer;
  readonly loser: UpsetPlayer;
  /** The winner's expected score by their ratings: 0 to 0.5. */
  readonly expected: number;
}

export interface UpsetPlayer {
  readonly handle: string;
  /** The rating is that before the tournament. */
  readonly rating: number;
}

interface StoredTournament {
  readonly tournamentId: string;
  readonly tournament: string;
  readonly game: GameTitle;
  readonly games: Uint8Array;
  readonly players: readonly number[];
  readonly before: readonly (number | null)[];
}

/** Reading the games of so many takes about 10 ms. */
const MOST_TOURNAMENTS = 100;
/** The first of them counts that two shown players played. */
const CANDIDATES = 20;

/** SQL: the latest rated tournaments that began from instant $1 on. */
const PLAYED = `
  select o.key as "tournamentId", s.name as tournament, k.game, k.games, seats.players, seats.before
  from outcomes o join scorecards k using (submission_id) join submissions s on s.id = o.submission_id
    cross join lateral (
      select array_agg(p.counts_as order by n) as players, array_agg(c.before order by n) as before
      from unnest(k.players) with ordinality as seat (id, n) join players p on p.id = seat.id
        left join rating_changes c on c.tournament_id = o.tournament_id and c.player_id = p.counts_as and c.category <> 'overall') seats
  where o.rated and k.rated and o.starts_at >= $1 order by o.starts_at desc, o.key desc limit ${MOST_TOURNAMENTS}`;

const unpacker = new GameUnpacker();

/** Finds results that nobody expected. */
@Injectable()
export class UpsetReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Finds the least expected win since an instant; null without one. It ignores games of more than two players. */
  async findLargest(from: Date): Promise<Upset | null> {
    const rows = await this.dataSource.query<StoredTournament[]>(PLAYED, [from]);
    const found = rows
      .flatMap(listWins)
      .sort((a, b) => a.expected - b.expected)
      .slice(0, CANDIDATES);
    const shown = await this.dataSource.query<{ id: number; handle: string }[]>(
      `select p.id, p.handle from shown_players p join players q on q.id = p.id and q.hidden_at is null where p.id = any($1)`,
      [found.flatMap(({ winner, loser }) => [winner.id, loser.id])],
    );
    const handles = new Map(shown.map(({ id, handle }) => [id, handle]));
    for (const { of, winner, loser, expected } of found) {
      const [first, second] = [handles.get(winner.id), handles.get(loser.id)];
      if (first === undefined || second === undefined) continue;
      const { tournamentId, tournament, game } = of;
      return {
        ...{ tournamentId, tournament, game, expected },
        winner: { handle: first, rating: winner.rating },
        loser: { handle: second, rating: loser.rating },
      };
    }
    return null;
  }
}

interface Side {
  readonly id: number;
  readonly rating: number;
}

interface Win {
  readonly of: StoredTournament;
  readonly winner: Side;
  readonly loser: Side;
  readonly expected: number;
}

/** Lists the games of two players that the lower rated one won. */
function listWins(of: StoredTournament): Win[] {
  const { length, one, other, score, share } = unpacker.unpack(of.games);
  const sideOf = (entry: number): Side | null => {
    const rating = of.before[entry] ?? null;
    return rating === null ? null : { id: of.players[entry]!, rating };
  };
  const wins: Win[] = [];
  for (let game = 0; game < length; game += 1) {
    if (share[game] !== 1 || score[game] === 0.5) continue;
    const [first, second] = score[game] === 1 ? [one, other] : [other, one];
    const [winner, loser] = [sideOf(first[game]!), sideOf(second[game]!)];
    if (winner === null || loser === null || winner.rating >= loser.rating) continue;
    wins.push({ of, winner, loser, expected: expectedScore(winner.rating, loser.rating) });
  }
  return wins;
}
