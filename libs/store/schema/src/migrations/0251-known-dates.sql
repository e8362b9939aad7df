-- The date of a tournament whose day is unknown: a month, a year or `unknown`. Then local_date is the last day that it may be.
alter table scorecards add column known_date text
  constraint scorecards_known_date_check check (known_date ~ '^(\d{4}(-\d{2})?|unknown)$');
