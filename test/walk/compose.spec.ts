import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { KNOWN_VARIABLES, SECRET_VARIABLES } from '@quadrant/settings';
import { type EmbeddedPostgres, makeClient, startEmbeddedPostgres } from '@quadrant/store/server';
import { freePort } from '../builders/built-process.js';
import { eventually } from '../builders/eventually.js';
import { turnsOf } from '../builders/length.js';
import { describeWithRedis } from '../builders/redis.js';
import { makeScratchFolder } from '../builders/scratch-folder.js';

const root = process.cwd();
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

interface Service {
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly disable?: boolean; readonly test?: readonly string[] };
  readonly restart: string;
  readonly user?: string;
  readonly build?: { readonly target: string };
  readonly cap_add?: readonly string[];
  readonly volumes?: readonly unknown[];
  readonly networks?: readonly string[];
  readonly [member: string]: unknown;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const PROGRAMS = ['ingest', 'api', 'web', 'worker'];
/** These end when they are done. */
const ONCE = ['secrets', 'migrate', 'backup'];

/** Replaces `${NAME:-default}` by its default, as Compose does where nothing is set. */
const withoutSettings = (text: string): string =>
  text.replaceAll(/\$\{\w+:-((?:[^{}]|\{[^}]*\})*)\}/g, '$1').replaceAll(/\$\{\w+:\+[^}]*\}/g, '');

describe('docker-compose.yml', () => {
  it.each(services)('confines %s: no rights of root, a read-only file system, and limits', (name, service) => {
    expect(service).toMatchObject({
      init: true,
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      deploy: {
        resources: {
          limits: { memory: expect.any(String), cpus: expect.any(String), pids: expect.any(Number) },
        },
      },
    });
    expect(service.cap_add ?? []).toEqual(name === 'origin' ? ['NET_BIND_SERVICE'] : []);
    // Images of other projects begin as root; ours say in the Dockerfile which account they have.
    expect(service.build?.target ?? service.user).toMatch(/^(quadrant|origin|postgres|redis)$/);
  });

  it.each(services)(
    'starts %s again when it ends, and has a health check, unless it ends by itself',
    (name, service) => {
      expect(service.restart).toBe(ONCE.includes(name) ? 'no' : 'unless-stopped');
      if (ONCE.includes(name)) expect(service.healthcheck?.test ?? []).toEqual([]);
      else expect(service.healthcheck?.test?.length).toBeGreaterThan(1);
    },
  );

  it('runs its own images in accounts that are not root', () => {
    const users = [...read('Dockerfile').matchAll(/^(?:FROM .* AS (\w+)|USER (\w+))$/gm)].map(
      (match) => match[1] ?? match[2],
    );
    expect(users).toEqual(['build', 'quadrant', 'node', 'origin', 'nobody']);
  });

  it('has no password, and gives every secret by a file', () => {
    const text = read('docker-compose.yml');
    expect(text).not.toMatch(/postgres:\/\/|PASSWORD: /);
    const secret: readonly string[] = SECRET_VARIABLES;
    for (const [, { environment = {} }] of services) {
      expect(Object.keys(environment).filter((name) => secret.includes(name) && name !== 'REDIS_URL')).toEqual([]);
    }
    // The address of Redis holds no password: it is on a network that only the parts reach.
    expect(compose.services['redis']!.networks).toEqual(['storage']);
    expect(compose.networks['storage']).toEqual({ internal: true });
  });

  it('gives the owner of the tables to migrations alone, and the superuser to PostgreSQL alone', () => {
    const usersOf = (volume: string) =>
      services.filter(([, each]) => JSON.stringify(each.volumes ?? []).includes(volume)).map(([name]) => name);
    expect(usersOf('owner-secrets')).toEqual(['secrets', 'migrate']);
    expect(usersOf('postgres-secrets')).toEqual(['secrets', 'postgres']);
  });

  it('publishes only the origin', () => {
    expect(services.filter(([, each]) => 'ports' in each).map(([name]) => name)).toEqual(['origin']);
  });

  it('passes on every setting that is of use there, and nothing that is none', () => {
    const given = new Set(
      PROGRAMS.concat('migrate').flatMap((name) => Object.keys(compose.services[name]!.environment!)),
    );
    expect([...given].filter((name) => !KNOWN_VARIABLES.includes(name))).toEqual([]);
    const left = KNOWN_VARIABLES.filter(
      (name) => !given.has(name) && !given.has(`${name}_FILE`) && !given.has(name.replace(/_FILE$/, '')),
    );
    expect(left).toEqual(
      [
        // The image sets it.
        'QUADRANT_HOME',
        // They are in the volume `home`.
        'RECEIPT_KEYS_FILE',
        'SECOND_FACTOR_KEY_FILE',
        // No volume holds texts of the operator.
        'PRIVACY_TEXT_FILE',
        // Each process has a name of its own.
        'OTEL_SERVICE_NAME',
        // They are for people at their own machine.
        'QUADRANT_URL',
        'QUADRANT_TOKEN',
        'QUADRANT_TOKEN_FILE',
      ].sort((one, other) => KNOWN_VARIABLES.indexOf(one) - KNOWN_VARIABLES.indexOf(other)),
    );
  });

  it('mounts only secrets that are there', () => {
    for (const { secrets = [] } of Object.values(compose.services) as { secrets?: readonly string[] }[]) {
      expect(secrets.filter((name) => !(name in compose.secrets))).toEqual([]);
    }
  });
});

describeWithRedis('the commands of docker-compose.yml, as they stand there', (redis) => {
  const folder = makeScratchFolder('quadrant-compose');
  const secrets = path.join(folder, 'secrets');
  const ports = new Map<string, number>();
  const running: ChildProcess[] = [];
  let postgres: EmbeddedPostgres;
  let at: string;

  beforeAll(async () => {
    const home = path.join(folder, 'server');
    mkdirSync(home);
    chmodSync(folder, 0o755);
    postgres = await startEmbeddedPostgres({ home, durable: false });
    at = new URL(postgres.url).host;
    for (const name of PROGRAMS) ports.set(name, await freePort());
  });
  afterAll(async () => {
    for (const each of running) each.kill('SIGKILL');
    await postgres.stop();
  });

  /** Places of a container are folders of the test here, and its hosts are addresses. */
  const here = (name: string, text: string): string =>
    withoutSettings(text)
      .replace(/^\/secrets/, secrets)
      .replace(/^\/run\/secrets\/.*/, '/dev/null')
      .replace(/^\/backups/, path.join(folder, 'backups'))
      .replace(/^redis:.*/, redis.url)
      .replace(/^300[01]$/, String(ports.get(name) ?? 0))
      .replace(/^0\.0\.0\.0$/, '127.0.0.1');
  const environmentOf = (name: string): NodeJS.ProcessEnv => ({
    PATH: process.env['PATH'],
    QUADRANT_HOME: path.join(folder, 'home'),
    ...Object.fromEntries(
      Object.entries(compose.services[name]!.environment ?? {}).map(([variable, value]) => [
        variable,
        here(name, value),
      ]),
    ),
  });
  const commandOf = (name: string): [string, string[]] => {
    const [program = '', ...words] = compose.services[name]!.command!.map((word) => here(name, word));
    return [program, words];
  };
  const run = (name: string, ...more: string[]) => {
    const [program, words] = commandOf(name);
    return promisify(execFile)(program, [...words, ...more], { cwd: root, env: environmentOf(name) });
  };

  it('make passwords once, for an owner and a service that are no superusers', async () => {
    await run('secrets', '--at', at);
    const files = () =>
      readdirSync(secrets, { recursive: true, encoding: 'utf8' })
        .filter((name) => statSync(path.join(secrets, name)).isFile())
        .sort()
        .map((name) => [name, readFileSync(path.join(secrets, name), 'utf8')]);
    const made = files();
    expect(made.map(([name]) => name)).toEqual([
      'owner/database-url',
      'postgres/roles.sql',
      'postgres/superuser-password',
      'service/database-url',
      'service/metrics-token',
    ]);
    expect(statSync(path.join(secrets, 'owner/database-url')).mode & 0o077).toBe(0);
    await run('secrets', '--at', at);
    expect(files()).toEqual(made);
    const server = makeClient({ connectionString: postgres.url });
    await server.connect();
    await server.query(readFileSync(path.join(secrets, 'postgres/roles.sql'), 'utf8'));
    const { rows } = await server.query(
      `select rolname, rolsuper from pg_roles where rolname like 'quadrant\\_%' and rolcanlogin order by rolname`,
    );
    await server.end();
    expect(rows).toEqual([
      { rolname: 'quadrant_owner', rolsuper: false },
      { rolname: 'quadrant_service', rolsuper: false },
    ]);
  });

  it('migrate as the owner, also a second time', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { stdout, stderr } = await run('migrate');
      expect(stdout).toBe('The database is up to date.\n');
      expect(stderr).not.toContain('CREATEROLE');
    }
    const service = makeClient({
      connectionString: readFileSync(path.join(secrets, 'service/database-url'), 'utf8').trim(),
    });
    await service.connect();
    await expect(service.query('create table mine ()')).rejects.toThrow('permission denied for schema public');
    await service.end();
  });

  // Each takes ten seconds, and ends before the next begins, so that only its sessions are there.
  it.each(turnsOf(PROGRAMS, PROGRAMS.length))(
    'start %s, which is healthy then and speaks with the rights of the service alone',
    async (name) => {
      const [command, words] = commandOf(name);
      const child = spawn(command, words, { cwd: root, env: environmentOf(name), stdio: ['ignore', 'pipe', 'pipe'] });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
      }
      running.push(child);
      await eventually(async () => {
        const [, program = '', ...given] = compose.services[name]!.healthcheck!.test!;
        const counter = path.join(folder, `checks-${name}`);
        await promisify(execFile)(program, [...given.map((word) => here(name, word)), 'none', counter], {
          cwd: root,
        }).catch(() => {
          throw new Error(`${name} is not healthy. It said: ${said}`);
        });
      }, 200_000);
      const server = makeClient({ connectionString: postgres.url });
      await server.connect();
      const { rows } = await server.query(
        `select distinct usename from pg_stat_activity where application_name like 'quadrant%' and application_name <> 'quadrant lease'`,
      );
      await server.end();
      expect(rows).toEqual([{ usename: 'quadrant_service' }]);
      const metrics = await fetch(`http://127.0.0.1:${ports.get(name)}/metrics`, {
        headers: {
          authorization: `Bearer ${readFileSync(path.join(secrets, 'service/metrics-token'), 'utf8').trim()}`,
        },
      });
      expect(metrics.status).toBe(200);
      expect(said.split('\n').filter((line) => line !== '' && !line.startsWith('{'))).toEqual([]);
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  );

  it('make a backup', async () => {
    mkdirSync(path.join(folder, 'backups'), { recursive: true });
    await run('backup');
    expect(readdirSync(path.join(folder, 'backups'))).toEqual([expect.stringMatching(/\.backup$/)]);
  });

  it('end a part that no longer answers, so that Docker starts it again', async () => {
    const [, program = '', script = ''] = compose.services['api']!.healthcheck!.test!;
    const answering = createServer((_, response) => response.end());
    await once(answering.listen(0, '127.0.0.1'), 'listening');
    const { port: open } = answering.address() as AddressInfo;
    // In a container the part is the only child of the first process; here it gets a parent of its own.
    const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; wait'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const exited = once(parent, 'exit');
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    expect(Number(line)).toBeGreaterThan(0);
    const counter = path.join(folder, 'frozen-checks');
    const check = (port: number) =>
      promisify(execFile)(program, [script, String(port), String(parent.pid), counter], { cwd: root });
    const closed = await freePort();
    // It has not answered yet, so it may be starting.
    for (let time = 0; time < 6; time += 1) await expect(check(closed)).rejects.toMatchObject({ code: 1 });
    expect(parent.exitCode).toBeNull();
    await check(open);
    for (let time = 0; time < 3; time += 1) await expect(check(closed)).rejects.toMatchObject({ code: 1 });
    expect(parent.exitCode).toBeNull();
    await expect(check(closed)).rejects.toMatchObject({ code: 1 });
    await exited;
    answering.close();
  });
});
