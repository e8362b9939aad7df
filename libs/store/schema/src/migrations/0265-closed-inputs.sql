-- A tournament is computed from the same input while its report is the same; only the hash of its outcome is new each time that a busy
-- week publishes it again. The view closed_outcomes, in repeatable/closed.sql, shows the rows as before.
alter table closed_outcomes rename to outcomes_with_inputs;
create table closed_inputs (
  id integer generated always as identity,
  tournament_id integer not null,
  submission_id integer not null,
  starts_at timestamptz not null,
  key uuid not null,
  level smallint not null,
  rated boolean not null,
  input_sha256 bytea not null,
  constraint closed_inputs_pkey primary key (id)
);
insert into closed_inputs (tournament_id, submission_id, starts_at, key, level, rated, input_sha256)
  select distinct tournament_id, submission_id, starts_at, key, level, rated, input_sha256 from outcomes_with_inputs order by tournament_id;
create index closed_inputs_tournament_id_idx on closed_inputs (tournament_id);

create table closed_outcome_hashes (
  input_id integer not null,
  since_run integer not null,
  until_run integer not null,
  outcome_sha256 bytea not null
);
insert into closed_outcome_hashes (input_id, since_run, until_run, outcome_sha256)
  select i.id, o.since_run, o.until_run, o.outcome_sha256
  from outcomes_with_inputs o join closed_inputs i using (tournament_id, submission_id, starts_at, key, level, rated, input_sha256)
  order by o.until_run, i.id;
drop table outcomes_with_inputs;
create index closed_outcome_hashes_input_id_idx on closed_outcome_hashes (input_id);
-- An earlier run N published the rows with since_run <= N that are open or were closed after it.
create index closed_outcome_hashes_until_run_idx on closed_outcome_hashes (until_run);
