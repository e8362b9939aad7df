import { joinPlaces, type SettledTournament } from '@quadrant/rules/identity';
import { roundInName } from '@quadrant/rules/files';
import { normaliseName } from '@quadrant/rules/names';
import { addDays } from '@quadrant/rules/tournament';

/** A tournament that may be a part of another one. */
export interface PossibleHalf extends SettledTournament {
  readonly id: string;
  /** A file with several tournaments, and a document that holds a whole one, cannot be joined: it is null for them. */
  readonly file: string | null;
  readonly name: string | null;
  readonly place: string | null;
}

/** Two tournaments that may be one, and what speaks for it. Nothing joins them without a person. */
export interface Halves {
  /** The one with the earlier rounds, or with the games: its facts count. */
  readonly first: string;
  readonly other: string;
  /**
   * - rounds: each has other rounds
   * - places: one has the games, the other only the final places
   */
  readonly kind: 'rounds' | 'places';
  readonly rounds: readonly number[];
  /** The rounds of the other one; none where it has only places. */
  readonly otherRounds: readonly number[];
  /** Both have these names in common, of so many in the smaller one. */
  readonly inCommon: number;
  readonly people: number;
  /** Both are of one day or of successive days, or have one name: names of files may count the rounds of one folder. */
  readonly sameBy: 'day' | 'name';
}

/** So much of the smaller field has to be in both. */
const SAME_PEOPLE = 0.8;
const FEWEST_PEOPLE = 3;

/**
 * Finds tournaments of which two files may hold a half each: at the same place, on the same day or with the same name, with
 * mostly the same people, and with other rounds; or the games in one and the final places in the other.
 */
export function findHalves(tournaments: readonly PossibleHalf[]): Halves[] {
  const near = new Map<string, number[]>();
  const found: Halves[] = [];
  const places = joinPlaces(tournaments.map(({ place }) => place));
  for (const [index, tournament] of tournaments.entries()) {
    const seen = new Set<number>();
    for (const { key, sameBy } of keysOf({ ...tournament, place: places[index]! })) {
      const earlier = near.get(key) ?? [];
      for (const other of earlier) {
        const isByRounds = key.endsWith(OF_ROUNDS);
        const halves = seen.has(other) ? null : compare(tournaments[other]!, tournament, sameBy, isByRounds);
        seen.add(other);
        if (halves !== null) found.push(halves);
      }
      near.set(key, [...earlier, index]);
    }
  }
  return withFirsts(found);
}

/** Several files may belong together: each is offered with the first one alone. */
function withFirsts(found: readonly Halves[]): Halves[] {
  const firstsOf = new Map<string, string[]>();
  for (const { first, other } of found) firstsOf.set(other, [...(firstsOf.get(other) ?? []), first]);
  return found.filter(({ first, other }) => {
    const earlier = firstsOf.get(first) ?? [];
    return !earlier.some((each) => firstsOf.get(other)!.includes(each));
  });
}

const OF_ROUNDS = '\n#rounds';
const ofRounds = (folder: string): string => `folder:${folder}${OF_ROUNDS}`;

/**
 * Returns pairs of the games and the places of one tournament, in both orders. They look as if they were brought twice, but
 * each has what the other lacks.
 */
export function pairsOfPlaces(halves: readonly Halves[], tournaments: readonly PossibleHalf[]): ReadonlySet<string> {
  const withoutPlaces = new Set(tournaments.flatMap(({ id, places }) => (places.length === 0 ? [id] : [])));
  return new Set(
    halves.flatMap(({ first, other, kind }) =>
      kind === 'places' && withoutPlaces.has(first) ? [`${first}\n${other}`, `${other}\n${first}`] : [],
    ),
  );
}

/** Two tournaments may be halves where they share one of these; those of the day come first. */
function keysOf({ file, first, last, place, name, pairings }: PossibleHalf) {
  if (file === null) return [];
  const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '';
  const places = [...new Set([`folder:${folder}`, ...(place === null ? [] : [`place:${normaliseName(place)}`])])];
  const plain = name === null ? '' : plainName(name);
  return [
    ...(first !== null && first === last
      ? places.flatMap((at) =>
          [`${first}`, `${addDays(first, -1)} ${first}`, `${first} ${addDays(first, 1)}`].map((days) => ({
            key: `${at}\n${days}`,
            sameBy: 'day' as const,
          })),
        )
      : []),
    ...(plain === '' ? [] : places.map((at) => ({ key: `${at}\nname ${plain}`, sameBy: 'name' as const }))),
    // Rounds that the names of files count say no day.
    ...(roundInName(file) !== null || pairings.length === 0
      ? [{ key: ofRounds(folder), sameBy: 'name' as const }]
      : []),
  ];
}

/** Words that say which part of a tournament a file holds, in English, German and French. */
const OF_PARTS: ReadonlySet<string> = new Set(
  (
    'part,parts,day,half,halves,round,rounds,first,second,third,last,and,to,the,results,result,games,pairings,standings,' +
    'standing,final,finals,ranking,places,table,teil,tag,cz,czesc,dzien,jour,wyniki,runda,rundy,mecze,klasyfikacja,teile,halfte,halften,runde,runden,erste,zweite,dritte,letzte,und,bis,' +
    'ergebnisse,ergebnis,spiele,paarungen,tabelle,endstand,rangliste,platze,stand,partie,moitie,ronde,rondes,premiere,' +
    'deuxieme,et,resultats,classement'
  ).split(','),
);

/** Returns a name without numbers and the words that tell parts. */
const plainName = (name: string): string =>
  normaliseName(name)
    .split(' ')
    .filter((word) => !/\d/.test(word) && !OF_PARTS.has(word))
    .join(' ');

function compare(one: PossibleHalf, other: PossibleHalf, sameBy: Halves['sameBy'], isByRounds: boolean): Halves | null {
  if (one.file === other.file) return null;
  const isOneDay = mayBeOneDay(one, other);
  const theirs = new Set(other.people);
  const inCommon = one.people.filter((person) => theirs.has(person)).length;
  const people = Math.min(one.people.length, other.people.length);
  if (inCommon < FEWEST_PEOPLE || inCommon < SAME_PEOPLE * people) return null;
  const [rounds, otherRounds] = [roundsOf(one), roundsOf(other)];
  const evidence = { inCommon, people, sameBy };
  if (isByRounds && rounds.length + otherRounds.length > 0) {
    // Each of them has one round, which its name counts, or none.
    const areCounted = [one, other].every(({ pairings, file }) => pairings.length === 0 || roundInName(file!) !== null);
    if (!areCounted) return null;
  }
  if (rounds.length > 0 && otherRounds.length > 0) {
    // The second day goes on where the first one ended.
    if (!isOneDay && !goesOn(one, rounds, other, otherRounds)) return null;
    if (rounds.some((round) => otherRounds.includes(round))) return null;
    return rounds[0]! < otherRounds[0]!
      ? { first: one.id, other: other.id, kind: 'rounds', rounds, otherRounds, ...evidence }
      : { first: other.id, other: one.id, kind: 'rounds', rounds: otherRounds, otherRounds: rounds, ...evidence };
  }
  if (!isOneDay) return null;
  if (rounds.length > 0 && other.places.length > 0)
    return { first: one.id, other: other.id, kind: 'places', rounds, otherRounds, ...evidence };
  if (otherRounds.length > 0 && one.places.length > 0)
    return { first: other.id, other: one.id, kind: 'places', rounds: otherRounds, otherRounds: rounds, ...evidence };
  return null;
}

function goesOn(one: PossibleHalf, rounds: readonly number[], other: PossibleHalf, others: readonly number[]): boolean {
  const isEarlier = (one.first ?? '') < (other.first ?? '');
  const [first, second] = isEarlier ? [rounds, others] : [others, rounds];
  const [day, next] = isEarlier ? [one.last, other.first] : [other.last, one.first];
  return day !== null && next === addDays(day, 1) && second[0] === first.at(-1)! + 1;
}

const roundsOf = ({ pairings }: PossibleHalf): number[] =>
  [...new Set(pairings.map(({ round }) => round))].sort((a, b) => a - b);

/** The day of one of them may be unknown. */
const mayBeOneDay = (one: PossibleHalf, other: PossibleHalf): boolean =>
  one.first === null ||
  one.last === null ||
  other.first === null ||
  other.last === null ||
  (one.first <= other.last && other.first <= one.last);
