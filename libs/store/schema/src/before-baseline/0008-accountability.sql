-- Stores the problems that players report, the answers, and the corrections that they propose.
create table problem_reports (
  id uuid not null default gen_random_uuid() constraint problem_reports_pkey primary key,
  tournament_id integer not null constraint problem_reports_tournament_id_fkey references tournaments,
  -- of the tournament when it was reported
  revision smallint not null,
  version integer not null,
  round smallint,
  -- match or pod of that round, counted from 1
  match smallint,
  reporter_id uuid not null constraint problem_reports_reporter_id_fkey references accounts,
  about text not null constraint problem_reports_about_check
    check (about in ('result', 'standings', 'level', 'conduct', 'director', 'other')),
  text text not null,
  created_at timestamptz not null,
  -- the person that it was sent to last; time alone takes it on from the director, and needs no row
  addressed_to text not null constraint problem_reports_addressed_to_check
    check (addressed_to in ('director', 'coordinator', 'director-of-organized-play')),
  escalated_by text constraint problem_reports_escalated_by_check
    check (escalated_by in ('about-director', 'no-other-director', 'request', 'objection')),
  escalated_at timestamptz,
  -- folded handles of the directors that it is about
  withheld_from text[] not null,
  -- null while it waits for an answer, or for another one
  answered_at timestamptz,
  objection text,
  objected_at timestamptz,
  withdrawn_at timestamptz,
  constraint problem_reports_match_check check (match is null or round is not null),
  constraint problem_reports_escalated_check check ((addressed_to = 'director') = (escalated_at is null)
    and (escalated_by is null) = (escalated_at is null)),
  constraint problem_reports_objected_check check ((objection is null) = (objected_at is null))
);
create index problem_reports_tournament_id_idx on problem_reports (tournament_id);
create index problem_reports_reporter_id_idx on problem_reports (reporter_id, created_at);
create index problem_reports_created_at_idx on problem_reports (created_at, id);

create table correction_proposals (
  id uuid not null default gen_random_uuid() constraint correction_proposals_pkey primary key,
  tournament_id integer not null constraint correction_proposals_tournament_id_fkey references tournaments,
  -- that it was made for
  revision smallint not null,
  problem_id uuid constraint correction_proposals_problem_id_fkey references problem_reports,
  proposer_id uuid not null constraint correction_proposals_proposer_id_fkey references accounts,
  -- RFC 6902, with a test of everything that it touches; not jsonb: the order of keys stays
  patch json not null,
  evidence text not null,
  links text[] not null,
  created_at timestamptz not null,
  state text not null constraint correction_proposals_state_check
    check (state in ('open', 'accepted', 'refused', 'withdrawn')),
  decided_by uuid constraint correction_proposals_decided_by_fkey references accounts,
  decided_at timestamptz,
  reason text,
  result_revision smallint,
  constraint correction_proposals_decided_check check ((state = 'open') = (decided_at is null)
    and (decided_by is null) = (decided_at is null) and (result_revision is null) = (state <> 'accepted'))
);
create index correction_proposals_tournament_id_idx on correction_proposals (tournament_id);
create index correction_proposals_problem_id_idx on correction_proposals (problem_id);
create index correction_proposals_proposer_id_idx on correction_proposals (proposer_id, created_at);
create index correction_proposals_created_at_idx on correction_proposals (created_at, id);

create table problem_answers (
  problem_id uuid not null constraint problem_answers_problem_id_fkey references problem_reports,
  number smallint not null,
  account_id uuid not null constraint problem_answers_account_id_fkey references accounts,
  answered_as text not null constraint problem_answers_answered_as_check
    check (answered_as in ('director', 'coordinator', 'director-of-organized-play')),
  at timestamptz not null,
  words text,
  -- of the tournament, with the correction that answers it
  version integer,
  revision smallint,
  proposal_id uuid constraint problem_answers_proposal_id_fkey references correction_proposals,
  constraint problem_answers_pkey primary key (problem_id, number),
  constraint problem_answers_said_check check (words is not null or version is not null),
  constraint problem_answers_correction_check check ((version is null) = (revision is null))
);
