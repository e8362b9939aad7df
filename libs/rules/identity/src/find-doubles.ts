import { FieldMatcher, type Field } from './match-fields.js';

/** A tournament whose people are known, to be compared with others. */
export interface SettledTournament extends Field {
  /** It was on this day or later, YYYY-MM-DD; null when the day is unknown. */
  readonly first: string | null;
  /** It was on this day or earlier. */
  readonly last: string | null;
  /** People by place, where the file has places. */
  readonly places: readonly (readonly [place: number, person: number])[];
  readonly pairings: readonly { readonly round: number; readonly people: readonly [number, number] }[];
}

/** So much of the larger field, and of the longer list of pairings or places, has to be the same. */
const SAME_PEOPLE = 0.8;
const SAME_RESULTS = 0.5;
const FEWEST_PEOPLE = 2;
/** So much of two fields has to have near names where both lists have them at the same places. */
const NEAR_PEOPLE = 0.6;
const SAME_PLACES = 0.8;
const FEWEST_NEAR = 3;
/** Fewer people may meet twice on one day. */
const FEWEST_OF_FIELD = 5;

/**
 * Finds tournaments that were brought twice: the same people with the same pairings or places, on days that may be the same.
 * The place does not count. Where both were on one known day, people with near names in both count as the same.
 *
 * @returns pairs of indexes, the earlier one first
 */
export function findDoubles(tournaments: readonly SettledTournament[]): (readonly [number, number])[] {
  const withPerson = new Map<number, number[]>();
  const doubles: (readonly [number, number])[] = [];
  for (const [index, tournament] of tournaments.entries()) {
    const shared = new Map<number, number>();
    for (const person of tournament.people) {
      const earlier = withPerson.get(person) ?? [];
      for (const other of earlier)
        if (mayBeOneDay(tournament, tournaments[other]!)) shared.set(other, (shared.get(other) ?? 0) + 1);
      withPerson.set(person, [...earlier, index]);
    }
    for (const [other, both] of shared) {
      const most = Math.max(tournament.people.length, tournaments[other]!.people.length);
      if (both < FEWEST_PEOPLE || both < SAME_PEOPLE * most) continue;
      if (haveSameResults(tournament, tournaments[other]!)) doubles.push([other, index]);
    }
  }
  return [...doubles, ...findOfNearNames(tournaments, doubles)];
}

/** Finds tournaments of one known day in which the same people are written in other ways, such as "Marek Z." */
function findOfNearNames(
  tournaments: readonly SettledTournament[],
  found: readonly (readonly [number, number])[],
): (readonly [number, number])[] {
  const known = new Set(found.map(([one, other]) => `${one} ${other}`));
  const ofDay = new Map<string, number[]>();
  const matcher = new FieldMatcher();
  const more: (readonly [number, number])[] = [];
  for (const [index, { first, last }] of tournaments.entries()) {
    if (first === null || first !== last) continue;
    const earlier = ofDay.get(first) ?? [];
    for (const other of earlier)
      if (!known.has(`${other} ${index}`) && areOfNearNames(tournaments[other]!, tournaments[index]!, matcher))
        more.push([other, index]);
    ofDay.set(first, [...earlier, index]);
  }
  return more;
}

function areOfNearNames(one: SettledTournament, other: SettledTournament, matcher: FieldMatcher): boolean {
  const [least, most] = [one, other].map(({ people }) => people.length).sort((a, b) => a - b) as [number, number];
  if (least < FEWEST_NEAR || least < SAME_PEOPLE * most) return false;
  const pairs = matcher.match(one, other, one.people.length - NEAR_PEOPLE * most);
  if (pairs === null || pairs.size < FEWEST_NEAR) return false;
  const as = (person: number): number => pairs.get(person) ?? -1 - person;
  const named = {
    ...other,
    people: other.people.map(as),
    places: other.places.map(([place, person]) => [place, as(person)] as const),
    pairings: other.pairings.map(({ round, people: [a, b] }) => ({ round, people: [as(a), as(b)] as const })),
  };
  if (pairs.size >= SAME_PEOPLE * most && haveSameResults(one, named)) return true;
  if (one.pairings.length > 0 && other.pairings.length > 0) return false;
  const matched = new Set(pairs.values());
  const [places, others] = [listPlaces(one, matched), listPlaces(named, matched)];
  return Math.min(places.length, others.length) >= NEAR_PEOPLE * most && haveMuch(places, others, SAME_PLACES);
}

const mayBeOneDay = (one: SettledTournament, other: SettledTournament): boolean =>
  one.first === null ||
  other.first === null ||
  one.last === null ||
  other.last === null ||
  (one.first <= other.last && other.first <= one.last);

/**
 * Where one has only standings, the places decide. Games without places are compared by their people alone, where both
 * were on one day that is known.
 */
function haveSameResults(one: SettledTournament, other: SettledTournament): boolean {
  if (one.pairings.length > 0 && other.pairings.length > 0) return haveMuch(listPairings(one), listPairings(other));
  const isWithoutPlaces = one.places.length === 0 || other.places.length === 0;
  if (isWithoutPlaces && one.pairings.length + other.pairings.length > 0) return isOneField(one, other);
  const [places, others] = [listPlaces(one), listPlaces(other)];
  return places.length > 0 && others.length > 0 && haveMuch(places, others);
}

const isOneField = (one: SettledTournament, other: SettledTournament): boolean =>
  one.first !== null &&
  [one.last, other.first, other.last].every((day) => day === one.first) &&
  Math.min(one.people.length, other.people.length) >= FEWEST_OF_FIELD;

const listPairings = ({ pairings }: SettledTournament): string[] =>
  pairings.map(({ round, people }) => `${round}: ${people.toSorted((a, b) => a - b).join(' ')}`);
const listPlaces = ({ places }: SettledTournament, ofThese: ReadonlySet<number> | null = null): string[] =>
  places.flatMap(([place, person]) => (ofThese === null || ofThese.has(person) ? [`${place}: ${person}`] : []));

function haveMuch(one: readonly string[], other: readonly string[], share = SAME_RESULTS): boolean {
  const theirs = new Set(other);
  const same = one.filter((each) => theirs.has(each)).length;
  return same >= share * Math.max(one.length, other.length);
}
