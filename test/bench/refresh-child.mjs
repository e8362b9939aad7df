// This separate process publishes refreshes one after the other, as a worker does, and says how long each took.
import { createDataSource } from '../../dist/libs/store/setup/src/index.js';
import { publishRefresh } from './publisher.mjs';

const dataSource = await createDataSource({ url: process.argv[2] }).initialize();
process.on('message', async (scope) => {
  const start = performance.now();
  const { games, tournaments } = await publishRefresh(dataSource, scope);
  const seconds = (performance.now() - start) / 1000;
  // The value covers the whole life of the process; it is in kilobytes on Linux.
  const megabytes = process.resourceUsage().maxRSS / 1024;
  process.send({ seconds, games, tournaments, megabytes });
});
process.on('disconnect', () => dataSource.destroy());
