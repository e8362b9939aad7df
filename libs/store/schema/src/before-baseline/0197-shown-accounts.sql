-- Lets a person whose name was removed sign in with the handle of their account. Their reports and announcements show
-- the label of their player instead, and while a player is hidden, the label of that time.
alter table accounts add column removed_as text;
-- The name of an account as others see it beside its acts.
create view shown_accounts as
  select a.id, coalesce(a.removed_as, case when p.hidden_at is not null then player_label('hidden-', p.public_id) end, a.handle) as handle
  from accounts a left join players n on n.id = a.player_id left join players p on p.id = n.counts_as;
