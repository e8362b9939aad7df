import { compareNames, normaliseName, spell, type SpelledName } from '@quadrant/rules/names';

/** A tournament has these people, each once. */
export interface Field {
  /** They are numbers of people. */
  readonly people: readonly number[];
  /** A spelling of each of them, in the same order; absent where names do not count. */
  readonly spellings?: readonly string[];
}

/** It covers one slip, one initial or one nickname. */
const FARTHEST = 1.15;

/**
 * Pairs the people of two fields one by one: first those who are known to be one person, then the nearest names. Within two
 * lists of one tournament, "Marek Z." is Marek Zielinski, which nobody could say of a whole archive.
 */
export class FieldMatcher {
  private readonly spelled = new Map<string, SpelledName>();
  private readonly costs = new Map<string, number>();

  /**
   * @param most stops where more people of the first field than this have no counterpart
   * @returns the people of the other field, each with their counterpart in the first one; null where too many have none
   */
  match(one: Field, other: Field, most: number): ReadonlyMap<number, number> | null {
    const theirs = new Set(other.people);
    const pairs = new Map(one.people.flatMap((person) => (theirs.has(person) ? [[person, person] as const] : [])));
    const left = one.people.flatMap((person, at) =>
      theirs.has(person) ? [] : [{ person, name: one.spellings?.[at] }],
    );
    const free = other.people.flatMap((person, at) =>
      pairs.has(person) ? [] : [{ person, name: other.spellings?.[at] }],
    );
    const near: { readonly person: number; readonly like: number; readonly cost: number }[] = [];
    let missing = 0;
    for (const { person, name } of left) {
      const found = free.flatMap(({ person: like, name: theirName }) => {
        const cost = name === undefined || theirName === undefined ? Infinity : this.costOf(name, theirName);
        return cost <= FARTHEST ? [{ person, like, cost }] : [];
      });
      if (found.length === 0) missing += 1;
      if (missing > most) return null;
      near.push(...found);
    }
    const taken = new Set<number>();
    for (const { person, like } of near.sort((a, b) => a.cost - b.cost || a.person - b.person || a.like - b.like)) {
      if (taken.has(person) || pairs.has(like)) continue;
      taken.add(person);
      pairs.set(like, person);
    }
    return one.people.length - pairs.size > most ? null : pairs;
  }

  private costOf(one: string, other: string): number {
    const key = JSON.stringify([one, other]);
    let cost = this.costs.get(key);
    if (cost === undefined)
      this.costs.set(key, (cost = compareNames(this.spell(one), this.spell(other), FARTHEST).cost));
    return cost;
  }

  private spell(text: string): SpelledName {
    let spelled = this.spelled.get(text);
    if (spelled === undefined) this.spelled.set(text, (spelled = spell(normaliseName(text))));
    return spelled;
  }
}
