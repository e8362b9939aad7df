import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expectSoon } from './installation.mjs';
import { inNamespace, onSmallVolume, whileFilled } from './small-volume.mjs';
import { underWriters } from './under-writers.mjs';

export const title =
  'disk full to the last byte: PostgreSQL stops, the launcher waits, everything returns with the room';

const WAITING_MS = 30_000;
/** It may use so much of one core while it waits. */
const MOST_CPU = 0.1;
const BACK_MS = 60_000;
const WRITERS = 4;

export default ({ isShort }) => inNamespace(import.meta.filename, isShort);

const inject = ({ folder, isShort }) =>
  underWriters(
    async (installation, ledger) => {
      await expectSoon('reports are acknowledged', () => ledger.receipts.length > 5);
      await whileFilled(folder, 0, async () => {
        await expectSoon('PostgreSQL stops', async () => {
          await writeAheadLog(installation);
          return installation.listPostgres().length === 0;
        });
        await expectCalm(installation, isShort ? WAITING_MS / 3 : WAITING_MS);
      });
      const acks = ledger.receipts.length;
      const freedAt = performance.now();
      await expectSoon(
        'all is back',
        async () => (await installation.isReady()) && ledger.receipts.length > acks,
        BACK_MS,
      );
      console.error(`everything was back ${((performance.now() - freedAt) / 1_000).toFixed(1)} s after there was room`);
      return 1;
    },
    // Without a limit the disk becomes full under load, as when another program fills it quickly.
    { MIN_FREE_SPACE: '0' },
    undefined,
    WRITERS,
  );

/** The launcher waits without spinning, and the processes that need PostgreSQL stay alive. */
async function expectCalm(installation, waitingMs) {
  const before = cpuSeconds(installation.launcherPid);
  await sleep(waitingMs);
  const share = ((cpuSeconds(installation.launcherPid) - before) * 1_000) / waitingMs;
  console.error(`the launcher takes ${(share * 100).toFixed(1)} % of a core while it waits`);
  if (share > MOST_CPU) throw new Error(`The launcher takes ${Math.round(share * 100)} % of a core.`);
  const parts = installation.listParts().length;
  if (parts !== 2) throw new Error(`${2 - parts} of HTTP process and worker are gone.`);
  if ((await installation.status('/health/live')) !== 200) throw new Error('The HTTP process does not answer.');
}

/** Uses up the existing segments of the write-ahead log, as much load would. */
async function writeAheadLog({ home }) {
  const read = (...names) => readFileSync(path.join(home, ...names), 'utf8').trim();
  const password = read('secrets', 'postgres-password');
  const client = new pg.Client(`postgres://quadrant:${password}@127.0.0.1:${read('postgres-port')}/quadrant`);
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (let segment = 0; segment < 40; segment += 1) {
      await client.query(`select pg_logical_emit_message(true, 'fault', 'full disk')`);
      await client.query('select pg_switch_wal()');
    }
  } catch {
    // The disk becomes full in the middle of this, as intended.
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Returns the processor time of a process. Fields 14 and 15 of its line in /proc have it in hundredths of a second. */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

if (process.argv[1] === import.meta.filename) await onSmallVolume(600, inject);
