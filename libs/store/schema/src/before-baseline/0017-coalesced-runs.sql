-- Runs that publish several changes at once, and jobs that no run takes along because they failed.
alter table runs
  drop constraint runs_kind_check,
  add constraint runs_kind_check check (kind in ('tournament', 'refresh', 'correction', 'withdrawal', 'merge',
    'player-merge', 'player-merge-undo', 'rules-change', 'rollback', 'league', 'several')),
  -- what a run was made for: a list of objects, empty for refreshes and rollbacks
  add column changes jsonb not null default '[]' constraint runs_changes_check check (jsonb_typeof(changes) = 'array');

-- Runs of the time before said in their reason which submission they were made for.
update runs set changes = jsonb_build_array(jsonb_build_object('kind', kind,
    'tournament', substring(reason from '^tournament ([0-9a-f-]{36}), revision [0-9]+$'),
    'revision', substring(reason from 'revision ([0-9]+)$')::integer,
    'playerMerge', null, 'league', null, 'requestedBy', requested_by, 'reason', null))
where kind in ('tournament', 'correction') and reason ~ '^tournament [0-9a-f-]{36}, revision [0-9]+$';

-- a job that made a run fail: from then on it is tried alone, so that it holds nothing else back
alter table outbox add column set_aside boolean not null default false;
