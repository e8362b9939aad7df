import type { Community } from './community.js';

/** The entries with one spelling at one place. Where several people may be meant, each entry is one bearer. */
export interface Bearer {
  readonly spelling: string;
  /** It counts the names of the community from 0. */
  readonly name: number;
  /** A scene, or a core of one name: within it, a name is one person. */
  readonly place: number;
  /** The scene in which most of its entries are. */
  readonly scene: number;
  readonly entries: readonly number[];
  /** A tournament of its has the spelling twice, so nobody can tell which is which. */
  readonly isDouble: boolean;
}

/**
 * Divides entries into bearers. Entries of short names, such as J. Smith, and of tournaments that have a spelling twice,
 * are single.
 *
 * @param placeOf the place of each entry
 * @param sceneOf the scene of each tournament
 */
export function findBearers(
  { entries, names, entriesOf }: Community,
  placeOf: readonly number[],
  sceneOf: readonly number[],
): Bearer[] {
  const doubled = new Set(
    entriesOf.flatMap((those) => {
      const first = new Map<string, number>();
      return those.flatMap((entry) => {
        const { spelling } = entries[entry]!;
        const before = first.get(spelling);
        if (before === undefined) first.set(spelling, entry);
        return before === undefined ? [] : [before, entry];
      });
    }),
  );
  const together = new Map<string, number[]>();
  for (const [entry, { spelling, name }] of entries.entries()) {
    const isSingle = names[name]!.isShort || doubled.has(entry);
    const key = JSON.stringify([isSingle ? `#${entry}` : placeOf[entry]!, spelling]);
    const those = together.get(key);
    if (those) those.push(entry);
    else together.set(key, [entry]);
  }
  return [...together.values()].map((those) => {
    const { spelling, name } = entries[those[0]!]!;
    const scene = mostFrequent(those.map((entry) => sceneOf[entries[entry]!.tournament]!));
    return { spelling, name, place: placeOf[those[0]!]!, scene, entries: those, isDouble: doubled.has(those[0]!) };
  });
}

/** Returns the value that is there most often, the first among equals. */
export function mostFrequent<Value>(values: readonly Value[]): Value {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}
