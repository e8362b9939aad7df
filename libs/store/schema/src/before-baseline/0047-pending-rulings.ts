import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

const KINDS = `'tournament', 'revision', 'withdrawal', 'level', 'merge', 'player-merge', 'player-merge-undo', 'league', 'league-flag',
  'rollback'`;

/** A ruling that sets how a rule is read waits for the run that publishes it. */
export class PendingRulings1700000000047 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table pending_changes drop constraint pending_changes_kind_check,
        add constraint pending_changes_kind_check check (kind in (${KINDS}, 'ruling'));
    `);
  }
}
