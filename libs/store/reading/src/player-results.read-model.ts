import type { Result } from '@quadrant/rules/tournament';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ask } from '@quadrant/store/database';
import { keyOfPlayer } from '@quadrant/store/people';
import { shownPlayer } from './shown-player.js';

/** A match of one player, as they were seated in it. */
export interface OwnMatch {
  /** As the first player's; null where the games tell it. */
  readonly result: Result | null;
  /** 0 or 1. */
  readonly seat: number;
  /** Games of the match that the player and the opponent won. */
  readonly gamesWon: number;
  readonly gamesLost: number;
}

/** A tournament as one player played it. */
export interface PlayerResult {
  readonly tournamentId: string;
  readonly tournament: string;
  readonly game: string;
  readonly format: string;
  /** Local. */
  readonly date: string;
  readonly state: string;
  readonly place: number;
  readonly players: number;
  /** Empty where pods are played. */
  readonly matches: readonly OwnMatch[];
  /** Published points for leagues with their bonus, and for the Masters. */
  readonly leaguePoints: number;
  readonly mastersPoints: number;
}

/** Who won game `game` of match m, as entry numbers count. */
const GAMES_WON_BY = (seat: string): string =>
  `(select count(*)::integer from jsonb_array_elements(coalesce(m.games, '[]')) played where played.value->>'winner' = ${seat})`;

const MATCHES = `
  select json_agg(json_build_object('result', m.result, 'seat', seated.seat,
    'gamesWon', ${GAMES_WON_BY('seated.seat::text')}, 'gamesLost', ${GAMES_WON_BY('(1 - seated.seat)::text')}) order by m.round)
  from matches m cross join lateral (select case when m.entry_a = e.number then 0 else 1 end as seat) seated
  where m.submission_id = s.id and (m.entry_a = e.number or m.entry_b = e.number)`;

const POINTS = (kinds: string): string => `
  (select coalesce(sum(a.points), 0)::integer from awards a
   where a.tournament_id = t.id and a.player_id = own.id and a.kind in (${kinds}))`;

/** The tournaments of players, with what they did in each. */
@Injectable()
export class PlayerResultsReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Newest first; tournaments whose current revision the player is in.
   *
   * @param playedBefore null: all
   */
  list(handle: string, limit: number, playedBefore: Date | null): Promise<PlayerResult[]> {
    return ask<PlayerResult>(
      this.dataSource,
      `with own as (select ${shownPlayer('$1')} as id)
       select t.key as "tournamentId", s.name as tournament, s.game, s.format, s.local_date::text as date, w.state, r.place,
         (select count(*)::integer from standings z where z.submission_id = s.id) as players,
         coalesce((${MATCHES}), '[]') as matches,
         ${POINTS(`'league', 'bonus'`)} as "leaguePoints", ${POINTS(`'masters'`)} as "mastersPoints"
       from own
         join players p on p.counts_as = own.id
         join entries e on e.player_id = p.id
         join submissions s on s.id = e.submission_id
         join tournaments t on t.id = s.tournament_id and t.current_revision = s.revision
         -- Read apart: PostgreSQL plans several times longer where it may join the tables of this view with the others.
         cross join lateral (select x.state from submission_states x where x.submission_id = s.id offset 0) w
         join standings r on r.submission_id = s.id and r.entry = e.number
       where w.state <> 'withdrawn' and t.merged_into is null and ($3::timestamptz is null or s.starts_at < $3)
       order by s.starts_at desc, t.key desc limit $2`,
      [keyOfPlayer(handle), limit, playedBefore],
    );
  }
}
