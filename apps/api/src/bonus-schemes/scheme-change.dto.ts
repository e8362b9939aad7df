import { f, nullable } from '@quadrant/http';
import type { MovedAwards } from '@quadrant/rules/leagues';
import type { SchemeEnded, SchemePreview, SchemeSaved } from '@quadrant/store/bonus-schemes';
import { WhenLeagueCounts } from '../leagues/fields.js';
import { SchemeRuleDto, SchemeVersionDto, versionDtoOf } from './scheme.dto.js';

export class MovedAwardsDto {
  @f.Count('Bonus awards that are not published') given: number;
  @f.Count('Published bonus awards that are no more') taken: number;
  @f.Count() tournaments: number;
  @f.Count() players: number;
}

export class SchemeChangedDto {
  @f.Ordinal('Of the league, after it') leagueVersion: number;
  @WhenLeagueCounts() takesEffect: string;
  @f.Of(MovedAwardsDto, 'What differs from what is published') moves: MovedAwardsDto;
}

export class SchemeSavedDto extends SchemeChangedDto {
  @f.AnyText('Slug within its league') scheme: string;
  @f.Of(SchemeVersionDto) saved: SchemeVersionDto;
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
  @f.AnyText('Handle') player: string;
  @f.Ordinal() place: number;
  @f.Ordinal() points: number;
  @f.AnyText({ example: 'headquarters v2, rule 1' }) rule: string;
  @f.AnyText() reason: string;
}

class UntoldDto {
  @f.AnyText('Handle') player: string;
  @f.Texts({ example: ['entry.headquarters'] }) facts: readonly string[];
}

class PreviewedTournamentDto {
  @f.Id() id: string;
  @f.AnyText() name: string;
  @f.KnownDate('Local date as far as it is known: a day, a month, a year, or unknown') localDate: string;
  @f.Flag('Whether it counts for the league; otherwise it gives no points') counts: boolean;
  @f.List(PreviewedAwardDto, 'What the scheme would give') awards: readonly PreviewedAwardDto[];
  @f.List(UntoldDto, 'What the report does not say, so there is no bonus for it') untold: readonly UntoldDto[];
}

class PreviewedTotalDto {
  @f.AnyText('Handle') player: string;
  @f.Ordinal() points: number;
  @f.Ordinal() awards: number;
}

class PreviewedDifferenceDto {
  @f.Choice(['given', 'taken'], 'given: not published; taken: published, and no more') change: 'given' | 'taken';
  @f.Id() tournament: string;
  @f.AnyText('Handle') player: string;
  @f.Ordinal() points: number;
  @f.AnyText() rule: string;
  @f.AnyText({ nullable }) reason: string | null;
}

/** Nothing was stored. */
export class SchemePreviewDto implements SchemePreview {
  @f.AnyText() name: string;
  @f.AnyText({ about: 'Document and section; 000 is the Organized Play Guide 4.2', example: '000 §12.5' })
  section: string;
  @f.List(SchemeRuleDto) rules: readonly SchemeRuleDto[];
  @f.List(PreviewedTournamentDto, 'The published ones of this page, in the order of history')
  tournaments: readonly PreviewedTournamentDto[];
  @f.Count('Tournaments on all pages') count: number;
  @f.Integer({ nullable, about: '`offset` of the next page; null on the last one' }) next: number | null;
  @f.List(PreviewedTotalDto, 'On all pages, most points first') totals: readonly PreviewedTotalDto[];
  @f.Of(MovedAwardsDto) moves: MovedAwards;
  @f.List(
    PreviewedDifferenceDto,
    'Where the bonus awards of the league differ from those published, in the tournaments of this page',
  )
  differences: readonly PreviewedDifferenceDto[];
}
