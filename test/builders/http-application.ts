import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createHttpApplication, type HttpOptions, type SessionDirectory, type TokenDirectory } from '@quadrant/http';
import type { HttpSettings } from '@quadrant/settings';

/** The application gets these in place of the database. */
interface Doubles {
  /** The default is that nobody has a token. */
  readonly tokens?: TokenDirectory;
  /** The default is that nobody is signed in. */
  readonly sessions?: SessionDirectory;
  /** The default is that all SQL succeeds. */
  readonly database?: { query(): Promise<unknown> };
}

@Module({})
class BareModule {}

const NO_TOKENS: TokenDirectory = {
  findByHash: () => Promise.resolve(null),
  noteForbidden: () => Promise.resolve(),
};

const NO_SESSIONS: SessionDirectory = { findByHash: () => Promise.resolve(null) };

/** Builds the root module and the options of an application that has these controllers and no database. */
export function bareApplication(
  controllers: Type[] = [],
  { tokens = NO_TOKENS, sessions = NO_SESSIONS, database = { query: () => Promise.resolve() } }: Doubles = {},
  port = 0,
  connections: NonNullable<HttpSettings['connections']> = {},
): [DynamicModule, HttpOptions] {
  const providers = [
    { provide: 'tokens', useValue: tokens },
    { provide: 'sessions', useValue: sessions },
    { provide: 'database', useValue: database },
  ];
  const settings = { port, logLevel: 'silent', trustProxy: false, connections } as const;
  return [
    { module: BareModule, controllers, providers },
    { settings, tokens: 'tokens', sessions: 'sessions', database: 'database' },
  ];
}

/** Starts such an application until it can answer. */
export async function startBareApplication(
  controllers: Type[],
  doubles?: Doubles,
  metricsToken: string | null = null,
): Promise<NestFastifyApplication> {
  const [root, options] = bareApplication(controllers, doubles);
  return madeReady(await createHttpApplication(root, { ...options, settings: { ...options.settings, metricsToken } }));
}

/** Initializes it with all plugins of Fastify: then it answers `inject` and supertest without listening. */
export async function madeReady(app: NestFastifyApplication): Promise<NestFastifyApplication> {
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}
