import { currentLanguage } from '../language.js';
import { TOLD_SENTENCES } from './german-sentences.js';

/** An English sentence with values, and how it is said in German. */
interface Sentence {
  readonly german: string;
  /** What stands around its values. */
  readonly parts: readonly string[];
  /** The longest part that stands in every such sentence: most of those that do not fit lack it. */
  readonly part: string;
}

/** Longer texts are none of these sentences. */
const LONGEST = 2000;

const SENTENCES: readonly Sentence[] = Object.entries(TOLD_SENTENCES)
  .filter(([english]) => english.includes('{0}'))
  .map(([english, german]) => ({ german, ...readSentence(english) }))
  // What says more fits better.
  .sort((one, other) => other.part.length - one.part.length);

/**
 * A sentence of a finding or a problem in the language of the page. Rules and the API tell them in English, where they are
 * stored and hashed, so they are recognised by their words; their values stay as they are. What is not known stays English.
 */
export function told(text: string): string {
  if (currentLanguage() === 'en' || text.length > LONGEST) return text;
  const known = TOLD_SENTENCES[text];
  if (known !== undefined) return known;
  for (const { german, parts, part } of SENTENCES) {
    const values = text.includes(part) ? valuesIn(text, parts) : null;
    if (values !== null) return german.replace(/\{(\d+)\}/g, (_, index: string) => values[Number(index)] ?? '');
  }
  return text;
}

function readSentence(english: string): Pick<Sentence, 'parts' | 'part'> {
  const parts = english.split(/\{\d+\}/);
  return { parts, part: parts.reduce((longest, part) => (part.length > longest.length ? part : longest)) };
}

/** What stands between the parts of a sentence, each as short as it can be; null where the text is not this sentence. */
function valuesIn(text: string, parts: readonly string[]): string[] | null {
  const [first = '', ...others] = parts;
  const last = others.pop() ?? '';
  if (!text.startsWith(first) || !text.endsWith(last)) return null;
  const values: string[] = [];
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found < 0) return null;
    values.push(text.slice(at, found));
    at = found + part.length;
  }
  const end = text.length - last.length;
  if (end < at) return null;
  return [...values, text.slice(at, end)];
}
