import path from 'node:path';
import { openAuditHome } from '@quadrant/store/audit';
import { type Backup, holdDatabase, refuseOthers } from '@quadrant/store/backup';
import { EMBEDDED_PLACE, findContent, findMove, forgetMove, noteMove, sayMoved } from '@quadrant/store/schema';
import { makeClient, readDatabaseSettings } from '@quadrant/store/server';
import { prepareDatabase } from '@quadrant/store/setup';
import { copyDatabase } from '../backup/copy-database.js';
import { closeAfter } from '../close-after.js';
import { Interruption } from '../database/interruption.js';
import { openServer, type OpenServer } from '../database/open-database.js';
import { CannotRun, DONE, type ExitCode } from '../exit-code.js';
import { explainError } from '../explain-error.js';
import { findRunningAddress } from '../launcher/running-mark.js';
import { printJson, type OutputOptions } from '../output.js';
import { readSettings } from '../settings.js';
import type { Surroundings } from '../surroundings.js';

/** This word stands for the embedded PostgreSQL of the home, which has no address of its own. */
const EMBEDDED = 'embedded';

/**
 * `quadrant move-database URL|embedded`: copies the database to another PostgreSQL, compares every table, and leaves a note in the old
 * one, with which no program starts any more. Until the copy is whole, the old one is what it was.
 */
export async function moveDatabase(
  surroundings: Surroundings,
  given: string,
  { json }: OutputOptions,
): Promise<ExitCode> {
  const settings = readSettings(surroundings);
  const { home, databaseUrl, ownerUrl } = settings;
  const target = given === EMBEDDED ? null : readDatabaseSettings({ DATABASE_URL: given }).url;
  if (target === databaseUrl) {
    throw new CannotRun(
      target === null
        ? 'The database is the embedded one already: set DATABASE_URL to the address of the one to move from.'
        : 'The database is there already: leave out DATABASE_URL, so that it is moved from the embedded PostgreSQL.',
    );
  }
  const running = findRunningAddress(home);
  if (running !== null) throw new CannotRun(`Quadrant runs with ${home} at ${running}: stop it first.`);
  const log = (sentence: string) => surroundings.err(`${sentence}\n`);
  const onTrouble = (error: unknown) => log(`In closing: ${explainError(error, surroundings.env)}`);
  const servers: OpenServer[] = [];
  const stop = async () => {
    for (const server of servers.splice(0)) await server.stop();
  };
  const interruption = new Interruption(stop);
  const open = async (url: string | null) => {
    const server = await openServer({ databaseUrl: url, home }, log);
    servers.push(server);
    return server;
  };
  const work = async () => {
    const from = await open(databaseUrl);
    const to = await open(target);
    const fromUrl = ownerUrl ?? from.url;
    const backup = await holdDatabase(fromUrl, async (client) => {
      const source = {
        query: async <T>(text: string, values?: unknown[]) => (await client.query(text, values)).rows as T,
      };
      await refuseOthers(client);
      const [move, content] = [await findMove(source), await lookAt(to)];
      // An interrupted move may have left its note, while the other database holds only a part.
      const isLeft = move !== null && (move.place !== placeOf(target) || content.kind === 'tables');
      if (isLeft) throw new CannotRun(sayMoved(move));
      if (content.kind === 'tables') throw occupied(to, content.move);
      try {
        return await copyDatabase(surroundings, {
          ...{ from: fromUrl, to: to.url, interruption },
          folder: path.join(home, 'moving'),
          beforeCommit: () => noteMove(source, placeOf(target)),
        });
      } catch (error) {
        await forgetMove(source);
        throw error;
      }
    });
    log('Bringing the database up to date.');
    await prepareDatabase({ url: to.url, ownerUrl: null }, openAuditHome(home), log);
    return { backup, oldFolder: from.dataFolder };
  };
  const { backup, oldFolder } = await closeAfter(
    work,
    () => {
      interruption.end();
      return stop();
    },
    onTrouble,
  );
  const { about, totals } = backup;
  if (json) printJson(surroundings, { place: placeOf(target), marker: about.marker, tables: totals.tables });
  else surroundings.out(describe(backup, target, oldFolder));
  return DONE;
}

/** Names a database without the user and the password. */
function placeOf(url: string | null): string {
  if (url === null) return EMBEDDED_PLACE;
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
}

type Content = { readonly kind: 'free' } | { readonly kind: 'tables'; readonly move: { readonly day: string } | null };

async function lookAt({ url }: OpenServer): Promise<Content> {
  const client = makeClient({ connectionString: url, application_name: 'quadrant move' });
  await client.connect();
  try {
    const database = { query: async <T>(text: string) => (await client.query(text)).rows as T };
    const kind = await findContent(database);
    return kind === 'tables' ? { kind, move: await findMove(database) } : { kind: 'free' };
  } finally {
    await client.end();
  }
}

function occupied({ dataFolder }: OpenServer, move: { readonly day: string } | null): CannotRun {
  const wayOut =
    dataFolder === null
      ? 'Name an empty database: create database quadrant2'
      : `Move its folder away, which is a copy for you to keep: mv ${dataFolder} ${dataFolder}.old`;
  return new CannotRun(
    move === null
      ? `The other database is not empty, and a move never replaces anything. ${wayOut}. Nothing was changed.`
      : `The other database still has the data that was moved away from there on ${move.day}. ${wayOut}. Nothing was changed.`,
  );
}

function describe({ about, totals }: Backup, target: string | null, oldFolder: string | null): string {
  const rows = Object.values(totals.tables).reduce((sum, table) => sum + table.rows, 0);
  const next =
    target === null
      ? 'From now on, start Quadrant without DATABASE_URL.\n'
      : `From now on, start Quadrant with this address as DATABASE_URL: ${placeOf(target)}\n`;
  return (
    `Moved to ${placeOf(target)}: ${about.tables.length} tables with ${rows} rows, each with the same SHA-256 there.\n${next}` +
    `The old data stays ${oldFolder === null ? 'in the old database' : `in ${oldFolder}`}, and no program starts with it. Remove it when ` +
    'all is well.\n'
  );
}
