import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'tournament', 'revision', 'withdrawal', 'level', 'merge', 'player-merge', 'player-merge-undo', 'league', 'league-flag',
  'rollback'`;

/** A ruling that sets how a rule is read waits for the run that publishes it. */
export class PendingRulings1700000000047 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table pending_changes drop constraint pending_changes_kind_check,
        add constraint pending_changes_kind_check check (kind in (${KINDS}, 'ruling'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from pending_changes where kind = 'ruling';
      alter table pending_changes drop constraint pending_changes_kind_check,
        add constraint pending_changes_kind_check check (kind in (${KINDS}));
    `);
  }
}
