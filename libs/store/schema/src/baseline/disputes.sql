create table disputes (
  id uuid not null default gen_random_uuid(),
  tournament_id integer not null,
  revision smallint not null,
  version integer not null,
  round smallint,
  match smallint,
  reporter_id uuid not null,
  about text not null,
  text text not null,
  created_at timestamptz not null,
  addressed_to text not null,
  escalated_by text,
  escalated_at timestamptz,
  withheld_from text[] not null,
  answered_at timestamptz,
  objection text,
  objected_at timestamptz,
  withdrawn_at timestamptz,
  constraint disputes_pkey primary key (id),
  constraint disputes_reporter_id_fkey foreign key (reporter_id) references accounts(id),
  constraint disputes_tournament_id_fkey foreign key (tournament_id) references tournaments(id),
  constraint disputes_about_check check (about in ('result', 'standings', 'level', 'conduct', 'director', 'other')),
  constraint disputes_addressed_to_check check (addressed_to in ('director', 'coordinator', 'director-of-organized-play')),
  constraint disputes_escalated_by_check check (escalated_by in ('about-director', 'no-other-director', 'request', 'objection')),
  constraint disputes_escalated_check check
    ((((addressed_to = 'director') = (escalated_at is null)) and ((escalated_by is null) = (escalated_at is null)))),
  constraint disputes_match_check check (((match is null) or (round is not null))),
  constraint disputes_objected_check check (((objection is null) = (objected_at is null)))
);
create index disputes_created_at_idx on disputes (created_at, id);
create index disputes_reporter_id_idx on disputes (reporter_id, created_at);
create index disputes_tournament_id_idx on disputes (tournament_id);

create table correction_proposals (
  id uuid not null default gen_random_uuid(),
  tournament_id integer not null,
  -- that it was made for
  revision smallint not null,
  dispute_id uuid,
  proposer_id uuid not null,
  -- RFC 6902, with a test of everything that it touches; not jsonb: the order of keys stays
  patch json not null,
  evidence text not null,
  links text[] not null,
  created_at timestamptz not null,
  state text not null,
  decided_by uuid,
  decided_at timestamptz,
  reason text,
  result_revision smallint,
  constraint correction_proposals_pkey primary key (id),
  constraint correction_proposals_decided_by_fkey foreign key (decided_by) references accounts(id),
  constraint correction_proposals_dispute_id_fkey foreign key (dispute_id) references disputes(id),
  constraint correction_proposals_proposer_id_fkey foreign key (proposer_id) references accounts(id),
  constraint correction_proposals_tournament_id_fkey foreign key (tournament_id) references tournaments(id),
  constraint correction_proposals_decided_check check
    ((state = 'open') = (decided_at is null) and (decided_by is null) = (decided_at is null)
      and (result_revision is null) = (state <> 'accepted')),
  constraint correction_proposals_state_check check (state in ('open', 'accepted', 'refused', 'withdrawn'))
);
create index correction_proposals_created_at_idx on correction_proposals (created_at, id);
create index correction_proposals_dispute_id_idx on correction_proposals (dispute_id);
create index correction_proposals_proposer_id_idx on correction_proposals (proposer_id, created_at);
create index correction_proposals_tournament_id_idx on correction_proposals (tournament_id);

create table dispute_answers (
  dispute_id uuid not null,
  number smallint not null,
  account_id uuid not null,
  answered_as text not null,
  at timestamptz not null,
  words text,
  version integer,
  revision smallint,
  proposal_id uuid,
  constraint dispute_answers_pkey primary key (dispute_id, number),
  constraint dispute_answers_account_id_fkey foreign key (account_id) references accounts(id),
  constraint dispute_answers_dispute_id_fkey foreign key (dispute_id) references disputes(id),
  constraint dispute_answers_proposal_id_fkey foreign key (proposal_id) references correction_proposals(id),
  constraint dispute_answers_answered_as_check check (answered_as in ('director', 'coordinator', 'director-of-organized-play')),
  constraint dispute_answers_correction_check check (((version is null) = (revision is null))),
  constraint dispute_answers_said_check check (((words is not null) or (version is not null)))
);
