import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** Everybody who may be found, in the order of the list of players. */
export class PlayerDirectory1700000000070 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index players_directory_idx on players (handle_key collate "C")
        where hidden_at is null and anonymised_at is null and counts_as = id;
    `);
  }
}
