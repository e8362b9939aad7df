import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A player's complaint is called a dispute; "problem" is kept for the error documents of HTTP. The audit keeps its words. */
export class Disputes1700000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(renamed('problem_reports', 'disputes', 'problem_answers', 'dispute_answers'));
    await runner.query(`
      alter table dispute_answers rename column problem_id to dispute_id;
      alter table dispute_answers rename constraint dispute_answers_problem_id_fkey to dispute_answers_dispute_id_fkey;
      alter table correction_proposals rename column problem_id to dispute_id;
      alter table correction_proposals
        rename constraint correction_proposals_problem_id_fkey to correction_proposals_dispute_id_fkey;
      alter index correction_proposals_problem_id_idx rename to correction_proposals_dispute_id_idx;
      update tokens set scopes = array_replace(scopes, 'problems:write', 'disputes:write');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update tokens set scopes = array_replace(scopes, 'disputes:write', 'problems:write');
      alter index correction_proposals_dispute_id_idx rename to correction_proposals_problem_id_idx;
      alter table correction_proposals
        rename constraint correction_proposals_dispute_id_fkey to correction_proposals_problem_id_fkey;
      alter table correction_proposals rename column dispute_id to problem_id;
      alter table dispute_answers rename constraint dispute_answers_dispute_id_fkey to dispute_answers_problem_id_fkey;
      alter table dispute_answers rename column dispute_id to problem_id;
    `);
    await runner.query(renamed('disputes', 'problem_reports', 'dispute_answers', 'problem_answers'));
  }
}

/** Renames both tables, and the constraints and indexes that begin with their names. */
function renamed(reports: string, newReports: string, answers: string, newAnswers: string): string {
  const constraints = (from: string, to: string, names: readonly string[]) =>
    names.map((name) => `alter table ${to} rename constraint ${from}_${name} to ${to}_${name};`);
  return [
    `alter table ${reports} rename to ${newReports};`,
    ...constraints(reports, newReports, REPORT_CONSTRAINTS),
    ...REPORT_INDEXES.map((name) => `alter index ${reports}_${name} rename to ${newReports}_${name};`),
    `alter table ${answers} rename to ${newAnswers};`,
    ...constraints(answers, newAnswers, ANSWER_CONSTRAINTS),
  ].join('\n');
}

const REPORT_CONSTRAINTS = [
  'pkey',
  'tournament_id_fkey',
  'reporter_id_fkey',
  'about_check',
  'addressed_to_check',
  'escalated_by_check',
  'match_check',
  'escalated_check',
  'objected_check',
];
const REPORT_INDEXES = ['tournament_id_idx', 'reporter_id_idx', 'created_at_idx'];
const ANSWER_CONSTRAINTS = [
  'pkey',
  'problem_id_fkey',
  'account_id_fkey',
  'answered_as_check',
  'proposal_id_fkey',
  'said_check',
  'correction_check',
];
