import type { Text } from '@quadrant/rules/message';
import { f, nullable, optional } from '@quadrant/http';
import { UNCOVERED_REASONS, type UncoveredReason, type ShownUncovered } from '@quadrant/rules/prizes';
import { CONTINENTS, type Continent } from '@quadrant/rules/permissions';
import { GAME_TITLES, KINDS, type GameTitle, type Kind } from '@quadrant/rules/tournament';
import type { ChampionshipDetail, PlayedChampionshipTournament } from '@quadrant/store/championships';
import type { PlayerBadge, PlayerEntitlements, TournamentBadge, TournamentEntitlement } from '@quadrant/store/prizes';
import { EntitlementDto, NamedTournamentDto, PrizeDto } from './entitlement.dto.js';

const BADGES = ['gold', 'silver', 'button'] as const;

export class TournamentBadgeDto extends PrizeDto implements TournamentBadge {
  @f.AnyText() handle: string;
  @f.Choice(BADGES) badge: (typeof BADGES)[number];
}

export class TournamentEntitlementDto extends PrizeDto implements TournamentEntitlement {
  @f.AnyText("As the player's list of entitlements knows it") id: string;
  @f.AnyText() handle: string;
  @f.Choice(['continental', 'worlds'], 'What it is for') into: 'continental' | 'worlds';
  @f.Choice(['same-year', 'following-year', 'next']) edition: 'same-year' | 'following-year' | 'next';
  @f.Choice(['same', 'of-choice'], { nullable, about: 'Continent; null for Worlds' })
  continent: 'same' | 'of-choice' | null;
  @f.AnyText({ example: 'an Earned Bye for round 1' }) worth: Text;
  @f.Other({ type: [Number] }, 'Rounds') earnedByes: readonly number[];
  @f.Count('Points, in Tribbles') headStart: number;
}

class UncoveredClaimDto implements ShownUncovered {
  @f.AnyText('Handle of the player') player: string;
  @f.Of(NamedTournamentDto, 'Where it was taken') tournament: NamedTournamentDto;
  @f.Integer({ nullable, about: 'Round of the Earned Bye; null for a head start' }) round: number | null;
  @f.Count('Zero for an Earned Bye') headStart: number;
  @f.Choice(UNCOVERED_REASONS) reason: UncoveredReason;
  @f.AnyText('The same in a clause') why: Text;
}

export class PlayerEntitlementsDto implements Omit<PlayerEntitlements, 'entitlements'> {
  @f.AnyText('Handle of the player') handle: string;
  @f.List(EntitlementDto, 'In the order in which they were won') entitlements: readonly EntitlementDto[];
  @f.List(UncoveredClaimDto, 'Byes and head starts used without being earned; they count as given')
  uncovered: readonly UncoveredClaimDto[];
}

class PlayerBadgeDto extends PrizeDto implements PlayerBadge {
  @f.Choice(BADGES) badge: (typeof BADGES)[number];
  @f.Choice(KINDS) kind: Kind;
  @f.Choice(GAME_TITLES) game: string;
  @f.Id() tournamentId: string;
  @f.AnyText() tournament: string;
  @f.Day('Local date') date: string;
}

export class PlayerBadgesDto {
  @f.AnyText('Handle of the player') handle: string;
  @f.List(PlayerBadgeDto, 'In the order in which they were won') badges: PlayerBadgeDto[];
}

class ChampionshipTournamentDto implements PlayedChampionshipTournament {
  @f.Id() id: string;
  @f.AnyText() name: string;
  @f.Choice(GAME_TITLES) game: string;
  @f.Choice(CONTINENTS, { nullable }) continent: string | null;
  @f.Day('Local date') date: string;
  @f.Flag('Whether this is a heat, whose places award nothing') isHeat: boolean;
  @f.List(TournamentBadgeDto, 'Who won it') badges: readonly TournamentBadgeDto[];
  @f.List(TournamentEntitlementDto, 'What its places were worth') entitlements: readonly TournamentEntitlementDto[];
}

export class ChampionshipDto implements Omit<ChampionshipDetail, 'entitlements'> {
  @f.Choice(KINDS) kind: Kind;
  @f.Integer() year: number;
  @f.Choice(GAME_TITLES, { nullable, about: 'Null: every one' }) game: GameTitle | null;
  @f.Choice(CONTINENTS, { nullable, about: 'Null: every one' }) continent: string | null;
  @f.List(ChampionshipTournamentDto) tournaments: readonly ChampionshipTournamentDto[];
  @f.List(EntitlementDto, 'What was won for it, whatever became of that') entitlements: readonly EntitlementDto[];
  @f.List(UncoveredClaimDto, 'Claimed entitlements that nobody had won') uncovered: readonly UncoveredClaimDto[];
}

export class ChampionshipFilters {
  @f.Choice(GAME_TITLES, { optional, about: 'Left out: every one' }) game?: GameTitle;
  @f.Choice(CONTINENTS, { optional, about: 'Left out: every one' }) continent?: Continent;
}
