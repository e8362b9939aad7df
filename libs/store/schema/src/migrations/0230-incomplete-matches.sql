-- A match whose opponent or result is unknown is marked, so that it is never taken for a bye, a missed game or a tie.
alter table matches add column basis text constraint matches_basis_check check (basis in ('unknown', 'inferred'));
alter table matches drop constraint matches_result_or_games_check;
alter table matches add constraint matches_result_or_games_check
  check (result is not null or games is not null or basis is not distinct from 'unknown');
alter table standings add column points_at_least boolean not null default false;
