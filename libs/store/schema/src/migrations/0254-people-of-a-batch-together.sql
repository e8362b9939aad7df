-- Several people settle a batch at once. A question that somebody has open is theirs for a short time.
create table batch_leases (
  batch integer not null,
  -- the two entries of the question, as JSON
  question text not null,
  account_id uuid not null,
  handle text not null,
  until timestamptz not null,
  constraint batch_leases_pkey primary key (batch, question),
  constraint batch_leases_batch_fkey foreign key (batch) references batches (number)
);

-- All links of a kind were confirmed after a sample, or are asked one by one.
create table batch_kinds (
  batch integer not null,
  kind text not null,
  decision text not null,
  -- so many links the kind had then
  links integer not null,
  decided_by text not null,
  decided_at timestamptz not null,
  constraint batch_kinds_pkey primary key (batch, kind),
  constraint batch_kinds_batch_fkey foreign key (batch) references batches (number),
  constraint batch_kinds_decision_check check (decision in ('confirm', 'open'))
);
