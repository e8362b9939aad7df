-- A withdrawal waits as a report does; and what waits says which revision it was sent for.
alter table held_reports
  add column request text not null default 'report'
    constraint held_reports_request_check check (request in ('report', 'withdrawal')),
  -- of the tournament when it was sent; null: there was no such tournament
  add column tournament_revision smallint,
  -- of a withdrawal: what its sender says
  add column request_reason text,
  add constraint held_reports_withdrawal_check check (
    request = 'report' or (tournament_id is not null and tournament_revision is not null and request_reason is not null));
update held_reports h set tournament_revision = t.current_revision from tournaments t where t.id = h.tournament_id;
