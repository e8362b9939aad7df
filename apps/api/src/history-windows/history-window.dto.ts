import { f, nullable } from '@quadrant/http';
import { CONTINENTS, type Continent } from '@quadrant/rules/permissions';
import type { ShownHistoryWindow } from '@quadrant/store/places';
import { IsNotBefore } from '../requests/fields.js';

const LONGEST_NOTE = 500;
const EVERYWHERE = 'Null or left out: everywhere';
const ALL_REGIONS = 'Slug of a region of the continent. Null or left out: all of them';

export class NewHistoryWindowDto {
  @f.Day({ example: '2004-01-01', about: 'First local day of tournaments' }) from: string;
  @f.Day({ example: '2019-12-31', about: 'Last local day of tournaments' }) @IsNotBefore('from') to: string;
  @f.Choice(CONTINENTS, { optional: 'or-null', about: EVERYWHERE }) continent?: Continent;
  @f.Slug({ optional: 'or-null', about: ALL_REGIONS, example: 'hanse' }) region?: string;
  @f.Day({ example: '2026-12-31', about: 'Last day (UTC) on which reports are taken' }) closesOn: string;
  @f.Line(LONGEST_NOTE, {
    about: 'What directors should know: which files, and whom to ask',
    example: 'Leagues of 2004 to 2019',
  })
  note: string;
}

export class HistoryWindowDto implements Omit<ShownHistoryWindow, 'openedAt' | 'closedAt'> {
  @f.Ordinal() number: number;
  @f.Day('First local day of tournaments') from: string;
  @f.Day('Last local day of tournaments') to: string;
  @f.Choice(CONTINENTS, { nullable, about: EVERYWHERE }) continent: Continent | null;
  @f.AnyText({ nullable, about: ALL_REGIONS }) region: string | null;
  @f.Day('Last day (UTC) on which reports are taken') closesOn: string;
  @f.AnyText() note: string;
  @f.AnyText() openedBy: string;
  @f.Instant() openedAt: Date;
  @f.Instant({ nullable, about: 'Null unless somebody closed it before its last day' }) closedAt: Date | null;
  @f.Flag('Whether directors can use it now') isOpen: boolean;
}

export class HistoryWindowListDto {
  @f.List(HistoryWindowDto, 'The newest first') rows: readonly HistoryWindowDto[];
}

export class HistoryWindowOpenedDto {
  @f.Ordinal() number: number;
}
