import type { Answer } from '@quadrant/rules/identity';
import { plain, type Text } from '@quadrant/rules/message';
import type { PersonTold, WrittenName } from './tell-people.js';

/** A line that could not be used. */
export interface UnusedLine {
  /** The first line is 1. */
  readonly line: number;
  readonly text: string;
  readonly reason: Text;
}

export interface PairedNames {
  readonly answers: readonly Answer[];
  /** So many lines led to an answer. */
  readonly used: number;
  readonly unused: readonly UnusedLine[];
}

const NO_PAIR = plain`Write two names with an equals sign between them.`;
const UNKNOWN_LEFT = plain`No file has the first name, or not at this place.`;
const UNKNOWN_RIGHT = plain`No file has the second name, or not at this place.`;
const SEVERAL_LEFT = plain`The first name is at several places. Write the place behind it, in parentheses.`;
const SEVERAL_RIGHT = plain`The second name is at several places. Write the place behind it, in parentheses.`;
const ONE_ALREADY = plain`Both names are one person already.`;
const CONTRADICTS = plain`It contradicts an answer so far, which says that they are two people. Take one of the two back.`;

type Named = readonly { readonly person: number; readonly written: WrittenName }[];

/**
 * Finds people by words of one of their spellings, or of the handle that they have. Several names have a semicolon between
 * them. Without a name, these are all people in the files of the batch.
 *
 * @param withStored without a name, it also returns stored players who are in no file
 */
export function findWritten(
  everybody: readonly PersonTold[],
  names: string,
  withStored = false,
): readonly PersonTold[] {
  const wanted = names.split(';').flatMap((name) => {
    const words = fold(name)
      .split(' ')
      .filter((word) => word !== '');
    return words.length === 0 ? [] : [words];
  });
  if (wanted.length === 0) return everybody.filter(({ isOfBatch }) => isOfBatch || withStored);
  return everybody.filter(({ handle, written }) => {
    const texts = [...written.map(({ spelling }) => spelling), ...(handle === null ? [] : [handle])].map(fold);
    return wanted.some((words) => texts.some((text) => words.every((word) => text.includes(word))));
  });
}

/**
 * Reads lines that say which two spellings are one person, such as `Kahless = Jan Petersen` or
 * `Stefan (Marburg) = Stefan Becker (Marburg)`. A spelling stands for everybody who is written so at one place; where it
 * is at several places, the line has to name one.
 *
 * @param given the answers so far; a line that contradicts one of them is not used
 */
export function pairNames(
  text: string,
  everybody: readonly Pick<PersonTold, 'handle' | 'written'>[],
  given: readonly Answer[] = [],
): PairedNames {
  const index = new Map<string, { person: number; written: WrittenName }[]>();
  for (const [person, { written, handle }] of everybody.entries()) {
    for (const each of written) put(index, each.spelling, { person, written: each });
    if (handle !== null && written[0] !== undefined) put(index, handle, { person, written: written[0] });
  }
  const joined = new JoinedPeople(everybody, given);
  const answers: Answer[] = [];
  let used = 0;
  const unused: UnusedLine[] = [];
  for (const [at, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (line.trim() === '') continue;
    const refuse = (reason: Text) => unused.push({ line: at + 1, text: line.trim(), reason });
    const [one, other, ...more] = line.split('=').map((side) => side.trim());
    if (one === undefined || other === undefined || one === '' || other === '' || more.length > 0) {
      refuse(NO_PAIR);
      continue;
    }
    const [left, right] = [findNamed(one, index), findNamed(other, index)];
    const fault = faultOf(left, UNKNOWN_LEFT, SEVERAL_LEFT) ?? faultOf(right, UNKNOWN_RIGHT, SEVERAL_RIGHT) ?? null;
    if (fault !== null) {
      refuse(fault);
      continue;
    }
    const [first, ...others] = right.concat(left);
    const seen = new Set([first!.person]);
    const pairs = others.filter(({ person }) => !seen.has(person) && seen.add(person));
    if (pairs.length === 0) refuse(ONE_ALREADY);
    else if (pairs.some(({ person }) => joined.areTwo(person, first!.person))) refuse(CONTRADICTS);
    else {
      used += 1;
      for (const { person, written } of pairs) {
        joined.join(person, first!.person);
        answers.push({ one: entryOf(written), other: entryOf(first!.written), verdict: 'same' });
      }
    }
  }
  return { answers, used, unused };
}

/** People as they are joined after the answers so far and the lines before. */
class JoinedPeople {
  private readonly first: number[];
  private readonly two: readonly (readonly [number, number])[];

  constructor(everybody: readonly Pick<PersonTold, 'written'>[], given: readonly Answer[]) {
    this.first = everybody.map((_, person) => person);
    const ofEntry = new Map<string, number>();
    const ofSpelling = new Map<string, Set<number>>();
    for (const [person, { written }] of everybody.entries()) {
      for (const each of written) {
        ofEntry.set(JSON.stringify(entryOf(each)), person);
        ofSpelling.set(each.spelling, (ofSpelling.get(each.spelling) ?? new Set()).add(person));
      }
    }
    // An answer may name any tournament of a spelling. Where several people have it, only the listed one is known.
    const personOf = ({ tournament, spelling }: Answer['one']): number | null => {
      const [only, ...more] = ofSpelling.get(spelling) ?? [];
      return ofEntry.get(JSON.stringify({ tournament, spelling })) ?? (more.length === 0 ? (only ?? null) : null);
    };
    const pairsOf = (wanted: Answer['verdict']) =>
      given.flatMap(({ one, other, verdict }) => {
        const [a, b] = [personOf(one), personOf(other)];
        return verdict === wanted && a !== null && b !== null ? [[a, b] as const] : [];
      });
    for (const [a, b] of pairsOf('same')) this.join(a, b);
    this.two = pairsOf('two');
  }

  join(one: number, other: number): void {
    this.first[this.find(one)] = this.find(other);
  }

  areTwo(one: number, other: number): boolean {
    const [a, b] = [this.find(one), this.find(other)];
    return this.two.some((pair) => {
      const [c, d] = pair.map((person) => this.find(person));
      return (a === c && b === d) || (a === d && b === c);
    });
  }

  private find(person: number): number {
    let at = person;
    while (this.first[at] !== at) at = this.first[at]!;
    return at;
  }
}

const entryOf = ({ tournament, spelling }: WrittenName): Answer['one'] => ({ tournament, spelling });

const fold = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

function put<Value>(index: Map<string, Value[]>, name: string, value: Value): void {
  const key = fold(name);
  const before = index.get(key);
  if (before === undefined) index.set(key, [value]);
  else before.push(value);
}

/** Finds who is written so. A text in parentheses is a place, unless somebody is written with it. */
function findNamed(told: string, index: ReadonlyMap<string, Named>): Named {
  const whole = index.get(fold(told));
  if (whole !== undefined) return whole;
  const [, name, place] = /^([^(]+)\((.+)\)$/.exec(told) ?? [];
  if (name === undefined || place === undefined) return [];
  const named = index.get(fold(name)) ?? [];
  const exact = named.filter(({ written: { scene } }) => scene !== null && fold(scene) === fold(place));
  if (exact.length > 0) return exact;
  return named.filter(({ written: { scene } }) => townOf(scene) === fold(place));
}

/** A scene has a number behind its place where several groups play there. */
const townOf = (scene: string | null): string | null => scene && fold(scene.replace(/ \(\d+\)$/, ''));

function faultOf(named: Named, unknown: Text, several: Text): Text | null {
  if (named.length === 0) return unknown;
  const people = new Set(named.map(({ person }) => person));
  const places = new Set(named.map(({ written: { scene } }) => townOf(scene)));
  return people.size > 1 && places.size > 1 ? several : null;
}
