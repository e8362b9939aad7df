import type { Text as Sentence } from '@quadrant/rules/message';
import type { Type as Class } from '@nestjs/common';
import { LONGEST_SLUG, SLUG } from '@quadrant/rules/tournament';
import { Type } from 'class-transformer';
import { AsSent } from './as-sent.decorator.js';
import { fieldOf, optionsOf, type More, type Schema } from './field.js';
import { IsLine } from './is-line.decorator.js';
import { IsText } from './is-text.decorator.js';
import { areObjects, AreOneOf, isListOf, type ListRules } from './list-rules.js';
import {
  AreHandles,
  AreLines,
  AreWholeNumbers,
  IsCalendarDay,
  IsCountry,
  IsHandle,
  IsRegion,
  IsSlug,
} from './text-rules.js';
import {
  BooleanOfQuery,
  IsAnyObject,
  IsAnyText,
  IsAtMostLong,
  IsDecimal,
  IsIdOf,
  IsMatch,
  IsOneOf,
  IsPart,
  IsTrueOrFalse,
  IsWholeNumber,
} from './value-rules.js';

type Field = PropertyDecorator;
type Value = string | number | boolean;

const saidIn = (more?: More): Sentence | undefined => optionsOf(more).says;

// The following fields are texts.

/** The member is one line of 1 to `longest` characters. */
export const Line = (longest: number, more?: More): Field =>
  fieldOf(more, { type: 'string', maxLength: longest }, IsLine(longest));

/** The member is a text of 1 to `longest` characters in any number of lines. */
export const Text = (longest: number, more?: More): Field =>
  fieldOf(more, { type: 'string', maxLength: longest }, IsText(longest));

/** The member is any text, in an answer, or in a request that checks it later. */
export const AnyText = (more?: More): Field => fieldOf(more, { type: 'string' }, IsAnyText(saidIn(more)));

/**
 * The member is any text of at most so many characters.
 *
 * @param units the number of UTF-16 units that are accepted; a character has one or two
 */
export const LimitedText = (most: number, more?: More, units = most): Field =>
  fieldOf(more, { type: 'string', maxLength: most }, IsAtMostLong(most, units), IsAnyText(saidIn(more)));

/** @param message the end of a sentence that begins with the name of the text, and says what it must be */
export const Matching = (form: RegExp, message: Sentence, more?: More): Field =>
  fieldOf(more, { type: 'string', pattern: form.source }, IsMatch(form, message));

/** The member is a player's handle in a request. */
export const Handle = (more?: More): Field => fieldOf(more, { type: 'string', maxLength: 64 }, IsHandle());

/** The member is a country in a request, with two letters (ISO 3166-1), which become capitals. */
export const Country = (more?: More): Field =>
  fieldOf(more, { type: 'string', pattern: '^[A-Za-z]{2}$' }, IsCountry(saidIn(more)));

/** The member is the name or slug of a region in a request. */
export const Region = (more?: More): Field => fieldOf(more, { type: 'string', maxLength: 64 }, IsRegion(saidIn(more)));

export const Slug = (more?: More): Field =>
  fieldOf(more, { type: 'string', pattern: SLUG.source, maxLength: LONGEST_SLUG }, IsSlug());

/** The member is a day of the calendar. */
export const Day = (more?: More): Field => fieldOf(more, { type: 'string', format: 'date' }, IsCalendarDay());

/** The member is a date of a tournament in an answer as far as it is known: a day, a month, a year or `unknown`. */
export const KnownDate = (more?: More): Field => fieldOf(more, { type: 'string', pattern: KNOWN_DATE });

const KNOWN_DATE = '^(\\d{4}(-\\d{2}(-\\d{2})?)?|unknown)$';

/** @param of the thing that has the id, with its article */
export const IdOf = (of: string, more?: More): Field =>
  fieldOf(more, { type: 'string', format: 'uuid' }, IsIdOf(of, saidIn(more)));

// The following fields are numbers and choices.

/** The member is a whole number from `least` to `most`. */
export const Whole = (least: number, most: number, more?: More): Field =>
  fieldOf(more, { type: 'integer', minimum: least, maximum: most }, IsWholeNumber(least, most, saidIn(more)));

/** The member counts something, so it is 0 or more. */
export const Count = (more?: More): Field => fieldOf(more, { type: 'integer', minimum: 0 }, IsWholeNumber(0));

/** The member counts from 1, as the number of a round or a version does. */
export const Ordinal = (more?: More): Field => fieldOf(more, { type: 'integer', minimum: 1 }, IsWholeNumber(1));

/** The member is a number from `least` to `most`. */
export const DecimalIn = (least: number, most: number, more?: More): Field =>
  fieldOf(more, { type: 'number', minimum: least, maximum: most }, IsDecimal(least, most, saidIn(more)));

export const Flag = (more?: More): Field => fieldOf(more, { type: 'boolean' }, IsTrueOrFalse(saidIn(more)));

/** The member is one of a few values. */
export function Choice(values: readonly Value[], more?: More): Field {
  const listed = optionsOf(more).nullable ? [...values, null] : [...values];
  return fieldOf(more, { type: typeOf(values), enum: listed }, IsOneOf(values, saidIn(more)));
}

function typeOf(values: readonly Value[]): 'string' | 'integer' | 'number' | 'boolean' {
  const [type] = values.map((value) => typeof value);
  if (type === 'number') return values.every(Number.isInteger) ? 'integer' : 'number';
  return type === 'boolean' ? 'boolean' : 'string';
}

// The following fields are objects and lists.

/** The member is an object of another DTO. */
export const Of = (dto: Class, more?: More): Field => fieldOf(more, { type: dto }, IsPart(dto));

/** The member is an object that reaches the handler as it was sent. */
export const AnyObject = (more?: More, schema: Schema = ANY_OBJECT): Field =>
  fieldOf(more, schema, IsAnyObject(), AsSent());

const ANY_OBJECT = { type: 'object', additionalProperties: true } as const;

/** The member is a list of objects that reaches the handler as it was sent. */
export const AnyObjects = (more?: More): Field =>
  fieldOf(more, { type: 'array', items: ANY_OBJECT }, ...isListOf({}), AsSent());

/** The member is a list in a request, of objects of another DTO. */
export const ListOf = (dto: Class, rules: ListRules, more?: More): Field =>
  fieldOf(more, { type: [dto], ...itemsOf(rules) }, ...areObjects(dto), ...isListOf(rules));

/** The member is a list in a request, of a few values. */
export const ChoicesOf = (values: readonly Value[], rules: ListRules, more?: More): Field =>
  fieldOf(more, { enum: [...values], isArray: true, ...itemsOf(rules) }, AreOneOf(values), ...isListOf(rules));

const itemsOf = ({ least, most }: ListRules): Schema => ({
  ...(least !== undefined && { minItems: least }),
  ...(most !== undefined && { maxItems: most }),
});

/** The member is a list of at most so many handles. */
export const Handles = (most: number, more?: More): Field =>
  fieldOf(more, { type: [String], maxItems: most }, AreHandles(most));

/** The member is a list of at most so many lines of 1 to `longest` characters. */
export const Lines = (most: number, longest: number, more?: More): Field =>
  fieldOf(more, { type: [String], maxItems: most }, AreLines(most, longest));

/** The member is a list of 1 to `most` whole numbers from `least` to `largest`. */
export const Wholes = (most: number, least: number, largest: number, more?: More): Field =>
  fieldOf(
    more,
    { type: 'array', items: { type: 'integer', minimum: least, maximum: largest }, minItems: 1, maxItems: most },
    AreWholeNumbers(most, least, largest),
  );

// The following fields are parameters of a query, which arrive as texts.

export const QueryWhole = (least: number, most: number, more?: More): Field =>
  fieldOf(
    more,
    { type: 'integer', minimum: least, maximum: most },
    Type(() => Number),
    IsWholeNumber(least, most, saidIn(more)),
  );

export const QueryFlag = (more?: More): Field => fieldOf(more, { type: 'boolean' }, BooleanOfQuery(), IsTrueOrFalse());

// The following fields are members of answers. They have no rules, so a request that has one is refused.

export const Id = (more?: More): Field => fieldOf(more, { type: 'string', format: 'uuid' });

/** The member is a moment; a text has its offset. */
export const Instant = (more?: More): Field => fieldOf(more, { type: 'string', format: 'date-time' });

/** The member is an address from the root of the site. */
export const Link = (more?: More): Field => fieldOf(more, { type: 'string', format: 'uri-reference' });

export const Integer = (more?: More): Field => fieldOf(more, { type: 'integer' });

export const Decimal = (more?: More): Field => fieldOf(more, { type: 'number' });

export const Integers = (more?: More): Field => fieldOf(more, { type: 'integer', isArray: true });

export const Texts = (more?: More): Field => fieldOf(more, { type: [String] });

/** The member is a list of a few values. */
export const Choices = (values: readonly Value[], more?: More): Field =>
  fieldOf(more, { enum: [...values], isArray: true });

/** The member is a list of objects of another DTO. */
export const List = (dto: Class, more?: More): Field => fieldOf(more, { type: [dto] });

/** The member is anything that OpenAPI can describe. */
export const Other = (schema: Schema, more?: More): Field => fieldOf(more, schema);
