import type { DataSource } from 'typeorm';
import { eventually } from './eventually.js';

/**
 * Returns as soon as so many sessions on the database are waiting for a lock.
 *
 * @param owner may see what other sessions do; asked outside of any transaction, within which PostgreSQL keeps the answer
 */
export const untilSomebodyWaits = (owner: DataSource, sessions = 1): Promise<void> =>
  eventually(async () => {
    const waiting = await owner.query<unknown[]>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(waiting).toHaveLength(sessions);
  });
