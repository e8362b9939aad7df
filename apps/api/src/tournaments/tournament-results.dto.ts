import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ENDINGS, RESULTS, SIDES, STAGES, type Result } from '@quadrant/rules/tournament';
import type { TournamentGame, TournamentMatch, TournamentPod, TournamentRound } from '@quadrant/store/reading';

/** A value for each of the two players, in the order of the match. */
const pairOf = (items: { type: string; enum?: string[] }) =>
  ({ type: 'array', items, minItems: 2, maxItems: 2 }) as const;
const score = { ...pairOf({ type: 'integer' }), nullable: true } as const;
const endedBy = { type: 'string', enum: [...ENDINGS], nullable: true } as const;

class TournamentGameDto implements TournamentGame {
  @ApiProperty({ type: 'string', nullable: true, description: 'Handle; null for a draw' })
  winner: string | null;

  @ApiProperty({ ...pairOf({ type: 'string', enum: [...SIDES] }), nullable: true })
  sides: [string, string] | null;

  @ApiProperty(score)
  score: [number, number] | null;

  @ApiProperty(endedBy)
  endedBy: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: "Set by the director, the first player's" })
  differential: number | null;
}

class MissionsDto {
  @ApiProperty({ type: 'integer', minimum: 0 })
  planet: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  space: number;
}

class TournamentMatchDto implements TournamentMatch {
  @ApiProperty({ type: [String], description: 'Two handles, or one for a bye or a missed game' })
  players: string[];

  @ApiProperty({
    type: 'string',
    enum: [...RESULTS],
    nullable: true,
    description: 'The result of the first player; null where the games tell it',
  })
  result: Result | null;

  @ApiProperty(score)
  score: [number, number] | null;

  @ApiProperty(endedBy)
  endedBy: string | null;

  @ApiPropertyOptional({ type: 'integer', description: "Set by the director, the first player's" })
  differential?: number;

  @ApiPropertyOptional({ type: [TournamentGameDto], description: 'In playing order, if the report lists games' })
  games?: TournamentGameDto[];

  @ApiPropertyOptional({ type: [MissionsDto], description: 'Completed missions of each player' })
  missions?: MissionsDto[];

  @ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'Games at the most' })
  bestOf?: number;

  @ApiPropertyOptional({ ...pairOf({ type: 'integer' }), description: 'Points that do not count toward winning' })
  bonusExcluded?: [number, number];

  @ApiPropertyOptional({ enum: [true], description: 'The two needed different things to win' })
  victoryConditionsDiffer?: true;
}

class PodScoreDto {
  @ApiProperty()
  handle: string;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Points of this round alone, without a head start' })
  score: number;
}

class TournamentPodDto implements TournamentPod {
  @ApiProperty({ type: [PodScoreDto] })
  scores: PodScoreDto[];

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Handle of the player who emptied their hand first; null when time ended the round',
  })
  wentOut: string | null;
}

export class TournamentRoundDto implements TournamentRound {
  @ApiProperty({ type: 'integer', minimum: 1 })
  round: number;

  @ApiProperty({ enum: [...STAGES] })
  stage: string;

  @ApiProperty({ type: [TournamentMatchDto], description: 'Empty in Tribbles' })
  matches: TournamentMatchDto[];

  @ApiProperty({ type: [TournamentPodDto], description: 'Tribbles, instead of matches' })
  pods: TournamentPodDto[];
}
