export const RUN_KINDS = [
  'tournament',
  'refresh',
  'correction',
  'withdrawal',
  'merge',
  'player-merge',
  'player-merge-undo',
  'league',
  'batch',
  'batch-undo',
  'rules-change',
  'rollback',
  'several',
] as const;
export type RunKind = (typeof RUN_KINDS)[number];
