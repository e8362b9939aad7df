import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateWithLock } from '@quadrant/store/schema';
import { createDataSource } from '@quadrant/store/setup';
import { asOwner, emptyTables, goBackBefore, useTestDatabase } from '../../../../test/builders/database.js';
import { AuditAnchorRepository } from './audit-anchor.repository.js';
import { recordAudit } from './audit.js';
import { inTransaction } from './transaction.js';
import type { AuditEntry } from './audit-entry.js';
import { keepAuditHome, openAuditHome, type AuditHome } from './audit-home.js';
import { isIntact, verifyAudit } from './verify-audit.js';

const entry = (subject: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  at: new Date('2014-11-08T10:00:00.123Z'),
  actor: 'Ann',
  action: 'league.create',
  subject,
  detail: { subject },
  requestId: null,
  ...more,
});

describe('the chain of the audit', () => {
  const database = useTestDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'quadrant audit '));
  let home: AuditHome;
  beforeAll(async () => {
    home = openAuditHome(folder);
    keepAuditHome(await database.dataSource(), home);
    keepAuditHome(await database.owner(), home);
  });
  beforeEach(async () => {
    await emptyTables(await database.dataSource(), 'audit_entries', 'audit_anchors');
    rmSync(home.anchorsFile, { force: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const record = async (...entries: readonly AuditEntry[]) =>
    inTransaction(await database.dataSource(), async (client) => {
      for (const each of entries) await recordAudit(client, each);
    });
  const verify = async () => verifyAudit(await database.dataSource(), home);
  const anchor = async (minute = 0) =>
    new AuditAnchorRepository(await database.dataSource()).anchor(new Date(Date.UTC(2014, 10, 8, 10, minute)));

  it('has ids without gaps, however many write at once and whatever is rolled back', async () => {
    const dataSource = await database.dataSource();
    const work = Array.from({ length: 40 }, (_, number) =>
      inTransaction(dataSource, async (client) => {
        await recordAudit(client, entry(`${number} a`));
        await client.query('select 1');
        await recordAudit(client, entry(`${number} b`));
        if (number % 4 === 0) throw new Error('rolled back');
      }).catch(() => undefined),
    );
    await Promise.all(work);
    const rows = await dataSource.query<{ id: string }[]>(`select id from audit_entries order by id`);
    expect(rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    expect(isIntact(await verify())).toBe(true);
  });

  it('keeps an entry as it was given, and what PostgreSQL cannot store as a replacement character', async () => {
    const detail = { 'zebra "\\': [1.5e300, null, 'Zoë {},"\\'], apple: { b: 1, a: 'x\0y\ud800' } };
    await record(entry('s\0', { actor: 'Zoë', detail, mentions: ['player:{a,"b"\\}', 'player:ü'] }));
    const [row] = await (
      await database.dataSource()
    ).query<Record<string, unknown>[]>(
      `select at, actor, actor_key, action, subject, detail::text as detail, mentions from audit_entries`,
    );
    expect(row).toEqual({
      at: new Date('2014-11-08T10:00:00.123Z'),
      actor: 'Zoë',
      actor_key: 'zoe',
      action: 'league.create',
      subject: 's\ufffd',
      detail: JSON.stringify(detail).replace('\\u0000', '\ufffd').replace('\\ud800', '\ufffd'),
      mentions: ['player:{a,"b"\\}', 'player:ü'],
    });
    expect(isIntact(await verify())).toBe(true);
  });

  it('takes nothing outside a transaction, nor after it, nor without a key', async () => {
    const dataSource = await database.dataSource();
    const client = await inTransaction(dataSource, (each) => Promise.resolve(each));
    expect(() => recordAudit(client, entry('late'))).toThrow('inside inTransaction');
    const keyless = await createDataSource({ url: database.url, poolSize: 1 }).initialize();
    await expect(inTransaction(keyless, (each) => recordAudit(each, entry('keyless')))).rejects.toThrow('audit key');
    await keyless.destroy();
    expect((await verify()).entries).toBe(0);
  });

  it('refuses changes to whoever may do anything else', async () => {
    await record(entry('one'));
    const owner = await database.owner();
    for (const change of ['update audit_entries set id = 2', 'delete from audit_entries', 'truncate audit_entries']) {
      await expect(owner.query(change)).rejects.toThrow('append-only');
    }
    expect((await verify()).entries).toBe(1);
  });

  it('takes in what was written before there was a chain', async () => {
    const owner = await database.owner();
    await goBackBefore(database, 'AuditChain');
    await owner.query(`
      insert into audit_entries (at, actor, action, subject, detail, request_id)
      select timestamptz '2014-11-08' + n * interval '1 minute', 'Ann', 'run.roll-back', 'run ' || n, json_build_object('n', n), null
      from generate_series(1, 5) n`);
    await owner.query(`delete from audit_entries where id = 3`);
    await migrateWithLock(owner);
    const rows = await owner.query<unknown[]>(
      `select id::integer, subject, detail->>'n' as n from audit_entries order by id`,
    );
    expect(rows).toEqual([1, 2, 4, 5].map((n, index) => ({ id: index + 1, subject: `run ${n}`, n: `${n}` })));
    await record(entry('and then'));
    expect(await verify()).toMatchObject({ entries: 5, damages: [] });
  });

  describe('is anchored', () => {
    it('when it has moved, and by one of several workers', async () => {
      expect(await anchor()).toEqual({ kind: 'nothing-new' });
      await record(entry('one'), entry('two'));
      const attempts = await Promise.all([anchor(), anchor(), anchor()]);
      expect(attempts.filter(({ kind }) => kind === 'anchored')).toEqual([{ kind: 'anchored', id: 2n }]);
      expect(await anchor(1)).toEqual({ kind: 'nothing-new' });
      await record(entry('three'));
      await anchor(2);
      await record(entry('four'));
      expect(readFileSync(home.anchorsFile, 'utf8').split('\n')).toHaveLength(3);
      const { anchors, unanchored } = await verify();
      expect(anchors).toEqual({
        count: 2,
        damages: [],
        unreadable: [],
        cut: null,
        last: expect.objectContaining({ at: '2014-11-08T10:02:00.000Z', id: 3n }),
      });
      expect(unanchored).toBe(1n);
    });

    it('and the file is missed when it is cut or taken away, also after more was anchored', async () => {
      for (let minute = 0; minute < 4; minute++) {
        await record(entry(`${minute}`));
        await anchor(minute);
      }
      const whole = readFileSync(home.anchorsFile, 'utf8');
      truncateSync(home.anchorsFile, whole.indexOf('\n', whole.indexOf('\n') + 1) + 1);
      expect((await verify()).anchors).toMatchObject({ count: 2, damages: [], cut: [3n, 4n] });
      rmSync(home.anchorsFile);
      expect((await verify()).anchors).toMatchObject({ count: 0, cut: [1n, 4n] });
      await record(entry('more'));
      await anchor(5);
      const { anchors } = await verify();
      expect(anchors).toMatchObject({ count: 1, damages: [{ kind: 'missing', from: 1n, to: 4n }], cut: null });
      writeFileSync(home.anchorsFile, whole + readFileSync(home.anchorsFile, 'utf8'));
      expect(isIntact(await verify())).toBe(true);
    });

    it('by the same lines when the database lost what it knew of them', async () => {
      await record(entry('one'));
      await anchor();
      await emptyTables(await database.dataSource(), 'audit_anchors');
      await record(entry('two'));
      await anchor(1);
      expect(isIntact(await verify())).toBe(true);
    });

    it('no further when its end was cut off, which is said', async () => {
      await record(entry('one'), entry('two'));
      await anchor();
      const dataSource = await database.dataSource();
      await asOwner(dataSource, `set local session_replication_role = replica; delete from audit_entries where id = 2`);
      expect(await anchor(1)).toEqual({ kind: 'chain-cut', anchoredId: 2n });
      expect((await verify()).damages).toEqual([
        { kind: 'cut', from: 2n, anchoredId: 2n, anchoredAt: '2014-11-08T10:00:00.000Z' },
      ]);
    });

    it('and what is no anchor in the file is told', async () => {
      await record(entry('one'));
      await anchor();
      appendFileSync(home.anchorsFile, '{"id":1}\n');
      const verification = await verify();
      expect(isIntact(verification)).toBe(false);
      expect(verification.anchors.unreadable).toEqual([2]);
    });
  });
});
