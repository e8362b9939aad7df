import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ForwardOnly } from './before-baseline/forward-only.js';
import { BEFORE_BASELINE } from './before-baseline/index.js';
import { readSqlFiles, type SqlFile } from './schema-files.js';

/** TypeORM orders migrations by the 13 digits that their names end with. */
const FIRST_NUMBER = 1_700_000_000_000;

/** Everything that a database went through, in the order in which it runs. A file of SQL is a migration. */
export const MIGRATIONS: readonly (new () => MigrationInterface)[] = [
  ...BEFORE_BASELINE,
  ...readSqlFiles('migrations').map(migrationOf),
];

/** @param file named like `0199-repeatable-schema` */
function migrationOf({ name: file, sql }: SqlFile): new () => MigrationInterface {
  const [number, ...words] = file.split('-');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return class extends ForwardOnly {
    readonly name = `${name}${FIRST_NUMBER + Number(number)}`;

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(sql);
    }
  };
}
