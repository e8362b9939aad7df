-- A notice also comes to the browsers of an account, at once and once.
alter table notices
  add column push boolean not null default false,
  add column pushed_at timestamptz;
