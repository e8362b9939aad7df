-- A month or a year that was concluded has a question mark behind it, as in ISO 8601-2.
alter table scorecards drop constraint scorecards_known_date_check;
alter table scorecards add constraint scorecards_known_date_check
  check (known_date ~ '^(\d{4}(-\d{2})?\??|unknown)$');
