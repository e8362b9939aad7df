import { useTestDatabase } from '../../../../../test/builders/database.js';
import { handIn } from '../../../../../test/builders/history.js';
import { report } from '../../../../../test/builders/report.js';
import { round } from '../../../../../test/builders/round-text.js';
import { Disputes1700000000020 } from './0020-disputes.js';

describe('the migration of disputes', () => {
  const database = useTestDatabase();

  it('keeps complaints, their answers and proposals, and what tokens may be used for', async () => {
    const owner = await database.owner();
    await handIn(owner, report(round('ann 100-35 bob FW')), { receivedAt: new Date('2014-11-09T12:00:00Z') });
    const runner = owner.createQueryRunner();
    try {
      const migration = new Disputes1700000000020();
      await migration.down(runner);
      await owner.query(`
        with account as (select id from accounts limit 1), tournament as (select id from tournaments),
          problem as (insert into problem_reports (tournament_id, revision, version, reporter_id, about, text, created_at,
            addressed_to, withheld_from, answered_at)
            select tournament.id, 1, 1, account.id, 'result', 'It was a tie.', now(), 'director', '{}', now()
            from tournament, account returning id),
          answer as (insert into problem_answers (problem_id, number, account_id, answered_as, at, words)
            select problem.id, 1, account.id, 'director', now(), 'It was not.' from problem, account)
        insert into correction_proposals (tournament_id, revision, problem_id, proposer_id, patch, evidence, links,
          created_at, state)
        select tournament.id, 1, problem.id, account.id, '[]', 'slip', '{}', now(), 'open'
        from tournament, problem, account`);
      await owner.query(`
        insert into tokens (account_id, name, prefix, hash, scopes, created_at)
        select id, 'old', 'qt_old', decode(repeat('ab', 32), 'hex'), '{read,problems:write,venues:write}', now()
        from accounts limit 1`);
      await migration.up(runner);
    } finally {
      await runner.release();
    }
    expect(
      await owner.query(`select d.text, a.words, p.evidence from disputes d join dispute_answers a on a.dispute_id = d.id
        join correction_proposals p on p.dispute_id = d.id`),
    ).toEqual([{ text: 'It was a tie.', words: 'It was not.', evidence: 'slip' }]);
    expect(await owner.query(`select scopes from tokens where name = 'old'`)).toEqual([
      { scopes: ['read', 'disputes:write', 'venues:write'] },
    ]);
  });
});
