import type { Result } from '@quadrant/rules/tournament';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ask, shownDateOfReport } from '@quadrant/store/database';
import { certainPlace, FIELD_SIZE } from '@quadrant/store/history';
import { keyOfPlayer, shownPlayer } from '@quadrant/store/players';

export interface OwnMatch {
  /** The result is that of the first player. It is null where the games decide it. */
  readonly result: Result | null;
  /** It is 0 or 1. */
  readonly seat: number;
  /** Counts the games of the match that the player won; `gamesLost` counts those of the opponent. */
  readonly gamesWon: number;
  readonly gamesLost: number;
  /** The result is unknown. It is left out where the report states it. */
  readonly isUnknown?: true;
  /** The result was concluded. It is left out where the report states it. */
  readonly isInferred?: true;
}

export interface PlayerResult {
  readonly tournamentId: string;
  readonly tournament: string;
  readonly game: string;
  readonly format: string;
  /** The local date on which it began. */
  readonly date: string;
  readonly state: string;
  /** It is null where no player alone has this place; `statedPlace` then has it as its source states it. */
  readonly place: number | null;
  /** It is null where the rules compute the place. */
  readonly statedPlace: string | null;
  readonly players: number;
  /** It is empty where pods are played. */
  readonly matches: readonly OwnMatch[];
  /** The published points for leagues, with their bonus; `mastersPoints` are those for the Masters. */
  readonly leaguePoints: number;
  readonly mastersPoints: number;
}

/** Returns SQL that counts the games of match m that the player at a seat won. */
const GAMES_WON_BY = (seat: string): string =>
  `(select count(*)::integer from jsonb_array_elements(coalesce(m.games, '[]')) played where played.value->>'winner' = ${seat})`;

const MATCHES = `
  select json_agg(json_build_object('result', m.result, 'seat', seated.seat,
    'gamesWon', ${GAMES_WON_BY('seated.seat::text')}, 'gamesLost', ${GAMES_WON_BY('(1 - seated.seat)::text')})::jsonb
    || case when m.basis = 'unknown' and m.result is null and m.games is null then '{"isUnknown": true}' when m.basis = 'inferred' then '{"isInferred": true}' else '{}' end::jsonb order by m.round)
  from matches m cross join lateral (select case when m.entry_a = e.number then 0 else 1 end as seat) seated
  where m.submission_id = s.id and (m.entry_a = e.number or m.entry_b = e.number)`;

const POINTS = (kinds: string): string => `
  (select coalesce(sum(a.points), 0)::integer from awards a
   where a.tournament_id = t.id and a.player_id = own.id and a.kind in (${kinds}))`;

/** SQL: tournaments whose current revision includes the player of `own`. */
const PLAYED = `
  from own
    join players p on p.counts_as = own.id
    join entries e on e.player_id = p.id
    join submissions s on s.id = e.submission_id
    join tournaments t on t.id = s.tournament_id and t.current_revision = s.revision
    -- Read apart: PostgreSQL plans several times longer where it may join the tables of this view with the others.
    cross join lateral (select x.state from submission_states x where x.submission_id = s.id offset 0) w
    join standings r on r.submission_id = s.id and r.entry = e.number
  where w.state <> 'withdrawn' and t.merged_into is null`;

/** Reads the tournaments of players, with their results in each. */
@Injectable()
export class PlayerResultsReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts the tournaments that {@link list} would list without a limit. */
  async count(handle: string, playedBefore: Date | null): Promise<number> {
    const [row] = await ask<{ count: number }>(
      this.dataSource,
      `with own as (select ${shownPlayer('$1')} as id)
       select count(*)::integer as count ${PLAYED} and ($2::timestamptz is null or s.starts_at < $2)`,
      [keyOfPlayer(handle), playedBefore],
    );
    return row!.count;
  }

  /** Lists tournaments whose current revision includes the player, newest first. @param playedBefore null: all */
  list(handle: string, limit: number, playedBefore: Date | null): Promise<PlayerResult[]> {
    return ask<PlayerResult>(
      this.dataSource,
      `with own as (select ${shownPlayer('$1')} as id)
       select t.key as "tournamentId", s.name as tournament, s.game, s.format, ${shownDateOfReport('s')} as date, w.state,
         ${certainPlace('r')} as place, r.stated as "statedPlace", ${FIELD_SIZE} as players,
         coalesce((${MATCHES}), '[]') as matches,
         ${POINTS(`'league', 'bonus'`)} as "leaguePoints", ${POINTS(`'masters'`)} as "mastersPoints"
       ${PLAYED} and ($3::timestamptz is null or s.starts_at < $3)
       order by s.starts_at desc, t.key desc limit $2`,
      [keyOfPlayer(handle), limit, playedBefore],
    );
  }
}
