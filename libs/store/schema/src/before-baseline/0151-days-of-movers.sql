-- Computes the days of movers where they are read: a run that publishes a tournament spent a fifth less on its movers. In
-- keep_movers of 0150-movers PostgreSQL calls the function board_day for each change.
do $do$ begin
  execute replace(pg_get_functiondef('keep_movers'::regproc), $$board_day(o.starts_at)$$,
    $$((o.starts_at at time zone 'UTC')::date - date '2000-01-01')$$);
end $do$;
