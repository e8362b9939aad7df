import { readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../dist/libs/store/server/src/index.js';
import { underWriters } from './under-writers.mjs';

export const title = 'backups at random moments under eight writers and refreshes, each restored and replayed';

const WRITERS = 8;
const LONGEST_PAUSE_MS = 4_000;

/** Makes the backups while reports are submitted and published, and restores each into a home of its own. */
export default function inject({ isShort }) {
  const wanted = isShort ? 2 : 20;
  return underWriters(
    async (installation, ledger) => {
      const folder = path.join(installation.folder, 'backups');
      const backups = [];
      const refreshes = [];
      for (let n = 1; n <= wanted; n += 1) {
        // A refresh is under way during every second backup.
        if (n % 2 === 1) refreshes.push(installation.begin('refresh', '--full'));
        await sleep(Math.random() * LONGEST_PAUSE_MS);
        const before = [...ledger.receipts];
        const { status, stdout, stderr } = await installation.begin('backup', folder, '--json');
        if (status !== 0) throw new Error(`backup ${n} ended with ${status}: ${stdout}${stderr}`);
        backups.push({ file: JSON.parse(stdout).file, before });
      }
      await Promise.all(refreshes);
      // Everything that is compared is stored by now, so the writers need not go on and take the time of the restores.
      await ledger.stop();
      await expectAllWhole(installation, backups);
      return wanted;
    },
    {},
    undefined,
    WRITERS,
  );
}

/** Restores and replays as many at once as there are processors. */
async function expectAllWhole(installation, backups) {
  const left = [...backups.entries()];
  const wrong = [];
  const restoreNext = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, backup] = next;
      await expectWhole(installation, backup, index).catch((error) => wrong.push(error.message));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, restoreNext));
  if (wrong.length > 0) throw new Error(`${wrong.length} of ${backups.length} are wrong: ${wrong.join('; ')}`);
}

async function expectWhole(installation, { file, before }, index) {
  const startedAt = performance.now();
  const home = path.join(installation.folder, `restored-${index}`);
  const call = async (...words) => {
    const { status, stdout, stderr } = await installation.beginIn(home, ...words);
    if (status !== 0) throw new Error(`${words[0]} of ${path.basename(file)} ended with ${status}: ${stdout}${stderr}`);
  };
  try {
    await call('restore', file);
    // The commands find this server, and start none of their own.
    const server = await startEmbeddedPostgres({ home });
    try {
      // It replays all reports, and compares every published number.
      await call('verify');
      await call('audit', 'verify');
      const times = await countReceipts(server.url);
      const wrong = before.filter((id) => times.get(id) !== 1);
      if (wrong.length > 0) throw new Error(`${path.basename(file)} does not have these once: ${wrong.join(', ')}`);
      if (readdirSync(home).includes('unfinished-restore.json')) throw new Error('The restore left its note.');
      const seconds = Math.round((performance.now() - startedAt) / 1_000);
      console.log(`    ${path.basename(file)}: ${before.length} acks, ${times.size} reports, replayed, ${seconds} s`);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Counts how often each submission is in a restored database, by its public id. */
async function countReceipts(url) {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query(
      'select public_id as id, count(*)::integer as times from submissions group by 1',
    );
    return new Map(rows.map(({ id, times }) => [id, times]));
  } finally {
    await client.end();
  }
}
