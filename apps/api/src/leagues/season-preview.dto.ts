import { f, nullable } from '@quadrant/http';
import type { SeasonPreview } from '@quadrant/store/leagues';
import { dayText } from './season-view.dto.js';

class TurnedTournamentDto {
  @f.Id() id: string;
  @f.Day(dayText) localDate: string;
  @f.Flag('true: it would begin to count; false: it would count no more') counts: boolean;
}

class MovedPlayerDto {
  @f.AnyText() handle: string;
  @f.Integer({ nullable, about: 'Points with bonus in the table of the season' }) before: number | null;
  @f.Integer({ nullable }) after: number | null;
}

class MovedQualifiersDto {
  @f.Texts('Handles of those who would qualify for the playoffs') joins: readonly string[];
  @f.Texts('Handles of those who would qualify no more') leaves: readonly string[];
}

class MovedChampionDto {
  @f.AnyText({ nullable, about: 'Handle' }) before: string | null;
  @f.AnyText({ nullable, about: 'Handle' }) after: string | null;
}

export class SeasonPreviewDto implements Omit<SeasonPreview, 'kind'> {
  @f.List(TurnedTournamentDto) tournaments: readonly TurnedTournamentDto[];
  @f.List(MovedPlayerDto, 'Those whose points change') players: readonly MovedPlayerDto[];
  @f.Of(MovedQualifiersDto) qualified: MovedQualifiersDto;
  @f.Of(MovedChampionDto) champion: MovedChampionDto;
}

export const previewDtoOf = ({ kind: _kind, ...moved }: SeasonPreview): SeasonPreviewDto => moved;
