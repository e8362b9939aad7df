import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often names were taken out of the log of a live tournament: whoever keeps it in memory reads it anew. */
export class RewrittenLogs1700000000118 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table live_tournaments add column rewritten integer not null default 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table live_tournaments drop column rewritten`);
  }
}
