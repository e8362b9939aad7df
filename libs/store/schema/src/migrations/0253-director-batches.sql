-- A director brings a batch in a history window, sends it, and a coordinator of the place publishes or returns it.
alter table batches
  add column history_window integer,
  add column sent_at timestamptz,
  add column returned_by text,
  add column returned_at timestamptz,
  add column return_reason text,
  -- who won the tournaments of each sender, as the diff was computed
  add column winners jsonb,
  add constraint batches_history_window_fkey foreign key (history_window) references history_windows (number),
  add constraint batches_sent_check check (state <> 'sent' or (history_window is not null and sent_at is not null)),
  add constraint batches_returned_check check (
    (returned_by is null) = (returned_at is null) and (returned_by is null) = (return_reason is null));
