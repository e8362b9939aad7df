import type { Dice } from '../../apps/cli/src/demo/dice.js';
import type { Facts } from './facts.js';

/** Of so many runs, one is remembered, apart from the official ones. */
const EVERY = 7;

/** What runs have published, as it was found when each of them was the head. */
export class PastRuns {
  private readonly runs = new Map<number, Facts>();

  /** Is told what the head run has published. */
  note(facts: Facts): void {
    if (facts.run > 0 && (facts.officialRun === facts.run || facts.run % EVERY === 0)) this.runs.set(facts.run, facts);
  }

  /** What the official run published; null without one. */
  officialOf({ officialRun }: Facts): Facts | null {
    if (officialRun === null) return null;
    const official = this.runs.get(officialRun);
    if (official === undefined) throw new Error(`Run ${officialRun}, which is official, was never seen as the head`);
    return official;
  }

  /** One of them; as often as all others together, the official run of now. */
  draw(dice: Dice, now: Facts): Facts | null {
    const official = this.officialOf(now);
    if (official !== null && dice.chance(0.5)) return official;
    return this.runs.size === 0 ? null : dice.pick([...this.runs.values()]);
  }
}
