import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { copyRaw, rememberSource } from '@quadrant/store/database';
import { isDiskFull } from '@quadrant/store/errors';
import { describeSize, giveToOwnerOfFolder, makeFolders, measureFree } from '@quadrant/store/server';
import type { About, FileBegin, Marker, SequencesBegin, Sum, TableBegin, Totals } from './about.js';
import { BackupRefused } from './archive-error.js';
import { CountedBytes } from './count-bytes.js';
import { FrameWriter } from './frames.js';
import { ANCHORS, type HomeFiles, listKeys, placeOf, readAnchorsUpTo } from './home-files.js';
import { Bucket } from './s3.js';
import { addressOf, isS3, parseS3, type S3Place, type S3Settings, USUAL_S3 } from './s3-place.js';
import { type Begin, writeSection } from './sections.js';
import { beginMoment, readSequences, type StoredTable, targetOf } from './stored-tables.js';

export interface BackupSettings {
  readonly files: HomeFiles;
  /** Null: everybody who has the file can read it. */
  readonly passphrase: string | null;
  /** The archive says that this version wrote it. */
  readonly program: string;
  readonly now: Date;
  /** The backup leaves so many bytes of the disk free. */
  readonly minFree: number;
  /** How S3 is reached, where `target` is there. */
  readonly s3?: S3Settings;
  /** It is told how many bytes of tables, as they are on the disk, are read. */
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

export interface Backup {
  /** This is an absolute path, or an address in S3. */
  readonly file: string;
  readonly bytes: number;
  readonly about: About;
  readonly totals: Totals;
}

/** The disk is asked again after so many bytes. */
const ASK_AGAIN_BYTES = 16 * 2 ** 20;

/**
 * Writes everything that belongs to an installation into one file, as it is at one moment, while others write. The file appears
 * whole, or not at all.
 *
 * @param target a file that does not exist, or a folder, in which the file gets a name of its own; `s3://BUCKET/…` in S3
 * @throws BackupRefused when the disk has no room, the place cannot be written, or `signal` was aborted
 */
export async function writeBackup(dataSource: DataSource, target: string, settings: BackupSettings): Promise<Backup> {
  if (isS3(target)) return writeIntoBucket(dataSource, parseS3(target), settings);
  const runner = dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as PoolClient;
    rememberSource(client, dataSource);
    const tables = await beginMoment(client);
    try {
      const about = await describe(client, tables, settings);
      const file = await chooseFile(target, about);
      return await intoPlace(file, (draft) => writeDraft(client, about, draft, settings));
    } finally {
      await client.query('rollback');
    }
  } finally {
    await runner.release();
  }
}

/** A backup on its way to S3 is in this folder of the home. It is sent when it is whole, so that a slow line holds no table. */
const STAGING = 'backup-on-its-way';

async function writeIntoBucket(dataSource: DataSource, place: S3Place, settings: BackupSettings): Promise<Backup> {
  return Bucket.with(place, settings.s3 ?? USUAL_S3, async (bucket) => {
    // A wrong key or bucket shows before the tables are read.
    await bucket.list();
    const folder = path.join(settings.files.home, STAGING);
    await rm(folder, { recursive: true, force: true });
    try {
      const backup = await writeBackup(dataSource, folder, settings);
      const name = place.name ?? path.basename(backup.file);
      await bucket.send(backup.file, name, backup.bytes, settings.signal);
      return { ...backup, file: addressOf(place, name) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

async function describe(client: PoolClient, tables: readonly StoredTable[], { program, now }: BackupSettings) {
  const { rows: migrations } = await client.query<{ name: string }>('select name from migrations order by timestamp');
  // Databases from before the migration 0016 have no such table.
  const { rows: keys } = tables.some(({ name }) => name === 'audit_keys')
    ? await client.query<{ id: string }>('select key_id as id from audit_keys order by known_since, key_id')
    : { rows: [] };
  const { rows: markers } = await client.query<Omit<Marker, 'at'>>(
    `select (select coalesce(max(id), 0) from submissions)::float8 as submission,
       (select count(*) from tournaments)::float8 as tournaments,
       (select coalesce(max(head_run), 0) from publication)::float8 as run,
       (select coalesce(max(id), 0) from audit_entries)::float8 as "auditEntry"`,
  );
  const marker = { at: now.toISOString(), ...markers[0]! };
  const about: About = {
    kind: 'about',
    program,
    migrations: migrations.map(({ name }) => name),
    keys: keys.map(({ id }) => id),
    marker,
    tables,
  };
  return about;
}

/** Names of backups sort by installation, then by time. */
export const nameOfBackup = ({ keys, marker }: Pick<About, 'keys' | 'marker'>): string =>
  `quadrant-${keys[0] ?? 'new'}-${marker.at.replace(/[-:]/g, '').replace(/\.\d+/, '')}.backup`;

async function chooseFile(target: string, about: About): Promise<string> {
  const found = await stat(target).catch(() => null);
  if (found === null && /\.backup$/.test(target)) return target;
  if (found !== null && !found.isDirectory()) {
    throw new BackupRefused(`${target} exists already: name another file, or a folder.`);
  }
  try {
    makeFolders(target, 0o700);
  } catch (error) {
    throw cannotWrite(target, error);
  }
  return path.join(target, nameOfBackup(about));
}

function cannotWrite(place: string, error: unknown): BackupRefused {
  const said = error instanceof Error ? error.message : String(error);
  return new BackupRefused(`${place} cannot be written (${said}): name another place. Nothing was written.`, {
    cause: error,
  });
}

/** Writes beside the place and renames, so that a killed process leaves no half backup under the name of a whole one. */
async function intoPlace<T extends object>(
  file: string,
  write: (draft: string) => Promise<T>,
): Promise<T & { file: string }> {
  await removeAbandoned(path.dirname(file));
  const draft = `${file}.${hostname()}.${process.pid}${PART}`;
  try {
    const written = await write(draft);
    await rename(draft, file);
    await syncFolder(path.dirname(file));
    return { ...written, file };
  } catch (error) {
    await rm(draft, { force: true });
    if (error instanceof BackupRefused) throw error;
    if (isDiskFull(error)) throw noRoom(path.dirname(file));
    if (error instanceof Error && 'syscall' in error) throw cannotWrite(file, error);
    throw error;
  }
}

const noRoom = (folder: string, more = '') =>
  new BackupRefused(
    `The disk that holds ${folder} has no room for the backup${more}. Free some space, remove old backups, or name a folder on ` +
      'another disk. Nothing was written.',
  );

/** An unfinished backup ends so. */
const PART = '.part';

/** Removes what killed processes of this machine left. */
async function removeAbandoned(folder: string): Promise<void> {
  const mark = `.backup.${hostname()}.`;
  for (const name of await readdir(folder).catch(() => [])) {
    const start = name.lastIndexOf(mark);
    if (start === -1 || !name.endsWith(PART)) continue;
    const pid = Number(name.slice(start + mark.length, -PART.length));
    if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || isAlive(pid)) continue;
    await rm(path.join(folder, name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A new name is on the disk when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeDraft(client: PoolClient, about: About, draft: string, settings: BackupSettings) {
  const { files, passphrase, minFree, signal } = settings;
  const folder = path.dirname(draft);
  const handle = await open(draft, 'wx', 0o600);
  try {
    giveToOwnerOfFolder(draft);
    let askAt = 0;
    const beforeWrite = async () => {
      if (signal?.aborted === true) throw new BackupRefused('The backup was stopped. Nothing was written.');
      if (writer !== null && writer.written < askAt) return;
      askAt = (writer?.written ?? 0) + ASK_AGAIN_BYTES;
      if ((await measureFree(folder)) >= minFree + ASK_AGAIN_BYTES) return;
      throw noRoom(folder, minFree > 0 ? `: ${describeSize(minFree)} have to stay free (MIN_FREE_SPACE)` : '');
    };
    let writer: FrameWriter | null = null;
    writer = await FrameWriter.open(handle, passphrase, beforeWrite);
    await writeSection(writer, about);
    // A restore learns from the keys whether they fit to the home before it loads the tables.
    const keys = await writeFiles(writer, client, files);
    const tables = await writeTables(writer, client, about, settings);
    const sequences: SequencesBegin = { kind: 'sequences', sequences: await readSequences(client) };
    await writeSection(writer, sequences);
    const totals: Totals = { kind: 'totals', tables, files: keys };
    await writeSection(writer, totals);
    await writer.finish();
    await handle.sync();
    return { bytes: writer.written, about, totals };
  } finally {
    await handle.close();
  }
}

async function writeTables(writer: FrameWriter, client: PoolClient, { tables }: About, { onProgress }: BackupSettings) {
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const sums: Record<string, Sum & { rows: number }> = {};
  let done = 0;
  for (const table of tables) {
    const { name, bytes } = table;
    const begin: TableBegin = { kind: 'table', name };
    let rows = 0;
    const copied = (async function* () {
      rows = yield* copyRaw(client, targetOf(table), 0);
    })();
    sums[name] = { ...(await writeCounted(writer, begin, copied)), rows };
    onProgress?.((done += bytes), total);
  }
  return sums;
}

async function writeFiles(writer: FrameWriter, client: PoolClient, files: HomeFiles): Promise<Record<string, Sum>> {
  const sums: Record<string, Sum> = {};
  for (const name of await listKeys(files)) {
    const begin: FileBegin = { kind: 'file', name };
    sums[name] = await writeCounted(writer, begin, createReadStream(placeOf(files, name)) as AsyncIterable<Buffer>);
  }
  const { rows } = await client.query<{ last: string }>('select coalesce(max(number), 0) as last from audit_anchors');
  const begin: FileBegin = { kind: 'file', name: ANCHORS };
  sums[ANCHORS] = await writeCounted(writer, begin, readAnchorsUpTo(files, BigInt(rows[0]!.last)));
  return sums;
}

async function writeCounted(writer: FrameWriter, begin: Begin, pieces: AsyncIterable<Uint8Array>): Promise<Sum> {
  const counted = new CountedBytes();
  await writeSection(writer, begin, counted.through(pieces));
  return counted.sum();
}
