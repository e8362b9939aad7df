import { ApiProperty } from '@nestjs/swagger';
import { UNCOVERED_REASONS, type UncoveredReason } from '@quadrant/rules/league';
import { CONTINENTS } from '@quadrant/rules/permissions';
import { GAME_TITLES, KINDS, type GameTitle, type Kind } from '@quadrant/rules/tournament';
import type { ShownUncovered } from '@quadrant/rules/league';
import type {
  ChampionshipDetail,
  PlayedChampionshipTournament,
  PlayerBadge,
  PlayerEntitlements,
  TournamentBadge,
  TournamentEntitlement,
} from '@quadrant/store/reading';
import { EntitlementDto, NamedTournamentDto, PrizeDto } from './entitlement.dto.js';

const BADGES = ['gold', 'silver', 'button'] as const;

export class TournamentBadgeDto extends PrizeDto implements TournamentBadge {
  @ApiProperty()
  handle: string;

  @ApiProperty({ enum: BADGES })
  badge: (typeof BADGES)[number];
}

export class TournamentEntitlementDto extends PrizeDto implements TournamentEntitlement {
  @ApiProperty({ description: "As the player's list of entitlements knows it" })
  id: string;

  @ApiProperty()
  handle: string;

  @ApiProperty({ enum: ['continental', 'worlds'], description: 'What it is for' })
  into: 'continental' | 'worlds';

  @ApiProperty({ enum: ['same-year', 'following-year', 'next'] })
  edition: 'same-year' | 'following-year' | 'next';

  @ApiProperty({ enum: ['same', 'of-choice'], nullable: true, description: 'Continent; null for Worlds' })
  continent: 'same' | 'of-choice' | null;

  @ApiProperty({ example: 'an Earned Bye for round 1' })
  worth: string;

  @ApiProperty({ type: [Number], description: 'Rounds' })
  earnedByes: readonly number[];

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Points, in Tribbles' })
  headStart: number;
}

class UncoveredClaimDto implements ShownUncovered {
  @ApiProperty({ description: 'Handle of the player' })
  player: string;

  @ApiProperty({ description: 'Where it was taken' })
  tournament: NamedTournamentDto;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Round of the Earned Bye; null for a head start' })
  round: number | null;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Zero for an Earned Bye' })
  headStart: number;

  @ApiProperty({ enum: UNCOVERED_REASONS })
  reason: UncoveredReason;

  @ApiProperty({ description: 'The same in a clause' })
  why: string;
}

export class PlayerEntitlementsDto implements Omit<PlayerEntitlements, 'entitlements'> {
  @ApiProperty({ description: 'Handle of the player' })
  handle: string;

  @ApiProperty({ type: [EntitlementDto], description: 'In the order in which they were won' })
  entitlements: readonly EntitlementDto[];

  @ApiProperty({
    type: [UncoveredClaimDto],
    description: 'Byes and head starts used without being earned; they count as given',
  })
  uncovered: readonly UncoveredClaimDto[];
}

class PlayerBadgeDto extends PrizeDto implements PlayerBadge {
  @ApiProperty({ enum: BADGES })
  badge: (typeof BADGES)[number];

  @ApiProperty({ enum: [...KINDS] })
  kind: Kind;

  @ApiProperty({ enum: [...GAME_TITLES] })
  game: string;

  @ApiProperty({ format: 'uuid' })
  tournamentId: string;

  @ApiProperty()
  tournament: string;

  @ApiProperty({ format: 'date', description: 'Local date' })
  date: string;
}

export class PlayerBadgesDto {
  @ApiProperty({ description: 'Handle of the player' })
  handle: string;

  @ApiProperty({ type: [PlayerBadgeDto], description: 'In the order in which they were won' })
  badges: PlayerBadgeDto[];
}

class ChampionshipTournamentDto implements PlayedChampionshipTournament {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ enum: [...GAME_TITLES] })
  game: string;

  @ApiProperty({ enum: [...CONTINENTS], nullable: true })
  continent: string | null;

  @ApiProperty({ format: 'date', description: 'Local date' })
  date: string;

  @ApiProperty({ description: 'Whether this is a heat, whose places award nothing' })
  isHeat: boolean;

  @ApiProperty({ type: [TournamentBadgeDto], description: 'Who won it' })
  badges: readonly TournamentBadgeDto[];

  @ApiProperty({ type: [TournamentEntitlementDto], description: 'What its places were worth' })
  entitlements: readonly TournamentEntitlementDto[];
}

export class ChampionshipDto implements Omit<ChampionshipDetail, 'entitlements'> {
  @ApiProperty({ enum: [...KINDS] })
  kind: Kind;

  @ApiProperty({ type: 'integer' })
  year: number;

  @ApiProperty({ enum: [...GAME_TITLES], nullable: true, description: 'Null: every one' })
  game: GameTitle | null;

  @ApiProperty({ enum: [...CONTINENTS], nullable: true, description: 'Null: every one' })
  continent: string | null;

  @ApiProperty({ type: [ChampionshipTournamentDto] })
  tournaments: readonly ChampionshipTournamentDto[];

  @ApiProperty({ type: [EntitlementDto], description: 'What was won for it, whatever became of that' })
  entitlements: readonly EntitlementDto[];

  @ApiProperty({ type: [UncoveredClaimDto], description: 'Claimed entitlements that nobody had won' })
  uncovered: readonly UncoveredClaimDto[];
}
