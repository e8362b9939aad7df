import { f, nullable } from '@quadrant/http';
import { PHASES, type Phase } from '@quadrant/rules/leagues';
import { BASES, type Basis } from '@quadrant/rules/tournament';
import type { AwardingTournament, LeagueAward } from '@quadrant/store/leagues';
import { PlayerIdentityDto } from '../players/player-identity.dto.js';
import { AwardExplanationDto } from './award-explanation.dto.js';

export class AwardingTournamentDto implements AwardingTournament {
  @f.Id() id: string;
  @f.AnyText() name: string;
  @f.Instant() startsAt: Date;
  @f.KnownDate('Local date as far as it is known: a day, a month, a year, or unknown') localDate: string;
  @f.Choice(BASES, 'Where its places come from; `stated`: only the places are known') basis: Basis;
}

export class LeagueAwardDto implements LeagueAward {
  @f.Choice(['league', 'bonus'], 'Bonus counts inside its league only (Organized Play Guide 4.2, section 12.5)')
  kind: LeagueAward['kind'];
  @f.Of(PlayerIdentityDto) player: PlayerIdentityDto;
  @f.Of(AwardingTournamentDto) tournament: AwardingTournamentDto;
  @f.AnyText('Slug') league: string;
  @f.AnyText({ example: '2014-15' }) season: string;
  @f.Choice(PHASES, { nullable, about: 'Null between the phases' }) phase: Phase | null;
  @f.Ordinal() place: number;
  @f.Integer({ minimum: 4 }) participants: number;
  @f.Integer() points: number;
  @f.AnyText('The table; the bonus scheme with its version and rule; or `manual`') rule: string;
  @f.AnyText({ about: 'Document and section; 000 is the Organized Play Guide 4.2', example: '000 §12.4' })
  section: string;
  @f.AnyText({ nullable, about: 'Of a bonus: what it was given for' }) reason: string | null;
  @f.Ordinal('The run that it came with') run: number;
  @f.Of(AwardExplanationDto, { nullable, about: 'Null for a bonus' }) explanation: AwardExplanationDto | null;
}
