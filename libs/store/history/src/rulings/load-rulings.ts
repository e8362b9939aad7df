import type { PoolClient } from 'pg';
import { withRulings, type Policies, type Ruling } from '@quadrant/rules/policy';
import { columnsOf } from '@quadrant/store/database';
import { RulingEntity } from './ruling.entity.js';

/** SQL: every {@link Ruling}, in the order in which they were made. */
export const SELECT_RULINGS = `select ${columnsOf(RulingEntity)} from rulings order by number`;

/** Every interim ruling, those that are over too, in the order in which they were made. */
export async function loadRulings(client: Pick<PoolClient, 'query'>): Promise<Ruling[]> {
  const { rows } = await client.query<Ruling>(SELECT_RULINGS);
  return rows;
}

/** The policies with what interim rulings set. */
export const loadPolicies = async (client: Pick<PoolClient, 'query'>): Promise<Policies> =>
  withRulings(await loadRulings(client));
