import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { copyRaw } from '../../dist/libs/store/database/src/index.js';
import { restoreBackup, writeBackup } from '../../dist/libs/store/backup/src/index.js';
import { createDataSource } from '../../dist/libs/store/setup/src/index.js';
import { generateHistory } from './generated-history.mjs';
import { importDocuments } from './import-documents.mjs';
import { withDatabase } from './installations.mjs';
import { publishRefresh } from './publisher.mjs';

const PLAYERS = 8;
const POPULATION = 50_000;
const GAMES_EACH = (PLAYERS / 2) * 3;

const timed = async (work) => {
  const start = performance.now();
  const result = await work();
  return { seconds: (performance.now() - start) / 1000, result };
};

/** Backs up, restores and compares a history of so many games, beside a bare COPY of its tables. */
export const benchBackup = (games) =>
  withDatabase(async ({ url, home, dataSource, client }) => {
    const tournaments = Math.round(games / GAMES_EACH);
    await importDocuments(dataSource, generateHistory({ tournaments, players: PLAYERS, population: POPULATION }));
    await publishRefresh(dataSource, 'full');
    await client.query('vacuum analyze');
    await client.query('checkpoint');
    const folder = join(home, 'bench');
    await mkdir(folder);
    const settings = { passphrase: null, program: 'bench', now: new Date(), minFree: 0 };
    const files = { home, elsewhere: {} };
    const back = (name, more = {}) =>
      timed(() => writeBackup(dataSource, join(folder, name), { files, ...settings, ...more }));
    // The first reading of each table fills the memory of PostgreSQL, for the floor as for the backup.
    const warm = await back('warm.backup');
    const floors = [await bareCopy(dataSource, warm.result), await bareCopy(dataSource, warm.result)];
    const plain = await back('plain.backup');
    const secret = await back('secret.backup', { passphrase: 'a long passphrase of words' });
    floors.push(await bareCopy(dataSource, warm.result));
    const [, floor] = floors.map(({ seconds }) => seconds).toSorted((a, b) => a - b);
    const { bytes: copied } = floors[0].result;
    const restore = await restoreInto(url, client, plain.result.file, join(folder, 'restored'));
    return {
      tournaments,
      copied,
      stored: plain.result.bytes,
      floor,
      plain: plain.seconds,
      secret: secret.seconds,
      ...restore,
    };
  });

/** Reads every table as a backup does, and does nothing with the bytes. */
const bareCopy = (dataSource, { about }) =>
  timed(async () => {
    const runner = dataSource.createQueryRunner();
    const client = await runner.connect();
    let bytes = 0;
    for (const { name, columns } of about.tables) {
      const pieces = copyRaw(client, `${name} (${columns.join(', ')})`, 0);
      for await (const piece of pieces) bytes += piece.length;
    }
    await runner.release();
    return { bytes };
  });

async function restoreInto(url, client, file, home) {
  await client.query('create database restored');
  const target = Object.assign(new URL(url), { pathname: '/restored' }).href;
  const owner = createDataSource({ url: target, poolSize: 4 });
  await mkdir(home);
  const { seconds, result } = await timed(() =>
    restoreBackup(file, { url: target, owner, files: { home, elsewhere: {} }, passphrase: null }),
  );
  if (result.different.length > 0) throw new Error(`These tables differ: ${result.different.join(', ')}`);
  await owner.destroy();
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query('drop database restored with (force)');
  await admin.end();
  return { restoring: seconds };
}
