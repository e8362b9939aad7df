// A process of its own that publishes one refresh, as a worker does, and says how long it took and how much memory.
import {
  createDataSource,
  PublicationRepository,
  ScorecardRepository,
  SubmissionRepository,
} from '../../dist/libs/persistence/src/index.js';
import { DEFAULT_RATING_RULES } from '../../dist/libs/rating/src/index.js';
import { Publisher } from '../../dist/apps/worker/src/publisher.service.js';

const [url, scope] = process.argv.slice(2);
const dataSource = await createDataSource({ url }).initialize();
const publisher = new Publisher(
  new PublicationRepository(dataSource),
  new SubmissionRepository(dataSource),
  new ScorecardRepository(dataSource),
  { now: () => new Date() },
  DEFAULT_RATING_RULES,
);
const start = performance.now();
const order = { requestedBy: 'bench', reason: 'bench', scope, isOfficial: false, onProgress: () => undefined };
const { games, tournaments } = await publisher.publishRefresh(order);
const seconds = (performance.now() - start) / 1000;
const [{ timings }] = await dataSource.query('select timings from runs order by number desc limit 1');
await dataSource.destroy();
// Kilobytes on Linux.
const megabytes = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ seconds, games, tournaments, megabytes, timings }));
