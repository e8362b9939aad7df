import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Backup, holdDatabase, refuseOthers } from '@quadrant/store/backup';
import {
  importerOf,
  makeUpgradeHome,
  packageOfMajor,
  readMajors,
  replaceCluster,
  startEmbeddedPostgres,
} from '@quadrant/store/server';
import { copyDatabase } from '../backup/copy-database.js';
import { closeAfter } from '../close-after.js';
import { Interruption } from '../database/interruption.js';
import { CannotRun, DONE, type ExitCode } from '../exit-code.js';
import { explainError } from '../explain-error.js';
import { findRunningAddress } from '../launcher/running-mark.js';
import { printJson, type OutputOptions } from '../output.js';
import { readSettings } from '../settings.js';
import { resolveArgument, type Surroundings } from '../surroundings.js';

const run = promisify(execFile);

interface UpgradeOptions extends OutputOptions {
  /** The folder with the programs of the earlier PostgreSQL; null: npm installs them. */
  readonly programs: string | null;
}

/**
 * `quadrant upgrade-database`: copies the embedded data of an earlier major version of PostgreSQL into a new cluster, compares every
 * table, and puts the new cluster in the place of the old, which is kept beside it. Until then the old data is only read.
 */
export async function upgradeDatabase(
  surroundings: Surroundings,
  { json, programs }: UpgradeOptions,
): Promise<ExitCode> {
  const { home, databaseUrl } = readSettings(surroundings);
  if (databaseUrl !== null) {
    throw new CannotRun(
      'DATABASE_URL names a PostgreSQL of your own, which Quadrant does not upgrade: follow the manual of PostgreSQL, or move to ' +
        'a newer one with "quadrant move-database".',
    );
  }
  const running = findRunningAddress(home);
  if (running !== null) throw new CannotRun(`Quadrant runs with ${home} at ${running}: stop it first.`);
  const log = (sentence: string) => surroundings.err(`${sentence}\n`);
  const majors = await readMajors(home, log);
  const { data, programs: major } = majors;
  if (data === null) throw new CannotRun(`There is no embedded data in ${home}.`);
  if (data === major) {
    if (json) printJson(surroundings, { from: data, to: major, tables: {} });
    else surroundings.out(`The data is of PostgreSQL ${major} already. Nothing was changed.\n`);
    return DONE;
  }
  if (data > major) {
    throw new CannotRun(`The data is of PostgreSQL ${data}, which is newer than PostgreSQL ${major} of this version.`);
  }
  const installed = programs === null ? path.join(home, `postgresql-${data}`) : null;
  if (installed !== null) await install(data, installed, log);
  const folder = installed ?? resolveArgument(surroundings, programs!);
  const { backup, kept } = await exchange(surroundings, home, folder, log);
  if (installed !== null) rmSync(installed, { recursive: true, force: true });
  const { tables } = backup.totals;
  if (json) printJson(surroundings, { from: data, to: major, kept, marker: backup.about.marker, tables });
  else surroundings.out(describe(backup, data, major, kept));
  return DONE;
}

async function install(major: number, folder: string, log: (sentence: string) => void): Promise<void> {
  const wanted = await packageOfMajor(major);
  const other = `name a folder with its programs: quadrant upgrade-database --programs /usr/lib/postgresql/${major}`;
  if (wanted === null) {
    throw new CannotRun(`Quadrant knows no package with PostgreSQL ${major}. Install it, and ${other}`);
  }
  log(`Installing PostgreSQL ${major} (${wanted}) to read the data.`);
  const words = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', wanted];
  await run('npm', words, { shell: process.platform === 'win32' }).catch((error: unknown) => {
    const said = error instanceof Error ? (error.message.split('\n')[1] ?? error.message) : String(error);
    throw new CannotRun(
      `npm could not install PostgreSQL ${major} (${said}). Connect this machine to the npm registry, or install PostgreSQL ${major} ` +
        `in another way and ${other}`,
    );
  });
}

async function exchange(
  surroundings: Surroundings,
  home: string,
  programs: string,
  log: (sentence: string) => void,
): Promise<{ readonly backup: Backup; readonly kept: string }> {
  const onTrouble = (error: unknown) => log(`In closing: ${explainError(error, surroundings.env)}`);
  const servers: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    for (const server of servers.splice(0)) await server.stop();
  };
  const interruption = new Interruption(stop);
  const copy = async () => {
    const old = await startEmbeddedPostgres({ home, log, importer: importerOf(programs) });
    servers.push(old);
    return holdDatabase(old.url, async (client) => {
      await refuseOthers(client);
      const scratch = await makeUpgradeHome(home);
      const upgraded = await startEmbeddedPostgres({ home: scratch, log });
      servers.push(upgraded);
      const backup = await copyDatabase(surroundings, {
        ...{ from: old.url, to: upgraded.url, interruption },
        folder: path.join(scratch, 'moving'),
      });
      return { backup, scratch, upgraded: upgraded.dataFolder };
    });
  };
  const { backup, scratch, upgraded } = await closeAfter(
    copy,
    () => {
      interruption.end();
      return stop();
    },
    onTrouble,
  );
  const kept = replaceCluster(home, upgraded);
  rmSync(scratch, { recursive: true, force: true });
  return { backup, kept };
}

function describe({ about, totals }: Backup, from: number, to: number, kept: string): string {
  const rows = Object.values(totals.tables).reduce((sum, table) => sum + table.rows, 0);
  return (
    `Upgraded from PostgreSQL ${from} to ${to}: ${about.tables.length} tables with ${rows} rows, each with the same SHA-256.\n` +
    `Start Quadrant as before. The old data is in ${kept}: remove it when all is well.\n`
  );
}
