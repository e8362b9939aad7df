import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { PHASES, type Half, type Phase, type ReachRow, type ReachStatus } from '@quadrant/rules/league';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';
import { ProspectsDto } from './foreseen.dto.js';
import { editionOf, type SeasonAsOf, SeasonEditionDto, withIdentity } from './season-view.dto.js';

const STATUSES = ['in', 'bubble', 'out'] as const satisfies readonly ReachStatus[];

const NEEDS = [
  'nothing',
  'has-place',
  'points',
  'others',
  'cannot-reach',
] as const satisfies readonly ReachRow<string>['needs'][];

const placeNumber = { type: 'integer', minimum: 1, nullable: true } as const;

/** The phase that the live view is about. */
export const livePhaseText = { enum: [...PHASES], description: 'The first one that is not complete' } as const;

export const remainingText = {
  type: 'integer',
  minimum: 0,
  description: 'Tournaments of the phase that may still count',
} as const;

export const livePlacesText = {
  type: 'integer',
  minimum: 0,
  nullable: true,
  description: 'How many qualify, in the playoffs the one champion; null while that is not announced',
} as const;

/** What somebody can still reach. */
export class ReachDto {
  @ApiProperty({
    type: 'string',
    enum: [...STATUSES],
    nullable: true,
    description:
      'In and out are certain for every tournament that stays within `prospects`; null while no qualifiers are announced',
  })
  status: ReachStatus | null;

  @ApiProperty({
    type: 'string',
    enum: [...NEEDS],
    nullable: true,
    description:
      'For players on the bubble: `points`: this many points are enough; `others`: it also depends on other players. `has-place`: already qualified by the first half',
  })
  needs: ReachRow<string>['needs'];

  @ApiProperty({ type: 'integer', minimum: 1, nullable: true, description: 'This many more points secure the place' })
  points: number | null;

  @ApiProperty({ ...placeNumber, description: 'Among those who have no place yet; null for those who have one' })
  place: number | null;

  @ApiProperty({ ...placeNumber, description: 'Best place still to be reached' })
  best: number | null;

  @ApiProperty({
    ...placeNumber,
    description: 'Worst possible place; also null while any number of players could still be level with this one',
  })
  worst: number | null;
}

/** Somebody who has a place in the playoffs. */
class LiveQualifiedDto extends PlayerIdentityDto {
  @ApiProperty({ enum: ['first-half', 'second-half'] })
  half: Half;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Which of the places that the half gives' })
  place: number;

  @ApiProperty({ description: 'The half is not over, so this may change' })
  isProvisional: boolean;
}

class LiveRowDto extends IntersectionType(PlayerIdentityDto, ReachDto) {}

/** A season while it goes on. */
export class LiveDto extends SeasonEditionDto {
  @ApiProperty({ type: 'string', ...livePhaseText, nullable: true, description: 'Null when all phases are complete' })
  phase: Phase | null;

  @ApiProperty(remainingText)
  remaining: number;

  @ApiProperty(livePlacesText)
  places: number | null;

  @ApiProperty({
    type: ProspectsDto,
    nullable: true,
    description: 'What is foreseen; null when all phases are complete',
  })
  prospects: ProspectsDto | null;

  @ApiProperty({ type: [LiveQualifiedDto], description: 'Who has qualified so far, of a finished half too' })
  qualified: LiveQualifiedDto[];

  @ApiProperty({
    type: [LiveRowDto],
    description: 'Those who have a place first, the others in the order of the phase',
  })
  rows: LiveRowDto[];
}

export function liveOf({ view, asOf }: SeasonAsOf): LiveDto {
  const { phase = null, remaining = 0, places = null, prospects = null, rows = [] } = view.reach ?? {};
  const qualified = view.outcome.qualified.map((each) => withIdentity(view, each));
  return {
    ...{ ...editionOf({ view, asOf }), phase, remaining, places, prospects, qualified },
    rows: rows.map((row) => withIdentity(view, row)),
  };
}
