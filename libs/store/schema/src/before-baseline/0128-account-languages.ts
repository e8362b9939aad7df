import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** The language that the owner of an account chose for pages. */
export class AccountLanguages1700000000128 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table accounts
        add column language text,
        add constraint accounts_language_check check (language ~ '^[a-z]{2}$');
    `);
  }
}
