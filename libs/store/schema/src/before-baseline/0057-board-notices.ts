import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Processes that keep answers forget them with every change of what these are made of. */
export class BoardNotices1700000000057 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function notify_boards() returns trigger language plpgsql as
        $$ begin perform pg_notify('boards', ''); return null; end $$;
      create trigger notify_boards after insert or update or delete on board_rows
        for each statement execute function notify_boards();
      create trigger notify_boards after insert or update or delete on rulings
        for each statement execute function notify_boards();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger notify_boards on board_rows;
      drop trigger notify_boards on rulings;
      drop function notify_boards;
    `);
  }
}
