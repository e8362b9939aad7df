// This separate process settles the people of a community, so that the figures are those of nothing else.
import { settlePeople } from '../../dist/libs/rules/identity/src/index.js';

process.once('message', (tournaments) => {
  const before = process.cpuUsage();
  settlePeople(tournaments);
  const { user, system } = process.cpuUsage(before);
  // The value covers the whole life of the process; it is in kilobytes on Linux.
  const figures = { seconds: (user + system) / 1e6, megabytes: process.resourceUsage().maxRSS / 1024 };
  process.send(figures, () => process.disconnect());
});
