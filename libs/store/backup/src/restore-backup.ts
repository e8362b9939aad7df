import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { copyWhole, rememberSource } from '@quadrant/store/database';
import { isDiskFull } from '@quadrant/store/errors';
import { endRestore, findNewerMigrations, makeSchemaOf, removeUnfinished } from '@quadrant/store/schema';
import { describeSize } from '@quadrant/store/server';
import type { About, SequencesBegin, Sum, Totals } from './about.js';
import { BackupRefused } from './archive-error.js';
import { CountedBytes } from './count-bytes.js';
import { type LoadedTable, TableFinisher } from './finish-tables.js';
import { holdDatabase } from './hold-database.js';
import { type HomeFiles, isNameOfHome } from './home-files.js';
import { type OpenArchive, withArchive } from './read-archive.js';
import { RestoredFiles } from './restore-files.js';
import { clearForLoading, type Cleared, type StoredTable, targetOf } from './stored-tables.js';

export interface RestoreSettings {
  /** The owner reaches the database at this address. */
  readonly url: string;
  /** A data source of the owner at that address with 3 connections or more, which is not yet initialised. The caller closes it. */
  readonly owner: DataSource;
  readonly files: HomeFiles;
  readonly passphrase: string | null;
  /** It is told how many bytes of the file are read. */
  readonly onProgress?: (done: number) => void;
  /** It is told how many tables were compared and have their indexes. */
  readonly onTable?: (done: number, total: number) => void;
  /** It looks at the rows before they count, and throws to leave the database empty. */
  readonly beforeCommit?: (restored: Restored) => Promise<void>;
}

export interface Restored {
  readonly about: About;
  readonly totals: Totals;
  /** The names of tables that were read again and are not what the backup holds. */
  readonly different: readonly string[];
}

/**
 * Restores a backup into an empty database and home, with the schema that it was made with: the caller brings that up to date. Every
 * table is read again and compared. A mark is in the database until the last transaction: when it fails, or is killed, nothing
 * counts as restored, and it can begin again.
 *
 * @throws BackupRefused for a backup that cannot be used, and a database or home that holds something else
 */
export function restoreBackup(file: string, settings: RestoreSettings): Promise<Restored> {
  return withArchive(file, settings.passphrase, async (archive) => {
    refuseNewer(archive.about);
    return holdDatabase(settings.url, async () => {
      const { owner } = settings;
      if (!(await makeSchemaOf(owner, archive.about.migrations))) throw notEmpty();
      const files = new RestoredFiles(settings.files);
      try {
        await files.removeUnfinished();
        return await load(archive, files, settings);
      } catch (error) {
        await files.drop();
        await removeUnfinished(owner).catch(() => undefined);
        throw isDiskFull(error) ? noRoom(error) : error;
      }
    });
  });
}

const notEmpty = () =>
  new BackupRefused(
    'The database is not empty, and a restore never replaces anything. Set QUADRANT_HOME to an empty folder, or DATABASE_URL to an ' +
      'empty database. Nothing was changed.',
  );

const noRoom = (cause: unknown) =>
  new BackupRefused(
    'The disk became full while the backup was restored. Free some space, and run it again. Nothing was changed.',
    {
      cause,
    },
  );

/** @throws BackupRefused for a backup of a newer version */
export function refuseNewer({ migrations, program }: About): void {
  const [newer] = findNewerMigrations(migrations);
  if (newer === undefined) return;
  throw new BackupRefused(
    `The backup was made by a newer version of Quadrant (${program}): its database has the migration ${newer}, which this version ` +
      'does not know. Restore it with that version. Nothing was changed.',
  );
}

/** Gives the room that a restored database takes at most, in bytes: its tables, and the log that PostgreSQL keeps beside. */
export const roomOf = ({ tables }: About): number => tables.reduce((sum, { bytes }) => sum + bytes, 256 * 2 ** 20);

/** @throws BackupRefused when a folder has less than {@link roomOf} free */
export function refuseWithoutRoom(about: About, folder: string, free: number): void {
  const needed = roomOf(about);
  if (free >= needed) return;
  throw new BackupRefused(
    `The disk that holds ${folder} has no room for the backup: it needs ${describeSize(needed)}, and ${describeSize(free)} are free. ` +
      'Free some space, or restore on another disk. Nothing was changed.',
  );
}

async function load(
  archive: OpenArchive,
  files: RestoredFiles,
  { owner, onProgress, onTable, beforeCommit }: RestoreSettings,
): Promise<Restored> {
  const { about } = archive;
  const runner = owner.createQueryRunner();
  const client = (await runner.connect()) as PoolClient;
  rememberSource(client, owner);
  const finisher = new TableFinisher(owner, (done) => onTable?.(done, about.tables.length));
  try {
    await refuseUnknownTables(client, about);
    await client.query('begin');
    const cleared = await clearForLoading(client, about.tables);
    await client.query('commit');
    const loader = new TableLoader(client, cleared, finisher);
    const totals = await loadSections(archive, files, loader, () => onProgress?.(archive.read()));
    await finisher.end();
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    for (const statement of cleared.ofAll) await client.query(statement);
    const restored = { about, totals, different: finisher.different };
    await beforeCommit?.(restored);
    await client.query(endRestore);
    await files.place();
    await client.query('commit');
    await files.keep();
    return restored;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    await finisher.stop();
    throw error;
  } finally {
    await runner.release();
  }
}

/** A transaction is committed after so many bytes, so that the tables in it can be finished while the next are loaded. */
const COMMIT_BYTES = 8 * 2 ** 20;

/** Writes the rows of tables. Each table is written in one transaction, which empties it before. */
class TableLoader {
  private loaded: LoadedTable[] = [];
  private bytes = 0;

  constructor(
    private readonly client: PoolClient,
    private readonly cleared: Cleared,
    private readonly finisher: TableFinisher,
  ) {}

  async load(table: StoredTable, pieces: AsyncIterable<Uint8Array>): Promise<Sum & { rows: number }> {
    const counted = new CountedBytes();
    if (this.loaded.length === 0) await this.client.query('begin; set local statement_timeout = 0');
    await this.client.query(`truncate ${table.name}`);
    const rows = await copyWhole(this.client, targetOf(table), counted.through(pieces), true);
    const sum = counted.sum();
    this.loaded.push({ table, rows, sum, make: this.cleared.ofTable.get(table.name) ?? [] });
    this.bytes += sum.bytes;
    if (this.bytes >= COMMIT_BYTES) await this.commit();
    return { ...sum, rows };
  }

  /** Hands the tables of this transaction on. */
  async commit(): Promise<void> {
    if (this.loaded.length === 0) return;
    // The commit that ends the restore is written to the disk after this one.
    await this.client.query('set local synchronous_commit = off; commit');
    this.finisher.add(this.loaded);
    this.loaded = [];
    this.bytes = 0;
  }

  async setSequences(sequences: SequencesBegin['sequences']): Promise<void> {
    for (const { name, value, isCalled } of sequences) {
      await this.client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isCalled]);
    }
  }
}

async function loadSections(
  archive: OpenArchive,
  files: RestoredFiles,
  loader: TableLoader,
  tell: () => void,
): Promise<Totals> {
  const tables = new Map(archive.about.tables.map((table) => [table.name, table]));
  const loaded: Record<string, Sum & { rows: number }> = {};
  const taken: Record<string, Sum> = {};
  let sequences: SequencesBegin['sequences'] = [];
  for (;;) {
    const section = await archive.next();
    if (section === null) throw archive.damaged();
    if (section.kind === 'file') {
      if (!isNameOfHome(section.name)) throw archive.damaged();
      taken[section.name] = await files.take(section.name, archive.bytes());
      continue;
    }
    if (section.kind === 'table') {
      const table = tables.get(section.name);
      if (table === undefined || section.name in loaded) throw archive.damaged();
      loaded[section.name] = await loader.load(table, telling(archive.bytes(), tell));
      continue;
    }
    await loader.commit();
    for await (const piece of archive.bytes()) if (piece.length > 0) throw archive.damaged();
    if (section.kind === 'sequences') sequences = section.sequences;
    if (section.kind !== 'totals') continue;
    if ((await archive.next()) !== null) throw archive.damaged();
    if (!isEqual(section.tables, loaded) || !isEqual(section.files, taken)) throw archive.damaged();
    if (tables.size !== Object.keys(loaded).length) throw archive.damaged();
    await loader.setSequences(sequences);
    return section;
  }
}

async function* telling(pieces: AsyncIterable<Uint8Array>, tell: () => void): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    yield piece;
    tell();
  }
}

type Sums = Readonly<Record<string, Sum & { readonly rows?: number }>>;

/** A bare archive is no proof against a person: they could write other sums. The seal of an encrypted one is. */
function isEqual(written: Sums, read: Sums): boolean {
  const names = Object.keys(written);
  return (
    names.length === Object.keys(read).length &&
    names.every((name) => written[name]!.sha256 === read[name]?.sha256 && written[name]!.rows === read[name].rows)
  );
}

/** Names of tables and columns become SQL, so only those of the schema are taken. */
async function refuseUnknownTables(client: PoolClient, { tables }: About): Promise<void> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select quote_ident(c.relname) as name, array_agg(quote_ident(a.attname)) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.oid`,
  );
  const known = new Map(rows.map(({ name, columns }) => [name, new Set(columns)]));
  const unknown = tables.flatMap(({ name, columns }) => {
    const own = known.get(name);
    return own === undefined
      ? [name]
      : columns.filter((column) => !own.has(column)).map((column) => `${name}.${column}`);
  });
  if (unknown.length === 0) return;
  throw new BackupRefused(
    `The backup holds what no version of Quadrant has made: ${unknown.join(', ')}. Somebody added it to the database with other ` +
      'tools. Move it to a schema or database of its own there, and make another backup. Nothing was changed.',
  );
}
