import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One job asks for every kind of publication, and its payload names the kind of the change. */
export class OutboxJobs1700000000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update outbox o set job = 'publish', payload = o.payload || jsonb_build_object('kind', k.kind)
      from (values ('process-tournament', 'revision'), ('correct-tournament', 'correction'),
        ('merge-players', 'player-merge'), ('settle-league', 'league')) k (job, kind)
      where o.job = k.job;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update outbox o set job = k.job, payload = o.payload - 'kind'
      from (values ('process-tournament', 'revision'), ('correct-tournament', 'correction'),
        ('merge-players', 'player-merge'), ('settle-league', 'league')) k (job, kind)
      where o.job = 'publish' and o.payload->>'kind' = k.kind;
    `);
  }
}
