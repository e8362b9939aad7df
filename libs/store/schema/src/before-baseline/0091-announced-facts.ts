import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the announcement of a tournament says in place of its report: it decides about sanctioning and rating. */
export class AnnouncedFacts1700000000091 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table submissions
        -- at: its registration with the offset of its place; unrated: as its listing was marked. Null: not announced here
        add column announced jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table submissions drop column announced`);
  }
}
