import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '@quadrant/http';
import type { ComponentChildren } from 'preact';
import { readFolderCatalogs } from './catalog.js';
import { currentLanguage, eachLanguage } from './language.js';

type Plain = string | number | null | undefined;

/** Each folder of pages has a catalog. The key is the English text. */
const GERMAN = readFolderCatalogs(new URL('../', import.meta.url), 'de.json');

const formats = eachLanguage(() => new Map<string, IntlMessageFormat>());

/**
 * Returns a text in the language of the page. The English text is its own key, so sources stay readable. It has to be
 * written out where it is used, because `npm run languages` collects the keys from there.
 * @param text English, as ICU writes messages where there are values: `{name}`,
 * `{count, plural, one {# day} other {# days}}`. Without values it is taken as it is, so that a form can fill its
 * `{name}` later.
 * @param values texts and elements of pages that are filled in; they are never translated.
 * @throws TypeError when the text names a value that was not given
 */
export function t(text: string, values?: Readonly<Record<string, Plain>>): string;
export function t(text: string, values: Readonly<Record<string, ComponentChildren>>): ComponentChildren;
export function t(text: string, values?: Readonly<Record<string, ComponentChildren>>): ComponentChildren {
  const language = currentLanguage();
  const translated = language === 'en' ? text : GERMAN[text];
  if (values === undefined) return translated ?? text;
  // A text without a translation has the plurals of English.
  return formatOf(translated === undefined ? 'en' : language, translated ?? text).format<object>(
    values as Record<string, object>,
  ) as ComponentChildren;
}

function formatOf(language: Language, text: string): IntlMessageFormat {
  const known = formats[language].get(text);
  if (known !== undefined) return known;
  const format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
  formats[language].set(text, format);
  return format;
}

/** These members of tables are no texts, whatever they hold. */
const NO_TEXTS: ReadonlySet<string> = new Set([
  'address',
  'value',
  'kind',
  'id',
  'code',
  'operation',
  'step',
  'format',
]);

/**
 * Returns a table of texts that is made once, before any page: each text is in the language of the page that reads it.
 * Everything but its strings stays as it is, even functions.
 */
export function words<Table extends object>(table: Table): Table {
  const told = (Array.isArray(table) ? [] : {}) as Table;
  for (const [name, value] of Object.entries(table) as [keyof Table & string, unknown][]) {
    const descriptor: PropertyDescriptor =
      typeof value === 'string' && !NO_TEXTS.has(name)
        ? { get: () => t(value) }
        : { value: isTable(value) ? words(value) : value };
    Object.defineProperty(told, name, { ...descriptor, enumerable: true });
  }
  return told;
}

const isTable = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);
