import {
  type Answer,
  estimatePrecision,
  findDoubles,
  type SettledPeople,
  type SettledTournament,
  settlePeople,
} from '@quadrant/rules/identity';
import { findHalves, type Halves, pairsOfPlaces } from './find-halves.js';
import { type BroughtTournament, bringTogether, type PastItem } from './past-item.js';
import { findPeople, listNames, settleTournament } from './tell-names.js';

/** The tournaments of a batch, its people, and what was brought twice. */
export interface SettledPast {
  readonly brought: readonly BroughtTournament[];
  readonly settled: SettledPeople;
  /** The share of links without an answer that is expected to be right, from 0 to 1. */
  readonly expectedPrecision: number;
  /** Each tournament has a list with the number of the person for each of its names. */
  readonly peopleOf: readonly (readonly number[])[];
  readonly doubles: readonly Double[];
  /** Tournaments of which two files may hold a part each. */
  readonly halves: readonly Halves[];
}

/** Two files, or tournaments of files, that hold the same. */
export interface Double {
  /**
   * - bytes: the files are equal
   * - results: the same people have the same pairings or places, on days that may be the same
   */
  readonly kind: 'bytes' | 'results';
  /** The one that comes first is kept. */
  readonly first: string;
  readonly other: string;
}

/**
 * Settles who is who in the files of a batch, and finds tournaments that were brought twice. The same files and answers
 * give the same people.
 *
 * @param answers what people said; they count before everything else
 */
export function settlePast(items: readonly PastItem[], answers: readonly Answer[] = []): SettledPast {
  const brought = bringTogether(items);
  const seen = brought.map(({ id, first, tournament, place, firsts }) => ({
    id,
    date: first,
    place,
    names: listNames(tournament.people, firsts),
  }));
  const settled = settlePeople(seen, answers);
  const expectedPrecision = estimatePrecision(seen, settled, answers).share;
  const peopleOf = brought.map(({ firsts }, index) => findPeople(firsts, index, settled));
  const equal = findEqualFiles(items);
  const isEqual = new Set(equal.map(({ first, other }) => `${first}\n${other}`));
  const compared = brought.map(({ tournament: told, first, last }, index) =>
    settleTournament({ first, last, told }, peopleOf[index]!),
  );
  const equalOnes = new Set(equal.map(({ other }) => other));
  const possible = compared.flatMap((tournament, index) => {
    const { id, file, name, place, mayBePart } = brought[index]!;
    return equalOnes.has(id) ? [] : [{ ...tournament, id, name, place, file: mayBePart ? file : null }];
  });
  const found = findHalves(possible);
  const ofPlaces = pairsOfPlaces(found, possible);
  const same = findSame(brought, compared).filter(
    ({ first, other }) => !isEqual.has(`${first}\n${other}`) && !ofPlaces.has(`${first}\n${other}`),
  );
  const doubles = [...equal, ...same];
  const isDouble = new Set(doubles.map(({ other }) => other));
  const halves = found.filter(({ first, other }) => !isDouble.has(first) && !isDouble.has(other));
  return { brought, settled, expectedPrecision, peopleOf, doubles, halves };
}

/** Pairs each file with the first one of the same bytes. */
function findEqualFiles(items: readonly Pick<PastItem, 'file' | 'hash'>[]): Double[] {
  const firsts = new Map<string, string>();
  return items.flatMap(({ file, hash }): Double[] => {
    const first = firsts.get(hash);
    if (first === undefined) firsts.set(hash, file);
    return first === undefined ? [] : [{ kind: 'bytes', first, other: file }];
  });
}

function findSame(brought: readonly BroughtTournament[], compared: readonly SettledTournament[]): Double[] {
  return findDoubles(compared).map((pair) => {
    const [first, other] = gamesFirst(pair, compared).map((index) => brought[index]!.id) as [string, string];
    return { kind: 'results', first, other };
  });
}

/** Where one of two equal tournaments has only places, the one with games comes first, and is kept. */
export const gamesFirst = (
  [one, other]: readonly [number, number],
  tournaments: readonly Pick<SettledTournament, 'pairings'>[],
): readonly [number, number] =>
  tournaments[one]!.pairings.length === 0 && tournaments[other]!.pairings.length > 0 ? [other, one] : [one, other];

/** Joins pairs that share a file: three equal files are one group. */
export function groupDoubles(doubles: readonly Pick<Double, 'first' | 'other'>[]): string[][] {
  const groupOf = new Map<string, string[]>();
  for (const { first, other } of doubles) {
    const [group, added] = [groupOf.get(first) ?? [first], groupOf.get(other) ?? [other]];
    if (group === added) continue;
    group.push(...added);
    for (const file of group) groupOf.set(file, group);
  }
  return [...new Set(groupOf.values())];
}

/** A line of a file that names a person. */
export interface Mention {
  readonly file: string;
  readonly line: number;
  readonly spelling: string;
  /** It is the number of the person, from 1. */
  readonly group: number;
}

/** Lists every mention of a person. */
export const listMentions = ({ brought, peopleOf }: Pick<SettledPast, 'brought' | 'peopleOf'>): Mention[] =>
  brought.flatMap(({ file, tournament }, index) =>
    tournament.people.flatMap(({ name, lines, elsewhere = [] }, at) =>
      [...lines.map((line) => ({ file, line })), ...elsewhere].map((place) => ({
        ...place,
        spelling: name,
        group: peopleOf[index]![at]! + 1,
      })),
    ),
  );
