-- Where venues lie, what senders say to findings, and what the checks of the night find in stored history.
alter table venues
  -- degrees, north and east positive
  add column latitude double precision
    constraint venues_latitude_check check (latitude between -90 and 90),
  add column longitude double precision
    constraint venues_longitude_check check (longitude between -180 and 180),
  add constraint venues_position_check check ((latitude is null) = (longitude is null));

-- what the sender says to findings that may be wrong: code, pointer, reason
alter table submissions add column confirmations jsonb not null default '[]';
-- SHA-256 of its scores, by which the same tournament under other handles is found; null where it has too few
alter table submissions add column score_print bytea;
create index submissions_score_print_idx on submissions (score_print) where score_print is not null;
alter table held_reports add column confirmations jsonb not null default '[]';

create table suspicions (
  id uuid not null default gen_random_uuid() constraint suspicions_pkey primary key,
  tournament_id integer not null constraint suspicions_tournament_id_fkey references tournaments,
  -- tells the same finding in the next night: its code and its subject
  mark text not null,
  finding jsonb not null,
  found_at timestamptz not null,
  -- a coordinator says that it is fine; then it is not found again
  excluded_by text,
  excluded_at timestamptz,
  exclusion_reason text,
  constraint suspicions_tournament_id_mark_key unique (tournament_id, mark),
  constraint suspicions_exclusion_check check (
    (excluded_by is null) = (excluded_at is null) and (excluded_by is null) = (exclusion_reason is null))
);
create index suspicions_open_idx on suspicions (found_at, id) where excluded_at is null;

-- each night's checks are made once, by whichever worker comes first
create table plausibility_checks (
  due_at timestamptz not null constraint plausibility_checks_pkey primary key,
  begun_at timestamptz not null,
  done_at timestamptz,
  tournaments integer,
  findings integer
);
