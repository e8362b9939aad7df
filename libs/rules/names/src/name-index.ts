import { probesOf } from './name-probes.js';
import type { KnownPerson } from './rank-candidates.js';
import { TrigramIndex } from './trigram-index.js';

export interface IndexedPerson extends KnownPerson {
  readonly id: number;
}

/** The texts under which people are found, as `searchText` and `foldHandle` return them. */
export interface IndexedTexts {
  readonly handleKey: string;
  /** It is null when it equals the handle. */
  readonly searchName: string | null;
}

/** Each text of a probe finds at most this many people. Those who share least with it are left out. */
const MOST_FOUND = 40;
/** The index is rebuilt when it holds this many more removed entries than valid ones. */
const LEAST_REMOVED = 1000;

export interface FindablePeople<Person> {
  /**
   * Returns the people who may be meant by one of the texts, the likeliest first as far as their letters tell. Trigrams
   * find misspelt or reordered names; equal texts find nicknames; beginnings find initials.
   */
  find(texts: readonly string[]): Person[];
}

interface Place {
  readonly number: number;
  readonly texts: IndexedTexts;
}

/** An index in memory that finds people by a name or handle that is nearly right. 100,000 people take about 60 MB. */
export class NameIndex<Person extends IndexedPerson> implements FindablePeople<Person> {
  private people: Person[] = [];
  private names = new TrigramIndex();
  private handles = new TrigramIndex();
  private readonly places = new Map<number, Place>();

  get size(): number {
    return this.places.size;
  }

  /** Adds a person, or replaces their texts. */
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

  /** Returns the people who can be found now. People who are added later do not appear in it. */
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

/** @param end numbers from this one on are left out */
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
