import type { LoggerService } from '@nestjs/common';

/** A worker inside this process. */
export interface OwnWorker {
  stop(): Promise<void>;
}

/** Silent but for the queue: without it the command would wait, and nobody would know for what. */
const tellOfQueue = (tell: (line: string) => void): LoggerService => ({
  log: () => undefined,
  error: () => undefined,
  warn: (message: unknown, context: unknown) => {
    if (context === 'Queue') tell(`${String(message)}\n`);
  },
});

/** Starts a worker in this process, for a database that has none that beats. */
export async function startOwnWorker(url: string, home: string, tell: (line: string) => void): Promise<OwnWorker> {
  // The root module reads its settings where every process has them.
  process.env['DATABASE_URL'] = url;
  process.env['QUADRANT_HOME'] = home;
  // The database is up to date, and perhaps another one than that of this variable.
  process.env['DATABASE_OWNER_URL'] = '';
  const [{ NestFactory }, { WorkerModule }] = await Promise.all([
    import('@nestjs/core'),
    import('../../../worker/src/worker.module.js'),
  ]);
  const context = await NestFactory.createApplicationContext(WorkerModule, {
    logger: tellOfQueue(tell),
    abortOnError: false,
  });
  return { stop: () => context.close() };
}
