import { Dice } from '@quadrant/demo';
import type { Command } from './commands.js';

/**
 * These commands may wait together, with the same result as if each had a run. The others may not: whether a withdrawal
 * or a reinstatement waits for a refresh depends on what is published when it comes. The target of a rollback does too.
 */
const GATHERED: readonly Command['does'][] = [
  'submit',
  'set-level',
  'merge-players',
  'change-season',
  'start-scheme',
  'end-scheme',
  'award-by-hand',
  'take-award-back',
];

/** Divides commands into groups whose runs wait for each other, because the worker is busy; the same for the same seed. */
export function drawGroups(seed: number, commands: readonly Command[]): Command[][] {
  const dice = new Dice(`together ${seed}`);
  const groups: Command[][] = [];
  for (const command of commands) {
    const last = groups.at(-1);
    const joins = last !== undefined && [...last, command].every(({ does }) => GATHERED.includes(does));
    if (joins && dice.pick([true, true, false])) last.push(command);
    else groups.push([command]);
  }
  return groups;
}
