// One of several processes that play stories of `npm run simulate -- --workers N`, each on a database of its own. Gets
// seeds from its parent, one at a time, and tells what came of each.
import { createDataSource } from '../../../dist/libs/store/setup/src/index.js';
import { migrateWithLock } from '../../../dist/libs/store/schema/src/index.js';
import { openAuditHome } from '../../../dist/libs/store/audit/src/index.js';
import { checkStory } from '../../../dist/test/simulator/workers/check-story.js';
import { Stage } from '../../../dist/test/simulator/workers/stage.js';

const { url, home, workers, plant, commands } = JSON.parse(process.argv[2]);
const connect = () => createDataSource({ url, audit: openAuditHome(home) }).initialize();

const owner = await connect();
await migrateWithLock(owner);
await owner.destroy();
const stage = await Stage.open({ workers, plant, connect });

process.on('message', async (seed) => {
  if (seed === null) process.exit(0);
  try {
    await checkStory(stage, seed, commands);
    process.send({ seed, failure: null });
  } catch (error) {
    process.send({ seed, failure: error instanceof Error ? error.message : String(error) });
  }
});
process.send({ seed: null, failure: null });
