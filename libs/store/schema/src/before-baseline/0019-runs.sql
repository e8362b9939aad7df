-- Adds constraints on runs and public reasons, and repairs runs that lost the official run.

-- Until version 0.1 a run that waited for the one before it could be stored without the official run, and all
-- runs after it were, until the next weekly run. The runs before tell which it was. No number depends on it.
do $repair$
declare
  run record;
  right_one integer;
begin
  for run in select number, rolled_back_to from runs where official_run is null order by number loop
    select official_run into right_one from runs where number = coalesce(run.rolled_back_to, run.number - 1);
    if right_one is not null then
      update runs set official_run = right_one where number = run.number;
    end if;
  end loop;
end $repair$;
alter table runs
  add constraint runs_number_check check (number >= 1),
  add constraint runs_engine_version_check check (engine_version <> ''),
  add constraint runs_rules_sha256_check check (octet_length(rules_sha256) = 32),
  add constraint runs_official_run_check check (official_run between 1 and number
    and (official_run < number or kind in ('refresh', 'rules-change'))),
  add constraint runs_rolled_back_to_check check (case kind when 'rollback'
    then rolled_back_to is not null and rolled_back_to between 1 and number - 1 else rolled_back_to is null end);

-- Reasons of failures are public, and used to be the text of any error, including its SQL. Older logs still have them. The
-- rules give reasons of this form. Every other reason of that time may be an error of the database.
update submissions set state_reason = 'This could not be published because of an unexpected error.'
where state = 'failed' and state_reason !~ '^tournament .* could not be (taken in|scored)(:|$)';
update refresh_requests set error = 'This could not be published because of an unexpected error.'
where error !~ '^tournament .* could not be (taken in|scored)(:|$)';
