import { Dice } from '../../../apps/cli/src/demo/dice.js';
import type { Command } from '../commands.js';
import { drawCommands } from '../draw-commands.js';

/** What clients do at the same time: the commands of the other simulators, and the schedule's own refresh. */
export type StoryCommand =
  | Command
  /** The refresh of a week, whose run is official. */
  | { readonly does: 'weekly-refresh'; readonly week: number };

/** Of so many commands, so many become something that makes workers wait for each other. */
const WEEKLY = 0.12;
const REFRESH = 0.1;

/** Any story, the same for the same seed. Its first refresh is official, so that there is an official run to lose. */
export function drawStory(seed: number, length: number): StoryCommand[] {
  const dice = new Dice(`workers ${seed}`);
  let week = 0;
  return drawCommands(seed, length).map((command, index): StoryCommand => {
    if (index === 1 || dice.chance(WEEKLY)) return { does: 'weekly-refresh', week: ++week };
    if (index === 0 || !dice.chance(REFRESH)) return command;
    return {
      does: dice.pick(['refresh', 'refresh', 'publish-dry-run']),
      day: command.day,
      scope: dice.pick(['full', 'incremental']),
    };
  });
}

/** One command a line, as it can be read and given back. */
export const printStory = (story: readonly StoryCommand[]): string =>
  story.map((command) => JSON.stringify(command)).join('\n');
