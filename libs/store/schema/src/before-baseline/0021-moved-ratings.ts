import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** Adds an index to find what a run moved of a player without reading everything that later runs moved of them. */
export class MovedRatings1700000000021 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index closed_rating_changes_player_id_runs_idx on closed_rating_changes (player_id, since_run, until_run);
      drop index closed_rating_changes_player_id_idx;
    `);
  }
}
