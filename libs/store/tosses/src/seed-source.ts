import type { DataSource } from 'typeorm';

/** Tosses are drawn from the seeds of a published chain, or from the keys of their tournaments. */
export type SeedSource = 'chain' | 'keys';

const sources = new WeakMap<DataSource, SeedSource>();

export const seedSourceOf = (dataSource: DataSource): SeedSource => sources.get(dataSource) ?? 'chain';

/**
 * Sets how a data source draws tosses; the default are the seeds of a chain. With the keys of tournaments, two
 * databases that take the same reports agree. But a sender could choose a key for the toss they want, so no server
 * draws from keys.
 */
export function drawTossesFrom(dataSource: DataSource, source: SeedSource): void {
  sources.set(dataSource, source);
}
