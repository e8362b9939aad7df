import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AuditAnchorRepository } from '@quadrant/store/audit';
import { asOwner, useTestDatabase } from '../builders/database.js';
import { person } from '../builders/surroundings.js';

describe('audit verify', () => {
  const database = useTestDatabase();
  const operator = person(() => ({ DATABASE_URL: database.url, QUADRANT_HOME: database.home }));
  afterAll(() => operator.leave());

  const verify = (...more: string[]) => operator.call('audit', 'verify', ...more);
  const createTokens = async (...handles: string[]) => {
    for (const handle of handles) await operator.call('token', 'create', '--role', 'director', '--handle', handle);
  };
  const tamper = async (statement: string) =>
    asOwner(await database.dataSource(), `set local session_replication_role = replica; ${statement}`);
  const countEntries = async () =>
    (await (await database.dataSource()).query<object[]>(`select from audit_entries`)).length;
  const keyFile = () => path.join(database.home, 'secrets', 'audit-key');
  const anchorsFile = () => path.join(database.home, 'audit', 'anchors.ndjson');
  const anchor = async () =>
    new AuditAnchorRepository(await database.dataSource()).anchor(new Date('2014-11-10T12:00:00Z'));

  it('says that there is no key, and makes none', async () => {
    const answer = await verify();
    expect(answer).toMatchObject({ code: 2, out: '' });
    expect(answer.err).toContain('There is no audit key in');
    expect((await verify()).code).toBe(2);
  });

  it('says that an empty audit is empty', async () => {
    await database.dataSource();
    expect(await verify()).toEqual({ code: 0, out: 'The audit is empty: nothing has been written yet.\n', err: '' });
  });

  it('says what is not anchored yet', async () => {
    await createTokens('Ann', 'Bob', 'Cy');
    expect(await verify()).toMatchObject({
      code: 0,
      out:
        '3 entries checked: nothing was changed.\n' +
        'There is no anchor yet; a worker writes one every minute. Nobody would notice if 3 entries at the end were removed.\n',
    });
  });

  it('says what the last anchor covers', async () => {
    await anchor();
    await createTokens('Dee');
    const { code, out } = await verify();
    expect([code, out]).toEqual([
      0,
      '4 entries checked: nothing was changed.\n' +
        'The last anchor, of 2014-11-10T12:00:00.000Z, covers everything up to entry 3. Nobody would notice if later entries were removed: 1 entry so far.\n',
    ]);
    expect(JSON.parse((await verify('--json')).out)).toMatchObject({
      verified: true,
      entries: 4,
      lastId: 4,
      damages: [],
      anchors: { count: 1, last: { id: 3 } },
      unanchored: 1,
      appendOnly: { byRights: true, byTrigger: true },
    });
  });

  it('says every place that was tampered with', async () => {
    await createTokens('Eve', 'Fay', 'Gus', 'Hal');
    await tamper(`update audit_entries set actor = 'nobody' where id in (1, 2);
      delete from audit_entries where id = 4;
      update audit_entries set key_id = '01234567' where id = 5;
      update audit_entries set id = -id where id in (7, 8);
      update audit_entries set id = 15 + id where id < 0`);
    const { code, out } = await verify();
    expect(code).toBe(1);
    expect(out.split('\n').slice(0, 4)).toEqual([
      'Entries 1 to 2 were changed.',
      'Entry 4 is missing.',
      expect.stringMatching(
        /^Entry 5 was sealed with the key "01234567", which is not in secrets\/audit-key\. It is forged, or/,
      ),
      'Entries 7 and 8 were swapped.',
    ]);
    expect(out).not.toContain('nothing was changed');
  });

  it('says that the end was cut off, and that the trigger is gone', async () => {
    await tamper(`delete from audit_entries where id > 2; alter table audit_entries disable trigger user`);
    const { code, out } = await verify();
    expect(code).toBe(1);
    expect(out).toContain('Entries after 2 are missing: entry 3 was anchored at 2014-11-10T12:00:00.000Z.\n');
    expect(out).toContain('The trigger that refuses changes to the audit is missing or disabled. Restore it.\n');
  });

  it('says what is wrong with the file of anchors', async () => {
    const whole = readFileSync(anchorsFile(), 'utf8');
    writeFileSync(anchorsFile(), whole.replace('2014', '2013'));
    appendFileSync(anchorsFile(), 'nothing\n');
    const { out } = await verify();
    expect(out).toContain('Anchor 1 was changed.\n');
    expect(out).toContain('Line 2 of the anchor file is not an anchor.\n');
    rmSync(anchorsFile());
    expect((await verify()).out).toContain(
      'Anchor 1 is missing at the end of the anchor file: the database counted more lines.\n',
    );
    writeFileSync(anchorsFile(), whole);
  });

  it('refuses to write with another key, and names both keys and the way out', async () => {
    const before = await countEntries();
    renameSync(keyFile(), `${keyFile()}.lost`);
    const { code, err } = await operator.call('token', 'create', '--role', 'director', '--handle', 'Ida');
    expect(code).toBe(2);
    expect(err).toMatch(
      /^This database belongs to another QUADRANT_HOME: its audit is sealed with the key [0-9a-f]{8}, and \S.* has the key [0-9a-f]{8}\. /,
    );
    expect(err).toContain('copy its secrets/audit-key to this file');
    expect(await countEntries()).toBe(before);
  });

  it('goes on with a new key above a known one, and after that with the new key alone', async () => {
    const known = readFileSync(`${keyFile()}.lost`, 'utf8');
    const fresh = 'ab'.repeat(32);
    writeFileSync(keyFile(), `${fresh}\n${known}`);
    expect(await operator.call('token', 'create', '--role', 'director', '--handle', 'Jo')).toMatchObject({ code: 0 });
    writeFileSync(keyFile(), fresh);
    expect(await operator.call('token', 'create', '--role', 'director', '--handle', 'Kim')).toMatchObject({ code: 0 });
    writeFileSync(keyFile(), `${fresh}\n${known}`);
    expect((await verify()).out).not.toContain('which is not in');
  });

  it('goes on with the key of a home that adopts the database, and records that', async () => {
    writeFileSync(keyFile(), 'cd'.repeat(32));
    const adopted = await operator.call('audit', 'adopt-key', '--reason', 'the old key is lost');
    expect(adopted).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^The audit continues with the key [0-9a-f]{8} /),
    });
    expect(await operator.call('token', 'create', '--role', 'director', '--handle', 'Lu')).toMatchObject({ code: 0 });
    const [entry] = await (
      await database.dataSource()
    ).query<object[]>(`select actor, detail from audit_entries where action = 'audit-key.adopt'`);
    expect(entry).toEqual({ actor: 'operator', detail: { reason: 'the old key is lost' } });
  });

  it('says that a file holds no key', async () => {
    writeFileSync(keyFile(), 'no key');
    expect((await verify()).err).toContain('is no audit key');
    renameSync(`${keyFile()}.lost`, keyFile());
  });
});
