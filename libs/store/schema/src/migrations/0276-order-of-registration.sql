-- The waiting list keeps the order in which players registered. Two who registered in one millisecond need a number, and
-- a clock that was put back must not move anybody.
alter table announcement_players add column number bigint;
update announcement_players p set number = o.number
  from (select announcement_id, handle_key, row_number() over (order by registered_at, handle_key) as number
        from announcement_players) o
  where o.announcement_id = p.announcement_id and o.handle_key = p.handle_key;
alter table announcement_players alter column number set not null;
alter table announcement_players alter column number add generated always as identity;
select setval(pg_get_serial_sequence('announcement_players', 'number'), coalesce(max(number), 0) + 1, false)
  from announcement_players;
