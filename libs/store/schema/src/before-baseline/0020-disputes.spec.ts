import { migrationNamed, useTestDatabase } from '../../../../../test/builders/database.js';
import { handIn } from '../../../../../test/builders/history.js';
import { report } from '../../../../../test/builders/report.js';
import { round } from '../../../../../test/builders/round-text.js';

/** Goes back before the migration. */
const BACK = `
  update tokens set scopes = array_replace(scopes, 'disputes:write', 'problems:write');
  alter index correction_proposals_dispute_id_idx rename to correction_proposals_problem_id_idx;
  alter table correction_proposals
    rename constraint correction_proposals_dispute_id_fkey to correction_proposals_problem_id_fkey;
  alter table correction_proposals rename column dispute_id to problem_id;
  alter table dispute_answers rename constraint dispute_answers_dispute_id_fkey to dispute_answers_problem_id_fkey;
  alter table dispute_answers rename column dispute_id to problem_id;
  alter table disputes rename to problem_reports;
  alter table problem_reports rename constraint disputes_pkey to problem_reports_pkey;
  alter table problem_reports rename constraint disputes_tournament_id_fkey to problem_reports_tournament_id_fkey;
  alter table problem_reports rename constraint disputes_reporter_id_fkey to problem_reports_reporter_id_fkey;
  alter table problem_reports rename constraint disputes_about_check to problem_reports_about_check;
  alter table problem_reports rename constraint disputes_addressed_to_check to problem_reports_addressed_to_check;
  alter table problem_reports rename constraint disputes_escalated_by_check to problem_reports_escalated_by_check;
  alter table problem_reports rename constraint disputes_match_check to problem_reports_match_check;
  alter table problem_reports rename constraint disputes_escalated_check to problem_reports_escalated_check;
  alter table problem_reports rename constraint disputes_objected_check to problem_reports_objected_check;
  alter index disputes_tournament_id_idx rename to problem_reports_tournament_id_idx;
  alter index disputes_reporter_id_idx rename to problem_reports_reporter_id_idx;
  alter index disputes_created_at_idx rename to problem_reports_created_at_idx;
  alter table dispute_answers rename to problem_answers;
  alter table problem_answers rename constraint dispute_answers_pkey to problem_answers_pkey;
  alter table problem_answers rename constraint dispute_answers_problem_id_fkey to problem_answers_problem_id_fkey;
  alter table problem_answers rename constraint dispute_answers_account_id_fkey to problem_answers_account_id_fkey;
  alter table problem_answers rename constraint dispute_answers_answered_as_check to problem_answers_answered_as_check;
  alter table problem_answers rename constraint dispute_answers_proposal_id_fkey to problem_answers_proposal_id_fkey;
  alter table problem_answers rename constraint dispute_answers_said_check to problem_answers_said_check;
  alter table problem_answers rename constraint dispute_answers_correction_check to problem_answers_correction_check;
`;

describe('the migration of disputes', () => {
  const database = useTestDatabase();

  it('keeps complaints, their answers and proposals, and what tokens may be used for', async () => {
    const owner = await database.owner();
    await handIn(owner, report(round('ann 100-35 bob FW')), { receivedAt: new Date('2014-11-09T12:00:00Z') });
    const runner = owner.createQueryRunner();
    try {
      await runner.query(BACK);
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
      await migrationNamed('Disputes').up(runner);
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
