import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createHttpApplication, type HttpOptions } from './application.js';
import { prepareOpenApi } from './open-api/open-api.js';
import { listenOn } from './server/listen.js';

/** How an application is served. */
export interface ServeOptions extends HttpOptions {
  /** What requests would wait for otherwise, such as word lists; done before the first can come. */
  readonly prepare?: () => Promise<void>;
  /** False leaves this, and the OpenAPI document, to the requests that need it: while somebody develops, restarts count. */
  readonly isPrepared?: boolean;
}

/**
 * Builds an application and listens on `settings.hosts` at `settings.port`, until SIGTERM or SIGINT.
 * @throws Error with one sentence when it cannot listen there
 */
export async function serveHttp(
  rootModule: Type | DynamicModule,
  options: ServeOptions,
): Promise<NestFastifyApplication> {
  const app = await createHttpApplication(rootModule, options);
  app.enableShutdownHooks();
  const { hosts = ['0.0.0.0'], port } = options.settings;
  const { prepare, isPrepared = true } = options;
  try {
    if (isPrepared) await prepare?.();
    await app.init();
    if (isPrepared) prepareOpenApi(app);
    await listenOn(app, hosts, port);
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}
