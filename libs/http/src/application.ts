import { tellPagesSentences } from './sentences.js';
import type { RequestListener } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { type DynamicModule, type InjectionToken, Module, type OnApplicationShutdown, type Type } from '@nestjs/common';
import { ModuleRef, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { BoardsWatch } from '@quadrant/store/runs';
import { DiskWatch } from '@quadrant/store/database';
import { OwnPlayerRepository } from '@quadrant/store/players';
import { RequestKeyRepository, SessionRepository, TokenRepository } from '@quadrant/store/accounts';
import {
  readSecondFactorSetting,
  type ConnectionSettings,
  USUAL_CONNECTIONS,
  type HttpSettings,
  nestLogLevels,
} from '@quadrant/settings';
import { Log, stopWatching } from '@quadrant/watching';
import type { SessionDirectory, TokenDirectory } from './authentication/actor.js';
import { PermissionsGuard } from './authentication/permissions.guard.js';
import { REPORT_BODY } from './body/body-limits.js';
import { registerJsonContent } from './body/json-content.js';
import { Clock, ClockModule } from './clock.js';
import { Connections } from './connections/connections.js';
import { ConnectionsModule } from './connections/connections.module.js';
import { createHttpServer } from './connections/create-server.js';
import { DiskSpaceGuard } from './disk-space.guard.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import { DOCS_PATH, serveOpenApi } from './open-api/open-api.js';
import type { Database } from './operations/database-check.js';
import { findProvider } from './operations/find-provider.js';
import { HttpMetrics } from './operations/http-metrics.js';
import { OperationsModule } from './operations/operations.module.js';
import { ProblemFilter } from './problem/problem.filter.js';
import { AnswerCache, type AnswerFreshness } from './caching/answer-cache.js';
import { registerConditionalRequests } from './caching/conditional-requests.js';
import { answerClientError, answerFrameworkError } from './server/framework-errors.js';
import { guardAddresses } from './server/guard-address.js';
import { letOwnersSeeThemselves } from './server/own-players.js';
import { readableAddress } from './server/readable-address.js';
import { followRequests } from './server/follow-requests.js';
import { requestIdOf } from './server/request-id.js';
import { rememberAskers } from './past-views/past-views.service.js';
import { RouteDirectory } from './route-directory.js';
import { registerSecurityHeaders } from './server/security-headers.js';
import { leaveSmallAnswersAsTheyAre } from './server/small-answers.js';
import { RequestValidationPipe } from './validation/request-validation.pipe.js';
import { UnknownQueryInterceptor } from './validation/unknown-query.interceptor.js';

// A folded handle of 64 characters, each of four bytes, each byte written as %xx.
const LONGEST_PARAMETER = 64 * 4 * 3;

export interface HttpOptions {
  readonly settings: HttpSettings;
  /** Provider that looks tokens up, in any module under the root. Default: the repository of `PersistenceModule`. */
  readonly tokens?: InjectionToken<TokenDirectory>;
  /** Provider that looks sessions up, likewise. */
  readonly sessions?: InjectionToken<SessionDirectory>;
  /** Whether people use the API of this process, so that it describes it at `/docs`. Default: true. */
  readonly isDescribed?: boolean;
  /** Provider that runs SQL, asked by `/health/ready`. Default: the data source of `PersistenceModule`. */
  readonly database?: InjectionToken<Database>;
}

@Module({})
class HttpRootModule implements OnApplicationShutdown {
  async onApplicationShutdown(): Promise<void> {
    await stopWatching();
  }
}

/**
 * An application with everything that the HTTP processes share: problems, tokens, validation, OpenAPI, health, metrics.
 * It is not initialized yet: call `listen()`, or in a test `init()` and `getHttpAdapter().getInstance().ready()`.
 * @throws when a provider is missing or a module cannot be built
 */
export async function createHttpApplication(
  rootModule: Type | DynamicModule,
  {
    settings,
    tokens = TokenRepository,
    sessions = SessionRepository,
    database = DataSource,
    isDescribed = true,
  }: HttpOptions,
): Promise<NestFastifyApplication> {
  const limits = { ...USUAL_CONNECTIONS, ...settings.connections };
  const connections = new Connections(limits);
  const shared = [
    OperationsModule.forDatabase(database, settings.metricsToken ?? null),
    ClockModule,
    ConnectionsModule.of(connections),
  ];
  const root = { module: HttpRootModule, imports: [rootModule, ...shared] };
  const cache = new AnswerCache(connections);
  const adapter = createAdapter(settings, connections, limits, cache);
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: new Log(nestLogLevels(settings.logLevel), settings.logFormat ?? 'text'),
    bodyParser: false,
    abortOnError: false,
  });
  const instance = app.getHttpAdapter().getInstance();
  const routes = new RouteDirectory();
  routes.watch(instance);
  followRequests(instance);
  instance.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done(connections.findRefusal(request) ?? undefined);
  });
  cache.shareAnswers(instance);
  rememberAskers(instance);
  const metrics = app.get(HttpMetrics, { strict: false });
  metrics.measure(instance);
  await registerSecurityHeaders(instance, DOCS_PATH);
  await registerConditionalRequests(instance, cache);
  leaveSmallAnswersAsTheyAre(instance);
  await instance.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  await instance.register(cookie);
  guardAddresses(instance);
  tellPagesSentences(instance);
  registerJsonContent(instance);

  cache.start(freshnessOf(app), (route, status, seconds) => metrics.count({ method: 'GET', route, status }, seconds));
  const directories = {
    tokens: app.get<TokenDirectory>(tokens, { strict: false }),
    sessions: app.get<SessionDirectory>(sessions, { strict: false }),
    isSecondFactorRequired: readSecondFactorSetting(process.env) === 'required',
  };
  letOwnersSeeThemselves(instance, {
    directories,
    clock: app.get(Clock, { strict: false }),
    players: findProvider<OwnPlayerRepository>(app.get(ModuleRef), OwnPlayerRepository),
  });
  app.useGlobalGuards(
    new DiskSpaceGuard(app.get(DiskWatch, { strict: false })),
    new PermissionsGuard(directories, app.get(Clock, { strict: false })),
  );
  // Looked up with the first key: processes without a database take none.
  const keys = () => app.get(RequestKeyRepository, { strict: false });
  app.useGlobalInterceptors(
    new UnknownQueryInterceptor(),
    new IdempotencyInterceptor(keys, app.get(Clock, { strict: false })),
  );
  app.useGlobalPipes(new RequestValidationPipe());
  app.useGlobalFilters(new ProblemFilter(routes));
  if (isDescribed) serveOpenApi(app);
  return app;
}

/** Null in a process without a database of ours: it keeps no answers. */
function freshnessOf(app: NestFastifyApplication): AnswerFreshness | null {
  const watch = findProvider<BoardsWatch>(app.get(ModuleRef), BoardsWatch);
  return watch && { watch, clock: app.get(Clock, { strict: false }) };
}

function createAdapter(
  { trustProxy }: HttpSettings,
  connections: Connections,
  limits: ConnectionSettings,
  cache: AnswerCache,
): FastifyAdapter {
  return new FastifyAdapter({
    serverFactory: (listener: RequestListener) => createHttpServer(cache.before(listener), connections, limits),
    bodyLimit: REPORT_BODY.bytes,
    genReqId: requestIdOf,
    trustProxy: trustProxy === false ? false : [...trustProxy],
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    // While the process stops, what still comes over open connections is answered in the one form of answer.
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
  });
}
