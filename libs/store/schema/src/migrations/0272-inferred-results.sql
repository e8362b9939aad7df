-- A result that its source does not state is concluded by a rule: basis is then 'inferred'.
alter table matches add column inferred_by text
  constraint matches_inferred_by_check check (inferred_by in ('totals', 'score', 'elimination'));
alter table matches add constraint matches_inferred_check check ((basis is not distinct from 'inferred') = (inferred_by is not null));
