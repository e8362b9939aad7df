import { readPublished } from '../../builders/history.js';
import { printCommands, type Command } from '../commands.js';
import { findDifference, readPublishedLists } from '../published.js';
import { drawStory } from './draw-story.js';
import { findBroken } from './invariants.js';
import type { Stage } from './stage.js';

/** A story failed: it says what went wrong, how to repeat it, and the commands. */
export class StoryFailed extends Error {
  constructor(
    readonly seed: number,
    what: string,
    story: readonly Command[],
  ) {
    super(
      `seed ${seed}: ${what}\n` +
        `To replay it: npm run simulate -- --workers 3 --from ${seed} --seeds 1 --commands ${story.length} --repeat 20\n` +
        printCommands(story),
    );
  }
}

/**
 * Lets clients and workers perform the story of a seed, all at the same time. Then, and again after a refresh of
 * everything, nothing is lost, doubled, failed or left over. The published data equal the results of verification and
 * of a full refresh.
 *
 * @throws StoryFailed otherwise
 */
export async function checkStory(stage: Stage, seed: number, length: number): Promise<void> {
  const { quadrant } = stage;
  const { dataSource } = quadrant;
  const story = drawStory(seed, length);
  const fail = (what: string) => new StoryFailed(seed, what, story);
  const check = async (when: string, isRefreshed: boolean) => {
    const [thrown] = [...stage.crew.errors, ...stage.clientErrors];
    if (thrown !== undefined) throw fail(`${when}, ${describe(thrown)}`);
    const broken = await findBroken(dataSource, quadrant.acknowledged, isRefreshed);
    if (broken !== null) throw fail(`${when}, ${broken}`);
    const difference = await quadrant.verify();
    if (difference !== null) throw fail(`${when}, what is published is not what verification gives: ${difference}`);
  };

  await stage.perform(seed, story);
  await check('when all was done', false);
  await stage.command({ does: 'resume', day: 0 });
  await stage.command({ does: 'refresh', day: 0, scope: 'incremental' });
  await check('after an incremental refresh', true);
  const published = await read(stage);
  await stage.command({ does: 'refresh', day: 0, scope: 'full' });
  const difference = findDifference(await read(stage), published);
  if (difference !== null) throw fail(`a full refresh against an incremental one: ${difference}`);
  await check('after a full refresh', true);
}

const read = async ({ quadrant }: Stage) => readPublishedLists(await readPublished(quadrant.dataSource));

/** Adds the query that failed and PostgreSQL's message about it: in a deadlock it says who waited for which transaction. */
function describe(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `somebody has thrown ${String(thrown)}`;
  const { asked = '', detail = '' } = thrown as { asked?: string; detail?: string };
  return ['somebody has thrown ' + (thrown.stack ?? thrown.message), asked, detail].filter(Boolean).join('\n');
}
