import { readHttpSettings, serveHttp } from '@quadrant/http';
import { readDatabaseSettings, TokenRepository } from '@quadrant/persistence';
import { DataSource } from 'typeorm';
import { WebModule } from './web.module.js';

try {
  // Asked before Nest begins, which would print a stack around the sentence.
  readDatabaseSettings(process.env);
  await serveHttp(WebModule, {
    settings: readHttpSettings(process.env),
    tokens: TokenRepository,
    database: DataSource,
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
