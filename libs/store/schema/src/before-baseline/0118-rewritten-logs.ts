import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** Counts how often names were removed from the log of a live tournament: processes that keep it in memory read it again. */
export class RewrittenLogs1700000000118 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table live_tournaments add column rewritten integer not null default 0`);
  }
}
