import { v5 as uuidv5 } from 'uuid';

// @row 166
/** Decision 3 (`docs/decisions/0003-one-order-of-history.md`) defines the position of a tournament in history. */
export interface HistoryPosition {
  /** The start is an instant in milliseconds since 1970. */
  readonly startsAt: number;
  readonly key: string;
}

/** Compares by the one total order of history: start instant, then tournament key. It is negative when `a` comes first. */
export function compareHistory(a: HistoryPosition, b: HistoryPosition): number {
  if (a.startsAt !== b.startsAt) return a.startsAt - b.startsAt;
  if (a.key === b.key) return 0;
  return a.key < b.key ? -1 : 1;
}

/** Returns the earlier of two positions in history; a null one is ignored. */
export const earlierPosition = (one: HistoryPosition, other: HistoryPosition | null): HistoryPosition =>
  other !== null && compareHistory(other, one) < 0 ? other : one;

/** It is before every tournament. */
export const BEGIN_OF_HISTORY: HistoryPosition = { startsAt: 0, key: '00000000-0000-0000-0000-000000000000' };

/** It is after every tournament: no report is accepted of one that has not begun. */
export const END_OF_HISTORY: HistoryPosition = {
  startsAt: Date.UTC(9999, 0),
  key: '00000000-0000-0000-0000-000000000000',
};

const KEY_NAMESPACE = '5b0c8b6e-6a63-4f0a-9d1c-7d1f6a2f5f7e';

/**
 * Returns the key of a tournament. It is made of its `externalId`, otherwise of the first revision's hash, so that a
 * re-import gives the same key and breaks ties of history in the same way.
 *
 * @param firstSha256 hex SHA-256 of the first revision's canonical document
 */
export function tournamentKey(externalId: string | null, firstSha256: string): string {
  return uuidv5(externalId ?? firstSha256, KEY_NAMESPACE);
}
