import { FORMAT, type Unsent } from './unsent-store.js';

/** What a device holds, as an account sees it. */
export interface SortedUnsent {
  /** Of the account, to be sent in this order. */
  readonly waiting: readonly Unsent[];
  /** Of the account; somebody decides. */
  readonly refused: readonly Unsent[];
  /** Another version of the page wrote it in a way that this one does not know. */
  readonly unreadable: readonly Unsent[];
  /** Handles of accounts whose entries wait for them. */
  readonly others: readonly string[];
}

/** Nothing is ever sent under another account than the one that made it. */
export function sortUnsent(entries: readonly Unsent[], account: string): SortedUnsent {
  const own = entries.filter((each) => each.account === account);
  const readable = own.filter(({ format }) => format === FORMAT);
  return {
    waiting: readable.filter(({ refused }) => refused === null),
    refused: readable.filter(({ refused }) => refused !== null),
    // One that names no account is nobody's, and still is not lost.
    unreadable: entries.filter(
      (each) => each.format !== FORMAT && (each.account === account || typeof each.account !== 'string'),
    ),
    others: [...new Set(entries.flatMap((each) => (typeof each.account === 'string' ? [each.account] : [])))].filter(
      (each) => each !== account,
    ),
  };
}
