import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An idempotency key belongs to any request that changes something, not only to a report. */
export class AnsweredRequests1700000000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table idempotency_keys
        alter column receipt drop not null,
        -- of a request that is no report: who works on it, when what it asked for was stored, and what it was answered
        add column attempt uuid,
        add column effect_at timestamptz,
        add column answer jsonb,
        add constraint idempotency_keys_receipt_check check ((receipt is null) = (attempt is not null));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from idempotency_keys where receipt is null;
      alter table idempotency_keys
        drop constraint idempotency_keys_receipt_check,
        drop column attempt,
        drop column effect_at,
        drop column answer,
        alter column receipt set not null;
    `);
  }
}
