import type { MigrationInterface } from 'typeorm';
import { BEFORE_BASELINE } from './before-baseline/index.js';
import { readSqlFiles } from './schema-files.js';
import { migrationOf } from './sql-migration.js';

/** A database went through all of these, in the order in which they run. */
export const MIGRATIONS: readonly (new () => MigrationInterface)[] = [
  ...BEFORE_BASELINE,
  ...readSqlFiles('migrations').map(migrationOf),
];
