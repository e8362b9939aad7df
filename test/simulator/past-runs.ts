import type { Dice } from '@quadrant/demo';
import type { Facts } from './facts.js';

/** One in so many runs is remembered, apart from the official ones. */
const EVERY = 7;

/** Keeps what runs have published, as it was found when each of them was the head. */
export class PastRuns {
  private readonly runs = new Map<number, Facts>();

  /** Notes what the head run has published. */
  note(facts: Facts): void {
    if (facts.run > 0 && (facts.officialRun === facts.run || facts.run % EVERY === 0)) this.runs.set(facts.run, facts);
  }

  /** Returns what the official run published; null without one. */
  officialOf({ officialRun }: Facts): Facts | null {
    if (officialRun === null) return null;
    const official = this.runs.get(officialRun);
    if (official === undefined) throw new Error(`Run ${officialRun}, which is official, was never seen as the head`);
    return official;
  }

  /** Draws one of them. Half of the time it is the present official run. */
  draw(dice: Dice, now: Facts): Facts | null {
    const official = this.officialOf(now);
    if (official !== null && dice.chance(0.5)) return official;
    return this.runs.size === 0 ? null : dice.pick([...this.runs.values()]);
  }
}
