import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Regions count their changes, so that nobody overwrites what somebody else has just saved. */
export class RegionVersions1700000000170 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table regions add version integer not null default 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table regions drop version`);
  }
}
