import type { Community } from './community.js';
import { groupBy } from './group-by.js';
import { skeletonOf } from './known-names.js';
import { REGULAR } from './regular.js';
import { SpokenWords } from './spoken-words.js';

/** Nobody else with a word was seen, but there may be somebody. */
const UNSEEN = 0.5;
/** Somebody may have the name who was not seen yet: in a small community, a name that nobody else has says little. */
const UNKNOWN = 1;

/**
 * Estimates how many other people have a name, by how many have its first word and how many its last. Names count that are
 * regular somewhere, once for each scene. Words that other countries write differently are one, and the order of words
 * does not count, since many tables begin with the surname. Words of one language meet more often than chance.
 */
export class Namesakes {
  private readonly counts = new Map<string, number>();
  private readonly hasRegular: readonly boolean[];
  /** How many people are regulars somewhere, as far as their names tell. */
  readonly people: number;
  private readonly spoken: SpokenWords;
  /** How many names that are regular somewhere have a word as it is written. */
  private readonly bearers = new Map<string, number>();

  /** @param sceneOf the scene of each tournament */
  constructor(
    private readonly community: Community,
    sceneOf: readonly number[],
  ) {
    const { entries, names } = community;
    let people = 0;
    const ofName = groupBy(entries, ({ name }) => name);
    const spoken = names.map(({ index, spelled }) => ({
      words: [...new Set(spelled.words.map(skeletonOf))],
      scenes: ofName.get(index)!.map(({ tournament }) => sceneOf[tournament]!),
    }));
    this.spoken = new SpokenWords(spoken);
    this.hasRegular = spoken.map(({ words, scenes }, index) => {
      const byScene = [...groupBy(scenes, (scene) => scene).values()];
      const regulars = byScene.filter((those) => those.length >= REGULAR).length;
      const counted = Math.max(regulars, scenes.length >= REGULAR ? 1 : 0);
      people += counted;
      for (const word of words) this.counts.set(word, (this.counts.get(word) ?? 0) + counted);
      if (counted > 0)
        for (const word of new Set(names[index]!.spelled.words))
          this.bearers.set(word, (this.bearers.get(word) ?? 0) + 1);
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
    const [first, last] = [words[0] ?? text, words.at(-1) ?? text];
    const lift = this.spoken.lift(skeletonOf(first), skeletonOf(last));
    return (others(first) * others(last) * lift + UNKNOWN) / this.people;
  }

  /** How many names that are regular somewhere have a word, letter by letter. */
  bearersOf(word: string): number {
    return this.bearers.get(word) ?? 0;
  }

  /** How many other regulars have a word of a name. */
  othersWith(word: string, name: number): number {
    return (this.counts.get(skeletonOf(word)) ?? 0) - (this.hasRegular[name]! ? 1 : 0);
  }
}
