import { ApiProperty } from '@nestjs/swagger';
import {
  PHASES,
  type Phase,
  type PhaseState,
  type DecidedBy as SeasonDecidedBy,
  type TableCriterion,
} from '@quadrant/rules/league';
import type { LeagueSeasonView } from '@quadrant/store/leagues';
import type { AsOf } from '@quadrant/store/reading';
import { AsOfDto } from '../as-of/as-of.dto.js';

export const dayText = { type: 'string', format: 'date', example: '2014-10-01' } as const;
export const pointsNumber = { type: 'integer', minimum: 0 } as const;

/** By what a half and the table of a season are ranked. */
export const tableDecidedBy = {
  type: 'string',
  enum: [
    'points',
    'season-points',
    'wins',
    'recorded-toss',
    'toss',
  ] satisfies readonly SeasonDecidedBy<TableCriterion>[],
  nullable: true,
  description: 'What sets the row apart from the next one; `points` are those with bonus. Null in the last row',
} as const;

const PHASE_STATES = ['upcoming', 'running', 'complete'] as const satisfies readonly PhaseState['state'][];

/** Which season is shown, and as of when. */
export class SeasonEditionDto {
  @ApiProperty({ description: 'Slug of the league', example: 'north-sea' })
  league: string;

  @ApiProperty({ example: '2014-15' })
  season: string;

  @ApiProperty({
    ...dayText,
    description:
      'The day in UTC on which the season is looked at: today, or the last one that `playedBy` and `knownBy` leave',
  })
  day: string;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'The run whose awards these are; 0 before the first' })
  run: number;

  @ApiProperty({ description: 'Which numbers are shown' })
  asOf: AsOfDto;
}

/** A season with the moment that was asked for. */
export interface SeasonAsOf {
  readonly view: LeagueSeasonView;
  readonly asOf: AsOf;
}

/** How far a phase has come. */
export class PhaseStateDto {
  @ApiProperty({ enum: [...PHASES] })
  phase: Phase;

  @ApiProperty({ ...dayText, description: 'First local calendar date' })
  from: string;

  @ApiProperty({ ...dayText, example: '2014-11-30', description: 'Last local calendar date' })
  to: string;

  @ApiProperty({
    enum: [...PHASE_STATES],
    description: 'Complete once all its tournaments were played, or its last day has passed',
  })
  state: PhaseState['state'];

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Tournaments that count' })
  played: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Tournaments that may still count' })
  remaining: number;
}

export const editionOf = ({ view, asOf }: SeasonAsOf): SeasonEditionDto => ({
  league: view.league.slug,
  season: view.season.season,
  day: view.today,
  run: view.run,
  asOf,
});

/** The phases that a season has. */
export const phasesOf = ({ outcome }: LeagueSeasonView): PhaseStateDto[] =>
  PHASES.flatMap((phase) => {
    const state = outcome.phases[phase];
    return state === null ? [] : [{ phase, ...state }];
  });

/** A row of somebody, with what is shown of them. */
export function withIdentity<Row extends { readonly player: string }>(
  { players }: LeagueSeasonView,
  { player, ...row }: Row,
) {
  const { handle, name, country } = players.get(player)!;
  return { handle, name, country, ...row };
}
