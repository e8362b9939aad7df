import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** What the announcement of a tournament says in place of its report: it decides about sanctioning and rating. */
export class AnnouncedFacts1700000000091 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submissions
        -- at: its registration with the offset of its place; unrated: as its listing was marked. Null: not announced here
        add column announced jsonb`);
  }
}
