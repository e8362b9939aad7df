import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** How often names were taken out of the log of a live tournament: whoever keeps it in memory reads it anew. */
export class RewrittenLogs1700000000118 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table live_tournaments add column rewritten integer not null default 0`);
  }
}
