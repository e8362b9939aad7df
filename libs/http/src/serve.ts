import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createHttpApplication, type HttpOptions } from './application.js';
import { prepareOpenApi } from './open-api/open-api.js';
import { listenOn } from './server/listen.js';

export interface ServeOptions extends HttpOptions {
  /** It prepares what some requests would wait for, such as word lists. It runs once the first requests have been answered. */
  readonly prepare?: () => Promise<void>;
}

/** At first the worker may still be starting, and people who waited for the start open a page. */
const PREPARED_AFTER_MS = 10_000;

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
  try {
    await app.init();
    await listenOn(app, hosts, port);
  } catch (error) {
    await app.close();
    throw error;
  }
  prepareLater(app, options.prepare);
  return app;
}

/** It takes 1.4 s of CPU, and the start must not wait. After a failure here, the request that needs it fails and says why. */
function prepareLater(app: NestFastifyApplication, prepare?: () => Promise<void>): void {
  const prepareAll = async () => {
    prepareOpenApi(app);
    await prepare?.();
  };
  const timer = setTimeout(() => void prepareAll().catch(() => undefined), PREPARED_AFTER_MS);
  timer.unref();
  app.getHttpServer().once('close', () => clearTimeout(timer));
}
