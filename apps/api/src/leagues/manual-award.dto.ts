import { f, LONGEST_REASON, nullable } from '@quadrant/http';
import { SCHEME_TEXT_LIMITS } from '@quadrant/store/bonus-schemes';
import type { GivenAward } from '@quadrant/store/leagues';
import { WhenLeagueCounts } from './fields.js';

const MOST = SCHEME_TEXT_LIMITS.points;

export class NewManualAwardDto {
  @f.IdOf('a tournament', 'Id of a tournament of the league') tournament: string;
  @f.Handle('Handle of a player who took part in it') player: string;
  @f.Whole(1, MOST) points: number;
  @f.Line(LONGEST_REASON, 'Shown with the award and its run, and kept in the audit') reason: string;
}

export class ManualAwardReasonDto {
  @f.Line(LONGEST_REASON, 'Shown with the run and kept in the audit') reason: string;
}

export class ManualAwardChangedDto {
  @f.Id() id: string;
  @f.Ordinal('Of the league, after it') leagueVersion: number;
  @WhenLeagueCounts() takesEffect: string;
}

class AwardedTournamentDto {
  @f.Id() id: string;
  @f.AnyText() name: string;
  @f.KnownDate('Local date as far as it is known: a day, a month, a year, or unknown') localDate: string;
}

class ManualAwardDto implements GivenAward {
  @f.Id() id: string;
  @f.Of(AwardedTournamentDto) tournament: AwardedTournamentDto;
  @f.AnyText('Handle') player: string;
  @f.Whole(1, MOST) points: number;
  @f.AnyText() reason: string;
  @f.AnyText('Handle of the account that gave it') givenBy: string;
  @f.Instant() givenAt: Date;
  @f.Integer({ nullable, about: 'The run that it came with; null: not published, or the tournament does not count' })
  run: number | null;
}

export class ManualAwardListDto {
  @f.List(ManualAwardDto, 'Of the latest tournament first') rows: ManualAwardDto[];
}
