import { say } from '@quadrant/rules/message';
import { f, nullable, optional } from '@quadrant/http';
import { CONTINENTS, type Continent } from '@quadrant/rules/permissions';
import { GAME_TITLES, type GameTitle } from '@quadrant/rules/tournament';
import { ALLOTTED_KINDS, type AllottedKind, type ChampionshipWindow } from '@quadrant/rules/championships';
import { IsNotBefore } from '../requests/fields.js';

// `isCalendarDay` knows the days from this year on.
const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;
const LONGEST_SOURCE = 200;

const EVERY_GAME = 'Null or left out: every game';
const EVERYWHERE = 'Null or left out: all of them';
const day = { example: '2015-03-01', about: 'Local calendar date, included' } as const;

export class WindowQuery {
  @f.QueryWhole(FIRST_YEAR, LAST_YEAR, {
    optional,
    about: 'Year of play; without one, this year',
    says: say`must be a year`,
  })
  year?: number;
}

export class NewWindowDto {
  @f.Choice(ALLOTTED_KINDS) kind: AllottedKind;
  @f.Choice(GAME_TITLES, { optional: 'or-null', about: EVERY_GAME }) game?: GameTitle;
  @f.Choice(CONTINENTS, { optional: 'or-null', about: EVERYWHERE }) continent?: Continent;
  @f.Day({ optional: 'or-null', ...day, about: 'First day on which applications are taken' }) applicationsFrom?: string;
  @f.Day({ optional: 'or-null', ...day, about: 'Last day on which applications are taken' })
  @IsNotBefore('applicationsFrom')
  applicationsUntil?: string;
  @f.Day(day) playFrom: string;
  @f.Day({ ...day, example: '2015-06-30' }) @IsNotBefore('playFrom') playUntil: string;
  @f.Line(LONGEST_SOURCE, 'Where it was announced') source: string;
}

export class WindowDto implements ChampionshipWindow {
  @f.Choice(ALLOTTED_KINDS) kind: AllottedKind;
  @f.Integer() year: number;
  @f.Choice(GAME_TITLES, { nullable, about: EVERY_GAME }) game: GameTitle | null;
  @f.Choice(CONTINENTS, { nullable, about: EVERYWHERE }) continent: string | null;
  @f.Day({ nullable, about: 'Null where nothing was announced' }) applicationsFrom: string | null;
  @f.Day({ nullable, about: 'Null where nothing was announced' }) applicationsUntil: string | null;
  @f.Day(day) playFrom: string;
  @f.Day(day) playUntil: string;
  @f.AnyText({
    about: 'Document and section (000 is the Organized Play Guide 4.2), or where it was announced',
    example: '000 §11.1.1',
  })
  source: string;
}

export class WindowListDto {
  @f.List(WindowDto, 'Announced ones, and the printed one where none stands for all') rows: WindowDto[];
}
