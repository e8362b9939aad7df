import { compareNames, spell, type SpelledName } from './compare-names.js';
import type { NameReason } from './compare-word.js';
import { normaliseName } from './normalise-name.js';
import { readingsOf } from './scripts.js';

export interface KnownPerson {
  readonly handle: string;
  readonly name: string | null;
  readonly country: string | null;
}

/** The person that is looked for: everything known about their name, and their country if it is known. */
export interface AskedPerson {
  readonly texts: readonly string[];
  readonly country: string | null;
}

export interface RankedCandidate<Person extends KnownPerson> {
  readonly person: Person;
  /** It ranges from 0 to 1, and is 1 only for the same name. */
  readonly similarity: number;
  readonly reason: NameReason;
}

/** People see no likeness below this value. */
const LEAST_SIMILARITY = 0.4;
/** One slip takes more from the similarity of a short name than from that of a long one. */
const LETTERS_PER_SLIP = 3;
/** Letters of another alphabet that look or sound the same cost this much. */
const OTHER_LETTERS = 0.03;

/** It keeps rounding from excluding a person. */
const ROUNDING = 1e-9;

/**
 * Returns the people who may be the one asked for, the most similar first. Equals are sorted by same country first,
 * then by handle. People who are not similar at all are left out.
 *
 * @param people the likeliest first, where that is known: the comparison stops early for those who cannot be among the `most`
 * @param most the number of people to return at most
 */
export function rankCandidates<Person extends KnownPerson>(
  asked: AskedPerson,
  people: readonly Person[],
  most = Infinity,
): RankedCandidate<Person>[] {
  const texts = readTexts(asked.texts);
  const highest: number[] = [];
  const candidates: RankedCandidate<Person>[] = [];
  for (const person of people) {
    const floor = highest.length < most ? LEAST_SIMILARITY : highest.at(-1)!;
    const likeness = findLikeness(texts, readPerson(person), floor);
    if (likeness.similarity < floor) continue;
    candidates.push({ person, ...likeness });
    const place = highest.findIndex((each) => each < likeness.similarity);
    highest.splice(place === -1 ? highest.length : place, 0, likeness.similarity);
    if (highest.length > most) highest.pop();
  }
  return candidates
    .sort(
      (a, b) =>
        b.similarity - a.similarity ||
        Number(isFrom(b.person, asked)) - Number(isFrom(a.person, asked)) ||
        (a.person.handle < b.person.handle ? -1 : 1),
    )
    .slice(0, most);
}

const textsOf = ({ name, handle }: KnownPerson): string[] => (name === null ? [handle] : [name, handle]);

const isFrom = ({ country }: KnownPerson, asked: AskedPerson): boolean => country !== null && country === asked.country;

interface ReadText {
  readonly normalised: string;
  readonly reading: SpelledName;
}

const readTexts = (texts: readonly string[]): ReadText[] =>
  texts.flatMap((text) => {
    const normalised = normaliseName(text);
    return readingsOf(text).map((reading) => ({ normalised, reading: spell(reading) }));
  });

/** Reading the names of all similar people took as long as comparing them. */
const readPeople = new WeakMap<KnownPerson, readonly ReadText[]>();

function readPerson(person: KnownPerson): readonly ReadText[] {
  let texts = readPeople.get(person);
  if (!texts) readPeople.set(person, (texts = readTexts(textsOf(person))));
  return texts;
}

/** @param floor a similarity below this may be returned as 0 */
function findLikeness(asked: readonly ReadText[], known: readonly ReadText[], floor: number) {
  let best: { similarity: number; reason: NameReason } = { similarity: 0, reason: 'spelling' };
  for (const one of asked) {
    const scale = 1 + one.reading.joined.length / LETTERS_PER_SLIP;
    for (const other of known) {
      const limit = (1 - Math.max(floor, best.similarity)) * scale + ROUNDING;
      const { cost, reason } = compareNames(one.reading, other.reading, limit);
      const hasOtherLetters = cost === 0 && one.normalised !== other.normalised;
      const similarity = Math.max(0, 1 - cost / scale - (hasOtherLetters ? OTHER_LETTERS : 0));
      if (similarity > best.similarity) best = { similarity, reason: hasOtherLetters ? 'similar-letters' : reason };
    }
  }
  return best;
}
