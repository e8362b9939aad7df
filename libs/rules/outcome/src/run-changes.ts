import type { RunKind } from './run-kinds.js';

/** One of the changes that a run was made for. */
export interface RunChange {
  readonly kind: RunKind;
  /** The key of the tournament; null when the change concerns no single one. */
  readonly tournament: string | null;
  /** The revision of a submission; null for a change that is not a submission. */
  readonly revision: number | null;
  /** The id of a merge of players, or of the merge that is undone. */
  readonly playerMerge: string | null;
  readonly league: string | null;
  readonly requestedBy: string;
  /** The reason that was given; null for a submission. */
  readonly reason: string | null;
}

/** It replaces the name when several people asked for a run. */
export const SEVERAL = 'several';

/** The description of a run whose changes are known. */
export interface ChangesTold {
  readonly kind: RunKind;
  readonly requestedBy: string;
  readonly reason: string;
}

/** Describes a run for one change or more: its kind, the people who asked for it, and the reason. */
export function tellChanges(changes: readonly RunChange[]): ChangesTold {
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  const people = [...new Set(changes.map(({ requestedBy }) => requestedBy))];
  return {
    kind: kinds.length === 1 ? kinds[0]! : 'several',
    requestedBy: people.length === 1 ? people[0]! : SEVERAL,
    reason: changes.length === 1 ? reasonOf(changes[0]!) : kinds.map((kind) => countOf(changes, kind)).join(', '),
  };
}

const reasonOf = ({ reason, tournament, revision }: RunChange): string =>
  reason ?? `tournament ${tournament ?? ''}, revision ${revision}`;

const NAMES: Partial<Record<RunKind, readonly [one: string, many: string]>> = {
  tournament: ['tournament', 'tournaments'],
  correction: ['correction', 'corrections'],
  withdrawal: ['withdrawal', 'withdrawals'],
  merge: ['merge of tournaments', 'merges of tournaments'],
  'player-merge': ['merge of players', 'merges of players'],
  'player-merge-undo': ['undone merge of players', 'undone merges of players'],
  league: ['change of a league', 'changes of leagues'],
};

function countOf(changes: readonly RunChange[], kind: RunKind): string {
  const count = changes.filter((change) => change.kind === kind).length;
  const [one, many] = NAMES[kind] ?? [kind, kind];
  return `${count} ${count === 1 ? one : many}`;
}
