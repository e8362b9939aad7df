/** A tournament whose people are known, to be compared with others. */
export interface SettledTournament {
  /** It was on this day or later, YYYY-MM-DD; null when the day is unknown. */
  readonly first: string | null;
  /** It was on this day or earlier. */
  readonly last: string | null;
  /** It lists numbers of people, each once. */
  readonly people: readonly number[];
  /** People by place, where the file has places. */
  readonly places: readonly (readonly [place: number, person: number])[];
  readonly pairings: readonly { readonly round: number; readonly people: readonly [number, number] }[];
}

/** So much of the larger field, and of the longer list of pairings or places, has to be the same. */
const SAME_PEOPLE = 0.8;
const SAME_RESULTS = 0.5;
const FEWEST_PEOPLE = 2;
/** Fewer people may meet twice on one day. */
const FEWEST_OF_FIELD = 5;

/**
 * Finds tournaments that were brought twice: the same people with the same pairings or places, on days that may be the same.
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
  return doubles;
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
const listPlaces = ({ places }: SettledTournament): string[] => places.map(([place, person]) => `${place}: ${person}`);

function haveMuch(one: readonly string[], other: readonly string[]): boolean {
  const theirs = new Set(other);
  const same = one.filter((each) => theirs.has(each)).length;
  return same >= SAME_RESULTS * Math.max(one.length, other.length);
}
