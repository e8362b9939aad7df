-- When a worker last looked at the clock of its machine, and when that clock was last found to be set or to have stood still.
-- A worker that starts with a wrong clock has nothing else to compare it with.
create table watched_clock (
  singleton boolean not null default true,
  seen_at timestamptz not null,
  doubted_at timestamptz,
  doubt text,
  moved_seconds double precision,
  constraint watched_clock_pkey primary key (singleton),
  constraint watched_clock_singleton_check check (singleton),
  constraint watched_clock_doubt_check check (doubt in ('set', 'pause', 'differs')),
  constraint watched_clock_doubt_whole_check check ((doubted_at is null) = (doubt is null) and (doubt is null) = (moved_seconds is null))
);
