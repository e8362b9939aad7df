import { Dice } from '@quadrant/demo';
import type { Command } from '../commands.js';
import { drawCommands } from '../draw-commands.js';

/** These shares of the commands become some that make workers wait for each other. */
const WEEKLY = 0.12;
const REFRESH = 0.1;

/** Draws what clients do at once, the same for the same seed. It has an official refresh first, so that one can get lost. */
export function drawStory(seed: number, length: number): Command[] {
  const dice = new Dice(`workers ${seed}`);
  let week = 0;
  return drawCommands(seed, length).map((command, index): Command => {
    const { day } = command;
    if (index === 1 || dice.chance(WEEKLY)) return { does: 'weekly-refresh', day, week: ++week };
    if (index === 0 || !dice.chance(REFRESH)) return command;
    return {
      does: dice.pick(['refresh', 'refresh', 'publish-dry-run']),
      day,
      scope: dice.pick(['full', 'incremental']),
    };
  });
}
