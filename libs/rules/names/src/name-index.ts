import { probesOf } from './name-probes.js';
import type { KnownPerson } from './rank-candidates.js';
import { TrigramIndex } from './trigram-index.js';

/** Somebody who can be found. */
export interface IndexedPerson extends KnownPerson {
  readonly id: number;
}

/** Texts that people are found under, as `searchText` and `foldHandle` give them. */
export interface IndexedTexts {
  readonly handleKey: string;
  /** Null where it is the same. */
  readonly searchName: string | null;
}

/** Found by each text of a probe: more are told apart by what they share with it least. */
const MOST_FOUND = 40;
/** From here on an index that holds more of what has changed than of what counts is made anew. */
const LEAST_REMOVED = 1000;

/** Who can be found at one moment. */
export interface FindablePeople<Person> {
  /**
   * People who may be meant by one of the texts, the likeliest first as far as their letters say. Trigrams find what is
   * misspelt or turned round; equal texts, nicknames; beginnings, initials.
   */
  find(texts: readonly string[]): Person[];
}

interface Place {
  readonly number: number;
  readonly texts: IndexedTexts;
}

/** People by their names and handles, for whoever looks for a name that is nearly right. Kept in memory: 100,000 people take about 60 MB. */
export class NameIndex<Person extends IndexedPerson> implements FindablePeople<Person> {
  private people: Person[] = [];
  private names = new TrigramIndex();
  private handles = new TrigramIndex();
  private readonly places = new Map<number, Place>();

  /** How many can be found. */
  get size(): number {
    return this.places.size;
  }

  /** Adds somebody, or what is known of them now. */
  put(person: Person, texts: IndexedTexts): void {
    this.remove(person.id);
    const number = this.people.length;
    this.people.push(person);
    this.places.set(person.id, { number, texts });
    this.handles.add(number, texts.handleKey);
    if (texts.searchName !== null) this.names.add(number, texts.searchName);
    if (number > 2 * this.places.size + LEAST_REMOVED) this.rebuild();
  }

  remove(id: number): void {
    const place = this.places.get(id);
    if (!place) return;
    this.places.delete(id);
    this.handles.remove(place.number);
    this.names.remove(place.number);
  }

  find(texts: readonly string[]): Person[] {
    return this.asOfNow().find(texts);
  }

  /** Those who can be found now. Nobody who is put here later takes a place among them. */
  asOfNow(): FindablePeople<Person> {
    const { people, names, handles } = this;
    const end = people.length;
    return { find: (texts) => findNumbers([names, handles], texts, end).map((number) => people[number]!) };
  }

  private rebuild(): void {
    const known = [...this.places].map(([, { number, texts }]) => ({ person: this.people[number]!, texts }));
    this.people = [];
    this.names = new TrigramIndex();
    this.handles = new TrigramIndex();
    this.places.clear();
    for (const { person, texts } of known) this.put(person, texts);
  }
}

/** @param end numbers from here on are left out */
function findNumbers(indexes: readonly TrigramIndex[], texts: readonly string[], end: number): number[] {
  const found = new Set<number>();
  for (const text of texts) {
    const { texts: alike, equal, beginnings } = probesOf(text);
    for (const index of indexes) {
      for (const each of equal) addAll(found, index.findEqual(each, end));
      for (const each of alike) addAll(found, index.findAlike(each, MOST_FOUND, end));
      for (const [first, last] of beginnings) addAll(found, index.findBeginning(first, last, MOST_FOUND, end));
    }
  }
  return [...found];
}

function addAll(found: Set<number>, numbers: readonly number[]): void {
  for (const number of numbers) found.add(number);
}
