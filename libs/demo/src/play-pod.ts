import type { Dice } from './dice.js';
import type { Person } from './people.js';

export interface PlayedPod {
  /** The key is the handle. */
  readonly scores: Readonly<Record<string, number>>;
  readonly wentOut: string | null;
}

const DENOMINATIONS = [1, 10, 100, 1000, 10_000, 100_000];

/**
 * Plays one round: the player who goes out first scores their play pile, some of the others have points from card texts
 * (000, 7.5).
 */
export function playPod(dice: Dice, people: readonly Person[]): PlayedPod {
  const wentOut = dice.chance(0.03) ? null : pickWinner(dice, people).handle;
  const scoreOf = ({ handle }: Person): number => {
    if (handle === wentOut) return sum(DENOMINATIONS.map((each) => each * dice.between(0, 2)));
    return dice.chance(0.25) ? 1000 * dice.between(1, 30) : 0;
  };
  return { scores: Object.fromEntries(people.map((person) => [person.handle, scoreOf(person)])), wentOut };
}

/** The better players go out first more often. */
function pickWinner(dice: Dice, people: readonly Person[]): Person {
  const chances = people.map(({ skill }) => Math.exp(skill / 2));
  const whole = sum(chances);
  let before = 0;
  const found = people.find((_, seat) => {
    const chance = chances[seat]! / (whole - before);
    before += chances[seat]!;
    return dice.chance(chance);
  });
  return found ?? dice.pick(people);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
