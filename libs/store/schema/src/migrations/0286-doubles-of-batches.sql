-- The base says what was read of a tournament, whatever was decided about it. With all tournaments that it may be, each
-- decision says at once what becomes of the others.
alter table batch_items
  add column base text,
  add column resembles jsonb not null default '[]',
  add constraint batch_items_base_check check (base in ('ready', 'asks', 'refused', 'no-game', 'names-removed'));
update batch_items set
  base = case when state in ('asks', 'refused') then state when prepared is not null then 'ready' end,
  resembles = case when double_of is null then '[]' else jsonb_build_array(double_of) end;

-- A file that is no tournament is left out with all that it holds.
alter table batch_files
  add column left_out_reason text,
  add column left_out_by text,
  add column left_out_at timestamptz,
  add constraint batch_files_left_out_check check (
    (left_out_reason is null) = (left_out_by is null) and (left_out_reason is null) = (left_out_at is null));
