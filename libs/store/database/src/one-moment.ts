import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { askTogether } from './ask-together.js';
import { rememberSource } from './client-source.js';
import { BEGIN } from './snapshot.js';

interface Moment {
  readonly dataSource: DataSource;
  readonly client: PoolClient;
}

/** A client, whatever it is asked. */
interface Asked {
  query(...values: readonly unknown[]): unknown;
}

const moments = new AsyncLocalStorage<Moment>();

const clientOf = (dataSource: DataSource): PoolClient | null => {
  const moment = moments.getStore();
  return moment?.dataSource === dataSource ? moment.client : null;
};

/**
 * Runs `work`, whose questions all see one moment of the database over one connection: what is asked inside by {@link readMoment}
 * and {@link ask}. Questions that are asked at the same time, as in `Promise.all`, go in one exchange, and PostgreSQL keeps their
 * plans: the page of a player asks some 40 statements.
 */
export async function seeOneMoment<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  if (clientOf(dataSource) !== null) return work();
  const runner = dataSource.createQueryRunner();
  const client = (await runner.connect()) as PoolClient;
  let isOver = false;
  // Whoever still asks after another question failed must not ask over a connection that somebody else has by then.
  const query = (...values: unknown[]): unknown =>
    isOver ? Promise.reject(new Error('This moment is over.')) : (client as unknown as Asked).query(...values);
  const lent = Object.create(client, { query: { value: query } }) as PoolClient;
  rememberSource(lent, dataSource);
  try {
    return await askTogether(client, async () => {
      // In one exchange with the first questions.
      const beginning = client.query(BEGIN);
      const [answer] = await Promise.all([moments.run({ dataSource, client: lent }, work), beginning]);
      return answer;
    });
  } finally {
    isOver = true;
    try {
      await client.query('commit');
    } finally {
      await runner.release();
    }
  }
}

/** Reads one moment, as {@link seeOneMoment} does: that of whoever calls it, if there is one. */
export const readMoment = <T>(dataSource: DataSource, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  seeOneMoment(dataSource, () => work(clientOf(dataSource)!));

/** Asks one statement, in the moment of whoever calls it, if there is one. */
export async function ask<Row extends QueryResultRow>(
  dataSource: DataSource,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = clientOf(dataSource);
  return client === null
    ? dataSource.query<Row[]>(text, [...values])
    : (await client.query<Row>(text, [...values])).rows;
}
