import type { PoolClient } from 'pg';
import type { Continent } from '@quadrant/rules/permissions';

/** A part of the world with a name of its own, in which players meet (000, appendix A, and the region structure of 11.1.1). */
export interface Region {
  /** `regionSlug` makes it from the region's first name; it never changes. */
  readonly slug: string;
  readonly name: string;
  readonly continent: Continent;
  /** Two letters (ISO 3166-1); null when the region spans several countries. */
  readonly country: string | null;
  /** It tells which area the region covers. */
  readonly described: string;
  readonly source: string;
  /** Counts its changes, from 1. */
  readonly version: number;
}

const REGION = `slug, name, continent, country, described, source, version`;

/** Lists the regions by continent and name. */
export async function listRegions(client: Pick<PoolClient, 'query'>): Promise<Region[]> {
  const { rows } = await client.query<Region>(`select ${REGION} from regions order by continent, name, slug`);
  return rows;
}

/** Null for a slug that no region has. */
export async function findRegion(client: Pick<PoolClient, 'query'>, slug: string): Promise<Region | null> {
  const { rows } = await client.query<Region>(`select ${REGION} from regions where slug = $1`, [slug]);
  return rows[0] ?? null;
}
