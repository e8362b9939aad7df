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
  await dirk.open('/live/new');
  await dirk.send('live-new', {
    'tournament.name': 'Friday',
    'tournament.game': '2e',
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
    expect(dirk.html).toMatch(/<details class="fold" open(?:="")?><summary>Correct<\/summary><form id="r1-t2"/);
    await dirk.send('r1-t2', { 'act.told.score.1': '45' });
    expect((await read(page)).rounds[0]!.tables[1]!.result).toBe('true tie 45:45 (on time)');
  });
});
