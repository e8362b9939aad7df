import type { QueryRunner } from 'typeorm';
import { migrationNamed, useTestDatabase } from '../../../../../test/builders/database.js';
import { handIn } from '../../../../../test/builders/history.js';
import { report } from '../../../../../test/builders/report.js';
import { round } from '../../../../../test/builders/round-text.js';

/** Number, kind, official run, rolled back to. */
type Row = readonly [number: number, kind: string, official: number | null, rolledBackTo: number | null];

/** Goes back before the migration. Reasons and errors were texts until the migration 0200. */
const goBack = (runner: QueryRunner): Promise<unknown> =>
  runner.query(`
    drop view if exists submission_states;
    alter table submissions alter column state_reason type text using to_jsonb(state_reason) #>> '{}';
    alter table refresh_requests alter column error type text using to_jsonb(error) #>> '{}';
    alter table runs
      drop constraint runs_rolled_back_to_check,
      drop constraint runs_official_run_check,
      drop constraint runs_rules_sha256_check,
      drop constraint runs_engine_version_check,
      drop constraint runs_number_check;
  `);

describe('the migration of runs', () => {
  const database = useTestDatabase();

  const insert = async ([number, kind, official, rolledBackTo]: Row): Promise<void> => {
    const owner = await database.owner();
    await owner.query(
      `insert into runs (number, kind, requested_by, reason, tournaments, games, tournaments_changed, rating_changes, awards,
         entitlements, inputs_sha256, chain_sha256, engine_version, rules_sha256, official_run, rolled_back_to, timings,
         started_at, published_at)
       values ($1, $2, 'spec', '""', 0, 0, 0, 0, 0, 0, '', '', '7', decode(repeat('ab', 32), 'hex'), $3, $4, '{}', now(), now())`,
      [number, kind, official, rolledBackTo],
    );
  };

  it('takes SQL out of the public reasons of failed reports, and leaves what the rules say', async () => {
    const owner = await database.owner();
    const reasons = [
      'null value in column "engine_version" of relation "runs" violates not-null constraint',
      'tournament 5 could not be taken in: no k-factor',
    ];
    for (const [index, reason] of reasons.entries()) {
      const played = report(round('ann 100-35 bob FW'), { tournament: { externalId: `reason:${index}` } });
      const { id } = await handIn(owner, played, { receivedAt: new Date() });
      await owner.query(
        `update submissions set state = 'failed', state_reason = to_jsonb($2::text) where public_id = $1`,
        [id, reason],
      );
    }
    const runner = owner.createQueryRunner();
    try {
      await goBack(runner);
      await migrationNamed('Runs').up(runner);
    } finally {
      await runner.release();
    }
    const rows = await owner.query<{ reason: string }[]>(
      `select state_reason as reason from submissions where state = 'failed' order by id`,
    );
    expect(rows.map(({ reason }) => reason)).toEqual([
      'This could not be published because of an unexpected error.',
      'tournament 5 could not be taken in: no k-factor',
    ]);
  });

  it('gives runs that lost the official run the one that they should have', async () => {
    const owner = await database.owner();
    const runner = owner.createQueryRunner();
    try {
      await goBack(runner);
      const lost: Row[] = [
        [1, 'tournament', null, null],
        [2, 'refresh', 2, null],
        [3, 'tournament', null, null],
        [4, 'correction', null, null],
        [5, 'refresh', 5, null],
        [6, 'rollback', null, 4],
        [7, 'rollback', null, 1],
      ];
      for (const row of lost) await insert(row);
      await migrationNamed('Runs').up(runner);
    } finally {
      await runner.release();
    }
    const rows = await owner.query<{ official: number | null }[]>(
      `select official_run as official from runs order by number`,
    );
    expect(rows.map(({ official }) => official)).toEqual([null, 2, 2, 2, 5, 2, null]);
  });

  it.each<[string, Row]>([
    ['runs_official_run_check', [8, 'tournament', 8, null]],
    ['runs_official_run_check', [8, 'refresh', 9, null]],
    ['runs_rolled_back_to_check', [8, 'rollback', null, null]],
    ['runs_rolled_back_to_check', [8, 'rollback', null, 8]],
    ['runs_rolled_back_to_check', [8, 'refresh', null, 1]],
    ['runs_number_check', [0, 'refresh', null, null]],
  ])('lets %s refuse %j', async (constraint, row) => {
    await expect(insert(row)).rejects.toThrow(constraint);
  });
});
