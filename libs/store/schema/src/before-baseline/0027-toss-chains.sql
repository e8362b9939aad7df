-- Tosses are drawn from seeds of hash chains whose ends are published before, and each seed stays with its tournament.
create table toss_chains (
  end_sha256 bytea primary key constraint toss_chains_end_check check (length(end_sha256) = 32),
  -- names secrets/toss-key, which all seeds come from
  secret_id text not null,
  ordinal integer not null,
  length integer not null,
  used integer not null,
  published_at timestamptz not null,
  constraint toss_chains_ordinal_key unique (secret_id, ordinal),
  constraint toss_chains_used_check check (used between 0 and length)
);
alter table tournaments
  add column toss_seed bytea,
  add column toss_number integer,
  -- the end of the chain; of another installation's chain, for a tournament that came in an export
  add column toss_chain bytea,
  add constraint tournaments_toss_key unique (toss_chain, toss_number),
  add constraint tournaments_toss_check check (
    (toss_seed is null and toss_number is null and toss_chain is null)
    or (length(toss_seed) = 32 and toss_number > 0 and length(toss_chain) = 32
      and toss_seed is not null and toss_number is not null and toss_chain is not null));
