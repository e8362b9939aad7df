import { setTimeout as sleep } from 'node:timers/promises';
import { expectSoon, kill } from './installation.mjs';
import { underWriters } from './under-writers.mjs';

export const title = 'Connections to PostgreSQL ended at random moments of receipts and runs';

/** An open request gets an error, and so does the next one: nobody waits for ever. */
export default function inject({ isShort }) {
  const times = isShort ? 25 : 250;
  return underWriters(async (installation, ledger) => {
    for (let time = 0; time < times; time += 1) {
      const before = ledger.receipts.length;
      await expectSoon('reports are acknowledged', () => ledger.receipts.length > before, 120_000);
      // A run begins after a receipt, and takes about 50 ms.
      await sleep(Math.random() * 100);
      for (const { pid } of listConnections(installation)) kill(pid, 'SIGTERM');
    }
    return times;
  });
}

/** PostgreSQL names its processes for connections as in "postgres: quadrant quadrant [local] idle". */
const listConnections = (installation) =>
  installation.listPostgres().filter(({ command }) => /^postgres: \S+ \S+ (\[local\]|\S+\(\d+\))/.test(command));
