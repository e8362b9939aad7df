import pg from 'pg';
import type { DataSource } from 'typeorm';
import { asOwner, useTestDatabase } from '../../../../test/builders/database.js';
import { Region } from '@quadrant/store/places';
import { recordAudit } from './audit.js';
import { inTransaction, inTransactionTogether } from './transaction.js';

const AT = new Date('2026-11-24T12:00:00Z');
const entryOf = (subject: string) => ({
  at: AT,
  actor: 'ann',
  action: 'tournament.submit' as const,
  subject,
  detail: {},
  requestId: null,
});

describe("a transaction in which TypeORM's manager takes part", () => {
  const database = useTestDatabase();
  const REGION = {
    name: 'Kronos',
    continent: 'europe',
    country: null,
    described: '',
    source: 'spec',
    createdAt: AT,
  } as const;
  let dataSource: DataSource;

  beforeAll(async () => {
    dataSource = await database.dataSource();
  });

  const countStored = async (slug: string) => {
    const rows = await dataSource.query<unknown[]>(
      `select from regions where slug = $1 union all select from audit_entries where subject = $1`,
      [slug],
    );
    return rows.length;
  };

  it('stores what the manager saved together with the audit entry', async () => {
    const seen = await inTransaction(dataSource, async (client, manager) => {
      await manager.save(Region, { ...REGION, slug: 'kronos' });
      await recordAudit(client, entryOf('kronos'));
      return client.query<{ name: string }>(`select name from regions where slug = 'kronos'`);
    });
    expect(seen.rows).toEqual([{ name: 'Kronos' }]);
    expect(await countStored('kronos')).toBe(2);
  });

  it('keeps nothing that the manager saved when the work fails afterwards', async () => {
    const failing = inTransaction(dataSource, async (client, manager) => {
      await recordAudit(client, entryOf('taken-back'));
      await manager.save(Region, { ...REGION, slug: 'taken-back' });
      await manager.transaction((nested) => nested.save(Region, { ...REGION, slug: 'taken-back-too' }));
      throw new Error('enough');
    });
    await expect(failing).rejects.toThrow('enough');
    expect([await countStored('taken-back'), await countStored('taken-back-too')]).toEqual([0, 0]);
  });

  it('refuses a manager that is used after the transaction has ended', async () => {
    const manager = await inTransaction(dataSource, (_client, given) => Promise.resolve(given));
    await expect(manager.findOneBy(Region, { slug: 'kronos' })).rejects.toThrow('released');
  });
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
