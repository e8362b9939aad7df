import { ApiProperty } from '@nestjs/swagger';
import type { SeasonPreview } from '@quadrant/store/leagues';
import { dayText } from './season-view.dto.js';

class TurnedTournamentDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty(dayText)
  localDate: string;

  @ApiProperty({ description: 'true: it would begin to count; false: it would count no more' })
  counts: boolean;
}

class MovedPlayerDto {
  @ApiProperty()
  handle: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Points with bonus in the table of the season' })
  before: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  after: number | null;
}

class MovedQualifiersDto {
  @ApiProperty({ type: [String], description: 'Handles of those who would qualify for the playoffs' })
  joins: readonly string[];

  @ApiProperty({ type: [String], description: 'Handles of those who would qualify no more' })
  leaves: readonly string[];
}

class MovedChampionDto {
  @ApiProperty({ type: 'string', nullable: true, description: 'Handle' })
  before: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Handle' })
  after: string | null;
}

/** What a change of a season would move. */
export class SeasonPreviewDto implements Omit<SeasonPreview, 'kind'> {
  @ApiProperty({ type: [TurnedTournamentDto] })
  tournaments: readonly TurnedTournamentDto[];

  @ApiProperty({ type: [MovedPlayerDto], description: 'Those whose points change' })
  players: readonly MovedPlayerDto[];

  @ApiProperty()
  qualified: MovedQualifiersDto;

  @ApiProperty()
  champion: MovedChampionDto;
}

export const previewDtoOf = ({ kind: _kind, ...moved }: SeasonPreview): SeasonPreviewDto => moved;
