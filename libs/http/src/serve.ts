import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createHttpApplication, type HttpOptions } from './application.js';

/**
 * Builds an application and listens on every IPv4 address at `settings.port`, until SIGTERM or SIGINT.
 * @throws Error with one sentence when the port is taken or needs more rights
 */
export async function serveHttp(
  rootModule: Type | DynamicModule,
  options: HttpOptions,
): Promise<NestFastifyApplication> {
  const app = await createHttpApplication(rootModule, options);
  app.enableShutdownHooks();
  try {
    await app.listen(options.settings.port, '0.0.0.0');
  } catch (error) {
    await app.close();
    throw explained(error, options.settings.port);
  }
  return app;
}

function explained(error: unknown, port: number): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new Error(`Port ${port} is taken by another program: stop that one, or set PORT.`, { cause: error });
    case 'EACCES':
      return new Error(`This user may not listen on port ${port}: set PORT to a number above 1023.`, { cause: error });
    default:
      return error;
  }
}
