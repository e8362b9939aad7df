-- Makes audit entries a chain that nobody can change unnoticed. Existing entries wait in a separate table for the
-- person who runs the migration, because that person has the key.
alter table audit_entries rename to unsealed_audit_entries;
alter index audit_entries_pkey rename to unsealed_audit_entries_pkey;
alter index audit_entries_subject_idx rename to unsealed_audit_entries_subject_idx;

create table audit_entries (
  -- without gaps
  id bigint not null constraint audit_entries_pkey primary key,
  at timestamptz not null,
  actor text not null,
  -- folded
  actor_key text not null,
  action text not null,
  subject text not null,
  -- not jsonb: the text is sealed as it is
  detail json not null,
  request_id text,
  -- kind and name of what it concerns besides its subject
  mentions text[] not null,
  key_id text not null,
  -- of the entry before
  previous_mac bytea not null,
  mac bytea not null
);
create index audit_entries_subject_idx on audit_entries (subject);
create index audit_entries_actor_idx on audit_entries (actor_key, id);
-- Rows stand in the order of time.
create index audit_entries_at_idx on audit_entries using brin (at);
-- Most entries mention nothing: they cost it nothing.
create index audit_entries_mentions_idx on audit_entries using gin (mentions) where mentions <> '{}';

create function refuse_change_of_audit() returns trigger language plpgsql as $$
  begin
    raise exception 'the audit is append-only: % of audit_entries is refused', lower(tg_op)
      using errcode = 'insufficient_privilege';
  end
$$;
create trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_change_of_audit();

-- How long the file of anchors was at last, by the key that sealed its end: a file that is shorter was cut.
create table audit_anchors (
  key_id text not null constraint audit_anchors_pkey primary key,
  number bigint not null,
  mac bytea not null,
  entry_id bigint not null,
  at timestamptz not null
);

do $$ begin
  if not exists (select from unsealed_audit_entries) then drop table unsealed_audit_entries; end if;
end $$;
