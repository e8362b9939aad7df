import { openAuditHome } from '@quadrant/store/audit';
import { createDataSource } from '@quadrant/store/setup';
import { useTestDatabase } from '../../builders/database.js';
import { checkStory, StoryFailed } from './check-story.js';
import { Stage } from './stage.js';

const LENGTH = 20;
const SEEDS = 5;
/** Within so many seeds a fault of the past has to be found. It mostly takes three. */
const SEEDS_TO_FIND = 50;

describe('three workers and three clients at the same time', () => {
  const database = useTestDatabase();

  const withStage = async (plant: string | null, work: (stage: Stage) => Promise<void>): Promise<void> => {
    const connect = () => createDataSource({ url: database.url, audit: openAuditHome(database.home) }).initialize();
    const stage = await Stage.open({ workers: 3, plant, connect });
    try {
      await work(stage);
    } finally {
      await stage.close();
    }
  };

  it('lose nothing, fail nothing, keep the official run, and publish what a full refresh gives', async () => {
    await withStage(null, async (stage) => {
      for (let seed = 1; seed <= SEEDS; seed++) await checkStory(stage, seed, LENGTH);
    });
  });

  it('are found out when the head run is read by the statement that locks it', async () => {
    let found: unknown = null;
    await withStage('head-read-while-locking', async (stage) => {
      for (let seed = 1; seed <= SEEDS_TO_FIND && found === null; seed++) {
        found = await checkStory(stage, seed, LENGTH).then(
          () => null,
          (error: unknown) => error,
        );
      }
    });
    expect(found).toBeInstanceOf(StoryFailed);
    expect((found as Error).message).toMatch(/official run|engine_version|no longer|is not what verification gives/);
  });
});
