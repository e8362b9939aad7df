import { AsyncLocalStorage } from 'node:async_hooks';
import { serialize } from 'node:v8';
import type { PoolClient, QueryResult, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { askTogether } from './ask-together.js';
import { rememberSource } from './client-source.js';
import { BEGIN } from './snapshot.js';

/**
 * Makes PostgreSQL use generic plans, from the first time on. Usually it plans a statement again for each of the first
 * five values over each connection. Six pages of a player over a new connection took 320 ms that way, and now take 165
 * ms.
 */
const SAME_PLANS = `select set_config('plan_cache_mode', 'force_generic_plan', true)`;

interface Moment {
  readonly dataSource: DataSource;
  readonly client: PoolClient;
}

/** A client that takes queries in any form. */
interface Asked {
  query(...values: readonly unknown[]): unknown;
}

/** A statement with a text; a query in another form, such as a COPY, has none. */
interface AskedStatement {
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly rowMode?: string;
}

const moments = new AsyncLocalStorage<Moment>();

const clientOf = (dataSource: DataSource): PoolClient | null => {
  const moment = moments.getStore();
  return moment?.dataSource === dataSource ? moment.client : null;
};

/**
 * Runs `work`, whose queries all see one moment of the database over one connection. This includes nested calls of
 * {@link readMoment} and {@link ask}. Simultaneous queries, as in `Promise.all`, go in one exchange, and PostgreSQL
 * keeps their plans: the page of a player runs some 30 statements. A statement that was asked before with the same
 * values is not sent again, because its answer cannot change. Use it only for reading.
 *
 * @param options.plansOnce for statements whose plans suit any values; it has no effect inside the moment of a caller
 */
export async function seeOneMoment<T>(
  dataSource: DataSource,
  work: () => Promise<T>,
  { plansOnce = false }: { plansOnce?: boolean } = {},
): Promise<T> {
  if (clientOf(dataSource) !== null) return work();
  const runner = dataSource.createQueryRunner();
  const client = (await runner.connect()) as PoolClient;
  let isOver = false;
  // A query after a failed one must not use a connection that another caller has by then.
  const answers = new Map<string, Promise<QueryResult>>();
  const query = (...asked: unknown[]): unknown => {
    if (isOver) return Promise.reject(new Error('This moment is over.'));
    const key = keyOf(asked);
    if (key === null) return (client as unknown as Asked).query(...asked);
    let answer = answers.get(key);
    if (answer === undefined) {
      answer = (client as unknown as Asked).query(...asked) as Promise<QueryResult>;
      answers.set(key, answer);
    }
    // Every caller gets its own list, which it may sort.
    return answer.then((result) => ({ ...result, rows: [...(result.rows as unknown[])] }));
  };
  const lent = Object.create(client, { query: { value: query } }) as PoolClient;
  rememberSource(lent, dataSource);
  try {
    return await askTogether(client, async () => {
      // This goes in one exchange with the first queries.
      const beginning = Promise.all([client.query(BEGIN), plansOnce && client.query(SAME_PLANS)]);
      const [answer] = await Promise.all([moments.run({ dataSource, client: lent }, work), beginning]);
      return answer;
    });
  } finally {
    isOver = true;
    // Nobody waits for the end of a reading transaction. A connection that is lost by then leaves the pool by itself.
    void client
      .query('commit')
      .catch(() => undefined)
      .then(() => runner.release());
  }
}

/** Reads one moment, as {@link seeOneMoment} does: the moment of the caller, if there is one. */
export const readMoment = <T>(dataSource: DataSource, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  seeOneMoment(dataSource, () => work(clientOf(dataSource)!));

/** Runs one statement, in the moment of the caller, if there is one. */
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

/** Returns the key of a statement with its values; null for a query in another form. */
function keyOf([asked, values]: readonly unknown[]): string | null {
  if (typeof asked === 'object' && asked !== null && 'submit' in asked) return null;
  const statement = typeof asked === 'string' ? { text: asked } : (asked as AskedStatement);
  return serialize([statement.text, statement.rowMode, values ?? statement.values ?? []]).toString('latin1');
}
