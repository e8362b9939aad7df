import { ApiProperty } from '@nestjs/swagger';
import { IsHandle, IsOneOf } from '@quadrant/http';
import { CATEGORIES, GAME_TITLES, RULE_SYSTEM_IDS, type Category, type GameTitle } from '@quadrant/rules/tournament';
import type { GameExplanation, RatingExplanation } from '@quadrant/store/explanations';
import { AsOfDto } from '../as-of/as-of.dto.js';
import { KnownByQuery } from '../as-of/as-of-query.dto.js';

/** Which rating change of a tournament is to be explained. */
export class ExplanationQuery extends KnownByQuery {
  @ApiProperty({ description: 'Handle of the player' })
  @IsHandle()
  player: string;

  @ApiProperty({ enum: [...CATEGORIES], description: 'Rating category' })
  @IsOneOf(CATEGORIES)
  category: Category;
}

class ExplainedTournamentDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  startsAt: Date;

  @ApiProperty({ format: 'date', description: 'Where it was played: rules and k-tables are those of this day' })
  localDate: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  level: number;

  @ApiProperty({ enum: [...RULE_SYSTEM_IDS] })
  ruleSystem: string;
}

class ExplainingRunDto {
  @ApiProperty({ type: 'integer', minimum: 1 })
  number: number;

  @ApiProperty()
  engineVersion: string;

  @ApiProperty({ description: 'Hash of the rating policies and k-tables, in hex' })
  rulesSha256: string;
}

class ExplainingPolicyDto {
  @ApiProperty({ example: 'opg-4.2' })
  name: string;

  @ApiProperty({ description: 'Documents and sections, and whose choice the rest is' })
  source: string;

  @ApiProperty({ description: 'Rating of a player without a rated game' })
  start: number;

  @ApiProperty({ description: 'No rating goes below' })
  floor: number;

  @ApiProperty({ description: 'No rating goes above' })
  ceiling: number;

  @ApiProperty({ enum: ['per-game', 'per-event'] })
  update: string;
}

class KFactorDto {
  @ApiProperty({ description: 'Points at stake in one game of two players' })
  kFactor: number;

  @ApiProperty({ description: 'The table that says so, with its source' })
  rule: string;
}

class GameExplanationDto implements GameExplanation {
  @ApiProperty({ type: 'integer', minimum: 1, nullable: true })
  round: number | null;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Games of one step are rated on the ratings before it' })
  step: number;

  @ApiProperty({ description: 'Handle' })
  opponent: string;

  @ApiProperty({ description: 'Own rating before the step' })
  ratingBefore: number;

  @ApiProperty({ description: "The opponent's rating before the step" })
  opponentRating: number;

  @ApiProperty({ minimum: 0, maximum: 1, description: 'Own expected score' })
  expected: number;

  @ApiProperty({ enum: [0, 0.5, 1] })
  score: number;

  @ApiProperty({ description: 'Whether the winner won no more than a modified win' })
  modified: boolean;

  @ApiProperty()
  kFactor: number;

  @ApiProperty({ description: 'Part of the k-factor at stake: 1, or 1 / (n - 1) in a pod of n' })
  share: number;

  @ApiProperty({ description: 'Points won, negative when lost, as they were added' })
  product: number;

  @ApiProperty({ description: 'Own rating after the step' })
  ratingAfter: number;
}

/** A rating change, and every game that it is made of. */
export class ExplanationDto implements Omit<RatingExplanation, 'policy'> {
  @ApiProperty()
  asOf: AsOfDto;

  @ApiProperty()
  tournament: ExplainedTournamentDto;

  @ApiProperty({ enum: [...GAME_TITLES] })
  game: GameTitle;

  @ApiProperty({ enum: [...CATEGORIES] })
  category: Category;

  @ApiProperty()
  handle: string;

  @ApiProperty({ description: 'As published' })
  before: number;

  @ApiProperty({ description: 'As published' })
  after: number;

  @ApiProperty({ description: 'The run that published it' })
  run: ExplainingRunDto;

  @ApiProperty({
    type: ExplainingPolicyDto,
    nullable: true,
    description: 'Null when the tournament is not rated any more',
  })
  policy: ExplainingPolicyDto | null;

  @ApiProperty({ type: KFactorDto, nullable: true })
  kFactor: KFactorDto | null;

  @ApiProperty({
    type: [GameExplanationDto],
    description:
      'In playing order. From `before`: for each step, add up its products in their order, beginning with 0; add the sum to ' +
      'the rating; bring it within floor and ceiling. The last rating is `recomputedAfter`, to the last bit',
  })
  games: GameExplanationDto[];

  @ApiProperty({ description: 'What the current engine and rules compute from the games' })
  recomputedAfter: number;

  @ApiProperty({ description: 'Whether that is the published number, to the last bit' })
  isReproduced: boolean;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why it is not' })
  difference: string | null;

  @ApiProperty({
    type: [String],
    example: ['/rules/opg-4.2/8'],
    description: 'Pages of the sections that k-factor and policy cite',
  })
  rules: readonly string[];

  @ApiProperty({ format: 'uri-reference', description: 'Why the run that published it moved this number' })
  cause: string;
}
