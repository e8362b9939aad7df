import type { Text } from '@quadrant/rules/message';
import { f, nullable } from '@quadrant/http';
import { SEASON_MATTERS, type SeasonDifference, type SeasonMatter } from '@quadrant/rules/leagues';
import type { SeasonLogEntry } from '@quadrant/store/leagues';

class SeasonDifferenceDto implements SeasonDifference {
  @f.Choice(SEASON_MATTERS) what: SeasonMatter;
  @f.AnyText({ nullable, example: '3 of the first half, 1 of the second half' }) before: Text | null;
  @f.AnyText({ nullable, example: '2 of the first half, 2 of the second half' }) after: Text | null;
}

class SeasonLogEntryDto implements SeasonLogEntry {
  @f.Instant() at: Date;
  @f.AnyText('Handle; `schedule` is the program itself') by: string;
  @f.AnyText() reason: Text;
  @f.List(SeasonDifferenceDto) changes: readonly SeasonDifferenceDto[];
  @f.Flag('Whether a tournament that counts had started') afterFirstTournament: boolean;
  @f.Integer({
    nullable,
    about: 'The run that published it; `/api/v1/runs/{number}/diff` says what it moved. Null: none yet',
  })
  run: number | null;
}

export class SeasonLogDto {
  @f.List(SeasonLogEntryDto, 'The oldest first') rows: readonly SeasonLogEntryDto[];
}
