import { normaliseName } from '@quadrant/rules/names';

/** Nobody writes more words for a place. */
const MOST_WORDS = 12;

/**
 * Finds places that are one: "MJC Bellevue, Saint-Étienne" has all words of "Saint-Étienne" one after another. Where a place
 * has several others in it, the longest counts, and the last among equals: a town is written behind the house.
 *
 * @returns the place of each, as its shortest name is written most often
 */
export function joinPlaces(places: readonly (string | null)[]): (string | null)[] {
  const counts = new Map<string, Map<string, number>>();
  const keyOf = (place: string): string => normaliseName(place.replaceAll(',', ' ')) || place;
  for (const place of places) {
    if (place === null) continue;
    const written = counts.get(keyOf(place)) ?? new Map<string, number>();
    counts.set(keyOf(place), written.set(place, (written.get(place) ?? 0) + 1));
  }
  const names = new Map<string, string>();
  const nameOf = (key: string): string => {
    let name = names.get(key);
    if (name === undefined) {
      const within = findWithin(key, counts);
      const usual = [...counts.get(key)!].reduce((a, b) => (b[1] > a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a))[0];
      names.set(key, (name = within === null ? usual : nameOf(within)));
    }
    return name;
  };
  return places.map((place) => (place === null ? null : nameOf(keyOf(place))));
}

function findWithin(key: string, known: ReadonlyMap<string, unknown>): string | null {
  const words = key.split(' ').slice(0, MOST_WORDS);
  for (let length = words.length - 1; length > 0; length--) {
    for (let at = words.length - length; at >= 0; at--) {
      const part = words.slice(at, at + length).join(' ');
      // A folder of a year is no town.
      if (known.has(part) && /\p{L}/u.test(part)) return part;
    }
  }
  return null;
}
