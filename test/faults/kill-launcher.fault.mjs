import { becomes, expectSoon } from './installation.mjs';
import { underWriters } from './under-writers.mjs';

export const title = 'launcher killed: PostgreSQL and the other processes end too, and the next start has everything';

/** Kills the launcher alone, and starts it again when nothing is left of it. */
export default function inject({ isShort }) {
  return underWriters(async (installation, ledger) => {
    const rounds = isShort ? 1 : 3;
    for (let round = 1; round <= rounds; round += 1) {
      const before = ledger.receipts.length;
      await expectSoon('a report is acknowledged', () => ledger.receipts.length > before);
      await installation.stop('SIGKILL');
      const isAllGone = await becomes(() => installation.listAll().length === 0);
      if (!isAllGone) throw new Error(`Left: ${installation.listAll().map(({ command }) => command)}`);
      await installation.start();
    }
    return rounds;
  });
}
