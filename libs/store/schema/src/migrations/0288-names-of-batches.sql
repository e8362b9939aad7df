-- A name under which a person is published is an answer about one entry of theirs: it stands in the place of the other spelling.
alter table batch_answers
  alter column other_item drop not null,
  drop constraint batch_answers_verdict_check,
  add constraint batch_answers_verdict_check check (verdict in ('same', 'two', 'unknown', 'name')),
  add constraint batch_answers_other_check check ((other_item is null) = (verdict = 'name'));
-- The handle of each of its people, in the order of the file, as they were settled last.
alter table batch_items add column handles jsonb;
