import { f, LONGEST_REASON } from '@quadrant/http';
import { Pair, Seeds } from './fields.js';
import { OwnBracketDto } from '@quadrant/views';
import { DRAWS, type DrawKind } from '@quadrant/rules/next-round';

const LONGEST_SEED = 200;
const LAST_ROUND = 50;
/** The largest field has twice as many players. */
const MOST_PAIRS = 500;
export const MOST_HEATS = 64;

const SEED = 'The same seed gives the same answer. Publish its SHA-256 before, and record it with the tournament';

class SeededDto {
  @f.Line(LONGEST_SEED, { about: SEED, minLength: 1 }) seed: string;
}

class DocumentDto extends SeededDto {
  @f.AnyObject('A document of the format quadrant/1, without rounds for the first round: docs/formats/quadrant-1.md')
  document: object;
}

class DirectedPairDto {
  @Pair(['ann', 'bob']) players: [string, string];
  @f.Line(LONGEST_REASON, { optional: 'or-null', example: 'they share a car' }) reason?: string;
}

class DelayedGameDto {
  @Pair(['eve', 'fay']) players: [string, string];
}

export class PairQuestionDto extends DocumentDto {
  @f.Whole(1, LAST_ROUND, 'Later rounds of the document are ignored') round: number;
  @f.Choice(['byes-first', 'literal'], {
    optional: 'or-null',
    about: 'In which order the criteria of section 7.6 count; GET /api/v1/readings?place=pairing explains both',
    default: 'byes-first',
  })
  rules?: 'byes-first' | 'literal';
  @f.ListOf(DirectedPairDto, { most: MOST_PAIRS }, { optional: 'or-null', about: 'These meet' })
  fix?: DirectedPairDto[];
  @f.ListOf(DirectedPairDto, { most: MOST_PAIRS }, { optional: 'or-null', about: 'These do not meet' })
  forbid?: DirectedPairDto[];
  @f.ListOf(
    DelayedGameDto,
    { most: MOST_PAIRS },
    {
      optional: 'or-null',
      about: 'Games without a result yet, one victory point to each player (Organized Play Guide 4.2, section 13.4)',
    },
  )
  delayed?: DelayedGameDto[];
}

/** The question is about the pods of one tournament, or about the tables of its finals after its heats. */
export class PodsQuestionDto extends SeededDto {
  @f.AnyObject({ optional: 'or-null', about: 'The document of a Tribbles tournament; not together with `heats`' })
  document?: object;
  @f.AnyObjects({
    optional: 'or-null',
    about: 'The documents of its heats, one for each table; the answer has the tables of Tribbles Finals',
    minItems: 2,
    maxItems: MOST_HEATS,
  })
  heats?: unknown[];
  @f.Whole(1, LAST_ROUND, { optional: 'or-null', about: 'Without one, the round after the last one of the document' })
  round?: number;
}

export class BracketQuestionDto {
  @f.Of(OwnBracketDto, { optional: 'or-null', about: 'A bracket of your own; its name in the address is own' })
  bracket?: OwnBracketDto;
  @Seeds({
    optional: 'or-null',
    about: 'Handles, the first seed first; without it the bracket shows its seeds',
    example: ['ann', 'bob', 'cy', 'dee'],
  })
  seeds?: string[];
  @f.AnyObject({
    optional: 'or-null',
    about: 'By match: its winner, or the winners of its games; docs/pairing.md has every form',
    example: { 1: 'ann', 2: ['cy', null, 'cy'] },
  })
  winners?: object;
  @f.Whole(1, 9, { optional: 'or-null', about: 'Games of a match at the most', enum: [1, 3], default: 1 })
  bestOf?: number;
  @f.Line(LONGEST_SEED, { optional: 'or-null', about: 'Draws who begins, and coins for sides', minLength: 1 })
  seed?: string;
}

export class DrawQuestionDto extends DocumentDto {
  @f.Choice(DRAWS) kind: DrawKind;
  @f.Whole(1, LAST_ROUND, { optional: 'or-null', default: 1 }) round?: number;
  @f.Whole(1, 500, { optional: 'or-null', about: 'Rules of the Race to the Alpha Quadrant' }) rules?: number;
  @f.Matching(/^[0-9a-f]{64}$/i, 'must be a SHA-256 in hex', {
    optional: 'or-null',
    about: 'What was published before: a seed that does not fit is refused',
    pattern: '^[0-9a-fA-F]{64}$',
  })
  commitment?: string;
}
