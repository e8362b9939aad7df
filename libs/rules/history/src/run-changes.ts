import { type Text, count, joined, say, type Message } from '@quadrant/rules/message';
import type { RunKind } from './run-kinds.js';

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
  /** It is null for a submission. */
  readonly reason: Text | null;
}

/** It replaces the name when several people asked for a run. */
export const SEVERAL = 'several';

/** The description of a run whose changes are known. */
export interface ChangesTold {
  readonly kind: RunKind;
  readonly requestedBy: string;
  readonly reason: Text;
}

/** Describes a run for one change or more: its kind, the people who asked for it, and the reason. */
export function tellChanges(changes: readonly RunChange[]): ChangesTold {
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  const people = [...new Set(changes.map(({ requestedBy }) => requestedBy))];
  return {
    kind: kinds.length === 1 ? kinds[0]! : 'several',
    requestedBy: people.length === 1 ? people[0]! : SEVERAL,
    reason:
      changes.length === 1
        ? reasonOf(changes[0]!)
        : joined(
            kinds.map((kind) => countOf(changes, kind)),
            ', ',
          ),
  };
}

const reasonOf = ({ reason, tournament, revision }: RunChange): Text =>
  reason ?? say`tournament ${tournament ?? ''}, revision ${revision ?? ''}`;

const COUNTED: Partial<Record<RunKind, (number: number) => Message>> = {
  tournament: (number) => count(number, 'tournament'),
  correction: (number) => count(number, 'correction'),
  withdrawal: (number) => count(number, 'withdrawal'),
  merge: (number) => count(number, 'merge of tournaments', 'merges of tournaments'),
  'player-merge': (number) => count(number, 'merge of players', 'merges of players'),
  'player-merge-undo': (number) => count(number, 'undone merge of players', 'undone merges of players'),
  league: (number) => count(number, 'change of a league', 'changes of leagues'),
  batch: (number) => count(number, 'batch', 'batches'),
  'batch-undo': (number) => count(number, 'undone batch', 'undone batches'),
};

function countOf(changes: readonly RunChange[], kind: RunKind): Text {
  const number = changes.filter((change) => change.kind === kind).length;
  return COUNTED[kind]?.(number) ?? `${number} ${kind}`;
}
