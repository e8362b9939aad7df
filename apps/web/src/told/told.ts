import { Message, type Text } from '@quadrant/rules/message';
import { currentLanguage } from '../languages/language.js';
import { readableTimes } from './readable-times.js';
import { matchPattern, readPattern, type Pattern } from './pattern.js';
import { type Catalog, readCatalog, readCatalogs } from '../languages/catalog.js';

/** Longer texts are none of these sentences. */
const LONGEST = 2000;

/** Values within values are translated too; at a greater depth there are only names. */
const DEEPEST = 4;

/** Rules and the API use these sentences for findings, problems, explanations and readings: `{0}` … stand for values. */
const TOLD_SENTENCES = readCatalogs(new URL('./de/', import.meta.url));

/** The key has the English words for one thing and for several. */
const COUNTED = readCatalog<Catalog>(new URL('./things.json', import.meta.url));

/** These single words of programs in sentences are no names. */
const SINGLE_WORDS = readCatalog<Catalog>(new URL('./words.json', import.meta.url));

const PATTERNS: readonly Pattern[] = Object.entries(TOLD_SENTENCES)
  .filter(([english]) => english.includes('{0}'))
  .map(([english, german]) => readPattern(english, german!))
  // A pattern with more literal text fits better.
  .sort((one, other) => other.literal - one.literal);

/** The key is the beginning of a pattern; patterns that begin with a value are under "". */
const BEGINNINGS = new Map<string, Pattern[]>();
for (const pattern of PATTERNS) {
  const beginning = beginningOf(pattern.parts[0] ?? '');
  BEGINNINGS.set(beginning, [...(BEGINNINGS.get(beginning) ?? []), pattern]);
}

/**
 * Writes a sentence of a finding, a problem or an explanation in the language of the page. A message is looked up by
 * its text; a stored or hashed string is recognised by its words. Names and numbers stay as they are; days and instants
 * are written as everywhere on pages. An unknown sentence stays English.
 */
export function told(text: Text): string {
  if (text instanceof Message) return sayMessage(text);
  if (text.length > LONGEST) return text;
  if (currentLanguage() === 'en') return readableTimes(text);
  const known = latest.get(text);
  if (known !== undefined) return known;
  if (latest.size >= MOST_LATEST) latest.clear();
  const german = readableTimes(translate(text, 0) ?? text);
  latest.set(text, german);
  return german;
}

/** Translates a message by its text. Its values are names and numbers, which stay, and other sentences. */
function sayMessage(message: Message): string {
  if (currentLanguage() === 'en') return readableTimes(String(message));
  return readableTimes(translateMessage(message));
}

/** In the key of a translation, each plural becomes a plain value. */
const COUNT_OF = /\{(\d+), plural, one \{# ([^{}]*)\} other \{# ([^{}]*)\}\}/g;

function translateMessage(message: Message): string {
  const { text, values } = message;
  const counted = new Map<number, string>();
  const key = text.replace(COUNT_OF, (_, index: string, one: string, many: string) => {
    const number = values[Number(index)];
    counted.set(Number(index), `${String(number)} ${number === 1 ? one : many}`);
    return `{${index}}`;
  });
  const unquoted = key.replace(/'([{}]+)'/g, '$1');
  const trimmed = unquoted.trim();
  const german = TOLD_SENTENCES[trimmed] ?? (/\p{L}/u.test(trimmed.replace(/\{\d+\}/g, '')) ? undefined : trimmed);
  if (german === undefined) return translate(String(message), 0) ?? String(message);
  const said = german.replace(PLACE, (place: string, before: string | undefined, index: string, kind?: string) =>
    place.replace(/\{[^{}]*\}/, () => {
      const value = values[Number(index)];
      if (value instanceof Message) return translateMessage(value);
      return quoted(sayValue(counted.get(Number(index)) ?? String(value ?? ''), kind ?? before, 1));
    }),
  );
  return unquoted.replace(trimmed, () => said);
}

/** English has a name in quotation marks, which German writes differently. */
const quoted = (value: string): string => value.replace(/^"([^"]*)"/, '„$1“');

/** Writes a part of a sentence, such as a criterion or a value, in the language of the page. */
export const toldPart = (text: Text): string =>
  text instanceof Message
    ? sayMessage(text)
    : readableTimes(currentLanguage() === 'en' ? text : sayValue(text, undefined, 1));

/** Remembers recent translations: many findings of a page, and many pages, say the same. */
const latest = new Map<string, string>();
const MOST_LATEST = 1000;

/** Returns the German of a text that is one of the sentences, or several of them; null where it is none. */
function translate(text: string, depth: number): string | null {
  const known = TOLD_SENTENCES[text];
  if (known !== undefined) return known;
  if (depth > DEEPEST) return null;
  const sentences = splitSentences(text);
  const isWhole = ({ parts }: Pattern) => splitSentences(parts.join('X')).length === sentences.length;
  return fit(text, depth, isWhole) ?? translateEach(sentences, depth) ?? fit(text, depth);
}

/** A value may have a word before it that wants the dative. */
const PLACE = /(?:\b(von|mit|nach|bei|aus|zu|seit|in) )?\{(\d+)(?::(\w+))?\}/g;

function fit(text: string, depth: number, isMeant: (pattern: Pattern) => boolean = () => true): string | null {
  for (const beginning of [beginningOf(text), '']) {
    for (const pattern of BEGINNINGS.get(beginning) ?? []) {
      // A value in the place of a sentence may be anybody's words: such a short match is no evidence of a known
      // sentence.
      if (pattern.isWeak && depth === 0) continue;
      const values = matchPattern(text, pattern);
      if (values === null || !isMeant(pattern) || (pattern.isWeak && !values.every(isCount))) continue;
      return pattern.german.replace(PLACE, (place: string, before: string | undefined, index: string, kind?: string) =>
        place.replace(/\{[^{}]*\}/, () => sayValue(values[Number(index)] ?? '', kind ?? before, depth + 1)),
      );
    }
  }
  return null;
}

const splitSentences = (text: string): readonly string[] => text.split(/(?<=[.?!]) (?=[A-Z"])/);

/** Translates several sentences, of which at least one is known. */
function translateEach(sentences: readonly string[], depth: number): string | null {
  if (sentences.length === 1) return null;
  const said = sentences.map((each) => TOLD_SENTENCES[each] ?? fit(each, depth));
  return said.every((each) => each === null) ? null : said.map((each, index) => each ?? sentences[index]).join(' ');
}

/**
 * Writes a value in German: a part of a sentence, a number of things or a list; everything else is a name.
 * @param kind `raw` for the words of a person, `w` for a single word of a program, or the word before it that wants the
 * dative
 */
function sayValue(value: string, kind: string | undefined, depth: number): string {
  if (kind === 'raw') return value;
  const trimmed = value.trim();
  if (kind === 'w' && SINGLE_WORDS[trimmed] !== undefined) return value.replace(trimmed, SINGLE_WORDS[trimmed]);
  if (trimmed === '' || !/[ ,]/.test(trimmed)) return value;
  return value.replace(
    trimmed,
    () => sayCount(trimmed, kind !== undefined) ?? translate(trimmed, depth) ?? sayList(trimmed, depth),
  );
}

const COUNT = /^([\d.,]+|no) (.+)$/;
const isCount = (value: string): boolean => /^[-\d.,]+$/.test(value) || sayCount(value) !== null;

function sayCount(value: string, isDative = false): string | null {
  const [, number = '', things = ''] = COUNT.exec(value) ?? [];
  const german = COUNTED[things];
  if (german === undefined) return null;
  const ending = isDative && number !== '1' && /(?:e|er|el)$/.test(german) ? 'n' : '';
  return `${number === 'no' ? '0' : number} ${german}${ending}`;
}

const LINKS: Readonly<Record<string, string>> = {
  ' and ': ' und ',
  ', and ': ' und ',
  ' or ': ' oder ',
  ', or ': ' oder ',
  ' against ': ' gegen ',
};

/** Translates handles of one word, names in quotation marks and numbers of things, with "und" and "oder" between them. */
function sayList(list: string, depth: number): string {
  const pieces = list.split(/(,? and |,? or | against |, )/);
  const isItem = (piece: string): boolean =>
    /^(?:\S+|"[^"]*")$/.test(piece) || piece in TOLD_SENTENCES || isCount(piece);
  const isList = pieces.every((piece, index) => index % 2 === 1 || isItem(piece));
  if (!isList || pieces.length === 1) return list;
  return pieces.map((piece) => LINKS[piece] ?? sayValue(piece, undefined, depth + 1)).join('');
}

function beginningOf(text: string): string {
  return /^([^\s{]*)\s/.exec(text)?.[1] ?? '';
}
