import path from 'node:path';
import { expectSoon } from './installation.mjs';
import { freeOf, inNamespace, mount, onSmallVolume, whileFilled } from './small-volume.mjs';
import { underWriters } from './under-writers.mjs';

export const title = 'logs/ full: every request is answered, and no process ends';

const LINES = 200;

export default ({ isShort }) => inNamespace(import.meta.filename, isShort);

const inject = () => underWriters(readAndWrite, { LOG_LEVEL: 'debug' }, (home) => mount(path.join(home, 'logs'), 2));

async function readAndWrite(installation, ledger) {
  const logs = path.join(installation.home, 'logs');
  const before = pidsOf(installation);
  await whileFilled(logs, 0, async () => {
    if (freeOf(logs) > 0) throw new Error('logs/ is not full.');
    for (let number = 0; number < LINES; number += 1) {
      // Each is a line in the log of the HTTP process, which tells of refusals at the level debug.
      const status = await installation.status('/api/v1/tournaments/nowhere');
      if (status !== 404) throw new Error(`An unknown tournament was answered with ${status}.`);
    }
    const acks = ledger.receipts.length;
    await expectSoon('reports are acknowledged while logs/ is full', () => ledger.receipts.length > acks + 5);
    if (pidsOf(installation) !== before) throw new Error('A process was restarted.');
  });
  return 1;
}

const pidsOf = (installation) =>
  [installation.launcherPid, ...installation.listParts().map(({ pid }) => pid)].sort().join(' ');

if (process.argv[1] === import.meta.filename) await onSmallVolume(700, inject);
