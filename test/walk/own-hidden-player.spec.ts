import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { pageOf } from './accounts/page.js';
import { makeAccount, newBrowser, PASSWORD } from './accounts/people.js';
import type { Browser } from './accounts/browser.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();

const NAMED = /zefram/gi;
const LABEL = /(?:hidden|removed)-[0-9a-f]{12}/;

/** These JSON answers find a player by handle or tournament. */
const answersOf = (handle: string, tournament: string): string[] => [
  `/api/v1/players/${handle}`,
  `/api/v1/players/${handle}/rating-changes`,
  `/api/v1/players/${handle}/tournaments`,
  `/api/v1/players/${handle}/career`,
  `/api/v1/players/${handle}/opponents`,
  `/api/v1/players/${handle}/opponents/bob`,
  `/api/v1/players/${handle}/league-points`,
  `/api/v1/players/${handle}/entitlements`,
  `/api/v1/players/${handle}/badges`,
  `/api/v1/players/${handle}/merges`,
  `/api/v1/leaderboards/2e/constructed?around=${handle}`,
  `/api/v1/leaderboards/2e/constructed?around=${handle}&playedBy=2014-11-10`,
  `/api/v1/leaderboards/2e/constructed?around=${handle}&activeSince=2014-01-01`,
  `/api/v1/tournaments/${tournament}/explanation?player=${handle}&category=constructed`,
];

let coordinator: string;
let event: string;
let before: unknown[];
let owner: Browser;
let token: string;
/** They are another player, a coordinator and a visitor. */
let others: Browser[];

async function play(externalId: string, startsAt: string, header: object): Promise<string> {
  walk.setTime(new Date(Date.parse(startsAt) + 86_400_000));
  const rounds = [
    round('zefram bob FW', 'cy dee FW'),
    round('zefram cy FW', 'bob dee FW'),
    round('zefram dee FW', 'bob cy FW'),
  ];
  const played = report(...rounds, {
    tournament: { externalId, startsAt, registeredAt: '2014-01-01T00:00:00Z', ...header },
  });
  const { body } = await walk.post('/api/v1/submissions', coordinator, reportDocument(played)).expect(201);
  const { tournamentId } = body as { tournamentId: string };
  await walk.publisher.publishTournament(tournamentId, 1);
  return tournamentId;
}

const own = (account: string, player: string) =>
  walk.dataSource.query(
    `update accounts set player_id = (select id from players where handle_key = $2) where handle = $1`,
    [account, player],
  );

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  await walk.createToken('league-director', 'Lena');
  const league = { slug: 'alpha', name: 'Alpha', director: 'Lena', players: ['zefram', 'bob', 'cy', 'dee'] };
  await walk.post('/api/v1/leagues', coordinator, league).expect(201);
  const season = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31' };
  await walk.post('/api/v1/leagues/alpha/seasons', coordinator, season).expect(201);
  await play('own:worlds', '2014-09-20T10:00:00Z', { level: 5, kind: 'worlds', country: 'US' });
  event = await play('own:event', '2014-11-08T10:00:00Z', { league: 'alpha', director: 'Lena' });
  for (const handle of ['Cochrane', 'Bobby', 'Passer-by']) await makeAccount(walk.dataSource, handle);
  await makeAccount(walk.dataSource, 'Cora', { role: 'coordinator', continent: null });
  await own('Cochrane', 'zefram');
  await own('Bobby', 'bob');
  walk.setTime(new Date('2014-11-10T00:00:00Z'));
  owner = await newBrowser(walk).signIn('Cochrane', PASSWORD);
  token = await walk.createToken('player', 'Cochrane');
  const signedIn = ['Bobby', 'Cora', 'Passer-by'].map((handle) => newBrowser(walk).signIn(handle, PASSWORD));
  others = [newBrowser(walk), ...(await Promise.all(signedIn))];
  before = await readAll((path) => newBrowser(walk).ask('get', path), 'zefram');
});

const bare = (text: string): string => text.replaceAll(/"(?:version|headRun)":\d+/g, '');

/** Returns the name by which other people's programs know the player. */
async function readLabel(): Promise<string> {
  const { text } = await walk.get('/api/v1/leaderboards/2e/constructed').expect(200);
  expect(text).not.toMatch(NAMED);
  return LABEL.exec(text)![0];
}

type Ask = (path: string) => PromiseLike<{
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}>;

/** @param label replaces the handle in what is read */
async function readAll(ask: Ask, handle: string, label = handle): Promise<string[]> {
  const read: string[] = [];
  for (const path of answersOf(handle, event)) {
    const { status, text } = await ask(path);
    read.push(`${status} ${path.replace(handle, label)} ${bare(text)}`);
  }
  return read;
}

/** Expects that the owner reads what everybody read before, by their label and by these handles. */
async function expectOwnerReads(label: string, handles: readonly string[]): Promise<void> {
  const expected = before.map((text) => (text as string).replaceAll(NAMED, label));
  expect(expected.filter((text) => !text.startsWith('200'))).toEqual([]);
  for (const handle of [label, ...handles]) {
    expect(await readAll((path) => owner.ask('get', path), handle, label)).toEqual(expected);
    const byToken: Ask = (path) => walk.get(path).set('authorization', `Bearer ${token}`);
    expect(await readAll(byToken, handle, label)).toEqual(expected);
    const { headers } = await owner.ask('get', `/api/v1/players/${handle}`);
    expect(headers['cache-control']).toBe('no-store');
  }
}

/** Expects that nobody else finds the player, right after the owner has read the same. */
async function expectNobodyElseReads(label: string): Promise<void> {
  for (const handle of [label, 'zefram', 'ZEFRAM']) {
    for (const path of [...answersOf(handle, event), `/players/${handle}`]) {
      await owner.ask('get', path);
      for (const other of others) {
        const { status, text } = await other.ask('get', path);
        expect([path, status]).toEqual([path, 404]);
        expect(text).not.toContain('(you)');
      }
    }
  }
  for (const other of others) {
    const { status, html } = await pageOf(other, `/leaderboards/2e/constructed?around=${label}`);
    expect(status).toBe(200);
    expect(html).toContain('Hidden player');
    expect(html).not.toContain('(you)');
    // Another reader's own row is marked, and this one is not.
    const marked = html.split('<tr').filter((row) => row.startsWith(' class="own"'));
    expect(marked.filter((row) => row.includes('Hidden player'))).toEqual([]);
  }
}

/** Expects that pages call the owner what others call them, and say that this is their player. */
async function expectOwnPages(label: string): Promise<void> {
  const me = await pageOf(owner, '/me');
  expect(me.html).toContain('<span class="unseen">Rank </span>#1');
  expect(me.text).toContain('only you see what is yours here');
  expect(me.html).toContain(`href="/players/${label}"`);
  expect(me.text).toMatch(/Your leagues Alpha/);
  expect(me.text).toContain('Byes to use');
  const page = await pageOf(owner, `/players/${label}`);
  expect(page.status).toBe(200);
  expect(page.html).toMatch(/<h1>(?:<bdi>)?Hidden player \(you\)/);
  expect(page.text).toContain('Earned Byes and head starts');
  expect(page.text).toContain('Alpha');
  const around = await pageOf(owner, `/leaderboards/2e/constructed?around=${label}`);
  expect(around.html).toContain('class="own"');
  expect(around.html).toContain(`<a href="/players/${label}">Hidden player (you)</a>`);
  const german = await owner.ask('get', `/players/${label}`, undefined, { 'accept-language': 'de' });
  expect(german.text).toContain('Verborgene Person (du)');
}

const HIDING = '/api/v1/players/zefram/hiding';

describe.each([
  {
    who: 'by themselves',
    hide: () => owner.ask('post', HIDING, { reason: 'I like it quiet' }),
    show: () => owner.ask('delete', `${HIDING}?reason=again`),
  },
  {
    who: 'by a coordinator',
    hide: () => walk.post(HIDING, coordinator, { reason: 'they asked' }),
    show: () => walk.delete(`${HIDING}?reason=again`, coordinator),
  },
])('a player who is hidden $who', ({ hide, show }) => {
  let label: string;

  beforeAll(async () => {
    expect((await hide()).status).toBe(200);
    label = await readLabel();
  });
  afterAll(async () => expect((await show()).status).toBe(200));

  it('is read by their owner as everybody read them before', () => expectOwnerReads(label, ['zefram', 'ZEFRAM']));

  it('has pages for their owner, who comes to them from their own page', async () => {
    await expectOwnPages(label);
    const { status, headers } = await owner.ask('get', '/players/zefram');
    expect([status, headers['location']]).toEqual([302, `/players/${label}`]);
    const change = await pageOf(owner, `/players/${label}/change`);
    expect(change.status).toBe(200);
    expect(change.text).toContain('Earned Bye');
  });

  it('is found by nobody else, though their owner has read the same', () => expectNobodyElseReads(label));

  it('can be told from another one in a tournament, and finds themselves in it', async () => {
    await walk.post('/api/v1/players/dee/hiding', coordinator, { reason: 'they asked' }).expect(200);
    const address = `/tournaments/${event}`;
    const namesIn = (text: string): string[] => [...new Set(text.match(/Hidden player(?: \d| \(you\))?/g))].sort();
    for (const other of others) {
      expect(namesIn((await pageOf(other, address)).text)).toEqual(['Hidden player 1', 'Hidden player 2']);
    }
    const own = namesIn((await pageOf(owner, address)).text);
    expect(own).toEqual([expect.stringMatching(/^Hidden player \d$/), 'Hidden player (you)'].sort());
    const { text } = await walk.get('/api/v1/leaderboards/2e/constructed/players.csv').expect(200);
    expect(namesIn(text)).toEqual(['Hidden player 1', 'Hidden player 2']);
    await walk.delete('/api/v1/players/dee/hiding?reason=again', coordinator).expect(200);
  });

  it('is found by nobody who sends what owners are found by', async () => {
    const [row] = await walk.dataSource.query<{ id: string }[]>(
      `select public_id as id from players where handle_key = 'zefram'`,
    );
    for (const handle of [row!.id, `Own ${row!.id}`, `own ${row!.id}`]) {
      for (const path of answersOf(encodeURIComponent(handle), event)) {
        for (const other of others) expect((await other.ask('get', path)).status).toBe(404);
      }
    }
  });
});

describe('a player whose name was removed', () => {
  let label: string;

  beforeAll(async () => {
    const confirmed = { reason: 'I was never there', handle: 'zefram' };
    expect((await owner.ask('post', '/api/v1/players/zefram/anonymisation', confirmed)).status).toBe(200);
    label = await readLabel();
    expect(label).toMatch(/^removed-/);
  });

  it('is read by whoever was their owner as everybody read them before', () => expectOwnerReads(label, []));

  it('has pages for whoever was their owner, without a way to change anything', async () => {
    await expectOwnPages(label);
    for (const path of ['/me', `/players/${label}`]) expect((await pageOf(owner, path)).html).not.toContain('/change"');
    expect((await owner.ask('get', `/players/${label}/change`)).status).toBe(404);
  });

  it('is found by nobody else, though whoever was their owner has read the same', () => expectNobodyElseReads(label));
});
