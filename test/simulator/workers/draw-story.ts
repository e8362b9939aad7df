import { Dice } from '../../../apps/cli/src/demo/dice.js';
import type { Command } from '../commands.js';
import { drawCommands } from '../draw-commands.js';

/** Of so many commands, so many become something that makes workers wait for each other. */
const WEEKLY = 0.12;
const REFRESH = 0.1;

/** What clients do at the same time, the same for the same seed. Its first refresh is official, so that there is an official run to lose. */
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
