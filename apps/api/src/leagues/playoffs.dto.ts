import { ApiProperty } from '@nestjs/swagger';
import type { Champion, Half, PlayoffCriterion, DecidedBy as SeasonDecidedBy } from '@quadrant/rules/league';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';
import {
  editionOf,
  phasesOf,
  PhaseStateDto,
  pointsNumber,
  type SeasonAsOf,
  SeasonEditionDto,
  withIdentity,
} from './season-view.dto.js';

const DECIDED_BY = [
  'playoff-points',
  'season-points',
  'playoff-attendance',
  'league-attendance',
  'lifetime-points',
  'recorded-toss',
  'toss',
] as const satisfies readonly SeasonDecidedBy<PlayoffCriterion>[];

const REASONS = [
  'highest-ranked',
  'no-qualifiers-announced',
  'no-playoffs',
  'playoffs-not-over',
  'qualification-provisional',
  'no-playoff-tournament',
  'nobody-qualified',
] as const satisfies readonly Champion<string>['reason'][];

class PlayoffRowDto extends PlayerIdentityDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Each rank once' })
  rank: number;

  @ApiProperty({
    type: 'string',
    enum: [...DECIDED_BY],
    nullable: true,
    description: 'What sets the row apart from the next one; null in the last row',
  })
  decidedBy: SeasonDecidedBy<PlayoffCriterion> | null;

  @ApiProperty({ ...pointsNumber, description: '1: league points of the playoff tournaments, no bonus' })
  playoffPoints: number;

  @ApiProperty({ ...pointsNumber, description: '2: league points of the season in this league, no bonus' })
  seasonPoints: number;

  @ApiProperty({ ...pointsNumber, description: '3: playoff tournaments attended' })
  playoffsAttended: number;

  @ApiProperty({ ...pointsNumber, description: '4: tournaments of the league attended this season' })
  attended: number;

  @ApiProperty({
    ...pointsNumber,
    description: '5: lifetime points of all leagues, of tournaments up to the last day of the season',
  })
  lifetimePoints: number;

  @ApiProperty({
    pattern: '^[0-9a-f]{64}$',
    description: '6: the lot drawn for the player, the lower first; a recorded toss goes before it',
  })
  lot: string;

  @ApiProperty({ enum: ['first-half', 'second-half'], description: 'By which half the player qualified' })
  qualifiedBy: Half;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Which of the places of that half' })
  qualifyingPlace: number;
}

class ChampionDto {
  @ApiProperty({ type: PlayerIdentityDto, nullable: true })
  player: PlayerIdentityDto | null;

  @ApiProperty({ enum: [...REASONS], description: 'Why, or why there is none yet' })
  reason: Champion<string>['reason'];

  @ApiProperty({ description: 'The season is not closed yet: the champion may change' })
  isProvisional: boolean;
}

/** The playoffs of a season. */
export class PlayoffsDto extends SeasonEditionDto {
  @ApiProperty({ type: PhaseStateDto, nullable: true, description: 'Null for a season without playoffs' })
  phase: PhaseStateDto | null;

  @ApiProperty({ description: 'A half is not closed yet: who has qualified may change' })
  isProvisional: boolean;

  @ApiProperty({
    type: [PlayoffRowDto],
    description: 'Qualified players by the six criteria of Organized Play Guide 4.2, section 12.6',
  })
  rows: PlayoffRowDto[];

  @ApiProperty()
  champion: ChampionDto;
}

export function playoffsOf({ view, asOf }: SeasonAsOf): PlayoffsDto {
  const { outcome, players, playoffLots } = view;
  const { player, reason, isProvisional } = outcome.champion;
  const qualified = new Map(outcome.qualified.map((each) => [each.player, each]));
  return {
    ...editionOf({ view, asOf }),
    phase: phasesOf(view).find(({ phase }) => phase === 'playoffs') ?? null,
    isProvisional: outcome.playoffs.isProvisional,
    rows: outcome.playoffs.rows.map((row) => {
      const { half, place } = qualified.get(row.player)!;
      const lot = playoffLots.get(row.player)!;
      return { ...withIdentity(view, row), lot, qualifiedBy: half, qualifyingPlace: place };
    }),
    champion: { player: player === null ? null : players.get(player)!, reason, isProvisional },
  };
}
