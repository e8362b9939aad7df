import { chownSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { Client } from 'pg';
import { makeScratchFolder } from '../../../../../test/builders/scratch-folder.js';
import { findPostmaster } from './postmaster-pid.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start.js';

const home = path.join(makeScratchFolder('start'), 'Spiel häuser');
const said: string[] = [];
const start = () => startEmbeddedPostgres({ home, durable: false, log: (sentence) => said.push(sentence) });

const leaseProcesses = "select pid from pg_stat_activity where application_name = 'quadrant lease'";

async function ask<Row>(database: EmbeddedPostgres, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

describe('one process and its embedded server, in a folder with a space and an umlaut', () => {
  let database: EmbeddedPostgres;

  beforeAll(async () => {
    database = await start();
  });

  afterAll(() => database.stop());

  it('makes a UTF-8 database on 127.0.0.1, behind a password that others cannot read', async () => {
    expect(database.owned).toBe(true);
    expect(await ask(database, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
    expect(await ask(database, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect(await ask(database, 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }]);
    expect(statSync(path.join(home, 'secrets', 'postgres-password')).mode & 0o777).toBe(0o600);
    const stranger = new URL(database.url);
    stranger.password = 'guessed';
    await expect(ask({ ...database, url: stranger.href }, 'select 1')).rejects.toThrow(/password/);
  });

  it('keeps data and address over a restart', async () => {
    await ask(database, 'create table kept as select 42 as answer');
    const { url } = database;
    await database.stop();
    expect(findPostmaster(database.dataFolder)).toBeNull();
    database = await start();
    expect(database.url).toBe(url);
    expect(await ask(database, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('leaves the server to another user of it, which becomes the owner', async () => {
    const second = await start();
    expect(second.owned).toBe(false);
    await database.stop();
    database = second;
    expect(await ask(database, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await eventually(() => database.owned);
  });

  it('tells of a killed server, and starts it again at the same address', async () => {
    const { url } = database;
    const told = new Promise<string>((resolve) => database.onExit(resolve));
    process.kill(pidOf(database), 'SIGKILL');
    expect(await told).toMatch(/ended unexpectedly/);
    database = await start();
    expect(database.owned).toBe(true);
    expect(database.url).toBe(url);
    expect(await ask(database, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('survives the loss of every connection while the server lives', async () => {
    const told: string[] = [];
    database.onExit((reason) => told.push(reason));
    const leases = () => ask<{ pid: number }>(database, leaseProcesses);
    const [before] = await leases();
    await ask(database, 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    await eventually(async () => (await leases()).some(({ pid }) => pid !== before?.pid));
    await eventually(() => database.owned);
    expect(told).toEqual([]);
  });

  it.each([
    ['names a living process of another program', `${process.pid}\n/\n1700000000\n5432\n\n127.0.0.1\n`],
    ['a power cut has left empty', ''],
  ])('starts in spite of a lock file that %s', async (_, content) => {
    await database.stop();
    const lockFile = path.join(database.dataFolder, 'postmaster.pid');
    const { uid, gid } = statSync(database.dataFolder);
    writeFileSync(lockFile, content);
    chownSync(lockFile, uid, gid);
    database = await start();
    expect(await ask(database, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('takes another port when a program has taken its own', async () => {
    await database.stop();
    const thief = createServer();
    await new Promise<void>((resolve) => thief.listen(Number(new URL(database.url).port), '127.0.0.1', resolve));
    const { url } = database;
    database = await start();
    await new Promise((resolve) => thief.close(resolve));
    expect(database.url).not.toBe(url);
    expect(said.join()).toContain(`Another program has taken port ${new URL(url).port}`);
    expect(await ask(database, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('makes a new password when the file was lost, and keeps the data', async () => {
    await database.stop();
    rmSync(path.join(home, 'secrets'), { recursive: true });
    const { url } = database;
    database = await start();
    expect(database.url).not.toBe(url);
    expect(await ask(database, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });
});

function pidOf(database: EmbeddedPostgres): number {
  return Number(readFileSync(path.join(database.dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Waits for what has to come; a test that waits in vain ends by its time limit. */
async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}
