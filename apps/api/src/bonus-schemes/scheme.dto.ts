import { say, type Text } from '@quadrant/rules/message';
import { f, LONGEST_REASON, nullable, optional, textRule } from '@quadrant/http';
import {
  listPrintedSchemes,
  SCHEME_STATES,
  SCHEME_TEXT_LIMITS,
  type ListedFact,
  type ListedScheme,
  type SchemeState,
  type SchemeVersion,
} from '@quadrant/store/bonus-schemes';
import { SeasonName } from '../requests/fields.js';

const PRINTED = listPrintedSchemes().map(({ id }) => id);

const LONGEST_NAME = 60;
const MOST_OFFSET = 100_000;
export const LARGEST_PAGE = 50;

/** A text that is longer than ten times the limit is not read at all; a shorter one is answered with what is wrong in it. */
const LONGEST_SENT = 10 * SCHEME_TEXT_LIMITS.characters;

const day = { example: '2014-11-01' } as const;
const isWritten = ({ printed }: { printed?: unknown }): boolean => printed === undefined;
const isPrinted = ({ text, printed }: { text?: unknown; printed?: unknown }): boolean =>
  printed !== undefined || text === undefined;

const IsReadable = (): PropertyDecorator =>
  textRule('isReadable', say`must be at most ${LONGEST_SENT} characters`, (text) => text.length <= LONGEST_SENT);

/** A scheme is either written here or one of the printed ones. */
class SchemeTextDto {
  @f.AnyText({
    optional,
    when: isWritten,
    about: 'In the language of bonus schemes',
    maxLength: SCHEME_TEXT_LIMITS.characters,
    says: say`must be the text of a scheme, or "printed" names one in its place`,
  })
  @IsReadable()
  text?: string;
  @f.Choice(PRINTED, { optional, when: isPrinted, about: 'A scheme that 000 prints, in place of a text' })
  printed?: ListedScheme['id'];
}

export class NewSchemeDto extends SchemeTextDto {
  @f.Line(LONGEST_NAME, {
    optional,
    when: ({ name, printed }: NewSchemeDto) => name !== undefined || printed === undefined,
    about: 'Of a printed one its own when left out',
  })
  name?: string;
  @f.Day({
    optional,
    ...day,
    about:
      'Local calendar date from which on it is in force; today (UTC) when left out. One in the past moves what was published',
  })
  from?: string;
  @f.Line(LONGEST_REASON, 'Shown with the run and kept in the audit') reason: string;
}

export class SchemeEndDto {
  @f.Day({ ...day, about: 'The last local calendar date on which it is in force' }) on: string;
  @f.Line(LONGEST_REASON, 'Shown with the run and kept in the audit') reason: string;
}

export class SchemeTrialDto extends SchemeTextDto {
  @f.Slug({ optional: 'or-null', about: 'Slug of the scheme whose place it takes; beside all of them when left out' })
  scheme?: string;
  @SeasonName({ optional: 'or-null', about: 'Only on the tournaments of this season', example: '2014-15' })
  season?: string;
  @f.Day({ optional, ...day, about: 'Only on tournaments from this local calendar date on' }) from?: string;
  @f.Whole(0, MOST_OFFSET, { optional, about: 'Where the page begins, as `next` of the page before', default: 0 })
  offset?: number;
  @f.Whole(1, LARGEST_PAGE, { optional, about: 'Tournaments on a page', default: LARGEST_PAGE }) limit?: number;
}

export class SchemeRuleDto {
  @f.Ordinal() rule: number;
  @f.AnyText('As it is written, on one line') source: string;
  @f.AnyText('What it gives and when') words: Text;
}

class SchemeVersionDto {
  @f.Ordinal() version: number;
  @f.AnyText() name: string;
  @f.AnyText({
    about: 'Where the Organized Play Guide 4.2 prints it, written as in the example; section 12.5 for any other scheme',
    example: '000 §12.5.1',
  })
  section: string;
  @f.AnyText() text: string;
  @f.List(SchemeRuleDto) rules: readonly SchemeRuleDto[];
  @f.Ordinal({
    nullable,
    about: 'The most points of one entry of a tournament; null for an older scheme that states none',
  })
  most: number | null;
  @f.Choice(SCHEME_STATES, 'Today (UTC). replaced: in force on no day, another took its place') state: SchemeState;
  @f.Day({ nullable, ...day, about: 'First local calendar date; null: in force on no day' }) from: string | null;
  @f.Day({ nullable, ...day, about: 'Last local calendar date; null: without end' }) to: string | null;
  @f.AnyText('Handle of the account that saved it') savedBy: string;
  @f.Instant() savedAt: Date;
  @f.AnyText() reason: string;
}

class SchemeDto {
  @f.AnyText('Slug within its league') scheme: string;
  @f.AnyText('Of its last version') name: string;
  @f.Flag('Whether a version is in force today (UTC)') isInForce: boolean;
  @f.List(SchemeVersionDto, 'The last one first') versions: SchemeVersionDto[];
}

export class SchemeListDto {
  @f.Ordinal('Of the league: for If-Match, to save or end a scheme') leagueVersion: number;
  @f.List(SchemeDto) rows: SchemeDto[];
}

export function schemesOf(versions: readonly SchemeVersion[]): SchemeDto[] {
  const schemes = new Map<string, SchemeVersion[]>();
  for (const version of versions) schemes.set(version.scheme, [version, ...(schemes.get(version.scheme) ?? [])]);
  return [...schemes].map(([scheme, saved]) => ({
    scheme,
    name: saved[0]!.name,
    isInForce: saved.some(({ state }) => state === 'in-force'),
    versions: saved.map(versionDtoOf),
  }));
}

export const versionDtoOf = ({ scheme: _, ...version }: SchemeVersion): SchemeVersionDto => version;

class PrintedSchemeDto {
  @f.Choice(PRINTED) id: string;
  @f.AnyText() name: string;
  @f.AnyText({ about: 'Of 000', example: '12.5.1' }) section: string;
  @f.AnyText() text: string;
  @f.List(SchemeRuleDto) rules: readonly SchemeRuleDto[];
  @f.Ordinal('The most points of one entry of a tournament') most: number;
}

class FactDto {
  @f.AnyText({ example: 'entry.headquarters' }) name: string;
  @f.Choice(['number', 'text', 'boolean', 'set', 'player', 'players']) type: ListedFact['type'];
  @f.Choice(['entry', 'tournament', 'player', 'season', 'previous', 'deck']) about: ListedFact['about'];
  @f.Flag('Whether a report may leave it out') optional: boolean;
  @f.AnyText() means: string;
  @f.Texts({ nullable, about: 'The only values of a text; null where it may be anything' })
  words: readonly string[] | null;
}

/** League directors write a scheme with the help of these. */
export class BonusSchemesDto {
  @f.List(PrintedSchemeDto, 'The schemes that 000 prints: to be used, or copied and altered')
  printed: PrintedSchemeDto[];
  @f.List(FactDto, 'What a scheme may ask for') facts: FactDto[];
}

export { SchemeVersionDto };
