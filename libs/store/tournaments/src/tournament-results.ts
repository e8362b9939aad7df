import { type Basis, type Inference, basisOfPlace, type Result } from '@quadrant/rules/tournament';
import { certainPlace } from '@quadrant/store/history';

/** A row of the final order. It leaves out a number that the rule system does not have. */
export interface TournamentStanding {
  /** It is null where no player alone has this place. */
  readonly place: number | null;
  readonly handle: string;
  /** It is null where it is unknown. */
  readonly points: number | null;
  readonly strengthOfSchedule?: number;
  readonly extendedStrengthOfSchedule?: number;
  readonly differential?: number;
  readonly cumulativeVictoryPoints?: number;
  readonly roundsWon?: number;
  readonly decidedBy: string;
  /** The place that the director gives, or the file that the report was translated from; left out where neither does. */
  readonly ownPlace?: number;
  /** The place as the source of standings states it, where games are unknown: `3`, `3-4`, `5?` or `?`; `3-4?`: left open. */
  readonly statedPlace?: string;
  /** The result of a match is unknown, so the player may have more points. */
  readonly pointsAtLeast?: true;
  readonly basis: Basis;
}

/** A row as {@link STANDINGS} gives it, without the members that are null. */
export type StoredStanding = Omit<TournamentStanding, 'basis' | 'place' | 'points'> &
  Partial<Pick<TournamentStanding, 'place' | 'points'>>;

/** Returns a row of the final order with where its place comes from. */
export const tellStanding = ({ place = null, points = null, ...row }: StoredStanding): TournamentStanding => ({
  place,
  points,
  ...row,
  basis: basisOfPlace({ stated: row.statedPlace }),
});

/** One round: of matches or, in Tribbles, of pods. The other list is empty. */
export interface TournamentRound {
  readonly round: number;
  readonly stage: string;
  readonly matches: TournamentMatch[];
  readonly pods: TournamentPod[];
  /** The handles of players without a match who may be an unknown opponent of the round. It is null where there is none. */
  readonly possibleOpponents: string[] | null;
}

/** One match. It leaves out the optional members that do not apply to it. */
export interface TournamentMatch {
  /** The second player is null where they are unknown. */
  readonly players: (string | null)[];
  /** The result is that of the first player. It is null where the games decide it, and where it is unknown. */
  readonly result: Result | null;
  readonly score: [number, number] | null;
  readonly endedBy: string | null;
  /** The director has set it, for the first player. */
  readonly differential?: number;
  readonly games?: TournamentGame[];
  /** Counts the completed missions of each player. */
  readonly missions?: { planet: number; space: number }[];
  /** The match has at most so many games. */
  readonly bestOf?: number;
  /** The points of each player that do not count toward winning. */
  readonly bonusExcluded?: [number, number];
  readonly victoryConditionsDiffer?: true;
  /** The opponent or the result is unknown, or the result was concluded. It is left out where the report states both. */
  readonly basis?: Basis;
  /** The rule by which the result was concluded. It is left out where it was not. */
  readonly inferredBy?: Inference;
}

/** One game of a match. Pairs of values have the same order as the players of the match. */
export interface TournamentGame {
  /** The handle of the winner; null means a draw. */
  readonly winner: string | null;
  readonly sides: [string, string] | null;
  readonly score: [number, number] | null;
  readonly endedBy: string | null;
  readonly differential: number | null;
}

export interface TournamentPod {
  /** The points are those of this round alone. */
  readonly scores: { handle: string; score: number }[];
  /** The player who emptied their hand first. It is null when time ended the round. */
  readonly wentOut: string | null;
}

/** Returns SQL for the row id of the player that a player counts as. */
const countedAs = (rowId: string): string => `(select counts_as from players where id = ${rowId})`;

/** SQL: the places that submission `v` gives, by entry: the final order of its document, otherwise the places of its file. */
const OWN_PLACES = `
  select said.entry::integer as entry, said.place from jsonb_array_elements_text(nullif(v.closing->'standings', 'null')) with ordinality as said (entry, place)
  union all
  select said.number - 1, said.place from (
      select f.own_places from source_files f where f.raw_sha256 = v.raw_sha256 order by f.received_at desc limit 1
    ) f cross join unnest(f.own_places) with ordinality as said (place, number)
    where coalesce(v.closing->'standings', 'null') = 'null' and said.place is not null`;

/** SQL: the final order of submission `v`. */
export const STANDINGS = `
  select json_agg(json_strip_nulls(json_build_object('place', ${certainPlace('r')}, 'handle', p.handle, 'points', r.points,
    'strengthOfSchedule', r.strength_of_schedule, 'extendedStrengthOfSchedule', r.extended_strength_of_schedule,
    'differential', r.differential, 'cumulativeVictoryPoints', r.cumulative_victory_points, 'roundsWon', r.rounds_won,
    'decidedBy', r.decided_by, 'ownPlace', own.place, 'statedPlace', r.stated, 'pointsAtLeast', nullif(r.points_at_least, false))) order by r.place)
  from standings r left join (${OWN_PLACES}) own on own.entry = r.entry join entries e on e.submission_id = r.submission_id and e.number = r.entry join shown_players p on p.id = ${countedAs('e.player_id')}
  where r.submission_id = v.id`;

const GAMES = `
  select json_agg(json_build_object('winner', case game->>'winner' when '0' then a.handle when '1' then b.handle end,
    'sides', game->'sides', 'score', game->'score', 'endedBy', game->'endedBy', 'differential', game->'differential') order by n)
  from jsonb_array_elements(m.games) with ordinality as played (game, n)`;

const MATCHES = `
  select json_agg((jsonb_build_object(
      'players', case when m.entry_b is null and m.basis is null then json_build_array(a.handle) else json_build_array(a.handle, b.handle) end,
      'result', m.result, 'endedBy', m.ended_by,
      'score', case when m.score_a is not null then json_build_array(m.score_a, m.score_b) end)
    || jsonb_strip_nulls(jsonb_build_object('differential', m.differential, 'bestOf', m.best_of,
      'missions', m.missions, 'bonusExcluded', m.bonus_excluded, 'victoryConditionsDiffer', nullif(m.victory_conditions_differ, false), 'basis', m.basis, 'inferredBy', m.inferred_by))
    || case when m.games is null then '{}' else jsonb_build_object('games', coalesce((${GAMES}), '[]')) end) order by m.number)
  from matches m
    join entries ea on ea.submission_id = m.submission_id and ea.number = m.entry_a join shown_players a on a.id = ${countedAs('ea.player_id')}
    left join entries eb on eb.submission_id = m.submission_id and eb.number = m.entry_b left join shown_players b on b.id = ${countedAs('eb.player_id')}
  where m.submission_id = v.id and m.round = numbered.round`;

const PODS = `
  select json_agg(json_build_object(
      'scores', (select json_agg(json_build_object('handle', p.handle, 'score', seat.score) order by seat.n)
        from unnest(o.entries, o.scores) with ordinality as seat (entry, score, n)
          join entries e on e.submission_id = o.submission_id and e.number = seat.entry join shown_players p on p.id = ${countedAs('e.player_id')}),
      'wentOut', (select p.handle from entries e join shown_players p on p.id = ${countedAs('e.player_id')}
        where e.submission_id = o.submission_id and e.number = o.went_out)) order by o.number)
  from pods o where o.submission_id = v.id and o.round = numbered.round`;

/** SQL: who may be an unknown opponent of a round, as `listPossibleOpponents` tells it. */
const POSSIBLE = `
  select json_agg(p.handle order by e.number)
  from entries e join shown_players p on p.id = ${countedAs('e.player_id')}
  where e.submission_id = v.id and coalesce(e.dropped_after_round, numbered.round) >= numbered.round
    and exists (select from matches m where m.submission_id = v.id and m.round = numbered.round and m.entry_b is null and m.basis = 'unknown')
    and not exists (select from matches m where m.submission_id = v.id and m.round = numbered.round and e.number in (m.entry_a, m.entry_b))`;

/** SQL: the rounds of submission `v`. */
export const ROUNDS = `
  select json_agg(json_build_object('round', numbered.round, 'stage', numbered.stage,
    'matches', coalesce((${MATCHES}), '[]'), 'pods', coalesce((${PODS}), '[]'), 'possibleOpponents', (${POSSIBLE})) order by numbered.round)
  from (
    select round, stage from matches where submission_id = v.id union select round, stage from pods where submission_id = v.id
  ) numbered`;

/** SQL: the handle of the winner of submission s. It is null where its results name nobody. */
export const WINNER = `
  (select p.handle from standings r join entries e on e.submission_id = r.submission_id and e.number = r.entry
     join shown_players p on p.id = (select counts_as from players where id = e.player_id)
   where r.submission_id = s.id and ${certainPlace('r')} = 1)`;
