import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A migration without a way back: to go back, restore a copy of the database. */
export abstract class ForwardOnly implements MigrationInterface {
  abstract up(runner: QueryRunner): Promise<void>;

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward: restore a copy of the database to go back.'));
  }
}
