import { Logger } from '@nestjs/common';
import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { inTransactionTogether } from '@quadrant/store/audit';
import { NoSeedLeft, publishChains, publishWantedChains } from '@quadrant/store/tosses';

const logger = new Logger('Reports');

/** Thrown while a plan is stored, when something that it was made from is no longer true; it undoes the transaction. */
export class FactsChanged extends Error {
  override readonly name = 'FactsChanged';
}

/** Each attempt knows what the transaction that was in its way has stored, so this many in a row mean a defect. */
const MOST_ATTEMPTS = 20;

/**
 * Runs `work`, which stores plans of reports, in one transaction. Where loaded facts changed before they were locked, it
 * runs again from the start;
 * where no seed of tosses is left, it does so after a chain was published.
 */
export async function inReportTransaction<T>(
  dataSource: DataSource,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const done = await inTransactionTogether(dataSource, work);
      // It is committed: what follows keeps its answer from nobody.
      await publishWantedChains(dataSource).catch((error: unknown) =>
        logger.error('A chain of tosses was not published; the next report that needs one publishes it.', error),
      );
      return done;
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !(error instanceof FactsChanged || error instanceof NoSeedLeft)) throw error;
      if (error instanceof NoSeedLeft) await publishChains(dataSource);
    }
  }
}
