import { useTestDatabase } from '../builders/database.js';
import { stories } from '../builders/length.js';
import { checkOnQuadrant } from './check-quadrant.js';
import { drawCommands } from './draw-commands.js';
import { drawLongStory } from './draw-long-story.js';
import { Quadrant } from './quadrant.js';
import { REGRESSIONS } from './regressions.js';

const SEEDS = stories(6, 120);
/** It is enough for a correction after a rollback; each command is some transactions. */
const LENGTH = 8;
/** It is enough for an official run, a view of the past and a merge. */
const LONG = stories(30, 500);

describe('random commands on PostgreSQL', () => {
  const database = useTestDatabase();

  it('publish, bit for bit, what the model says: live, refreshed incrementally, in full and from nothing', async () => {
    const quadrant = new Quadrant(await database.dataSource(), await database.owner());
    for (const { seed, length } of REGRESSIONS) await checkOnQuadrant(quadrant, seed, drawCommands(seed, length));
    for (let seed = 1; seed <= SEEDS; seed++) await checkOnQuadrant(quadrant, seed, drawCommands(seed, LENGTH));
  });

  it('keep and show numbers as they are defined, in a long story with official runs, newcomers and hidden players', async () => {
    const quadrant = new Quadrant(await database.dataSource(), await database.owner());
    await checkOnQuadrant(quadrant, 1, drawLongStory(1, LONG));
  });
});
