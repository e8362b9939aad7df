import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a run moved of one player is found without reading everything that later runs moved of that player. */
export class MovedRatings1700000000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index closed_rating_changes_player_id_runs_idx on closed_rating_changes (player_id, since_run, until_run);
      drop index closed_rating_changes_player_id_idx;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index closed_rating_changes_player_id_idx on closed_rating_changes (player_id);
      drop index closed_rating_changes_player_id_runs_idx;
    `);
  }
}
