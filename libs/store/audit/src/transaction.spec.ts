import pg from 'pg';
import type { DataSource } from 'typeorm';
import { asOwner, useTestDatabase } from '../../../../test/builders/database.js';
import { recordAudit } from './audit.js';
import { inTransactionTogether } from './transaction.js';

const AT = new Date('2026-11-24T12:00:00Z');
const entryOf = (subject: string) => ({
  at: AT,
  actor: 'ann',
  action: 'tournament.submit' as const,
  subject,
  detail: {},
  requestId: null,
});

describe('a transaction whose questions are asked together', () => {
  const database = useTestDatabase();
  let dataSource: DataSource;

  beforeAll(async () => {
    dataSource = await database.dataSource();
  });

  const countEntries = async (subject: string) => {
    const rows = await dataSource.query<unknown[]>('select from audit_entries where subject = $1', [subject]);
    return rows.length;
  };

  it('begins with its first questions and commits with the audit, in four exchanges', async () => {
    const asked = jest.spyOn(pg.Client.prototype, 'query');
    try {
      const sum = await inTransactionTogether(dataSource, async (client) => {
        const [one, other] = await Promise.all([
          client.query<{ n: number }>('select 1 as n'),
          client.query<{ n: number }>('select 2 as n'),
        ]);
        const { rows } = await client.query<{ n: number }>('select $1::integer + $2::integer as n', [
          one.rows[0]!.n,
          other.rows[0]!.n,
        ]);
        await recordAudit(client, entryOf('four exchanges'));
        return rows[0]!.n;
      });
      expect(sum).toBe(3);
      const texts = asked.mock.calls.map(([query]) => (query as unknown as { text: string }).text);
      expect(texts).toEqual([
        'START TRANSACTION; select 1 as n; select 2 as n',
        'select $1::integer + $2::integer as n',
        expect.stringContaining('pg_advisory_xact_lock'),
        expect.stringMatching(/^insert into audit_entries .*; COMMIT$/s),
      ]);
    } finally {
      asked.mockRestore();
    }
    expect(await countEntries('four exchanges')).toBe(1);
  });

  it('leaves nothing behind where a question fails, and its connection can be used again', async () => {
    const failing = inTransactionTogether(dataSource, async (client) => {
      await recordAudit(client, entryOf('a question that fails'));
      await client.query(`insert into regions (slug) values ('half')`);
    });
    await expect(failing).rejects.toThrow(/regions/);
    expect(await countEntries('a question that fails')).toBe(0);
    const again = inTransactionTogether(dataSource, (client) => client.query<{ n: number }>('select 1 as n'));
    expect((await again).rows).toEqual([{ n: 1 }]);
  });

  it('does not commit where PostgreSQL refuses the audit', async () => {
    await asOwner(
      dataSource,
      `alter table audit_entries add constraint probe_check check (subject <> 'refused by PostgreSQL')`,
    );
    try {
      const refused = inTransactionTogether(dataSource, async (client) => {
        await client.query(
          `insert into audit_refusals (actor_key, action, refusal, hour, actor, subject, seen, first_at, last_at)
           values ('ann', 'tournament.submit', 'probe', $1, 'ann', '', 1, $1, $1)`,
          [AT],
        );
        await recordAudit(client, entryOf('refused by PostgreSQL'));
      });
      await expect(refused).rejects.toThrow(/probe_check/);
      expect(await dataSource.query(`select from audit_refusals where refusal = 'probe'`)).toEqual([]);
    } finally {
      await asOwner(dataSource, 'alter table audit_entries drop constraint probe_check');
    }
  });
});
