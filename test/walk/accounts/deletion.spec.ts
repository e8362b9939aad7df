import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { inTransaction, openAuditHome } from '@quadrant/store/audit';
import { createDataSource } from '@quadrant/store/setup';
import { MailRepository, tellPeople } from '@quadrant/store/notices';
import { AccountDeletionRepository } from '@quadrant/store/own-data';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { announcementOf } from '../../builders/announcement-body.js';
import { handIn } from '../../builders/history.js';
import { report } from '../../builders/report.js';
import { round } from '../../builders/round-text.js';
import { person } from '../../builders/surroundings.js';
import { ON_TIME } from '../http-walk.js';
import { useMailWalk } from '../notices/mail-walk.js';
import type { Browser } from './browser.js';
import { pageOf } from './page.js';
import { auditOf, makeAccount, newBrowser, PASSWORD } from './people.js';

/** Every line that the programs log. The page about deletions says that lines from before stay. */
const logged: string[] = [];
beforeAll(() => {
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      logged.push(String(text));
      return true;
    });
});
afterAll(() => jest.restoreAllMocks());

const walk = useMailWalk(undefined, 'debug');
const operator = person(() => ({
  DATABASE_URL: process.env['DATABASE_URL'] ?? '',
  QUADRANT_HOME: process.env['QUADRANT_HOME'] ?? '',
}));
afterAll(() => operator.leave());

/** Each copy of the installation has a database and a home of its own. */
const copies: { readonly name: string; readonly dataSource: DataSource }[] = [];
let copy = { DATABASE_URL: '', QUADRANT_HOME: '' };
const copier = person(() => copy);
const besides = (name: string): string =>
  Object.assign(new URL(process.env['DATABASE_URL']!), { pathname: `/${name}` }).href;

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: besides('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Restores the only backup of a folder of the operator. */
async function restored(folder: string): Promise<{ ask: Ask; home: string; dataSource: DataSource }> {
  const within = path.join(operator.folder, folder);
  const name = `copy_${randomUUID().replaceAll('-', '')}`;
  const home = path.join(copier.folder, name);
  await onServer(`create database ${name}`);
  copy = { DATABASE_URL: besides(name), QUADRANT_HOME: home };
  const done = await copier.call('restore', path.join(within, readdirSync(within)[0]!));
  expect([done.err, done.code]).toEqual([expect.any(String), 0]);
  const dataSource = await createDataSource({
    url: copy.DATABASE_URL,
    audit: openAuditHome(home),
    poolSize: 2,
  }).initialize();
  copies.push({ name, dataSource });
  return { ask: (statement) => dataSource.query(statement), home, dataSource };
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((each) =>
    each.isFile() ? [path.join(each.parentPath, each.name)] : [],
  );

afterAll(async () => {
  for (const { name, dataSource } of copies) {
    await dataSource.destroy();
    await onServer(`drop database if exists ${name} with (force)`);
  }
  copier.leave();
});

const DAY = 86_400_000;
const after = (days: number): Date => new Date(ON_TIME.getTime() + days * DAY);

const deletions = (): AccountDeletionRepository => walk.app.get(AccountDeletionRepository, { strict: false });
const idOf = async (handle: string): Promise<string> => {
  const [row] = await walk.dataSource.query<{ id: string }[]>(`select id from accounts where handle = $1`, [handle]);
  return row!.id;
};
const signIn = (handle: string): Promise<Browser> => newBrowser(walk).signIn(handle, PASSWORD);

/** Links an account to a player who exists. */
const own = (handle: string, player: string): Promise<unknown> =>
  walk.dataSource.query(`update accounts set player_id = find_player($2) where handle = $1`, [handle, player]);

const ask = (browser: Browser, handle: string, body: object = {}) =>
  browser.ask('post', `/api/v1/accounts/${handle}/deletion`, { confirmation: handle, ...body });

/** A refusal of the last hour is here until the audit has its sum. No deletion happens within the hour. */
const SUMMED_UP_SOON = 'audit_refusals';

type Ask = <Rows>(statement: string) => Promise<Rows>;

/** Searches every row of a database for a name, also inside documents. */
async function tablesWith(name: RegExp, ask: Ask = (statement) => walk.dataSource.query(statement)): Promise<string[]> {
  const columns = await ask<{ table: string; documents: string[] }[]>(
    `select t.table_name as table, array(select c.column_name::text from information_schema.columns c
       where c.table_schema = 'public' and c.table_name = t.table_name and c.data_type = 'bytea') as documents
     from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { table, documents } of columns) {
    if (table === SUMMED_UP_SOON) continue;
    const inside = documents.map((column) => ` || coalesce(encode(t.${column}, 'escape'), '')`).join('');
    const rows = await ask<{ row: string }[]>(`select to_jsonb(t)::text${inside} as row from ${table} t`);
    if (rows.some(({ row }) => name.test(row))) found.push(table);
  }
  return found.sort();
}

const NOW = { name: 'Duel', game: '2e', format: 'constructed', zone: 'Europe/Berlin', country: 'DE', plannedRounds: 3 };

beforeAll(async () => {
  const played = report(
    round('toral 100-35 martok FW', 'lursa 20-20 betor TT'),
    round('toral 100-35 lursa FW', 'martok 100-90 betor FW'),
    { tournament: { externalId: 'deletion:1', director: 'gowron' } },
  );
  const named = {
    ...played,
    entries: played.entries.map((entry) => (entry.handle === 'toral' ? { ...entry, name: 'Toral Duras' } : entry)),
  };
  await makeAccount(walk.dataSource, 'Gowron', { role: 'administrator' });
  const { tournamentId, revision } = await handIn(walk.dataSource, named, { receivedAt: ON_TIME, handle: 'Gowron' });
  await walk.publisher.publishTournament(tournamentId, revision);
  await own('Gowron', 'toral');
  await makeAccount(walk.dataSource, 'Kurn', { role: 'administrator' });
  await makeAccount(walk.dataSource, 'Worf');
});

// @row 271
describe('everything that is stored about a person', () => {
  it('comes as one archive of their account, their player and the audit, without secrets', async () => {
    const gowron = await signIn('Gowron');
    await gowron.ask('post', '/api/v1/tokens', { name: 'my program', scopes: ['read'] });
    const answer = await gowron
      .open('get', '/api/v1/accounts/Gowron/data.zip')
      .buffer(true)
      .parse((stream, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part)).on('end', () => done(null, Buffer.concat(parts)));
      });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const files = Object.fromEntries(
      Object.entries(unzipSync(answer.body as Uint8Array)).map(([name, bytes]) => [name, strFromU8(bytes)]),
    );
    expect(files['README.txt']).toContain('Everything that Quadrant stores about you');
    expect(JSON.parse(files['account.json']!)).toMatchObject({ handle: 'Gowron', hasPassword: true });
    expect(JSON.parse(files['account/tokens.json']!)).toMatchObject([{ name: 'my program' }]);
    expect(JSON.parse(files['player/players.json']!)).toMatchObject([{ handle: 'toral', name: 'Toral Duras' }]);
    expect(JSON.parse(files['player/entries.json']!)).toMatchObject([{ handle: 'toral', revision: 1 }]);
    expect(JSON.parse(files['audit.json']!)).toContainEqual(
      expect.objectContaining({ action: 'token.create', who: 'you' }),
    );
    expect(Object.values(files).join('\n')).not.toMatch(/"(hash|password_hash|sealed_secret)"/);
  });

  it('is given to nobody else, not even to an administrator', async () => {
    const kurn = await signIn('Kurn');
    expect((await kurn.ask('get', '/api/v1/accounts/Gowron/data.zip')).status).toBe(403);
    expect((await kurn.ask('get', '/api/v1/accounts/Nobody/data.zip')).status).toBe(403);
  });
});

describe('the deletion of an account', () => {
  it('says on its page what goes and what stays, and asks twice', async () => {
    const gowron = await signIn('Gowron');
    const page = await pageOf(gowron, '/account/deletion');
    expect(page.text).toContain('What stays, and why');
    expect(page.text).toContain('What becomes of the player toral?');
    const wrong = await page.send('delete-account', { confirmation: 'Kurn' });
    expect(wrong.text).toContain('This is not the current handle');
    expect(await deletions().find(await idOf('Gowron'))).toBeNull();
    const done = await page.send('delete-account', { confirmation: 'gowron', player: 'anonymise' });
    expect(done.path).toBe('/account');
    expect(done.text).toContain('Your account will be deleted in 14 days.');
    expect(done.text).toContain('The name of its player will be removed for good.');
    expect((await ask(gowron, 'Gowron', { player: 'hide' })).body).toMatchObject({ type: '/problems/deletion-asked' });
  });

  it('can be taken back for 14 days, and is then done by nobody', async () => {
    const gowron = await signIn('Gowron');
    const kept = await (await pageOf(gowron, '/account')).send('keep-account');
    expect(kept.text).toContain('The account stays.');
    expect(await deletions().listDue(after(400))).toEqual([]);
    expect(await deletions().carryOut(await idOf('Gowron'), after(400))).toBe('not-due');
    const again = await gowron.ask('delete', '/api/v1/accounts/Gowron/deletion');
    expect(again.body).toMatchObject({ status: 409, type: '/problems/deletion-not-asked' });
    expect(await auditOf(walk.dataSource, 'account.keep')).toMatchObject([{ actor: 'Gowron', subject: 'Gowron' }]);
  });

  it('asks what becomes of the player, and is for the owner and administrators', async () => {
    const gowron = await signIn('Gowron');
    expect((await ask(gowron, 'Gowron')).body).toMatchObject({ status: 422, type: '/problems/player-choice-needed' });
    expect((await ask(gowron, 'Gowron', { player: 'forget' })).status).toBe(400);
    const worf = await signIn('Worf');
    expect((await ask(worf, 'Gowron', { player: 'hide' })).status).toBe(403);
    expect((await worf.ask('delete', '/api/v1/accounts/Gowron/deletion')).status).toBe(403);
  });

  it('is refused to the only director of a live tournament, until somebody else directs it too', async () => {
    const token = await walk.createToken('director', 'Worf');
    const live = await walk.post('/api/v1/live', token, { tournament: NOW, players: [] });
    expect([live.status, live.body]).toMatchObject([201, {}]);
    const worf = await signIn('Worf');
    const refused = await ask(worf, 'Worf');
    const { id } = live.body as { id: string };
    expect(refused.body).toMatchObject({
      ...{ status: 409, type: '/problems/directs-live' },
      tournaments: [{ id, name: 'Duel', link: `/live/${id}/run` }],
    });
    expect((await pageOf(worf, '/account/deletion')).text).toContain('choose “Hand over to another director”. Duel');
    const invitation = `/api/v1/directing-invitations/${id}`;
    expect((await worf.ask('post', invitation, { director: 'Kurn' })).status).toBe(200);
    expect((await worf.ask('post', invitation, { director: 'Kurn' })).status).toBe(409);
    // An invitation alone lets nobody go on.
    expect((await ask(worf, 'Worf')).status).toBe(409);
    expect((await (await signIn('Kurn')).ask('post', `${invitation}/agreement`)).status).toBeLessThan(300);
    expect((await ask(worf, 'Worf')).status).toBe(201);
    // The other director leaves within the 14 days.
    await walk.dataSource.query(
      `update live_tournaments set director_keys = array_remove(director_keys, 'kurn'), changed_at = $1`,
      [after(14)],
    );
    const worfId = await idOf('Worf');
    expect(await deletions().listDue(after(13.9))).toEqual([]);
    expect(await deletions().listDue(after(14))).toEqual([worfId]);
    expect(await deletions().carryOut(worfId, after(14))).toBe('live-tournament');
    expect((await pageOf(worf, '/account')).text).toContain(
      'It was due, but it waits: the account directs a live tournament',
    );
    await walk.dataSource.query(`update live_tournaments set finished_at = $1`, [after(15)]);
    const both = await Promise.all([1, 2].map(() => deletions().carryOut(worfId, after(15))));
    expect(both.sort()).toEqual(['done', 'not-due']);
    expect((await worf.ask('get', '/account')).status).not.toBe(200);
    expect(await tablesWith(/\bworf\b/i)).toEqual(['audit_entries']);
  });

  it('leaves one of two administrators who delete each other', async () => {
    const [gowron, kurn] = [await signIn('Gowron'), await signIn('Kurn')];
    expect((await ask(gowron, 'Kurn')).status).toBe(201);
    const refused = await ask(kurn, 'Gowron', { player: 'hide' });
    expect(refused.body).toMatchObject({ status: 409, type: '/problems/last-administrator' });
    // The other one is disabled meanwhile.
    await walk.dataSource.query(`update accounts set disabled_at = now() where handle = 'Gowron'`);
    const kurnId = await idOf('Kurn');
    expect(await deletions().carryOut(kurnId, after(14))).toBe('last-administrator');
    await walk.dataSource.query(`update accounts set disabled_at = null where handle = 'Gowron'`);
    expect((await kurn.ask('delete', '/api/v1/accounts/Kurn/deletion')).status).toBe(200);
  });
});

describe('an account that is deleted with its name', () => {
  const NAMED = /gowron|toral|duras/i;

  beforeAll(async () => {
    walk.setTime(ON_TIME);
    const token = await walk.createToken('director', 'Gowron');
    const [tournament] = await walk.dataSource.query<{ key: string }[]>(`select key from tournaments limit 1`);
    const dispute = { about: 'level', text: 'Gowron says that Toral Duras played.' };
    await walk.post(`/api/v1/tournaments/${tournament!.key}/disputes`, token, dispute).expect(201);
    await walk.post('/api/v1/announcements', token, announcementOf({ director: 'Gowron' })).expect(201);
    const gowron = await signIn('Gowron');
    await gowron.ask('post', '/api/v1/accounts/Kurn/roles', {
      role: 'coordinator',
      continent: null,
      reason: 'Gowron trusts Kurn',
    });
    await gowron.ask('post', '/api/v1/accounts/Kurn/password-link', {});
    await walk.dataSource.query(
      `insert into drafts (account_id, name, content, answers, created_at, changed_at)
       select id, 'of Gowron', 'toral', '{}', now(), now() from accounts where handle in ('Gowron', 'Kurn')`,
    );
    await walk.dataSource.query(
      `insert into live_entries (tournament_id, version, key, asked_sha256, at, made_by, role, account_id, act)
       select id, 1000, $1, '', now(), 'Gowron', 'director', (select id from accounts where handle = 'Gowron'), '{"kind": "note"}'
       from live_tournaments limit 1`,
      [randomUUID()],
    );
    const gowronId = await idOf('Gowron');
    await walk.dataSource.query(
      `insert into account_addresses (account_id, address, address_key, confirmed_at)
       values ($1, 'gowron@qonos.example', 'gowron@qonos.example', now())`,
      [gowronId],
    );
    await gowron.ask('post', '/api/v1/inquiries', { topic: 'suggestion', text: 'Write to gowron@qonos.example' });
    const others = await walk.post('/api/v1/inquiries/visitors', null, { topic: 'question', text: 'Is Gowron there?' });
    await walk.dataSource.query(
      `update inquiries set state = 'answered', answer = 'Toral Duras knows', answered_by = 'Gowron', answered_at = now() where id = $1`,
      [(others.body as { id: string }).id],
    );
    await inTransaction(walk.dataSource, (client) =>
      tellPeople(
        client,
        { kind: 'report-approved', about: 'deletion', facts: { id: randomUUID(), name: 'Cup of Gowron' } },
        [gowronId],
        ON_TIME,
      ),
    );
    expect(await tablesWith(/gowron@qonos/)).toEqual(['account_addresses', 'inquiries']);
    expect((await ask(gowron, 'Gowron', { player: 'anonymise' })).status).toBe(201);
    expect((await tablesWith(NAMED)).length).toBeGreaterThan(12);
    expect((await operator.call('backup', 'before')).code).toBe(0);
    logged.length = 0;
    expect(await deletions().carryOut(await idOf('Gowron'), after(14))).toBe('done');
  });

  it('is named in the audit, and nowhere else in the database', async () => {
    expect(await tablesWith(NAMED)).toEqual(['audit_entries']);
    const [entry] = (await auditOf(walk.dataSource, 'account.delete')).slice(-1);
    expect(entry).toMatchObject({ actor: 'schedule', detail: { player: 'anonymise' } });
    expect(entry!['subject']).toMatch(/^removed-[0-9a-f]{12}$/);
  });

  it('is in no mail that a mail server gets afterwards, and gets none', async () => {
    await walk.dataSource.query(
      `insert into account_addresses (account_id, address, address_key, confirmed_at)
       select id, 'kurn@qonos.example', 'kurn@qonos.example', now() from accounts where handle = 'Kurn'`,
    );
    const people = await walk.dataSource.query<{ id: string }[]>(
      `select id from accounts where handle = 'Kurn' or deleted_at is not null`,
    );
    expect(people.length).toBeGreaterThan(1);
    await inTransaction(walk.dataSource, (client) =>
      tellPeople(
        client,
        { kind: 'report-approved', about: 'afterwards', facts: { id: randomUUID(), name: 'Winter Local' } },
        people.map(({ id }) => id),
        ON_TIME,
      ),
    );
    await walk.app.get(MailRepository, { strict: false }).makeDigests(after(15), after(15));
    expect(await walk.sendMails()).toEqual([]);
    const sent = walk.server.mails.map(({ to, text, html, headerLines }) => ({
      to: [to].flat().map((each) => each?.text),
      whole: [text, html, ...headerLines.map(({ line }) => line)].join('\n'),
    }));
    expect(sent.length).toBeGreaterThan(0);
    expect(new Set(sent.flatMap(({ to }) => to))).toEqual(new Set(['kurn@qonos.example']));
    expect(sent.filter(({ whole }) => NAMED.test(whole))).toEqual([]);
  });

  it('gets no mail any more, also not one that waited', async () => {
    for (const table of ['mails', 'notices', 'account_addresses', 'notice_choices', 'inquiries']) {
      const rows = await walk.dataSource.query<object[]>(
        `select from ${table} t join accounts a on a.id = t.account_id where a.deleted_at is not null`,
      );
      expect([table, rows]).toEqual([table, []]);
    }
  });

  it('leaves no session, token, role, draft or claim behind', async () => {
    const [account] = await walk.dataSource.query<{ id: string }[]>(
      `select id, password_hash, player_id, removed_player_id from accounts where deleted_at is not null and removed_as is not null`,
    );
    expect(account).toMatchObject({ password_hash: null, player_id: null, removed_player_id: null });
    for (const table of [
      'sessions',
      'tokens',
      'role_grants',
      'drafts',
      'player_claims',
      'account_deletions',
      'live_entries',
    ]) {
      const rows = await walk.dataSource.query<object[]>(`select from ${table} where account_id = $1`, [account!.id]);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    const signingIn = await newBrowser(walk).ask('post', '/api/v1/session', { handle: 'Gowron', password: PASSWORD });
    expect(signingIn.body).toMatchObject({ status: 401, type: '/problems/sign-in-refused' });
  });

  it('is in no export', async () => {
    const done = await operator.call('export', 'out');
    expect([done.err, done.code]).toEqual(['', 0]);
    const folder = path.join(operator.folder, 'out');
    const named = readdirSync(folder).filter((name) => NAMED.test(readFileSync(path.join(folder, name), 'utf8')));
    expect(named).toEqual([]);
  });

  it('is in no backup that is made afterwards, but in the audit', async () => {
    expect((await operator.call('backup', 'afterwards')).code).toBe(0);
    const { ask: askCopy, home } = await restored('afterwards');
    expect(await tablesWith(NAMED, askCopy)).toEqual(['audit_entries']);
    expect(filesBelow(home).filter((file) => NAMED.test(readFileSync(file, 'latin1')))).toEqual([]);
  });

  it('is in a backup that was made before, and goes again where that one is restored', async () => {
    const { ask: askCopy, dataSource } = await restored('before');
    expect((await tablesWith(NAMED, askCopy)).length).toBeGreaterThan(12);
    const copies = new AccountDeletionRepository(dataSource);
    const [due] = await copies.listDue(after(14));
    expect(await copies.carryOut(due!, after(14))).toBe('done');
    expect(await tablesWith(NAMED, askCopy)).toEqual(['audit_entries']);
  });

  it('is in no list, page or feed', async () => {
    const kurn = await signIn('Kurn');
    for (const address of [
      ...['/', '/calendar', '/calendar.atom', '/calendar.ics', '/players', '/tournaments', '/runs', '/admin/accounts'],
      ...[
        '/api/v1/accounts',
        '/api/v1/disputes',
        '/api/v1/announcements',
        '/api/v1/tournaments',
        '/api/v1/players/martok',
        '/api/v1/changes',
        '/api/v1/inquiries',
      ],
      ...['/about', '/desk/inquiries', '/runs.atom', '/news.atom', '/news.json', '/data'],
    ]) {
      const { status, text } = await kurn.ask('get', address);
      expect([address, status, NAMED.exec(text)?.[0]]).toEqual([address, 200, undefined]);
    }
    // No line of the log since the deletion has the name: those of requests name what their sender typed, as the next ones do.
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.filter((line) => NAMED.test(line))).toEqual([]);
    expect((await kurn.ask('get', '/admin/accounts/Gowron')).status).toBe(404);
    expect((await kurn.ask('get', '/directors/Gowron')).status).toBe(404);
  });
});

describe('an account that is deleted with its player hidden', () => {
  it('leaves the name where reports and players have it, and shows it to nobody', async () => {
    await makeAccount(walk.dataSource, 'martok');
    await own('martok', 'martok');
    const martok = await signIn('martok');
    const [tournament] = await walk.dataSource.query<{ key: string }[]>(`select key from tournaments limit 1`);
    const dispute = { about: 'level', text: 'Something is wrong.' };
    expect((await martok.ask('post', `/api/v1/tournaments/${tournament!.key}/disputes`, dispute)).status).toBe(201);
    expect((await ask(martok, 'martok', { player: 'hide' })).status).toBe(201);
    expect(await deletions().carryOut(await idOf('martok'), after(14))).toBe('done');
    const left = await tablesWith(/martok/i);
    expect(
      left.filter(
        (table) =>
          !['audit_entries', 'board_rows', 'entries', 'player_handles', 'players', 'submissions'].includes(table),
      ),
    ).toEqual([]);
    const kurn = await signIn('Kurn');
    for (const address of [
      '/',
      '/players',
      '/tournaments',
      `/tournaments/${tournament!.key}`,
      '/api/v1/disputes',
      '/admin/accounts',
    ]) {
      const { status, text } = await kurn.ask('get', address);
      expect([address, status, /martok/i.exec(text)?.[0]]).toEqual([address, 200, undefined]);
    }
  });
});

describe('an account whose handle is the one of another person’s player', () => {
  it('leaves that player and their results as they are', async () => {
    await makeAccount(walk.dataSource, 'lursa');
    const lursa = await signIn('lursa');
    expect((await pageOf(lursa, '/account/deletion')).text).toContain('Your account is linked to no player.');
    expect((await ask(lursa, 'lursa')).status).toBe(201);
    expect(await deletions().carryOut(await idOf('lursa'), after(14))).toBe('done');
    expect((await walk.get('/api/v1/players/lursa').expect(200)).body).toMatchObject({ handle: 'lursa' });
    expect(await tablesWith(/lursa/i)).not.toContain('accounts');
  });
});

describe('the page about privacy', () => {
  it('says what is kept for how long, in both languages', async () => {
    const english = await walk.get('/privacy').set('accept', 'text/html').expect(200);
    expect(english.text).toContain('drafts of reports');
    expect(english.text).toContain('90 days after their last change');
    const german = await walk.get('/privacy').set({ accept: 'text/html', 'accept-language': 'de' }).expect(200);
    expect(german.text).toContain('Entwürfe von Berichten');
    expect(german.text).toContain('90 Tage nach ihrer letzten Änderung');
  });
});
