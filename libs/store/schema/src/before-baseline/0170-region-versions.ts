import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** Regions count their changes, so that nobody overwrites what somebody else has just saved. */
export class RegionVersions1700000000170 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table regions add version integer not null default 1`);
  }
}
