import { AsyncLocalStorage } from 'node:async_hooks';
import { serialize } from 'node:v8';
import type { PoolClient, QueryResult, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { askTogether } from './ask-together.js';
import { rememberSource } from './client-source.js';
import { BEGIN } from './snapshot.js';

/**
 * Plans that hold for all values, from the first time on. Usually PostgreSQL plans a statement anew for each of its first five
 * values over each connection: six pages of a player over a new connection took 320 ms, and take 165 ms so.
 */
const SAME_PLANS = `select set_config('plan_cache_mode', 'force_generic_plan', true)`;

interface Moment {
  readonly dataSource: DataSource;
  readonly client: PoolClient;
}

/** A client, whatever it is asked. */
interface Asked {
  query(...values: readonly unknown[]): unknown;
}

/** A statement of its own text; what is sent in another way, as a COPY, has none. */
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
 * Runs `work`, whose questions all see one moment of the database over one connection: what is asked inside by {@link readMoment}
 * and {@link ask}. Questions that are asked at the same time, as in `Promise.all`, go in one exchange, and PostgreSQL keeps their
 * plans: the page of a player asks some 30 statements. What was asked before, in the same words, is not asked again: the moment
 * has one answer. Only what reads is asked here.
 *
 * @param options.plansOnce for statements whose plans are as good for any values; of the moment of whoever calls this, it changes nothing
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
  // Whoever still asks after another question failed must not ask over a connection that somebody else has by then.
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
    // Everybody gets a list of their own, which they may sort.
    return answer.then((result) => ({ ...result, rows: [...(result.rows as unknown[])] }));
  };
  const lent = Object.create(client, { query: { value: query } }) as PoolClient;
  rememberSource(lent, dataSource);
  try {
    return await askTogether(client, async () => {
      // In one exchange with the first questions.
      const beginning = Promise.all([client.query(BEGIN), plansOnce && client.query(SAME_PLANS)]);
      const [answer] = await Promise.all([moments.run({ dataSource, client: lent }, work), beginning]);
      return answer;
    });
  } finally {
    isOver = true;
    // Nobody waits for the end of what only reads. A connection that is lost by then leaves the pool by itself.
    void client
      .query('commit')
      .catch(() => undefined)
      .then(() => runner.release());
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

/** By what a statement is known with its values; null where it is sent in another way. */
function keyOf([asked, values]: readonly unknown[]): string | null {
  if (typeof asked === 'object' && asked !== null && 'submit' in asked) return null;
  const statement = typeof asked === 'string' ? { text: asked } : (asked as AskedStatement);
  return serialize([statement.text, statement.rowMode, values ?? statement.values ?? []]).toString('latin1');
}
