import type { LiveView } from '@quadrant/rules/live';
import { makeAccount, PASSWORD } from './accounts/people.js';
import { Reader } from './accounts/reader.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let dirk: Reader;

beforeAll(async () => {
  await makeAccount(walk.dataSource, 'Dirk', { role: 'director', region: null });
  dirk = await Reader.of(walk).signIn('Dirk', PASSWORD);
});

/** The page of a tournament of these players, none of them checked in. */
async function openFor(...players: readonly string[]): Promise<string> {
  await dirk.open('/live/new?game=2e');
  await dirk.send('live-new', {
    'tournament.name': 'Friday',
    'tournament.zone': 'Europe/Berlin',
    players: players.join('\n'),
  });
  return /^\/live\/[-0-9a-f]{36}/.exec(dirk.path)![0];
}

/** The same with round 1 started. */
async function begin(...players: readonly string[]): Promise<string> {
  const page = await openFor(...players);
  for (const index of players.keys()) await dirk.send(`player-${index}`);
  await dirk.send('next-pair');
  await dirk.send('next-start');
  return page;
}

const read = async (page: string): Promise<LiveView> => (await walk.get(`/api/v1${page}`).expect(200)).body as LiveView;

async function linksOf(page: string): Promise<ReadonlyMap<string, string>> {
  await dirk.open(`${page}/paper?sheet=links`);
  const codes = dirk.html.matchAll(/\/me\/([a-z2-7]{26})<\/code>/g);
  const { players } = await read(page);
  return new Map([...codes].map(([, link], index) => [players[index]!.handle, link!]));
}

describe('the page before round 1', () => {
  it('checks in everybody at once, undoes it, and says what comes next', async () => {
    const page = await openFor('abe', 'bea', 'cid', 'dot');
    expect(dirk.text).toContain('Check in the players who are here: 0 of 4 are checked in');
    await dirk.send('next-everybody');
    expect(dirk.text).toContain('Everybody who can play is checked in.');
    expect(dirk.text).toContain('All 4 players are checked in. Pair round 1.');
    await dirk.send('undo-everybody');
    expect(dirk.text).toContain('Check in the players who are here: 0 of 4 are checked in');
    await dirk.send('player-1');
    expect(dirk.path).toBe(`${page}/run#player-1-row`);
    await dirk.send('next-everybody');
    await dirk.send('next-pair');
    expect(dirk.text).toContain('Round 1 is paired. Look at it, then start the round.');
  });
});

describe('the page that begins a tournament', () => {
  it('asks for the game, and offers the structures that its rules have', async () => {
    await dirk.open('/live/new');
    expect(dirk.html).toContain('href="/live/new?game=tribbles"');
    expect(dirk.html).not.toContain('id="live-new"');
    const structuresOf = async (game: string) => {
      await dirk.open(`/live/new?game=${game}`);
      const [, select = ''] = /<select[^>]*name="tournament\.pairing"[^>]*>(.*?)<\/select>/s.exec(dirk.html) ?? [];
      return [...select.matchAll(/value="([a-z-]+)"/g)].map(([, value]) => value);
    };
    expect(await structuresOf('tribbles')).toEqual(['tribbles']);
    expect(dirk.html).not.toContain('name="cut"');
    expect(await structuresOf('sw-lcg')).toEqual(['swiss', 'double-elimination']);
    expect(dirk.html).not.toContain('value="best-2"');
    expect(await structuresOf('2e')).toContain('single-elimination');
    expect(dirk.text).toContain('3 from 4 players on, 4 from 8 players on');
    expect(dirk.html).toContain('value="best-2"');
  });
});

describe('a projector', () => {
  it('shows a player who came late and has no table yet', async () => {
    const page = await begin('wes', 'xan', 'yuk', 'zed');
    await dirk.send('enter', { 'act.handle': 'Lea' });
    await dirk.send('player-4');
    await dirk.open(`${page}/screen`);
    expect(dirk.text).toMatch(/Lea\s*no table yet/);
  });
});

describe('the form for a result', () => {
  // @row 49, 60
  it('refuses a score that does not fit the result, says why, and takes it with a reason', async () => {
    const page = await begin('ann', 'bob', 'cy', 'dee');
    const [one] = (await read(page)).rounds[0]!.tables[0]!.players;
    const lower = { 'act.told': '{"result":"FW"}', 'act.told.score.0': '40', 'act.told.score.1': '100' };
    await dirk.send('r1-t1', lower);
    expect(dirk.status).toBe(422);
    expect(dirk.text).toContain(`${one} is reported with a Full Win of 40 points, but a game is won with 100.`);
    expect(dirk.text).toContain('If the game really ended like this, say why below.');
    expect(Object.fromEntries(dirk.page.fieldsOf('r1-t1'))).toMatchObject({ 'act.told.score.0:number': '40' });
    await dirk.send('r1-t1', { 'act.although': 'Both agreed on it' });
    expect(dirk.status).toBe(200);
    expect((await read(page)).rounds[0]!.tables[0]!.result).toBe(`${one} wins 40:100`);
  });

  it('leads to the next open game, and after the last one to the next step', async () => {
    const page = await begin('ida', 'jon', 'kay', 'leo');
    const won = { 'act.told': '{"result":"FW"}', 'act.told.score.0': '100', 'act.told.score.1': '35' };
    await dirk.send('r1-t2', won);
    expect(dirk.path).toBe(`${page}/run#r1-t1-game`);
    expect(dirk.html).toContain('id="r1-t1-game"');
    expect(dirk.text).toContain('is entered.');
    await dirk.send('r1-t1', won);
    expect(dirk.path).toBe(`${page}/run#next-step`);
    await dirk.send('r1-t1', { 'act.told.score.1': '40' });
    expect(dirk.path).toBe(`${page}/run#r1-t1-game`);
  });

  it('of an earlier round, in an old window, is asked about and corrects that round when it is sent again', async () => {
    const page = await begin('ola', 'pip', 'quo', 'rue');
    const won = { 'act.told': '{"result":"FW"}', 'act.told.score.0': '100', 'act.told.score.1': '35' };
    for (const table of ['r1-t1', 'r1-t2']) await dirk.send(table, won);
    const old = await Reader.of(walk).signIn('Dirk', PASSWORD);
    await old.open(`${page}/run`);
    await dirk.open(`${page}/run`);
    for (const step of ['next-pair', 'next-start']) await dirk.send(step);
    const lost = { 'act.told': '{"result":"FL"}', 'act.told.score.0': '20', 'act.told.score.1': '100' };
    await old.send('r1-t1', lost);
    expect(old.status).toBe(409);
    expect(old.text).toContain('Round 2 is running. This is another result for');
    await old.send('r1-t1', {});
    expect(old.status).toBe(200);
    const [, two] = (await read(page)).rounds[0]!.tables[0]!.players;
    expect((await read(page)).rounds[0]!.tables[0]!.result).toBe(`${two} wins 100:20`);
    expect(old.text).toContain('Round 2: 2 results to come.');
  });

  it('can be taken back beside the message that says it, and no longer after another entry', async () => {
    const page = await begin('sia', 'tom', 'uma', 'vic');
    const won = { 'act.told': '{"result":"FW"}', 'act.told.score.0': '100', 'act.told.score.1': '35' };
    await dirk.send('r1-t1', won);
    const [one] = (await read(page)).rounds[0]!.tables[0]!.players;
    expect(dirk.text).toContain(`Table 1: ${one} wins 100:35`);
    await dirk.send('undo-last');
    expect((await read(page)).rounds[0]!.tables[0]!.status).toBe('open');
    expect(dirk.html).not.toContain('id="undo-last"');
  });

  it('of two windows shows who wins by each of them, with their own score first', async () => {
    const page = await begin('ida', 'jan', 'kim', 'lou');
    const [one, two] = (await read(page)).rounds[0]!.tables[0]!.players;
    const other = await Reader.of(walk).signIn('Dirk', PASSWORD);
    await other.open(`${page}/run`);
    await dirk.send('r1-t1', { 'act.told': '{"result":"FW"}', 'act.told.score.0': '100', 'act.told.score.1': '35' });
    await other.send('r1-t1', { 'act.told': '{"result":"FL"}', 'act.told.score.0': '20', 'act.told.score.1': '100' });
    await dirk.open(`${page}/run`);
    const [, conflicts = ''] = dirk.html.split('id="conflicts"');
    expect(
      [...conflicts.slice(0, conflicts.indexOf('</ul>')).matchAll(/<strong>(.*?)<\/strong>/g)].map(([, told]) => told),
    ).toEqual([`${one} wins 100:35`, `${two} wins 100:20`]);
  });

  it('of an old page is refused with the reason, where the page has no such form any more', async () => {
    const page = await begin('mia', 'ned', 'oli', 'pam');
    const won = { 'act.told': '{"result":"FW"}', 'act.told.score.0': '100', 'act.told.score.1': '35' };
    await dirk.send('r1-t1', won);
    await dirk.send('r1-t2', won);
    const other = await Reader.of(walk).signIn('Dirk', PASSWORD);
    await other.open(`${page}/run`);
    await dirk.send('next-pair');
    await dirk.send('next-start');
    await other.send('next-pair');
    expect(other.status).toBe(412);
    expect(other.text).toContain('This was changed since you opened it');
    expect(other.text).toContain('Round 2 was paired.');
  });

  it('for a correction shows what was entered, and a refused one stays open', async () => {
    const page = await begin('eve', 'fay', 'gus', 'hal');
    const onTime = (result: string): string => JSON.stringify({ result, endedBy: 'time' });
    await dirk.send('r1-t2', { 'act.told': onTime('ML'), 'act.told.score.0': '45', 'act.told.score.1': '60' });
    await dirk.open(`${page}/run`);
    expect(Object.fromEntries(dirk.page.fieldsOf('r1-t2'))).toMatchObject({
      'act.told:json': onTime('ML'),
      'act.told.score.0:number': '45',
      'act.told.score.1:number': '60',
    });
    await dirk.send('r1-t2', { 'act.told': onTime('TT') });
    expect(dirk.html).toMatch(
      /<details class="fold table-line" open(?:="")?><summary>(?:(?!<\/details>).)+<form id="r1-t2"/s,
    );
    await dirk.send('r1-t2', { 'act.told.score.1': '45' });
    expect((await read(page)).rounds[0]!.tables[1]!.result).toBe('true tie 45:45 (on time)');
  });
});

describe('the page of a player', () => {
  it('can be installed, and describes the app under the secret link alone', async () => {
    const page = await begin('ann', 'bob', 'cy', 'dee');
    const links = await linksOf(page);
    const own = `${page}/me/${links.get('ann')!}`;
    const { text } = await walk.get(own).expect(200);
    expect(text).toContain(`<link rel="manifest" href="${own}/app.webmanifest"`);
    const answer = await walk.get(`${own}/app.webmanifest`).set('accept-language', 'de').expect(200);
    expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(answer.text)).toMatchObject({
      ...{ name: 'Friday', lang: 'de', start_url: own, scope: page, display: 'standalone' },
      description: 'Dein Tisch, die Uhr, dein Ergebnis und die Tabelle.',
    });
    await walk.get('/assets/app-icon-192.png').expect(200);
    await walk.get(`${page}/me/${'a'.repeat(26)}/app.webmanifest`).expect(404);
  });
});

describe('the QR code of a table', () => {
  it('leads players of the table and the director to the form, and a photograph of it leads nobody there', async () => {
    const page = await begin('ann', 'bob', 'cy', 'dee');
    const links = await linksOf(page);
    const { tables } = (await read(page)).rounds[0]!;
    const [here, elsewhere] = [tables[0]!.players[0]!, tables[1]!.players[0]!];
    const code = `${page}/tables/1`;

    const stranger = await walk.get(code).expect(200);
    expect(stranger.text).toContain('Only the players of this table and the staff enter its result.');
    expect(stranger.text).not.toContain('own-entries');

    const cookieOf = async (player: string): Promise<string> => {
      const { headers } = await walk.get(`${page}/me/${links.get(player)!}`).expect(200);
      return String(headers['set-cookie']).split(';', 1)[0]!;
    };
    const player = await walk
      .get(`${code}?round=1`)
      .set('cookie', await cookieOf(here))
      .expect(303);
    expect(player.headers['location']).toBe(`${page}/me/${links.get(here)!}`);
    const other = await walk
      .get(code)
      .set('cookie', await cookieOf(elsewhere))
      .expect(200);
    expect(other.text).toContain('You do not play at this table.');
    expect(other.text).toContain(`${page}/me/${links.get(elsewhere)!}`);

    await dirk.open(code);
    expect(dirk.path).toMatch(/\/run\?find=.*#r1-t1-game$/);
    expect(dirk.text).toContain('Enter result');
  });

  it('says where there is no such table or round', async () => {
    const page = await begin('ann', 'bob', 'cy', 'dee');
    for (const address of [`${page}/tables/7`, `${page}/tables/1?round=9`, `${page}/tables/1?round=x`]) {
      expect((await walk.get(address).expect(404)).text).toContain('This tournament has no such table in that round.');
    }
  });

  it('is printed on slips and table cards, which say first that other devices cannot reach localhost', async () => {
    const page = await begin('ann', 'bob', 'cy', 'dee');
    for (const sheet of ['slips', 'tables']) {
      await dirk.open(`${page}/paper?sheet=${sheet}`);
      expect(dirk.html).toContain('aria-label="Enter the result of table 1"');
      expect(dirk.text).toContain('Other devices cannot open these addresses');
    }
  });
});
