import { setTimeout as sleep } from 'node:timers/promises';
import { expectSoon, kill } from './installation.mjs';
import { underWriters } from './under-writers.mjs';

export const title = 'PostgreSQL stopped for a minute, and killed';

/** Freezes the server with all its processes, lets them go on, then kills the server. */
export default function inject({ isShort }) {
  return underWriters(async (installation, ledger) => {
    const frozen = installation.listPostgres();
    for (const { pid } of frozen) kill(pid, 'SIGSTOP');
    await sleep(isShort ? 8_000 : 60_000);
    if (installation.launcherEnd !== null) throw new Error('The launcher ended.');
    for (const { pid } of frozen) kill(pid, 'SIGCONT');
    await isWritten(installation, ledger);

    const [server] = installation.listPostgres();
    kill(server.pid, 'SIGKILL');
    await expectSoon('it is dead', () => installation.listPostgres()[0]?.pid !== server.pid);
    await isWritten(installation, ledger);
    return 2;
  });
}

/** Readers and writers are served again. */
async function isWritten(installation, ledger) {
  await expectSoon('it is ready again', () => installation.isReady(), 120_000);
  const before = ledger.receipts.length;
  await expectSoon('reports are acknowledged again', () => ledger.receipts.length > before, 120_000);
}
