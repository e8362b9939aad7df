import type { Plant } from './pace.js';

/**
 * The head run was once read by the statement that locks the publication. A process that had waited then read the
 * number of the new run beside a joined row of nulls.
 */
function readHeadWhileLocking(): Plant {
  const locking = new WeakSet<object>();
  return (text, client, ask) => {
    if (text === 'select from publication for update') {
      locking.add(client);
      return Promise.resolve({ rows: [] });
    }
    if (!locking.delete(client)) return undefined;
    if (!text.startsWith('select p.head_run')) throw new Error(`Expected the query of the head run, got ${text}`);
    return ask(`${text} for update of p`);
  };
}

/** These faults can be planted again, to see how many seeds find them. */
export const PLANTS: Readonly<Record<string, () => Plant>> = { 'head-read-while-locking': readHeadWhileLocking };
