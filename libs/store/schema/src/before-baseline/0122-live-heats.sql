-- Heats of live tournaments, tied to their finals.
alter table live_tournaments
  add column finals_id uuid constraint live_tournaments_finals_fkey references live_tournaments (id) on delete set null,
  -- from 1 on; null for what is no heat
  add column heat integer,
  add constraint live_tournaments_heat_key unique (finals_id, heat);
