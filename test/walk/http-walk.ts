import { randomBytes } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { Clock, createHttpApplication, generateToken, hashToken } from '@quadrant/http';
import type { Role } from '@quadrant/rules/permissions';
import { BoardsWatch } from '@quadrant/store/runs';
import { TokenRepository } from '@quadrant/store/accounts';
import { QUOTA_VARIABLES, type HttpSettings } from '@quadrant/settings';
import { FrontDoorModule } from '../../apps/cli/src/front-door.module.js';
import type { SpecPublisher } from '../builders/publisher.js';
import { useCheapPasswords } from '../builders/cheap-passwords.js';
import { confirmed } from '../builders/confirmed.js';
import { useTestDatabase } from '../builders/database.js';
import { createPublisher } from '../builders/history.js';
import { madeReady } from '../builders/http-application.js';
import { ask } from '../builders/in-process.js';
import { newToken } from '../builders/principals.js';
import type request from 'supertest';

/** A document arrives at this moment unless a test sets another one: two days after the tournaments of the builder. */
export const ON_TIME = new Date('2014-11-10T12:00:00Z');

/** Tests of quotas set their limits before. The others send from one address and with few accounts what many people would. */
const BEYOND_EVERY_TEST = '1000000';

/** Programs that watch the installation send this token. */
const METRICS_TOKEN = 'metrics-of-a-walk';

/** The apps over a separate database, as the one HTTP process of `quadrant start` has them. */
export interface HttpWalk {
  readonly app: NestFastifyApplication;
  readonly dataSource: DataSource;
  readonly publisher: SpecPublisher;
  /** Makes a token, and returns its text. */
  createToken(role: Role, handle: string): Promise<string>;
  setTime(now: Date): void;
  /** Counts rows of every table, without those that tokens and migrations need, and those that only count. */
  countRows(): Promise<Record<string, number>>;
  get(path: string): request.Test;
  /** Sends a request as a program with the metrics token does. */
  watch(path: string): request.Test;
  delete(path: string, token: string): request.Test;
  /** Sends a JSON text, or a value that becomes one. */
  post(path: string, token: string | null, body: string | Buffer | object): request.Test;
}

/**
 * Call it at the top of a spec file.
 * @param route another way to the database, for tests that break it
 */
export function useHttpWalk(
  route: (url: string) => Promise<string> = (url) => Promise.resolve(url),
  logLevel: HttpSettings['logLevel'] = 'silent',
  connections: HttpSettings['connections'] = {},
  /** True adds confirmations of all findings to reports, so that none of them waits for one. */
  isConfirmed = true,
): HttpWalk {
  useCheapPasswords();
  const database = useTestDatabase();
  let app: NestFastifyApplication;
  let clock: Clock;
  let isWrittenPast = false;

  beforeAll(async () => {
    process.env['DATABASE_URL'] = await route(database.url);
    for (const variable of QUOTA_VARIABLES) process.env[variable] ??= BEYOND_EVERY_TEST;
    const settings = { port: 0, logLevel, trustProxy: false, connections, metricsToken: METRICS_TOKEN } as const;
    app = await madeReady(await createHttpApplication(FrontDoorModule, { settings }));
    clock = app.get(Clock, { strict: false });
    setTime(ON_TIME);
  });
  beforeEach(() => setTime(ON_TIME));
  afterAll(() => app?.close());

  const setTime = (now: Date) => {
    jest.spyOn(clock, 'now').mockReturnValue(now);
  };

  /** Others notify the app of what they wrote. A test that wrote past it sends its request once the app has heard of it. */
  const onceHeard = (asked: request.Test): request.Test => {
    const end = asked.end.bind(asked);
    asked.end = (done) => {
      if (!isWrittenPast) return end(done);
      const heard = app.get(BoardsWatch, { strict: false }).catchUp();
      void heard.then(() => {
        isWrittenPast = false;
        end(done);
      });
      return asked;
    };
    return asked;
  };

  return {
    get app() {
      return app;
    },
    get dataSource() {
      isWrittenPast = true;
      return app.get(DataSource, { strict: false });
    },
    get publisher() {
      const publisher = createPublisher(app.get(DataSource, { strict: false }), () => ON_TIME);
      return heardBy(app.get(BoardsWatch, { strict: false }), publisher);
    },
    async createToken(role, handle) {
      const token = generateToken(randomBytes);
      await app.get(TokenRepository, { strict: false }).create(newToken(hashToken(token), role, handle), ON_TIME);
      return token;
    },
    setTime,
    async countRows() {
      const dataSource = app.get(DataSource, { strict: false });
      const tables = await dataSource.query<{ name: string }[]>(
        `select table_name as name from information_schema.tables
         where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('accounts', 'role_grants', 'tokens', 'migrations', 'usage_counts', 'audit_refusals')`,
      );
      const counts = tables.map(({ name }) => `select '${name}' as name, count(*) from ${name}`).join(' union all ');
      const [row] = await dataSource.query<{ counts: Record<string, number> }[]>(
        `select json_object_agg(name, count) as counts from (${counts}) c`,
      );
      return row!.counts;
    },
    get: (path) => onceHeard(ask(app, 'get', path)),
    watch: (path) => onceHeard(ask(app, 'get', path)).set('authorization', `Bearer ${METRICS_TOKEN}`),
    delete: (path, token) => onceHeard(ask(app, 'delete', path)).set('authorization', `Bearer ${token}`),
    post(path, token, body) {
      const post = onceHeard(ask(app, 'post', isConfirmed ? confirmed(path) : path));
      void post.set('content-type', 'application/json');
      if (token !== null) void post.set('authorization', `Bearer ${token}`);
      // Bytes stay as they are; supertest would write them as a list of numbers.
      if (Buffer.isBuffer(body)) void post.serialize((bytes: unknown) => bytes as string);
      return post.send(body);
    },
  };
}

/** A publisher may be used over many requests: it waits itself until the app has heard of what it published. */
const heardBy = (watch: BoardsWatch, publisher: SpecPublisher): SpecPublisher =>
  new Proxy(publisher, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...values: unknown[]) => {
        const result: unknown = await member.apply(target, values);
        await watch.catchUp();
        return result;
      };
    },
  });
