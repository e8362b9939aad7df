import type { Community } from './community.js';
import { groupBy } from './group-by.js';
import { skeletonOf } from './known-names.js';
import { REGULAR } from './regular.js';

/** Nobody else with a word was seen, but there may be somebody. */
const UNSEEN = 0.5;
/** Somebody may have the name who was not seen yet: in a small community, a name that nobody else has says little. */
const UNKNOWN = 1;

/**
 * Estimates how many other people have a name, by how many have its first word and how many its last. Names count that are
 * regular somewhere, once for each scene. Words that other countries write differently are one, and the order of words
 * does not count, since many tables begin with the surname.
 */
export class Namesakes {
  private readonly counts = new Map<string, number>();
  private readonly hasRegular: readonly boolean[];
  private readonly people: number;

  /** @param sceneOf the scene of each tournament */
  constructor(
    private readonly community: Community,
    sceneOf: readonly number[],
  ) {
    const { entries, names } = community;
    let people = 0;
    const ofName = groupBy(entries, ({ name }) => name);
    this.hasRegular = names.map(({ index, spelled }) => {
      const own = ofName.get(index)!;
      const byScene = [...groupBy(own, ({ tournament }) => sceneOf[tournament]!).values()];
      const regulars = byScene.filter((those) => those.length >= REGULAR).length;
      const counted = Math.max(regulars, own.length >= REGULAR ? 1 : 0);
      people += counted;
      for (const word of new Set(spelled.words.map(skeletonOf)))
        this.counts.set(word, (this.counts.get(word) ?? 0) + counted);
      return counted > 0;
    });
    this.people = Math.max(1, people);
  }

  /** How many other people are expected to have a name; below 1 for most names. */
  of(name: number): number {
    const { words, text } = this.community.names[name]!.spelled;
    const others = (word: string) => Math.max(UNSEEN, this.othersWith(word, name));
    // Half of a name says nothing about the other half.
    if (words.length === 1 && !this.community.names[name]!.isHandle) return others(text) + UNKNOWN;
    return (others(words[0] ?? text) * others(words.at(-1) ?? text) + UNKNOWN) / this.people;
  }

  /** How many other regulars have a word of a name. */
  othersWith(word: string, name: number): number {
    return (this.counts.get(skeletonOf(word)) ?? 0) - (this.hasRegular[name]! ? 1 : 0);
  }
}
