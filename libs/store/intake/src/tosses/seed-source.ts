import type { DataSource } from 'typeorm';

/** What tosses are drawn from: seeds of a published chain, or the keys of their tournaments. */
export type SeedSource = 'chain' | 'keys';

const sources = new WeakMap<DataSource, SeedSource>();

export const seedSourceOf = (dataSource: DataSource): SeedSource => sources.get(dataSource) ?? 'chain';

/**
 * Has a data source draw tosses from seeds of a chain, as it does unless this says otherwise, or from the keys of
 * tournaments, so that two databases which take the same reports agree. Whoever reports can choose a key until a toss falls
 * as they want it, so no server draws from keys.
 */
export function drawTossesFrom(dataSource: DataSource, source: SeedSource): void {
  sources.set(dataSource, source);
}
