import type { LoggerService } from '@nestjs/common';

export interface OwnWorker {
  stop(): Promise<void>;
}

/** The worker logs only waiting in the queue: without that, the command would wait without a reason. */
const tellOfQueue = (tell: (line: string) => void): LoggerService => ({
  log: () => undefined,
  error: () => undefined,
  warn: (message: unknown, context: unknown) => {
    if (context === 'Queue') tell(`${String(message)}\n`);
  },
});

/** Starts a worker in this process, for a database where no worker is alive. */
export async function startOwnWorker(url: string, home: string, tell: (line: string) => void): Promise<OwnWorker> {
  // The root module reads its settings from the environment, as in every process.
  process.env['DATABASE_URL'] = url;
  process.env['QUADRANT_HOME'] = home;
  // The database is up to date, and may be another one than that of this variable.
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
