import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { inTransaction } from '@quadrant/store/audit';

/** Thrown while a plan is stored, when something that it was made from is no longer true; it undoes the transaction. */
export class FactsChanged extends Error {
  override readonly name = 'FactsChanged';
}

/** Each attempt knows what the transaction that was in its way has stored, so this many in a row mean a defect. */
const MOST_ATTEMPTS = 20;

/**
 * Runs `work`, which stores plans of reports, in one transaction. Where loaded facts changed before they were locked, it
 * runs again from the start.
 */
export async function inReportTransaction<T>(
  dataSource: DataSource,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(dataSource, work);
    } catch (error) {
      if (!(error instanceof FactsChanged) || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}
