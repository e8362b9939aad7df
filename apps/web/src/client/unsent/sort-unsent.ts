import { FORMAT, type Unsent } from './unsent-store.js';

/** An account sees this of what a device holds. */
export interface SortedUnsent {
  /** The account's entries are sent in this order. */
  readonly waiting: readonly Unsent[];
  /** The account must decide about these entries. */
  readonly refused: readonly Unsent[];
  /** Another version of the page wrote these, so this one cannot read them. */
  readonly unreadable: readonly Unsent[];
  /** Handles of other accounts whose entries wait for them. */
  readonly others: readonly string[];
}

/** An entry is never sent under another account than the one that made it. */
export function sortUnsent(entries: readonly Unsent[], account: string): SortedUnsent {
  const own = entries.filter((each) => each.account === account);
  const readable = own.filter(({ format }) => format === FORMAT);
  return {
    waiting: readable.filter(({ refused }) => refused === null),
    refused: readable.filter(({ refused }) => refused !== null),
    // An entry without an account belongs to nobody, but is not lost.
    unreadable: entries.filter(
      (each) => each.format !== FORMAT && (each.account === account || typeof each.account !== 'string'),
    ),
    // A link is a secret, so no other page of this device names it.
    others: [
      ...new Set(
        entries.flatMap((each) => (typeof each.account === 'string' && each.link == null ? [each.account] : [])),
      ),
    ].filter((each) => each !== account),
  };
}
