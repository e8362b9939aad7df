import { compareNames } from './compare-names.js';
import type { NameReason } from './compare-word.js';
import { normaliseName } from './normalise-name.js';
import { readingsOf } from './scripts.js';

/** Somebody who may be meant, by the texts that name them. */
export interface KnownPerson {
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
}

/** Who is looked for: everything that was said of their name, and their country where that was said. */
export interface AskedPerson {
  readonly texts: readonly string[];
  readonly country: string | null;
}

export interface RankedCandidate<Person extends KnownPerson> {
  readonly person: Person;
  /** From 0 to 1: 1 for the same name, and for nothing else. */
  readonly similarity: number;
  readonly reason: NameReason;
}

/** Less than this is no likeness that anybody would see. */
const LEAST_SIMILARITY = 0.4;
/** What one slip takes from the similarity of a name of few letters, and of many. */
const LETTERS_PER_SLIP = 3;
/** Letters of another alphabet that look or sound the same. */
const OTHER_LETTERS = 0.03;

/**
 * Those of the people who may be the one that is asked for, the most similar first; among equals those of their country
 * first, then by handle. Whoever is not similar at all is left out.
 */
export function rankCandidates<Person extends KnownPerson>(
  asked: AskedPerson,
  people: readonly Person[],
): RankedCandidate<Person>[] {
  const texts = readTexts(asked.texts);
  return people
    .map((person): RankedCandidate<Person> => ({ person, ...findLikeness(texts, readTexts(textsOf(person))) }))
    .filter(({ similarity }) => similarity >= LEAST_SIMILARITY)
    .sort(
      (a, b) =>
        b.similarity - a.similarity ||
        Number(isFrom(b.person, asked)) - Number(isFrom(a.person, asked)) ||
        (a.person.handle < b.person.handle ? -1 : 1),
    );
}

const textsOf = ({ name, handle }: KnownPerson): string[] => (name === null ? [handle] : [name, handle]);

const isFrom = ({ country }: KnownPerson, asked: AskedPerson): boolean => country !== null && country === asked.country;

interface ReadText {
  readonly normalised: string;
  readonly reading: string;
}

const readTexts = (texts: readonly string[]): ReadText[] =>
  texts.flatMap((text) => {
    const normalised = normaliseName(text);
    return readingsOf(text).map((reading) => ({ normalised, reading }));
  });

function findLikeness(asked: readonly ReadText[], known: readonly ReadText[]) {
  let best: { similarity: number; reason: NameReason } = { similarity: 0, reason: 'spelling' };
  for (const one of asked) {
    const scale = 1 + one.reading.replaceAll(' ', '').length / LETTERS_PER_SLIP;
    for (const other of known) {
      const { cost, reason } = compareNames(one.reading, other.reading);
      const hasOtherLetters = cost === 0 && one.normalised !== other.normalised;
      const similarity = Math.max(0, 1 - cost / scale - (hasOtherLetters ? OTHER_LETTERS : 0));
      if (similarity > best.similarity) best = { similarity, reason: hasOtherLetters ? 'similar-letters' : reason };
    }
  }
  return best;
}
