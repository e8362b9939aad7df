create table audit_keys (
  key_id text not null,
  known_since timestamptz not null default now(),
  constraint audit_keys_pkey primary key (key_id)
);

create table audit_entries (
  -- without gaps
  id bigint not null,
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
  mac bytea not null,
  constraint audit_entries_pkey primary key (id)
);
create index audit_entries_actor_idx on audit_entries (actor_key, id);
-- Rows stand in the order of time.
create index audit_entries_at_idx on audit_entries using brin (at);
-- Most entries mention nothing: they cost it nothing.
create index audit_entries_mentions_idx on audit_entries using gin (mentions) where (mentions <> '{}');
create index audit_entries_subject_idx on audit_entries (subject);

-- How long the file of anchors was at last, by the key that sealed its end: a file that is shorter was cut.
create table audit_anchors (
  key_id text not null,
  number bigint not null,
  mac bytea not null,
  entry_id bigint not null,
  at timestamptz not null,
  constraint audit_anchors_pkey primary key (key_id)
);

create table audit_refusals (
  actor_key text not null,
  action text not null,
  refusal text not null,
  hour timestamptz not null,
  actor text not null,
  -- the last one of them
  subject text not null,
  seen integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  constraint audit_refusals_pkey primary key (actor_key, action, refusal, hour)
);
create index audit_refusals_hour_idx on audit_refusals (hour);
