import { ApiProperty } from '@nestjs/swagger';
import type { MovedAwards } from '@quadrant/rules/league';
import type { SchemeEnded, SchemePreview, SchemeSaved } from '@quadrant/store/leagues';
import { SchemeRuleDto, SchemeVersionDto, versionDtoOf } from './scheme.dto.js';

export const LEAGUE_TAKES_EFFECT = {
  enum: ['at-once', 'when-resumed', 'never'],
  description:
    'at-once: a separate run, within seconds; when-resumed: publishing is paused after a rollback; never: no tournament ' +
    'of the league lies there yet',
};

export class MovedAwardsDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Bonus awards that are not published' })
  given: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Published bonus awards that are no more' })
  taken: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  tournaments: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  players: number;
}

/** What was changed about the schemes of a league. */
export class SchemeChangedDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Of the league, after it' })
  leagueVersion: number;

  @ApiProperty({ ...LEAGUE_TAKES_EFFECT })
  takesEffect: string;

  @ApiProperty({ description: 'What differs from what is published' })
  moves: MovedAwardsDto;
}

export class SchemeSavedDto extends SchemeChangedDto {
  @ApiProperty({ description: 'Slug within its league' })
  scheme: string;

  @ApiProperty()
  saved: SchemeVersionDto;
}

const changedOf = ({ version, takesEffect, moves }: SchemeEnded): SchemeChangedDto => ({
  leagueVersion: version,
  takesEffect,
  moves,
});

export const schemeEndedOf = changedOf;

export const schemeSavedOf = (answer: SchemeSaved): SchemeSavedDto => ({
  ...changedOf(answer),
  scheme: answer.saved.scheme,
  saved: versionDtoOf(answer.saved),
});

class PreviewedAwardDto {
  @ApiProperty({ description: 'Handle' })
  player: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  place: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  points: number;

  @ApiProperty({ example: 'headquarters v2, rule 1' })
  rule: string;

  @ApiProperty()
  reason: string;
}

class UntoldDto {
  @ApiProperty({ description: 'Handle' })
  player: string;

  @ApiProperty({ type: [String], example: ['entry.headquarters'] })
  facts: readonly string[];
}

class PreviewedTournamentDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ format: 'date' })
  localDate: string;

  @ApiProperty({ description: 'Whether it counts for the league; otherwise it gives no points' })
  counts: boolean;

  @ApiProperty({ type: [PreviewedAwardDto], description: 'What the scheme would give' })
  awards: readonly PreviewedAwardDto[];

  @ApiProperty({ type: [UntoldDto], description: 'What the report does not say, so there is no bonus for it' })
  untold: readonly UntoldDto[];
}

class PreviewedTotalDto {
  @ApiProperty({ description: 'Handle' })
  player: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  points: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  awards: number;
}

class PreviewedDifferenceDto {
  @ApiProperty({ enum: ['given', 'taken'], description: 'given: not published; taken: published, and no more' })
  change: 'given' | 'taken';

  @ApiProperty({ format: 'uuid' })
  tournament: string;

  @ApiProperty({ description: 'Handle' })
  player: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  points: number;

  @ApiProperty()
  rule: string;

  @ApiProperty({ type: 'string', nullable: true })
  reason: string | null;
}

/** What a scheme would have given. Nothing was stored. */
export class SchemePreviewDto implements SchemePreview {
  @ApiProperty()
  name: string;

  @ApiProperty({ example: '000 §12.5', description: 'Document and section; 000 is the Organized Play Guide 4.2' })
  section: string;

  @ApiProperty({ type: [SchemeRuleDto] })
  rules: readonly SchemeRuleDto[];

  @ApiProperty({
    type: [PreviewedTournamentDto],
    description: 'The published ones of this page, in the order of history',
  })
  tournaments: readonly PreviewedTournamentDto[];

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Tournaments on all pages' })
  count: number;

  @ApiProperty({ type: 'integer', nullable: true, description: '`offset` of the next page; null on the last one' })
  next: number | null;

  @ApiProperty({ type: [PreviewedTotalDto], description: 'On all pages, most points first' })
  totals: readonly PreviewedTotalDto[];

  @ApiProperty({ type: MovedAwardsDto })
  moves: MovedAwards;

  @ApiProperty({
    type: [PreviewedDifferenceDto],
    description: 'Where the bonus awards of the league differ from those published, in the tournaments of this page',
  })
  differences: readonly PreviewedDifferenceDto[];
}
