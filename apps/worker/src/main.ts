import { NestFactory } from '@nestjs/core';
import { WorkerModule } from './worker.module.js';

const worker = await NestFactory.createApplicationContext(WorkerModule, { logger: ['log', 'warn', 'error'] });
worker.enableShutdownHooks();
// The launcher is gone, however it went: nobody else would stop this process.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.send?.('ready');
