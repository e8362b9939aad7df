import type { PoolClient } from 'pg';
import type { TooMany } from './dispute.js';

// These limits are ours: nobody who played in all these tournaments needs more, and somebody can still read so many.
const MOST_OPEN = 20;
const MOST_IN_A_DAY = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A table of what accounts submit, with a column `created_at`. */
interface Counted {
  readonly table: string;
  /** The column that holds the account. */
  readonly owner: string;
  /** SQL: is true for a row that still waits for an answer. */
  readonly isOpen: string;
}

const COUNTED = {
  disputes: {
    table: 'disputes',
    owner: 'reporter_id',
    isOpen: 'answered_at is null and withdrawn_at is null',
  },
  proposals: { table: 'correction_proposals', owner: 'proposer_id', isOpen: `state = 'open'` },
} as const satisfies Record<string, Counted>;

/** Returns the reason why an account may not submit one more now; null when it may. Simultaneous requests wait for each other. */
export async function refuseTooMany(
  client: PoolClient,
  what: keyof typeof COUNTED,
  accountId: string | null,
  at: Date,
): Promise<TooMany | null> {
  const { table, owner, isOpen } = COUNTED[what];
  await client.query(`select from accounts where id = $1 for no key update`, [accountId]);
  const { rows } = await client.query<{ open: number; lately: number; earliest: Date | null }>(
    `select count(*) filter (where ${isOpen})::integer as open,
       count(*) filter (where created_at > $2)::integer as lately, min(created_at) filter (where created_at > $2) as earliest
     from ${table} where ${owner} = $1`,
    [accountId, new Date(at.getTime() - DAY_MS)],
  );
  const { open, lately, earliest } = rows[0]!;
  if (open >= MOST_OPEN) return { kind: 'too-many-open', most: MOST_OPEN };
  if (lately < MOST_IN_A_DAY || earliest === null) return null;
  return { kind: 'too-many-in-a-day', most: MOST_IN_A_DAY, retryAt: new Date(earliest.getTime() + DAY_MS) };
}
