-- Times in which approved directors may report tournaments that are older than the policy allows.
create table history_windows (
  number integer not null,
  -- local days of the tournaments
  from_day date not null,
  to_day date not null,
  -- null: everywhere
  continent text,
  -- null: all regions of the continent
  region text,
  -- the last day on which reports are taken, in UTC
  closes_on date not null,
  note text not null,
  opened_by text not null,
  opened_at timestamptz not null,
  closed_by text,
  closed_at timestamptz,
  constraint history_windows_pkey primary key (number),
  constraint history_windows_days_check check (from_day <= to_day),
  constraint history_windows_continent_check check (continent in ('australia', 'europe', 'north-america')),
  constraint history_windows_region_check check (region is null or continent is not null),
  constraint history_windows_closed_check check ((closed_by is null) = (closed_at is null))
);
