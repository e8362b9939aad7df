import { f, optional, nullable } from '@quadrant/http';
import {
  BASES,
  INFERENCES,
  type Inference,
  type Basis,
  ENDINGS,
  RESULTS,
  SIDES,
  STAGES,
  type Result,
} from '@quadrant/rules/tournament';
import type { TournamentGame, TournamentMatch, TournamentPod, TournamentRound } from '@quadrant/store/tournaments';

/** The two values are in the order of the players of the match. */
const pairOf = (items: { type: string; enum?: string[] }) =>
  ({ type: 'array', items, minItems: 2, maxItems: 2 }) as const;

class TournamentGameDto implements TournamentGame {
  @f.AnyText({ nullable, about: 'Handle; null for a draw' }) winner: string | null;
  @f.Other({ ...pairOf({ type: 'string', enum: [...SIDES] }) }, { nullable }) sides: [string, string] | null;
  @f.Other({ ...pairOf({ type: 'integer' }) }, { nullable }) score: [number, number] | null;
  @f.Choice(ENDINGS, { nullable }) endedBy: string | null;
  @f.Integer({ nullable, about: "Set by the director, the first player's" }) differential: number | null;
}

class MissionsDto {
  @f.Count() planet: number;
  @f.Count() space: number;
}

class TournamentMatchDto implements TournamentMatch {
  @f.Other(
    { type: 'array', items: { type: ['string', 'null'] } },
    { about: 'Two handles, or one for a bye or a missed game; null: an unknown opponent' },
  )
  players: (string | null)[];
  @f.Choice(RESULTS, {
    nullable,
    about: 'The result of the first player; null where the games tell it, and where it is unknown',
  })
  result: Result | null;
  @f.Other({ ...pairOf({ type: 'integer' }) }, { nullable }) score: [number, number] | null;
  @f.Choice(ENDINGS, { nullable }) endedBy: string | null;
  @f.Integer({ optional, about: "Set by the director, the first player's" }) differential?: number;
  @f.List(TournamentGameDto, { optional, about: 'In playing order, if the report lists games' })
  games?: TournamentGameDto[];
  @f.List(MissionsDto, { optional, about: 'Completed missions of each player' }) missions?: MissionsDto[];
  @f.Ordinal({ optional, about: 'Games at the most' }) bestOf?: number;
  @f.Other({ ...pairOf({ type: 'integer' }) }, { optional, about: 'Points that do not count toward winning' })
  bonusExcluded?: [number, number];
  @f.Choice([true], { optional, about: 'The two needed different things to win' }) victoryConditionsDiffer?: true;
  @f.Choice(BASES, {
    optional,
    about:
      '`unknown`: the opponent or the result is. `inferred`: the result was concluded by `inferredBy`. Left out where the report states both',
  })
  basis?: Basis;
  @f.Choice(INFERENCES, {
    optional,
    about:
      '`totals`: the stated points of both players leave only this result; `score`: the score shows who won; `elimination`: only the winner played on',
  })
  inferredBy?: Inference;
}

class PodScoreDto {
  @f.AnyText() handle: string;
  @f.Count('Points of this round alone, without a head start') score: number;
}

class TournamentPodDto implements TournamentPod {
  @f.List(PodScoreDto) scores: PodScoreDto[];
  @f.AnyText({ nullable, about: 'Handle of the player who emptied their hand first; null when time ended the round' })
  wentOut: string | null;
}

export class TournamentRoundDto implements TournamentRound {
  @f.Ordinal() round: number;
  @f.Choice(STAGES) stage: string;
  @f.List(TournamentMatchDto, 'Empty in Tribbles') matches: TournamentMatchDto[];
  @f.List(TournamentPodDto, 'Tribbles, instead of matches') pods: TournamentPodDto[];
  @f.Texts({
    nullable,
    about:
      'Handles of players without a match who may be an unknown opponent of the round: what they did in it is unknown',
  })
  possibleOpponents: string[] | null;
}
