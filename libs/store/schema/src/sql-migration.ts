import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ForwardOnly } from './before-baseline/forward-only.js';
import type { SqlFile } from './schema-files.js';

/** TypeORM orders migrations by the 13 digits that their names end with. */
const FIRST_NUMBER = 1_700_000_000_000;

/** Makes a migration of a file that is named like `0199-repeatable-schema`. */
export function migrationOf({ name: file, sql }: SqlFile): new () => MigrationInterface {
  const [number, ...words] = file.split('-');
  const name =
    words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('') + (FIRST_NUMBER + Number(number));
  class SqlMigration extends ForwardOnly {
    readonly name = name;

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(sql);
    }
  }
  return Object.defineProperty(SqlMigration, 'name', { value: name });
}
