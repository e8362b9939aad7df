-- The audit is append-only.

create or replace function refuse_change_of_audit() returns trigger language plpgsql as $$
  begin
    raise exception 'the audit is append-only: % of audit_entries is refused', lower(tg_op)
      using errcode = 'insufficient_privilege';
  end
$$;
create or replace trigger audit_entries_append_only before delete or update or truncate on audit_entries
  for each statement execute function refuse_change_of_audit();
