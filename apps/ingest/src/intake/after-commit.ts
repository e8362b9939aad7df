import { Logger } from '@nestjs/common';

const logger = new Logger('AfterCommit');

/**
 * Runs work that follows a stored report. A failure is logged, and the sender still gets the receipt.
 * @param what is done, as the log names it
 * @returns null where it failed
 */
export async function afterCommit<T>(what: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    logger.error(`The report is stored, but this failed: ${what}.`, error instanceof Error ? error.stack : error);
    return null;
  }
}
