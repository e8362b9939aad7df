-- A player's complaint is called a dispute; "problem" is kept for the error documents of HTTP. The audit keeps its
-- words.
alter table problem_reports rename to disputes;
alter table disputes rename constraint problem_reports_pkey to disputes_pkey;
alter table disputes rename constraint problem_reports_tournament_id_fkey to disputes_tournament_id_fkey;
alter table disputes rename constraint problem_reports_reporter_id_fkey to disputes_reporter_id_fkey;
alter table disputes rename constraint problem_reports_about_check to disputes_about_check;
alter table disputes rename constraint problem_reports_addressed_to_check to disputes_addressed_to_check;
alter table disputes rename constraint problem_reports_escalated_by_check to disputes_escalated_by_check;
alter table disputes rename constraint problem_reports_match_check to disputes_match_check;
alter table disputes rename constraint problem_reports_escalated_check to disputes_escalated_check;
alter table disputes rename constraint problem_reports_objected_check to disputes_objected_check;
alter index problem_reports_tournament_id_idx rename to disputes_tournament_id_idx;
alter index problem_reports_reporter_id_idx rename to disputes_reporter_id_idx;
alter index problem_reports_created_at_idx rename to disputes_created_at_idx;
alter table problem_answers rename to dispute_answers;
alter table dispute_answers rename constraint problem_answers_pkey to dispute_answers_pkey;
alter table dispute_answers rename constraint problem_answers_problem_id_fkey to dispute_answers_problem_id_fkey;
alter table dispute_answers rename constraint problem_answers_account_id_fkey to dispute_answers_account_id_fkey;
alter table dispute_answers rename constraint problem_answers_answered_as_check to dispute_answers_answered_as_check;
alter table dispute_answers rename constraint problem_answers_proposal_id_fkey to dispute_answers_proposal_id_fkey;
alter table dispute_answers rename constraint problem_answers_said_check to dispute_answers_said_check;
alter table dispute_answers rename constraint problem_answers_correction_check to dispute_answers_correction_check;

alter table dispute_answers rename column problem_id to dispute_id;
alter table dispute_answers rename constraint dispute_answers_problem_id_fkey to dispute_answers_dispute_id_fkey;
alter table correction_proposals rename column problem_id to dispute_id;
alter table correction_proposals
  rename constraint correction_proposals_problem_id_fkey to correction_proposals_dispute_id_fkey;
alter index correction_proposals_problem_id_idx rename to correction_proposals_dispute_id_idx;
update tokens set scopes = array_replace(scopes, 'problems:write', 'disputes:write');
