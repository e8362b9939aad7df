import { inTransaction } from '@quadrant/store/audit';
import { type FactsOf, NOTICE_KIND_NAMES, type NoticeKind } from '@quadrant/rules/notices';
import { MailRepository, tellPeople, tellPeopleOf } from '@quadrant/store/notices';
import { makeAccount, newBrowser, PASSWORD } from '../accounts/people.js';
import { ON_TIME } from '../http-walk.js';
import { useMailWalk } from './mail-walk.js';

const walk = useMailWalk();
let ann: string;

beforeEach(async () => {
  for (const table of [
    ...['throttled_attempts', 'sessions', 'known_devices', 'password_links', 'outbox', 'notices', 'mails'],
    ...['address_links', 'account_addresses', 'notice_choices', 'role_grants', 'tokens', 'accounts'],
  ])
    await walk.dataSource.query(`delete from ${table}`);
  ann = await makeAccount(walk.dataSource, 'Ann');
});

const signIn = (handle = 'Ann') => newBrowser(walk).signIn(handle, PASSWORD);

async function giveAddress(accountId: string, address: string): Promise<string> {
  const [{ key }] = await walk.dataSource.query<[{ key: string }]>(
    `insert into account_addresses (account_id, address, address_key, confirmed_at) values ($1, $2, lower($2), now())
     returning unsubscribe_key as key`,
    [accountId, address],
  );
  return key;
}

const tell = <K extends NoticeKind>(kind: K, about: string, facts: FactsOf<K>, accounts = [ann]) =>
  inTransaction(walk.dataSource, (client) => tellPeople(client, { kind, about, facts }, accounts, ON_TIME));

const approved = (name: string) => tell('report-approved', name, { id: name, name });

const texts = () => walk.server.mails.map(({ subject }) => subject);

// @row 269
describe('notices', () => {
  it('are listed, counted in the header, and read once', async () => {
    await approved('Spring Cup');
    await approved('Spring Cup');
    const browser = await signIn();
    const page = await browser.open('get', '/me/notices', { accept: 'text/html' });
    expect(page.text).toContain('Your report of Spring Cup was approved and counts.');
    expect(page.text).toMatch(/Notices <span[^>]*>1</);
    const { body } = await browser.ask('get', '/api/v1/notices');
    expect(body).toMatchObject({ unread: 1, next: null, rows: [{ kind: 'report-approved', readAt: null }] });
    const upTo = (body as { rows: { id: string }[] }).rows[0]!.id;
    expect((await browser.ask('post', '/api/v1/notices/reading', { upTo })).body).toEqual({ read: 1 });
    expect((await browser.ask('post', '/api/v1/notices/reading', { upTo })).body).toEqual({ read: 0 });
  });

  it('are not told where the transaction fails, or the account is disabled', async () => {
    const failing = inTransaction(walk.dataSource, async (client) => {
      await tellPeople(client, { kind: 'claim-decided', about: 'x', facts: { claim: 'x' } }, [ann], ON_TIME);
      throw new Error('enough');
    });
    await expect(failing).rejects.toThrow('enough');
    await walk.dataSource.query(`update accounts set disabled_at = now()`);
    expect(await approved('Spring Cup')).toBe(0);
    expect(await walk.dataSource.query(`select from notices`)).toEqual([]);
  });

  it('are paged where there are ten thousand, and told in one statement', async () => {
    const sql = `select $1::uuid as account_id, 'cup ' || n as about, jsonb_build_object('id', 'x', 'name', 'Cup ' || n) as facts
      from generate_series(1, 10000) n`;
    const told = await inTransaction(walk.dataSource, (client) =>
      tellPeopleOf(client, 'report-approved', { sql, values: [ann] }, ON_TIME),
    );
    expect(told).toBe(10_000);
    const browser = await signIn();
    const ids = new Set<string>();
    let address: string | null = '/api/v1/notices?limit=200';
    while (address !== null) {
      const { body } = await browser.ask('get', address);
      const { rows, next, unread } = body as { rows: { id: string }[]; next: string | null; unread: number };
      for (const { id } of rows) ids.add(id);
      expect(unread).toBe(100);
      address = next && `/api/v1/notices?limit=200&cursor=${encodeURIComponent(next)}`;
    }
    expect(ids.size).toBe(10_000);
    const page = await browser.open('get', '/me/notices', { accept: 'text/html' });
    expect(page.text).toContain('Older notices');
  });

  it('of somebody else are neither shown nor read', async () => {
    await makeAccount(walk.dataSource, 'Bob');
    await approved('Spring Cup');
    const bob = await signIn('Bob');
    expect((await bob.ask('get', '/api/v1/notices')).body).toMatchObject({ unread: 0, rows: [] });
    await bob.ask('post', '/api/v1/notices/reading', { upTo: '999999' });
    expect((await (await signIn()).ask('get', '/api/v1/notices')).body).toMatchObject({ unread: 1 });
  });
});

describe('mails of notices', () => {
  it('come at once or once a day, as chosen, in the language of their reader, as text and HTML', async () => {
    await giveAddress(ann, 'ann@mail.example');
    await walk.dataSource.query(`update accounts set language = 'de' where id = $1`, [ann]);
    await approved('Cup <b>&</b>');
    const moved = { from: 1500, to: 1516, id: 'x', because: 'played' } as const;
    await tell('rating-moved', 'run 1', { ...moved, name: 'Cup A' });
    await tell('rating-moved', 'run 2', { ...moved, name: 'Cup B' });
    expect(await walk.sendMails()).toEqual([]);
    expect(texts()).toEqual(['Dein Bericht zu Cup <b>&</b> wurde freigegeben und zählt.']);
    const [mail] = walk.server.mails;
    expect(mail!.html).toContain('Cup &lt;b&gt;&amp;&lt;/b&gt;');
    expect(mail!.text).toContain('http://127.0.0.1:3000/submit/waiting/');
    expect(mail!.headers.get('auto-submitted')).toBe('auto-generated');
    const mails = walk.app.get(MailRepository, { strict: false });
    expect(await mails.makeDigests(ON_TIME, ON_TIME)).toBe(1);
    expect(await mails.makeDigests(ON_TIME, ON_TIME)).toBe(0);
    await walk.sendMails();
    expect(texts().slice(1)).toEqual(['Deine Mitteilungen von heute']);
    expect(walk.server.mails[1]!.text).toMatch(/von 1500 auf 1516.*Cup A|Cup A.*1500[\s\S]*Cup B/);
  });

  it('are not written for an address that is not confirmed, or was refused', async () => {
    await approved('Before');
    await giveAddress(ann, 'ann@mail.example');
    await walk.dataSource.query(`update account_addresses set refused_at = now(), refused_with = '550'`);
    await approved('After');
    expect(await walk.dataSource.query(`select from mails`)).toEqual([]);
  });

  it('wait while the server does not take them, keep their order, and come once', async () => {
    await giveAddress(ann, 'ann@mail.example');
    for (const name of ['One', 'Two', 'Three']) await approved(name);
    for (const step of ['from', 'to', 'data', 'taken'] as const) {
      walk.server.atStep = (at) => (at === step ? { code: 451 } : null);
      expect((await walk.sendMails()).length).toBeGreaterThan(0);
    }
    walk.server.atStep = () => null;
    expect(await walk.sendMails()).toEqual([]);
    expect(texts()).toEqual(['One', 'Two', 'Three'].map((name) => `Your report of ${name} was approved and counts.`));
  });

  it('are dropped where their kind was switched off, the address removed or the account deleted meanwhile', async () => {
    const key = await giveAddress(ann, 'ann@mail.example');
    await approved('One');
    await newBrowser(walk).ask('post', '/api/v1/unsubscriptions', { key, kind: 'report-approved' });
    await walk.sendMails();
    await walk.dataSource.query(`delete from notice_choices`);
    await approved('Two');
    await (await signIn()).ask('delete', '/api/v1/address');
    await walk.sendMails();
    await giveAddress(ann, 'ann@mail.example');
    await approved('Three');
    // An account that is deleted takes its rows along, in the order of ACCOUNT_TABLES.
    for (const table of ['notices', 'mails', 'account_addresses']) {
      await walk.dataSource.query(`delete from ${table} where account_id = $1`, [ann]);
    }
    expect(await walk.sendMails()).toEqual([]);
    expect(texts()).toEqual([]);
  });
});

describe('unsubscribing', () => {
  it('takes one request without a sign-in, as programs for mails send it', async () => {
    await giveAddress(ann, 'ann@mail.example');
    await approved('One');
    await walk.sendMails();
    const headers = walk.server.mails[0]!.headerLines.map(({ line }) => line.replaceAll(/\r?\n\s+/g, ' '));
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const address = /<http:\/\/127\.0\.0\.1:3000(\/[^>]+)>/.exec(
      headers.find((line) => line.startsWith('List-Unsubscribe:'))!,
    )![1]!;
    const browser = newBrowser(walk);
    const page = await browser.open('get', address, { accept: 'text/html' });
    expect([page.status, page.text.includes('Your report was approved')]).toEqual([200, true]);
    await approved('Two');
    await walk.sendMails();
    expect(walk.server.mails).toHaveLength(2);
    const ended = await walk.app.inject({
      method: 'POST',
      url: address,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([ended.statusCode, ended.body.includes('gets no mails of this kind')]).toEqual([200, true]);
    expect((await browser.open('get', address, { accept: 'text/html' })).text).not.toContain('End mails of this kind');
    await approved('Three');
    await walk.sendMails();
    expect(walk.server.mails).toHaveLength(2);
  });

  it('with the link of another person, a made-up link or kind changes nothing else', async () => {
    const key = await giveAddress(ann, 'ann@mail.example');
    const bob = await makeAccount(walk.dataSource, 'Bob');
    await giveAddress(bob, 'bob@mail.example');
    const send = (body: object) => newBrowser(walk).ask('post', '/api/v1/unsubscriptions', body);
    expect((await send({ key, kind: 'report-approved' })).body).toEqual({ handle: 'Ann' });
    for (const wrong of [
      { key: 'a', kind: 'all' },
      { key: ann, kind: 'all' },
      { key, kind: 'nothing' },
    ])
      expect((await send(wrong)).status).toBe(422);
    const rows = await walk.dataSource.query(`select account_id as id, kind, channel, choice from notice_choices`);
    expect(rows).toEqual([{ id: ann, kind: 'report-approved', channel: 'mail', choice: 'off' }]);
  });
});

describe('choices', () => {
  it('are made on a page, and hold for what comes later', async () => {
    const browser = await signIn();
    const page = await browser.open('get', '/me/notices/choices', { accept: 'text/html' });
    for (const index of NOTICE_KIND_NAMES.keys()) expect(page.text).toContain(`name="rows.${index}.mail"`);
    const rows = [{ kind: 'report-approved', site: 'off', mail: 'daily', push: 'off' }];
    const chosen = await browser.ask('put', '/api/v1/notice-choices', { rows });
    expect(chosen.body).toMatchObject({ rows: expect.arrayContaining(rows) as unknown });
    await approved('One');
    expect((await browser.ask('get', '/api/v1/notices')).body).toMatchObject({ unread: 0, rows: [] });
    expect(
      (await browser.ask('put', '/api/v1/notice-choices', { rows: [{ ...rows[0], mail: 'hourly' }] })).status,
    ).toBe(400);
  });
});
