import type { PoolClient } from 'pg';
import { columnsOf } from '@quadrant/store/database';
import { Region } from './region.entity.js';

const REGION = columnsOf(Region);

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
