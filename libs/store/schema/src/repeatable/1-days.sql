-- Days as boards count them: an index stands on this function, so it comes before the tables.
-- A change of it needs a migration that builds the index again.

-- Days since 2000-01-01 (UTC). Without extract, which hangs on the time zone, PostgreSQL puts it into the statement and calls no
-- function.
create or replace function board_day(instant timestamptz) returns smallint language sql immutable parallel safe
  return greatest(least((instant at time zone 'UTC')::date - date '2000-01-01', 32767), -32768)::smallint;
