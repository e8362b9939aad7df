import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** What a run moved of one player is found without reading everything that later runs moved of that player. */
export class MovedRatings1700000000021 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index closed_rating_changes_player_id_runs_idx on closed_rating_changes (player_id, since_run, until_run);
      drop index closed_rating_changes_player_id_idx;
    `);
  }
}
