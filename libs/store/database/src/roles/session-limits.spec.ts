import type { DataSource } from 'typeorm';
import { inTransaction } from '@quadrant/store/audit';
import { createDataSource } from '@quadrant/store/setup';
import { useTestDatabase } from '../../../../../test/builders/database.js';
import { findWaitFailure } from '../database-waits.js';
import { allowLongStatements } from '../long-statements.js';
import { findRoles, sessionOptions } from './database-roles.js';
import { NO_LIMITS, REQUEST_LIMITS, type SessionLimits } from './session-limits.js';

const database = useTestDatabase();

async function withSession<T>(
  limits: SessionLimits | undefined,
  work: (dataSource: DataSource) => Promise<T>,
  queryTimeoutMs = 60_000,
) {
  const session = sessionOptions(await findRoles(database.url), 'application', limits);
  const settings = { url: database.url, session, poolSize: 2, queryTimeoutMs };
  const dataSource = await createDataSource(settings).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

const problemOf = (asked: Promise<unknown>) => asked.then(() => null, findWaitFailure);

describe('limits of a session', () => {
  it('are 10 s for a statement, 5 s for a lock and 30 s for an idle transaction where requests are answered', async () => {
    const [row] = await withSession(REQUEST_LIMITS, (dataSource) =>
      dataSource.query<object[]>(
        `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
           current_setting('idle_in_transaction_session_timeout') as idle`,
      ),
    );
    expect(row).toEqual({ statement: '10s', lock: '5s', idle: '30s' });
  });

  it('cut a slow statement off, and none of the jobs', async () => {
    const slow = 'select pg_sleep(0.6)';
    const short = { ...REQUEST_LIMITS, statementMs: 200 };
    expect(await withSession(short, (dataSource) => problemOf(dataSource.query(slow)))).toBe('statement');
    for (const limits of [undefined, NO_LIMITS]) {
      expect(await withSession(limits, (dataSource) => problemOf(dataSource.query(slow)))).toBeNull();
    }
  });

  it('tell of a lock that is waited for, an idle transaction, and a pool without a free connection', async () => {
    const short = { ...REQUEST_LIMITS, lockMs: 200, idleInTransactionMs: 200 };
    await withSession(short, async (dataSource) => {
      await withSession(undefined, (other) =>
        inTransaction(other, async (client) => {
          await client.query('select from publication for update');
          const asked = inTransaction(dataSource, (waiting) => waiting.query('select from publication for update'));
          expect(await problemOf(asked)).toBe('lock');
        }),
      );
      const idle = inTransaction(dataSource, async (client) => {
        client.on('error', () => undefined);
        await client.query('select 1');
        await new Promise((resolve) => setTimeout(resolve, 600));
        await client.query('select 1');
      });
      expect(await problemOf(idle)).toBe('idle-transaction');
    });
  });

  it('are lifted for a statement that a request begins in place of a job, until its transaction ends', async () => {
    const lifted = async (dataSource: DataSource) => {
      const long = inTransaction(dataSource, async (client) => {
        await allowLongStatements(client);
        // Longer than the server and the client would wait.
        await client.query('select pg_sleep(2)');
      });
      expect(await problemOf(long)).toBeNull();
      const again = inTransaction(dataSource, (client) => client.query('select pg_sleep(0.6)'));
      expect(await problemOf(again)).toBe('statement');
    };
    await withSession({ ...REQUEST_LIMITS, statementMs: 200 }, lifted, 1_500);
  });
});
