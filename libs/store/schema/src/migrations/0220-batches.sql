-- Tournaments of the past come in batches, which are published and undone as a whole.
create table batches (
  number integer not null generated always as identity,
  name text not null,
  note text,
  state text not null,
  opened_by text not null,
  account_id uuid not null,
  opened_at timestamptz not null,
  -- the step that a worker does, or that failed
  step text,
  step_done integer not null default 0,
  step_total integer not null default 0,
  step_error jsonb,
  step_asked_by text,
  -- how people were settled: cards, links and numbers
  people jsonb,
  -- spellings that lead to the people, once they are published
  aliases jsonb,
  -- what publishing would move, and of what this was computed
  fingerprint bytea,
  base_run integer,
  pending_mark text,
  summary jsonb,
  diff jsonb,
  diffed_at timestamptz,
  approved_by text,
  asked_at timestamptz,
  published_by text,
  publish_reason text,
  published_at timestamptz,
  run integer,
  undone_by text,
  undo_reason text,
  undone_at timestamptz,
  undo_run integer,
  -- what the undoing kept, with reasons
  kept jsonb,
  -- row ids of the players that go with the run that undoes it
  leaving integer[],
  constraint batches_pkey primary key (number),
  constraint batches_state_check check (state in
    ('open', 'read', 'settling', 'ready', 'sent', 'publishing', 'published', 'undoing', 'undone', 'dropped')),
  constraint batches_step_check check (step in ('read', 'diff', 'publish', 'undo')),
  constraint batches_fingerprint_check check (
    (fingerprint is null) = (base_run is null) and (fingerprint is null) = (pending_mark is null))
);

-- The files as they came. The bytes go 30 days after publishing; the hash stays.
create table batch_files (
  batch integer not null,
  path text not null,
  content bytea,
  bytes integer not null,
  sha256 bytea not null,
  received_at timestamptz not null,
  sent_by text not null,
  -- what was read, and with which answers
  read_with bytea,
  kind text,
  shape text,
  shape_label text,
  open jsonb not null default '[]',
  proposals jsonb not null default '{}',
  findings jsonb not null default '[]',
  constraint batch_files_pkey primary key (batch, path),
  constraint batch_files_batch_fkey foreign key (batch) references batches (number),
  constraint batch_files_sha256_check check (octet_length(sha256) = 32),
  constraint batch_files_kind_check check (kind in ('games', 'standings', 'refused'))
);

-- One tournament of a batch.
create table batch_items (
  batch integer not null,
  item text not null,
  path text not null,
  number smallint not null,
  state text not null,
  name text,
  first_day date,
  last_day date,
  place text,
  -- as the file tells it: people, pairings
  told jsonb not null,
  -- the report as it was read, with the spellings of the file
  document bytea,
  findings jsonb not null default '[]',
  double_of jsonb,
  decision text,
  decision_reason text,
  decided_by text,
  decided_at timestamptz,
  -- the report with the settled people, as it is published
  prepared bytea,
  revises uuid,
  tournament_id integer,
  submission_id integer,
  replaced_submission_id integer,
  constraint batch_items_pkey primary key (batch, item),
  constraint batch_items_file_fkey foreign key (batch, path) references batch_files (batch, path) on delete cascade,
  constraint batch_items_tournament_id_fkey foreign key (tournament_id) references tournaments (id),
  constraint batch_items_submission_id_fkey foreign key (submission_id) references submissions (id),
  constraint batch_items_replaced_submission_id_fkey foreign key (replaced_submission_id) references submissions (id),
  constraint batch_items_state_check check (state in ('read', 'asks', 'refused', 'double', 'ready', 'left-out')),
  constraint batch_items_decision_check check (decision is null or (
    decision in ('leave-out', 'other', 'revise')
    and decision_reason is not null and decided_by is not null and decided_at is not null))
);
create index batch_items_tournament_id_idx on batch_items (tournament_id) where tournament_id is not null;

-- Answers about people. People are computed from them each time; an answer that was taken back stays for the record.
create table batch_answers (
  id bigint not null generated always as identity,
  batch integer not null,
  one_item text not null,
  one_spelling text not null,
  other_item text not null,
  other_spelling text not null,
  verdict text not null,
  reason text,
  decided_by text not null,
  decided_at timestamptz not null,
  taken_back_by text,
  taken_back_at timestamptz,
  constraint batch_answers_pkey primary key (id),
  constraint batch_answers_batch_fkey foreign key (batch) references batches (number),
  constraint batch_answers_verdict_check check (verdict in ('same', 'two', 'unknown')),
  constraint batch_answers_taken_back_check check ((taken_back_by is null) = (taken_back_at is null))
);
create index batch_answers_batch_idx on batch_answers (batch);

-- Answers for all files of a shape.
create table batch_recipes (
  batch integer not null,
  shape text not null,
  answers jsonb not null,
  decided_by text not null,
  decided_at timestamptz not null,
  constraint batch_recipes_pkey primary key (batch, shape),
  constraint batch_recipes_batch_fkey foreign key (batch) references batches (number)
);

-- Answers for one file.
create table batch_manifest (
  batch integer not null,
  path text not null,
  answers jsonb not null,
  decided_by text not null,
  decided_at timestamptz not null,
  constraint batch_manifest_pkey primary key (batch, path),
  constraint batch_manifest_file_fkey foreign key (batch, path) references batch_files (batch, path) on delete cascade
);

-- Confirmed spellings of players. A spelling of two players leads to neither.
create table player_aliases (
  name text not null,
  spelling text not null,
  player_id integer not null,
  batch integer not null,
  scene text,
  first_day date,
  last_day date,
  constraint player_aliases_pkey primary key (batch, name, player_id),
  constraint player_aliases_batch_fkey foreign key (batch) references batches (number),
  constraint player_aliases_player_id_fkey foreign key (player_id) references players (id)
);
create index player_aliases_name_idx on player_aliases (name);
create index player_aliases_player_id_idx on player_aliases (player_id);

-- The batch that brought a tournament. It is aside while the batch is not published, or when it was undone: then it is withdrawn too,
-- and nothing due of it.
alter table tournaments
  add column batch integer,
  add column is_aside boolean not null default false,
  add constraint tournaments_batch_fkey foreign key (batch) references batches (number),
  add constraint tournaments_aside_check check (not is_aside or (batch is not null and withdrawn_at is not null and due_revision is null));
create index tournaments_batch_idx on tournaments (batch) where batch is not null;

-- The batch that created a player. They are aside while only tournaments that are aside name them.
alter table players
  add column batch integer,
  add column is_aside boolean not null default false,
  add constraint players_batch_fkey foreign key (batch) references batches (number),
  add constraint players_aside_check check (not is_aside or batch is not null);
create index players_batch_idx on players (batch) where batch is not null;

alter table pending_changes
  add column batch integer,
  add constraint pending_changes_batch_fkey foreign key (batch) references batches (number);
alter table pending_changes drop constraint pending_changes_kind_check;
alter table pending_changes add constraint pending_changes_kind_check check (kind in
  ('tournament', 'revision', 'withdrawal', 'level', 'merge', 'player-merge', 'player-merge-undo', 'league', 'league-flag', 'ruling', 'rollback',
   'batch', 'batch-undo'));
alter table runs drop constraint runs_kind_check;
alter table runs add constraint runs_kind_check check (kind in
  ('tournament', 'refresh', 'correction', 'withdrawal', 'merge', 'player-merge', 'player-merge-undo', 'league', 'rules-change', 'rollback', 'several',
   'batch', 'batch-undo'));
