-- An idempotency key belongs to any request that changes something, not only to a report.
alter table idempotency_keys
  alter column receipt drop not null,
  -- of a request that is no report: who works on it, when what it asked for was stored, and what it was answered
  add column attempt uuid,
  add column effect_at timestamptz,
  add column answer jsonb,
  add constraint idempotency_keys_receipt_check check ((receipt is null) = (attempt is not null));
