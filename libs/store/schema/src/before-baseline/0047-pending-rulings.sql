-- A ruling that sets how a rule is read waits for the run that publishes it.
alter table pending_changes drop constraint pending_changes_kind_check,
  add constraint pending_changes_kind_check check (kind in ('tournament', 'revision', 'withdrawal', 'level', 'merge',
    'player-merge', 'player-merge-undo', 'league', 'league-flag', 'rollback', 'ruling'));
