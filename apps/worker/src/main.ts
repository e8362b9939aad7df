import { NestFactory } from '@nestjs/core';
import { nestLogLevels, readLogLevel } from '@quadrant/http';
import { openAuditHome, readDatabaseSettings } from '@quadrant/persistence';
import { readQueueSettings } from '@quadrant/queue';
import { describeError } from './describe-error.js';
import { makeWayForReaders } from './make-way.js';
import { readWorkerSettings, WorkerModule } from './worker.module.js';

try {
  makeWayForReaders();
  const logger = nestLogLevels(readLogLevel(process.env));
  openAuditHome(readDatabaseSettings(process.env).home);
  readQueueSettings(process.env);
  readWorkerSettings(process.env);
  const worker = await NestFactory.createApplicationContext(WorkerModule, { logger, abortOnError: false });
  worker.enableShutdownHooks();
  // The launcher is gone, however it went: nobody else would stop this process.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.send?.('ready');
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
  process.exit();
}
