import { Message, type Text, keyOf } from '@quadrant/rules/message';
import { currentLanguage } from './language.js';
import { readableTimes } from './readable-times.js';
import { type Catalog, readCatalog, readCatalogs } from './catalog.js';

/** The catalogs are beside the pages, which have most of the sentences. Builds keep this place. */
const MESSAGES = new URL('../../../apps/web/src/languages/messages/', import.meta.url);

/** The German of findings, problems, explanations and readings. `{0}` … stand for the values of a sentence. */
const SENTENCES = readCatalogs(new URL('de/', MESSAGES));

/** The German of things that sentences count, by their English words for one and for several. */
const COUNTED = readCatalog<Catalog>(new URL('things.json', MESSAGES));

/** The German of single words that programs use, for values that the catalog marks with `:w`. */
const SINGLE_WORDS = readCatalog<Catalog>(new URL('words.json', MESSAGES));

/**
 * Returns a sentence of a finding, a problem or an explanation in the language of the page. It is looked up by its text. Its values are names
 * and numbers, which stay, or sentences themselves. A sentence without German stays English. Days and instants are written as everywhere
 * on pages.
 */
export const tell = (text: Text): string => readableTimes(currentLanguage() === 'en' ? String(text) : translate(text));

/** Returns a reason: a person's words stay as they are, and a sentence is told like any other. */
export const tellReason = (reason: Text): string => (reason instanceof Message ? tell(reason) : reason);

const translate = (text: Text): string =>
  text instanceof Message ? translateMessage(text) : (SENTENCES[text] ?? text);

/** A place of a German sentence, with a preposition before it that needs the dative. */
const PLACE = /(\b(?:von|mit|nach|bei|aus|zu|seit|in) )?\{(\d+)(?::(\w+))?\}/g;

function translateMessage(message: Message): string {
  const { key, nouns } = keyOf(message);
  const words = key.trim();
  // Only names, numbers and signs are the same in every language.
  const german = /\p{L}/u.test(words.replace(/\{\d+\}/g, '')) ? SENTENCES[words] : words;
  if (german === undefined) return String(message);
  const said = german.replace(PLACE, (_, preposition: string | undefined, index: string, kind?: string) => {
    const value = message.values[Number(index)] ?? '';
    const noun = nouns.get(index);
    const before = preposition ?? '';
    if (value instanceof Message) return before + translateMessage(value);
    if (noun !== undefined) return before + sayCount(value, noun, before !== '');
    return before + quoted(kind === 'w' ? (SINGLE_WORDS[value] ?? String(value)) : String(value));
  });
  return key.replace(words, () => said);
}

/** English has a name in quotation marks, which German writes differently. */
const quoted = (value: string): string =>
  /^"(?:[^"\\]|\\.)*"$/.test(value) ? `„${value.slice(1, -1).replace(/\\(["\\])/g, '$1')}“` : value;

function sayCount(number: string | number, things: string, isDative: boolean): string {
  const german = COUNTED[things] ?? things;
  const ending = isDative && number !== 1 && /(?:e|er|el)$/.test(german) ? 'n' : '';
  return `${number} ${german}${ending}`;
}
