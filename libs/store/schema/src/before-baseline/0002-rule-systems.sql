-- Adds what reports of every rule system hold: games of a match, pods, and the numbers that some final orders have.
alter table matches
  alter column result drop not null,
  add column games jsonb,
  add column bonus_excluded integer[],
  add column victory_conditions_differ boolean not null default false,
  add column best_of smallint,
  add constraint matches_result_or_games_check check (result is not null or games is not null);

create table pods (
  submission_id integer not null constraint pods_submission_id_fkey references submissions,
  round smallint not null,
  number smallint not null,
  stage text not null,
  entries smallint[] not null,
  -- in the order of entries, without head starts
  scores integer[] not null,
  went_out smallint,
  primary key (submission_id, round, number),
  constraint pods_scores_check check (cardinality(scores) = cardinality(entries)),
  constraint pods_went_out_check check (went_out = any (entries))
);

-- Null where the rule system has no such number; two strengths of schedule are means in one of them.
alter table standings
  alter column strength_of_schedule drop not null,
  alter column strength_of_schedule type double precision,
  alter column differential drop not null,
  alter column cumulative_victory_points drop not null,
  add column extended_strength_of_schedule double precision,
  add column rounds_won smallint;
