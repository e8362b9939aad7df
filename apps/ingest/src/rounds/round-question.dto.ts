import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { AsSent, IsLine, LONGEST_REASON } from '@quadrant/http';
import { DRAWS, type DrawKind } from '@quadrant/rules/rounds';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

const LONGEST_HANDLE = 64;
const LONGEST_SEED = 200;
const LAST_ROUND = 50;
/** Half of the players of the largest field. */
const MOST_PAIRS = 500;
export const MOST_HEATS = 64;

const SEED = 'The same seed gives the same answer. Publish its SHA-256 before, and record it with the tournament';

/** What every question has. */
class SeededDto {
  @ApiProperty({ minLength: 1, maxLength: LONGEST_SEED, description: SEED })
  @IsLine(LONGEST_SEED)
  seed: string;
}

/** A question about the document of one tournament. */
class DocumentDto extends SeededDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'A document of the format quadrant/1, without rounds for the first round: docs/formats/quadrant-1.md',
  })
  @IsObject({ message: 'must be an object' })
  @AsSent()
  document: object;
}

/** Two handles. */
const IsPair = (example: readonly [string, string]): PropertyDecorator => {
  const options = { message: 'must be a list of two handles' };
  return applyDecorators(
    ApiProperty({ type: [String], minItems: 2, maxItems: 2, example }),
    IsArray(options),
    ArrayMinSize(2, options),
    ArrayMaxSize(2, options),
    IsString({ ...options, each: true }),
    MaxLength(LONGEST_HANDLE, { each: true }),
  );
};

/** A pair that the director fixes or forbids. */
class DirectedPairDto {
  @IsPair(['ann', 'bob'])
  players: [string, string];

  @ApiPropertyOptional({ maxLength: LONGEST_REASON, example: 'they share a car' })
  @IsOptional()
  @IsLine(LONGEST_REASON)
  reason?: string;
}

/** Two players whose game of the round before is not finished. */
class DelayedGameDto {
  @IsPair(['eve', 'fay'])
  players: [string, string];
}

/** Which Swiss round to pair, and what the director wants of it. */
export class PairQuestionDto extends DocumentDto {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: LAST_ROUND,
    description: 'Later rounds of the document are ignored',
  })
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(LAST_ROUND)
  round: number;

  @ApiPropertyOptional({
    enum: ['byes-first', 'literal'],
    default: 'byes-first',
    description: 'In which order the criteria of section 7.6 count; GET /api/v1/readings?place=pairing explains both',
  })
  @IsOptional()
  @IsIn(['byes-first', 'literal'])
  rules?: 'byes-first' | 'literal';

  @ApiPropertyOptional({ type: [DirectedPairDto], maxItems: MOST_PAIRS, description: 'These meet' })
  @IsOptional()
  @IsArray({ message: 'must be a list' })
  @ArrayMaxSize(MOST_PAIRS)
  @ValidateNested({ each: true })
  @Type(() => DirectedPairDto)
  fix?: DirectedPairDto[];

  @ApiPropertyOptional({ type: [DirectedPairDto], maxItems: MOST_PAIRS, description: 'These do not meet' })
  @IsOptional()
  @IsArray({ message: 'must be a list' })
  @ArrayMaxSize(MOST_PAIRS)
  @ValidateNested({ each: true })
  @Type(() => DirectedPairDto)
  forbid?: DirectedPairDto[];

  @ApiPropertyOptional({
    type: [DelayedGameDto],
    maxItems: MOST_PAIRS,
    description:
      'Games without a result yet, one victory point to each player (Organized Play Guide 4.2, section 13.4)',
  })
  @IsOptional()
  @IsArray({ message: 'must be a list' })
  @ArrayMaxSize(MOST_PAIRS)
  @ValidateNested({ each: true })
  @Type(() => DelayedGameDto)
  delayed?: DelayedGameDto[];
}

/** Which pods: of one tournament, or the tables of its finals from its heats. */
export class PodsQuestionDto extends SeededDto {
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'The document of a Tribbles tournament; not together with `heats`',
  })
  @IsOptional()
  @IsObject({ message: 'must be an object' })
  @AsSent()
  document?: object;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    minItems: 2,
    maxItems: MOST_HEATS,
    description: 'The documents of its heats, one for each table; the answer has the tables of Tribbles Finals',
  })
  @IsOptional()
  @IsArray({ message: 'must be a list' })
  @AsSent()
  heats?: unknown[];

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: LAST_ROUND,
    description: 'Without one, the round after the last one of the document',
  })
  @IsOptional()
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(LAST_ROUND)
  round?: number;
}

/** How far a bracket is played. */
export class BracketQuestionDto {
  @ApiPropertyOptional({
    type: [String],
    maxItems: 64,
    example: ['ann', 'bob', 'cy', 'dee'],
    description: 'Handles, the first seed first; without it the bracket shows its seeds',
  })
  @IsOptional()
  @IsArray({ message: 'must be a list of handles' })
  @ArrayMaxSize(64)
  @IsString({ each: true, message: 'must be a list of handles' })
  @Length(1, LONGEST_HANDLE, { each: true })
  seeds?: string[];

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    example: { 1: 'ann', 2: ['cy', null, 'cy'] },
    description: 'By match: its winner, or the winners of its games; docs/pairing.md has every form',
  })
  @IsOptional()
  @IsObject({ message: 'must be an object' })
  @AsSent()
  winners?: object;

  @ApiPropertyOptional({ type: 'integer', enum: [1, 3], default: 1, description: 'Games of a match at the most' })
  @IsOptional()
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(9)
  bestOf?: number;

  @ApiPropertyOptional({ minLength: 1, maxLength: LONGEST_SEED, description: 'Draws who begins, and coins for sides' })
  @IsOptional()
  @IsLine(LONGEST_SEED)
  seed?: string;
}

/** What is drawn. */
export class DrawQuestionDto extends DocumentDto {
  @ApiProperty({ enum: DRAWS })
  @IsIn(DRAWS)
  kind: DrawKind;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LAST_ROUND, default: 1 })
  @IsOptional()
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(LAST_ROUND)
  round?: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 500,
    description: 'Rules of the Race to the Alpha Quadrant',
  })
  @IsOptional()
  @IsInt({ message: 'must be a whole number' })
  @Min(1)
  @Max(500)
  rules?: number;

  @ApiPropertyOptional({
    pattern: '^[0-9a-fA-F]{64}$',
    description: 'What was published before: a seed that does not fit is refused',
  })
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/i, { message: 'must be a SHA-256 in hex' })
  commitment?: string;
}
