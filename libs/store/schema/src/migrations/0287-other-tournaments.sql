-- “Another tournament” holds against what was shown beside it then. Null, as in earlier decisions: against everything.
alter table batch_items add column other_than jsonb;
