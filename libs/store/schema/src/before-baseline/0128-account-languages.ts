import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language that the owner of an account chose for pages. */
export class AccountLanguages1700000000128 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table accounts
        add column language text,
        add constraint accounts_language_check check (language ~ '^[a-z]{2}$');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table accounts drop constraint accounts_language_check, drop column language;`);
  }
}
