import { f, nullable, optional } from '@quadrant/http';
import { PHASES, type Phase } from '@quadrant/rules/leagues';
import { NOT_COUNTING_REASONS, type ListedTournament, type NotCountingReason } from '@quadrant/store/leagues';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';
import { AwardingTournamentDto, LeagueAwardDto } from './league-award.dto.js';

class SeasonTournamentDto extends AwardingTournamentDto implements ListedTournament {
  @f.Ordinal('Of the tournament, as a flag names it') version: number;
  @f.Choice(PHASES, { nullable, about: 'Null between the phases' }) phase: Phase | null;
  @f.Count() participants: number;
  @f.Flag('League points do not ask for it (Organized Play Guide 4.2, section 12)') sanctioned: boolean;
  @f.Flag('Whether it gives points in the league') counts: boolean;
  @f.Choice(NOT_COUNTING_REASONS, { nullable, about: 'Why it does not count; null when it does' })
  reason: NotCountingReason | null;
  @f.Of(PlayerIdentityDto, { nullable, about: 'Null when it does not count' }) winner: PlayerIdentityDto | null;
  @f.Integer('Bonus points that it gave, all players together') bonus: number;
  @f.Ordinal({ nullable, about: 'The run that published it' }) run: number | null;
}

export class SeasonTournamentListDto {
  @f.List(SeasonTournamentDto, 'In the order of history') rows: SeasonTournamentDto[];
}

export class NotCountingQuery {
  @f.Choice(NOT_COUNTING_REASONS, { optional, about: 'Only those that do not count for this reason' })
  reason?: NotCountingReason;
}

class FirstCompletionDto {
  @f.Of(AwardingTournamentDto) tournament: AwardingTournamentDto;
  @f.List(PlayerIdentityDto, 'Everybody who completed it there, the first place first')
  players: readonly PlayerIdentityDto[];
}

class MissionTallyDto {
  @f.AnyText('As the report spells it that has it first') mission: string;
  @f.Of(FirstCompletionDto, 'Where it was completed first in the season') first: FirstCompletionDto;
  @f.Ordinal('How often it was completed: once by a player and tournament') times: number;
  @f.Ordinal('In how many tournaments') tournaments: number;
}

export class MissionTallyListDto {
  @f.List(MissionTallyDto, 'In the order in which they were completed first') rows: MissionTallyDto[];
}

export class LeagueAwardListDto {
  @f.List(LeagueAwardDto, 'In the order of history') rows: LeagueAwardDto[];
}
