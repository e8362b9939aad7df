import { packJson, say } from '@quadrant/rules/message';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { foldHandle, type TournamentReport } from '@quadrant/rules/tournament';
import { announcementOf } from '../builders/announcement-body.js';
import { handIn, readPublished } from '../builders/history.js';
import { turnsOf } from '../builders/length.js';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { SAMPLES } from '../builders/samples.js';
import { person } from '../builders/surroundings.js';
import { pageOf } from './accounts/page.js';
import { makeAccount, newBrowser, PASSWORD } from './accounts/people.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';
import request from 'supertest';

const walk = useHttpWalk();
const operator = person(() => ({
  DATABASE_URL: process.env['DATABASE_URL'] ?? '',
  QUADRANT_HOME: process.env['QUADRANT_HOME'] ?? '',
}));
const reader = person(() => ({ DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:9/nowhere' }));

const HANDLE = 'Zéfram';
/** It matches every spelling of the name. */
const NAMED = /z[eé]fram|cochrane/i;

/** Builds a sample in which a person has the name: in the list of players, and as a director. */
function withZefram(sample: TournamentReport, externalId: string): TournamentReport {
  const { tournament, entries } = sample;
  const header = { ...tournament, externalId, league: null, director: foldHandle(HANDLE) };
  const called = entries.map((entry) =>
    entry.handle === 'ann'
      ? { ...entry, handle: HANDLE, name: 'Zefram Cochrane', country: 'US', region: 'Montana' }
      : entry,
  );
  return { ...sample, tournament: header, entries: called, standings: null };
}

/** Only lots separate the players. */
const tied = (): TournamentReport =>
  report(
    round('ann 10-10 bob TT', 'cy 10-10 dee TT'),
    round('ann 10-10 cy TT', 'bob 10-10 dee TT'),
    round('ann 10-10 dee TT', 'bob 10-10 cy TT'),
  );

let coordinator: string;

beforeAll(async () => {
  Logger.overrideLogger(false);
  coordinator = await walk.createToken('coordinator', 'thsch');
  const handing = { receivedAt: ON_TIME, handle: HANDLE };
  const all = [...Object.entries(SAMPLES), ['tied', tied()] as const];
  for (const [index, [, sample]] of all.entries())
    await handIn(walk.dataSource, withZefram(sample, `w:${index}`), handing);
  // An earlier revision is a document too, even if another person sent it.
  const revised = withZefram(tied(), 'w:0');
  await handIn(walk.dataSource, { ...revised, places: [{ entry: 0, place: 1, reason: 'Zefram stayed' }] }, handing);
  await refresh('zefram asked', HANDLE);
});
afterAll(() => {
  operator.leave();
  reader.leave();
});

const refresh = (reason: string, requestedBy = 'thsch') =>
  walk.publisher.publishRefresh({
    requestedBy,
    reason,
    scope: 'rewrite',
    isOfficial: true,
    onProgress: () => undefined,
  });

const send = (method: 'post' | 'patch' | 'delete', url: string, body?: object) => {
  const asking = request(walk.app.getHttpServer())[method](url).set('authorization', `Bearer ${coordinator}`);
  return body === undefined ? asking : asking.send(body);
};
const player = (handle: string) => `/api/v1/players/${encodeURIComponent(handle)}`;

/** Reads everything that is shown to everybody, by address. */
async function readEverything(): Promise<Record<string, string>> {
  const { dataSource } = walk;
  const ids = await dataSource.query<{ tournament: string; submission: string }[]>(
    `select t.key as tournament, s.public_id as submission from tournaments t join submissions s on s.tournament_id = t.id order by s.id`,
  );
  const tracks = await dataSource.query<{ game: string; category: string }[]>(
    `select distinct game, category from ratings order by 1, 2`,
  );
  const runs = await dataSource.query<{ number: number }[]>(`select number from runs order by 1`);
  const addresses = [
    '/',
    '/api/v1/leaderboards',
    '/api/v1/tournaments',
    '/api/v1/runs',
    '/api/v1/publication',
    '/api/v1/refreshes',
    '/api/v1/leagues',
    '/api/v1/players/bob',
    '/api/v1/players/bob/rating-changes',
    '/players/bob',
    ...ids.flatMap(({ tournament, submission }) => [
      `/api/v1/tournaments/${tournament}`,
      `/api/v1/tournaments/${tournament}/explanation?player=bob&category=constructed`,
      `/api/v1/submissions/${submission}`,
    ]),
    ...tracks.flatMap(({ game, category }) => [
      `/api/v1/leaderboards/${game}/${category}`,
      `/leaderboards/${game}/${category}`,
    ]),
    ...runs.flatMap(({ number }) => [
      `/api/v1/runs/${number}`,
      `/api/v1/runs/${number}/diff`,
      `/api/v1/runs/${number}/changes/bob?game=2e&category=constructed`,
    ]),
  ];
  const shown: Record<string, string> = {};
  for (const address of addresses) {
    const { status, text } = await walk.get(address);
    shown[address] = `${status} ${text.replaceAll(/"requestId":"[^"]*"/g, '')}`;
  }
  return shown;
}

const namedIn = (shown: Record<string, string>): string[] =>
  Object.entries(shown).flatMap(([address, text]) => (NAMED.test(text) ? [address] : []));

/** Makes an export, and reads what its own verification says. */
async function exportAndVerify(): Promise<Record<string, string>> {
  const done = await operator.call('export', 'out');
  expect([done.err, done.code]).toEqual(['', 0]);
  const folder = path.join(operator.folder, 'out');
  for (const [who, ...args] of [
    [reader, 'verify', folder, '--json'],
    [operator, 'verify', '--json'],
  ] as const) {
    const verified = await who.call(...args);
    expect([verified.err, JSON.parse(verified.out)]).toEqual([
      '',
      expect.objectContaining({ verified: true, taken: 0 }),
    ]);
  }
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

/** The name stays in these places, and the form says so in this sentence. */
const KEPT = [
  [/^accounts: .*"handle": "Zéfram"/, 'The account keeps its handle, because its owner signs in with it.'],
  [
    /^audit_entries: .*(?:"actor": "Zéfram"|"action": "token\.create")/,
    'The audit keeps the handle, in entries made before and in later ones of the account, because each entry is sealed and says who acted.',
  ],
] as const;

/** These places have it again once the account does something. */
const LATER = [
  [
    /^announcement_revisions: .*"changed_by": "Zéfram"/,
    'New reports and announcements of the account name its handle again, because they say who sent them.',
  ],
] as const;

/** Lists every row of the database that has the name, by table. */
async function namedInTables(): Promise<string[]> {
  const tables = await walk.dataSource.query<{ name: string }[]>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const named: string[] = [];
  for (const { name } of tables) {
    const document = name === 'submissions' ? ` || convert_from(t.raw, 'UTF8')` : '';
    const rows = await walk.dataSource.query<{ row: string }[]>(
      `select to_jsonb(t)::text${document} as row from ${name} t`,
    );
    named.push(...rows.filter(({ row }) => NAMED.test(row)).map(({ row }) => `${name}: ${row.slice(0, 3000)}`));
  }
  return named;
}

/** Many pages are of one kind, such as those of every tournament, or of every run. */
const MOST_OF_A_KIND = 3;

type Shown = ReadonlyMap<string, string>;

/**
 * Follows links as a visitor, and collects pages and files by address. Where addresses differ only in ids, numbers or
 * the query, it takes the first ones.
 */
async function followLinks(): Promise<Shown> {
  const shown = new Map<string, string>();
  const kinds = new Map<string, number>();
  const waiting = ['/', '/runs', '/tournaments', '/leaderboards', '/leagues', '/statistics', '/search?q=bob'];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const kind = address.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, '0').replace(/\?.*/, '?');
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (shown.has(address) || kinds.get(kind)! > MOST_OF_A_KIND) continue;
    const { text, type } = await look(address, 'en');
    if (!/^text\/(?:html|csv|calendar)|atom/.test(type)) continue;
    shown.set(address, text);
    for (const [, link = ''] of text.matchAll(/ href="(\/(?!api\/v1\/tournaments|assets|docs)[^"#]*)/g)) {
      waiting.push(link.replaceAll('&amp;', '&'));
    }
  }
  return shown;
}

const look = (address: string, language: 'en' | 'de') =>
  walk.get(address).set({ 'accept-language': language, accept: 'text/html' });

/** Reads the same in German: links lead to the same addresses, so each run looks at a third of them. */
async function inGerman(english: Shown): Promise<Shown> {
  const shown = new Map<string, string>();
  for (const address of turnsOf([...english.keys()], 3)) shown.set(address, (await look(address, 'de')).text);
  return shown;
}

/** The label in the catalogue of findings belongs to nobody, so it does not match. */
const LABEL = /(?:hidden|removed)-(?!0123456789ab)[0-9a-f]{6,}/;

/** Returns what people see or hear of a page, without the targets of its links, and what its forms send. */
const seenIn = (text: string): string =>
  text
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*?(?: (?:alt|aria-label|content|placeholder|title)="([^"]*)"[^>]*)?>/g, ' $1 ');

/** Checks the pages that a visitor finds, in both languages. */
async function expectNoLabels(): Promise<void> {
  const english = await followLinks();
  expectUnlabelled(english, 'Hidden player', 20);
  expectUnlabelled(await inGerman(english), 'Verborgene Person', 6);
}

/** @param least pages that show hidden players */
function expectUnlabelled(shown: Shown, name: string, least: number): void {
  const labels = [...shown].map(([address, text]) => [address, LABEL.exec(seenIn(text))?.[0]]);
  expect(labels.filter(([, label]) => label !== undefined)).toEqual([]);
  expect([...shown.values()].filter((text) => text.includes(name)).length).toBeGreaterThan(least);
}

const HASHES = `
  select json_build_object('runs', (select json_agg(json_build_array(encode(inputs_sha256, 'hex'), encode(chain_sha256, 'hex')) order by number) from runs),
    'documents', (select json_agg(json_build_array(encode(sha256, 'hex'), encode(raw_sha256, 'hex')) order by id) from submissions),
    'orders', (select json_agg(encode(standings_sha256, 'hex') order by submission_id) from scorecards)) as hashes`;
interface Hashes {
  readonly runs: unknown;
  readonly documents: unknown;
  readonly orders: unknown;
}
const readHashes = async (): Promise<Hashes> => (await walk.dataSource.query<{ hashes: Hashes }[]>(HASHES))[0]!.hashes;

describe('a player who is hidden', () => {
  let before: Record<string, string>;
  let published: unknown;
  let hashes: Hashes;

  beforeAll(async () => {
    before = await readEverything();
    published = await readPublished(walk.dataSource);
    hashes = await readHashes();
    expect(namedIn(before).length).toBeGreaterThan(20);
    const { body } = await send('post', `${player('ZEFRAM')}/hiding`, { reason: 'they asked' }).expect(200);
    expect(body).toMatchObject({ isHidden: true, version: 2, links: { self: null } });
  });

  it('is named nowhere, and has no address of their own', async () => {
    const shown = await readEverything();
    expect(namedIn(shown)).toEqual([]);
    const [label] = /hidden-[0-9a-f]{12}/.exec(shown['/api/v1/leaderboards/2e/constructed'] ?? '') ?? [];
    expect(label).toBeDefined();
    for (const handle of [HANDLE, label!]) {
      await walk.get(player(handle)).expect(404);
      await walk.get(`${player(handle)}/rating-changes`).expect(404);
      await walk.get(`${player(handle)}/tournaments`).expect(404);
      await walk.get(`/players/${encodeURIComponent(handle)}`).expect(404);
    }
    const [row] = await walk.dataSource.query<{ key: string }[]>(`select key from outcomes limit 1`);
    await walk.get(`/api/v1/tournaments/${row!.key}/explanation?player=${label}&category=constructed`).expect(404);
    await walk.get(`/api/v1/runs/1/changes/zefram?game=2e&category=constructed`).expect(404);
  });

  it('is not named by the rule that judged a tournament of theirs', async () => {
    const { dataSource } = walk;
    const [judged] = await dataSource.query<{ key: string; id: number; sanctioned: boolean; rule: unknown }[]>(
      `select t.key, c.submission_id as id, c.sanctioned, c.sanctioned_rule as rule from outcomes o join tournaments t on t.id = o.tournament_id
       join scorecards c on c.submission_id = o.submission_id limit 1`,
    );
    const judge = (sanctioned: boolean, rule: unknown) =>
      dataSource.query(`update scorecards set sanctioned_rule = $2, sanctioned = $3 where submission_id = $1`, [
        judged!.id,
        JSON.stringify(rule, packJson),
        sanctioned,
      ]);
    await judge(false, say`001 §I.C: director ${HANDLE}, approval not checked`);
    for (const address of ['/api/v1/tournaments', '/tournaments']) {
      const { text } = await walk.get(`${address}/${judged!.key}`).expect(200);
      expect(text).toContain('approval not checked');
      expect(text).not.toMatch(NAMED);
    }
    await judge(judged!.sanctioned, judged!.rule);
  });

  it('is called the same on every page and in every file for people, since labels are for programs', async () => {
    await expectNoLabels();
    const csv = await walk.get('/api/v1/leaderboards/2e/constructed/players.csv').expect(200);
    expect(csv.text).toContain('Hidden player');
    expect(csv.text).not.toMatch(LABEL);
  });

  it('is there again exactly as they were, once they are shown', async () => {
    await send('delete', `${player('zefram')}/hiding?reason=again`).expect(200);
    expect(await readEverything()).toEqual(before);
    await send('post', `${player('zefram')}/hiding`, { reason: 'they asked again' }).expect(200);
  });

  it('keeps their rank, and everybody keeps their numbers', async () => {
    const ranks = (shown: string) =>
      (JSON.parse(shown.slice(4)) as { rows: { rank: number; rating: number }[] }).rows.map(({ rank, rating }) => [
        rank,
        rating,
      ]);
    const address = '/api/v1/leaderboards/2e/constructed';
    const shown = await walk.get(address).expect(200);
    expect(ranks(`200 ${shown.text}`)).toEqual(ranks(before[address]!));
    await refresh('again');
    expect(await readPublished(walk.dataSource)).toEqual(published);
    const { orders, documents } = hashes;
    expect(await readHashes()).toMatchObject({ orders, documents });
  });

  it('is named in no export, which verifies by itself', async () => {
    const files = await exportAndVerify();
    expect(namedIn(files)).toEqual([]);
    expect(files['reports.ndjson']).toContain('"redacted"');
  });
});

describe('a player whose name is taken out', () => {
  let published: string;
  let hashes: Hashes;
  let label: string;

  beforeAll(async () => {
    await send('delete', `${player('zefram')}/hiding?reason=again`).expect(200);
    published = JSON.stringify(await readPublished(walk.dataSource));
    hashes = await readHashes();
    // A director answered this about a file.
    const answers = { game: '2e', 'handle.Z. Cochrane': 'zefram' };
    await walk.dataSource.query(
      `insert into upload_answers (account_id, name, value, answered_at)
         select a.id, n.key, n.value, now() from accounts a, jsonb_each_text($1::jsonb) n where a.handle_key = 'thsch'`,
      [JSON.stringify(answers)],
    );
    await walk.dataSource.query(
      `insert into drafts (account_id, name, content, answers, created_at, changed_at)
         select id, 'Zéfram at home', convert_to(c.content, 'UTF8'), $1, now(), now()
         from accounts, (values ($2), ($3)) c (content) where handle_key = 'thsch'`,
      [
        JSON.stringify(answers),
        JSON.stringify({ tournaments: [{ players: [{ name: 'Zéfram' }] }] }),
        '{"players": ["zefram"',
      ],
    );
    await takePart();
    expect((await namedInTables()).length).toBeGreaterThan(20);
  });

  /** Lets an account of theirs do more than playing. */
  async function takePart(): Promise<void> {
    const own = await walk.createToken('director', HANDLE);
    const [row] = await walk.dataSource.query<{ key: string }[]>(
      `select t.key from tournaments t join outcomes o on o.tournament_id = t.id order by t.id desc limit 1`,
    );
    const reported = { about: 'level', text: 'Zefram Cochrane says that this was a Regional.' };
    await walk.post(`/api/v1/tournaments/${row!.key}/disputes`, own, reported).expect(201);
    await walk.post('/api/v1/announcements', own, announcementOf({ director: HANDLE })).expect(201);
  }

  it('is told before where the name stays, in a sentence for each place', async () => {
    await makeAccount(walk.dataSource, 'Cora', { role: 'coordinator', continent: null });
    const form = await pageOf(await newBrowser(walk).signIn('Cora', PASSWORD), '/players/zefram/change');
    for (const [, sentence] of [...KEPT, ...LATER]) expect(form.text).toContain(sentence);
  });

  it('is asked for twice', async () => {
    const { body } = await send('post', `${player(HANDLE)}/anonymisation`, {
      reason: 'they asked',
      handle: 'bob',
    }).expect(422);
    expect(body).toMatchObject({ type: '/problems/confirmation-differs' });
  });

  it('stands nowhere any more but in the audit of earlier times', async () => {
    const answer = await send('post', `${player(HANDLE)}/anonymisation`, {
      reason: 'zefram asked',
      handle: 'zefram',
    }).expect(200);
    label = (answer.body as { handle: string }).handle;
    expect(answer.body).toMatchObject({
      isAnonymised: true,
      name: null,
      country: null,
      aliases: [],
      formerHandles: [],
    });
    expect(label).toMatch(/^removed-[0-9a-f]{12}$/);
    const named = await namedInTables();
    expect(named.filter((row) => !KEPT.some(([place]) => place.test(row)))).toEqual([]);
    const kept = await walk.dataSource.query<object[]>(
      `select name, value from upload_answers union all select key, value from drafts, jsonb_each_text(answers)`,
    );
    // The draft without valid JSON is deleted, and the other one has the label.
    const drafts = await walk.dataSource.query<object[]>(
      `select name, convert_from(content, 'UTF8') as content from drafts`,
    );
    expect(drafts).toEqual([
      { name: `${label} at home`, content: JSON.stringify({ tournaments: [{ players: [{ name: label }] }] }) },
    ]);
    expect(kept).toEqual([
      { name: 'game', value: '2e' },
      { name: 'game', value: '2e' },
    ]);
    const [entry] = await walk.dataSource.query<object[]>(
      `select detail from audit_entries where action = 'player.anonymise' order by id desc limit 1`,
    );
    expect(entry).toMatchObject({ detail: { after: { handle: label, isAnonymised: true }, reason: `${label} asked` } });
    expect(namedIn(await readEverything())).toEqual([]);
    await walk.get(player(HANDLE)).expect(404);
    await walk.get(player(label)).expect(404);
  });

  it('is in no answer about what their account did', async () => {
    for (const address of [
      '/api/v1/disputes',
      '/api/v1/announcements',
      '/calendar',
      '/calendar.ics',
      '/calendar.atom',
    ]) {
      const { text } = await walk.get(address).set('authorization', `Bearer ${coordinator}`).expect(200);
      expect(text).not.toMatch(NAMED);
    }
    const { body } = await walk.get('/api/v1/disputes').set('authorization', `Bearer ${coordinator}`).expect(200);
    expect(body).toMatchObject({ rows: [{ reporter: label, text: `${label} says that this was a Regional.` }] });
  });

  it('has no label on pages', async () => {
    await expectNoLabels();
  });

  it('stands in what their account does later, where the form said so', async () => {
    const own = await walk.createToken('director', HANDLE);
    const [row] = await walk.dataSource.query<{ key: string }[]>(
      `select t.key from tournaments t join outcomes o on o.tournament_id = t.id order by t.id limit 1`,
    );
    await walk.post(`/api/v1/tournaments/${row!.key}/disputes`, own, { about: 'level', text: 'Again.' }).expect(201);
    await walk.post('/api/v1/announcements', own, announcementOf({ director: 'thsch' })).expect(201);
    const named = await namedInTables();
    expect(named.filter((each) => ![...KEPT, ...LATER].some(([place]) => place.test(each)))).toEqual([]);
    for (const [place] of LATER) expect(named.some((each) => place.test(each))).toBe(true);
    expect(named.filter((each) => /"actor": "Zéfram".*"action": "dispute\.open"/.test(each))).toHaveLength(2);
    const { text } = await walk.get('/api/v1/disputes').set('authorization', `Bearer ${coordinator}`).expect(200);
    expect(text).not.toMatch(NAMED);
  });

  it('leaves every hash and every number as they were, also when everything is scored and published anew', async () => {
    const expected: unknown = JSON.parse(published.replaceAll(JSON.stringify(HANDLE), JSON.stringify(label)));
    const sorted = (value: unknown) => JSON.stringify(value, null, 1).split('\n').sort();
    expect(sorted(await readPublished(walk.dataSource))).toEqual(sorted(expected));
    expect(await readHashes()).toEqual(hashes);
    await walk.dataSource.query(
      `update scorecards c set engine_version = 'earlier', standings_sha256 = '' from tournaments t
       where t.id = c.tournament_id and t.current_revision = c.revision`,
    );
    await refresh('anew');
    expect(sorted(await readPublished(walk.dataSource))).toEqual(sorted(expected));
    const { orders, documents } = hashes;
    expect(await readHashes()).toMatchObject({ orders, documents });
  });

  it('stands in no export, which verifies by itself', async () => {
    const files = await exportAndVerify();
    expect(namedIn(files)).toEqual([]);
    expect(files['ratings.csv']).toContain(label);
  });

  it('is free for a new player, who is somebody else', async () => {
    await handIn(walk.dataSource, withZefram(tied(), 'w:new'), { receivedAt: ON_TIME });
    const { body } = await walk.get(player(HANDLE)).expect(200);
    expect(body).toMatchObject({ ratings: [], handle: HANDLE });
  });
});

describe('taking a name out', () => {
  const anonymise = (handle: string) => send('post', `${player(handle)}/anonymisation`, { reason: 'spec', handle });

  it('waits for no run that is being published', async () => {
    await send('post', '/api/v1/players', { handle: 'Lily', reason: 'spec' }).expect(201);
    await walk.dataSource.transaction(async (manager) => {
      await manager.query(`select from publication for update`);
      const { body } = await anonymise('lily').expect(409);
      expect(body).toMatchObject({ type: '/problems/publication-busy' });
    });
    await walk.get(player('lily')).expect(200);
    const [entry] = await walk.dataSource.query<object[]>(`select detail from audit_entries order by id desc limit 1`);
    expect(entry).toMatchObject({ detail: { refused: 'publication-busy' } });
  });

  it('takes whoever turned out to be the same person along, and hides them too', async () => {
    await handIn(walk.dataSource, report(round('Steth 100-0 Ransom FW')), { receivedAt: ON_TIME, handle: 'thsch' });
    await walk.dataSource.query(
      `update players set merged_into = o.id, counts_as = o.id from players o where players.handle_key = 'steth' and o.handle_key = 'ransom'`,
    );
    await send('post', `${player('steth')}/hiding`, { reason: 'spec' }).expect(200);
    const shown = () =>
      walk.dataSource.query<{ handle: string }[]>(
        `select s.handle from shown_players s join players p using (id) where p.counts_as in
           (select counts_as from entries e join players q on q.id = e.player_id where e.handle in ('Steth', 'Ransom') or q.handle ~ '^removed')`,
      );
    expect((await shown()).filter(({ handle }) => /steth|ransom/i.test(handle))).toEqual([]);
    await anonymise('ransom').expect(200);
    const rows = await walk.dataSource.query<{ raw: string }[]>(
      `select convert_from(raw, 'UTF8') || header || closing || findings as raw from submissions`,
    );
    expect(rows.filter(({ raw }) => /steth|ransom/i.test(raw))).toEqual([]);
    const handles = await walk.dataSource.query<object[]>(
      `select handle from player_handles where handle_key in ('steth', 'ransom')`,
    );
    expect(handles).toEqual([]);
  });

  it('leaves nothing in reports that come at the same moment', async () => {
    for (let time = 0; time < 4; time++) {
      const handle = `Burnham ${time}`;
      const sent = (match: number) =>
        walk.post('/api/v1/submissions', coordinator, {
          ...reportDocument(report(round('ann 100-0 bob FW'), { tournament: { externalId: `same:${time}-${match}` } })),
          players: [{ handle }, { handle: 'bob' }],
          rounds: [{ round: 1, matches: [{ players: [handle, 'bob'], result: 'FW' }] }],
        });
      await sent(0).expect(201);
      const answers = await Promise.all([sent(1), anonymise(handle), sent(2), sent(3)]);
      expect(answers.map(({ status }) => status)).toEqual([201, 200, 201, 201]);
      // The handle now belongs to a new player: every document that names it is theirs.
      const rows = await walk.dataSource.query<{ named: number; played: number }[]>(
        `select (select count(*)::integer from submissions where convert_from(raw, 'UTF8') like $2) as named,
           (select count(*)::integer from entries e join players p on p.id = e.player_id where p.handle = $1 and e.handle = $1) as played`,
        [handle, `%"${handle}"%`],
      );
      expect(rows[0]!.named).toBe(rows[0]!.played);
    }
  });
});

describe('what is said of somebody elsewhere', () => {
  const NAMES = /tilly|sylvia/i;
  const documentOf = (externalId: string, first: object) => {
    const sent = reportDocument(tied()) as { tournament: object; players: object[]; rounds: unknown };
    const handle = (first as { handle: string }).handle;
    const text = JSON.stringify({ ...sent, tournament: { ...sent.tournament, externalId } });
    const document = JSON.parse(text.replaceAll('"ann"', JSON.stringify(handle))) as { players: object[] };
    document.players[0] = first;
    return document;
  };
  let submission: string;
  let tournament: string;
  let merge: string;

  beforeAll(async () => {
    const person = { handle: 'stilly', name: 'Sylvia Tilly', reason: 'spec' };
    await send('post', '/api/v1/players', person).expect(201);
    await send('post', '/api/v1/players', { handle: 'tilly 2', reason: 'spec' }).expect(201);
    const linked = documentOf('w:linked', { handle: 'the cadet', name: 'Tilly, Sylvia' });
    const { body } = await send('post', '/api/v1/submissions', linked).expect(201);
    ({ id: submission, tournamentId: tournament } = body as { id: string; tournamentId: string });
    const merging = { into: 'stilly', reason: 'tilly 2 is Sylvia Tilly' };
    merge = String((await send('post', `${player('tilly 2')}/merge`, merging).expect(200)).body.id);
    await walk.publisher.publishMerge(merge);
    await send('post', `${player('stilly')}/hiding`, { reason: 'spec' }).expect(200);
  });

  it.each(['findings', 'merges', 'runs'])('has no name of whoever is hidden: %s', async (which) => {
    const addresses = {
      findings: `/api/v1/submissions/${submission}`,
      merges: `/api/v1/player-merges/${merge}`,
      runs: '/api/v1/runs',
    };
    const { text } = await walk.get(addresses[which as keyof typeof addresses]).expect(200);
    expect(text).toMatch(/hidden-[0-9a-f]{12}/);
    expect(text).not.toMatch(NAMES);
  });

  it('is proposed to be corrected by nobody, who would read the names', async () => {
    const token = await walk.createToken('player', 'curious');
    const proposal = { patch: [{ op: 'replace', path: '/players/0/name', value: 'x' }], evidence: 'x' };
    for (const query of ['', '?preview=true']) {
      const { body, text } = await walk.post(`/api/v1/tournaments/${tournament}/proposals${query}`, token, proposal);
      expect(body).toMatchObject({ status: 409, type: '/problems/document-withheld' });
      expect(text).not.toMatch(NAMES);
    }
  });

  it('has no name that was taken out', async () => {
    await send('post', `${player('stilly')}/anonymisation`, { reason: 'spec', handle: 'stilly' }).expect(200);
    const [row] = await walk.dataSource.query<{ findings: string }[]>(
      `select findings::text from submissions where public_id = $1`,
      [submission],
    );
    expect(row!.findings).toMatch(/removed-[0-9a-f]{12}/);
    expect(row!.findings).not.toMatch(NAMES);
  });
});
