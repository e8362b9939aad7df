import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who are named as directors of what somebody else announced or began, and who have not agreed. */
export class InvitedDirectors1700000000196 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- folded handles; whoever agrees is in director_keys instead, and has rights from then on
      alter table announcements add column invited_keys text[] not null default '{}';
      alter table live_tournaments add column invited_keys text[] not null default '{}';
      create index announcements_invited_key on announcements using gin (invited_keys);
      create index live_tournaments_invited_key on live_tournaments using gin (invited_keys);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table announcements drop column invited_keys;
      alter table live_tournaments drop column invited_keys;
    `);
  }
}
