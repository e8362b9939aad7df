-- Interim rulings, with the policy or switch that each sets on its days.
create table rulings (
  number integer primary key,
  text text not null,
  -- where it was published
  source text not null,
  -- id of the reading that it is shown beside
  reading text,
  from_day date,
  -- the first day after it; its first day or one before: taken back
  to_day date,
  sets jsonb not null,
  made_by text not null,
  made_at timestamptz not null
);
