import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** Stores the facts of an announcement that replace those of the report: they decide about sanctioning and rating. */
export class AnnouncedFacts1700000000091 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submissions
        -- at: its registration with the offset of its place; unrated: as its listing was marked. Null: not announced here
        add column announced jsonb`);
  }
}
