import { setTimeout as sleep } from 'node:timers/promises';
import { expectSoon } from './installation.mjs';
import { freeOf, inNamespace, onSmallVolume, whileFilled } from './small-volume.mjs';
import { underWriters } from './under-writers.mjs';

export const title =
  'disk nearly full: writes get 503 before it is full, reads go on, and both come back by themselves';

const MEGABYTE = 1024 ** 2;
const LIMIT = 256 * MEGABYTE;
const WATCHED_MS = 10_000;
const UNDER_WAY_MS = 3_000;
const WRITERS = 4;

export default ({ isShort }) => inNamespace(import.meta.filename, isShort);

const inject = ({ folder }) =>
  underWriters(
    async (installation, ledger) => {
      await expectSoon('reports are acknowledged', () => ledger.receipts.length > 5);
      await whileFilled(folder, LIMIT - 8 * MEGABYTE, async () => {
        await expectSoon('writes are refused', async () => (await write(installation)).status === 503, 10_000);
        await expectRefusal(await write(installation));
        // Writes that were already running when the limit was reached may still be stored.
        await sleep(UNDER_WAY_MS);
        const acks = ledger.receipts.length;
        await expectReads(installation);
        if (ledger.receipts.length > acks) throw new Error('A report was stored below the limit.');
        const free = freeOf(folder);
        if (free < LIMIT / 2) throw new Error(`Only ${free} bytes are left: something went on writing.`);
      });
      const acks = ledger.receipts.length;
      await expectSoon('reports are acknowledged again', () => ledger.receipts.length > acks);
      return 1;
    },
    {},
    undefined,
    WRITERS,
  );

/** Sends a request that stores nothing: even with room it is refused, for other reasons. */
const write = ({ address }) =>
  fetch(`${address}/api/v1/accounts`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });

async function expectRefusal(refusal) {
  const { type } = await refusal.json();
  if (type !== '/problems/disk-nearly-full') throw new Error(`A write was refused with ${type}.`);
  if (!refusal.headers.get('retry-after')) throw new Error('The refusal does not say when to come back.');
}

async function expectReads(installation) {
  const until = Date.now() + WATCHED_MS;
  while (Date.now() < until) {
    for (const place of ['/', '/api/v1/tournaments', '/api/v1/runs', '/health/ready']) {
      const status = await installation.status(place);
      if (status !== 200) throw new Error(`${place} was answered with ${status}.`);
    }
    await sleep(200);
  }
}

if (process.argv[1] === import.meta.filename) await onSmallVolume(800, inject);
