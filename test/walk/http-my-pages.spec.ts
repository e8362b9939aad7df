import { handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { pageOf } from './accounts/page.js';
import { makeAccount, newBrowser, PASSWORD } from './accounts/people.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let opened: string;

const ROUNDS = [
  ['ann 100-35 bob FW', 'cy 100-35 dee FW'],
  ['ann 100-20 cy FW', 'bob 30-30 dee TT'],
  ['ann 100-10 dee FW', 'bob 100-90 cy FW'],
];

async function play(name: string, director: string, isPublished = true): Promise<string> {
  const document = report(...ROUNDS.map((matches) => round(...matches)), {
    players: { ann: { country: 'DE' } },
    tournament: { externalId: `my:${name}`, name, director },
  });
  const { tournamentId, revision } = await handIn(walk.dataSource, document, { receivedAt: ON_TIME });
  if (isPublished) await walk.publisher.publishTournament(tournamentId, revision);
  return tournamentId;
}

const openAs = async (handle: string, path: string) => pageOf(await newBrowser(walk).signIn(handle, PASSWORD), path);

beforeAll(async () => {
  for (const handle of ['Zoë', 'reader', 'stranger']) await makeAccount(walk.dataSource, handle);
  opened = await play('First Contact', 'zoe');
  await play('Of somebody else', 'Dirk');
  await play('On its way', 'ZOË', false);
  await walk.dataSource.query(
    `update accounts set player_id = (select id from players where handle_key = 'ann') where handle = 'reader'`,
  );
});

describe('the page of a reader', () => {
  it('says to whoever is linked to no player how to claim one', async () => {
    const { html, text } = await openAs('stranger', '/me');
    expect(text).toContain('You are linked to no player yet.');
    expect(html).toContain('href="/account#claim"');
  });

  it('tells the rank, the last change with its reason, and what to set', async () => {
    const { html, text } = await openAs('reader', '/me');
    expect(html).toContain('<h1><bdi>ann</bdi></h1>');
    expect(html).toContain('href="/leaderboards/2e/constructed"><span class="unseen">Rank </span>#1');
    expect(text).toContain('of 4, #1 in Germany');
    expect(text).toMatch(/You scored 3 in 3 games; the ratings of your opponents made \d\.\d likely\./);
    expect(html).toContain('<th scope="row"><a href="/players/dee">dee</a>');
    expect(text).toContain('You have no points in a current season.');
    expect(html).toContain('href="/players/ann/change"');
  });

  it('finds the player of a reader on a leaderboard, whatever the account is called', async () => {
    const { html } = await openAs('reader', '/leaderboards/2e/constructed');
    expect(html).toContain('<a href="/leaderboards/2e/constructed?around=ann#around">Find me</a>');
    // Among the first rows, their own is only marked.
    expect(html).toMatch(/<tr class="own">(?:(?!<tr).)*<a href="\/players\/ann">/s);
    expect(html).not.toContain('class="pinned"');
    const found = await openAs('reader', '/leaderboards/2e/constructed?around=ann');
    expect(found.html).toMatch(/<tr class="own" id="around">(?:(?!<tr).)*<a href="\/players\/ann">/s);
    // Where it is not among the first rows, it is pinned above them.
    const pinned = await openAs('reader', '/leaderboards/2e/constructed?name=dee');
    expect(pinned.html).toMatch(
      /<tbody class="pinned"><tr class="own">(?:(?!<\/tr>).)*<a href="\/players\/ann">.*You/s,
    );
    const stranger = await openAs('stranger', '/leaderboards/2e/constructed?name=dee');
    expect(stranger.html).not.toMatch(/Find me|class="pinned"|class="own"/);
  });

  it('says to whoever is hidden that nobody else sees what it tells', async () => {
    await walk.dataSource.query(
      `update accounts set player_id = (select id from players where handle_key = 'dee') where handle = 'stranger'`,
    );
    await walk.dataSource.query(`update players set hidden_at = now() where handle_key = 'dee'`);
    const { text } = await openAs('stranger', '/me');
    expect(text).toContain('Your player is hidden. Others see “Hidden player”; only you see what is yours here.');
    expect(text).toMatch(/Rank #\d of 4/);
  });
});

describe('the tournaments of a director', () => {
  it('are those that name them, however their handle is written', async () => {
    const { html, text } = await openAs('Zoë', '/my/tournaments');
    expect(html).toContain(`<a href="/tournaments/${opened}"><bdi>First Contact</bdi></a>`);
    expect(text).toContain('its run, which is on the way');
    expect(text).not.toContain('Of somebody else');
    expect((await openAs('stranger', '/my/tournaments')).text).toContain('You have no tournaments yet.');
  });

  it('leads to running one, from the menu too', async () => {
    const { html } = await openAs('stranger', '/my/tournaments');
    expect(html).toContain('<li><a href="/live/new">Run a tournament</a></li>');
    expect(html).toContain('<a href="/live/new">Run a tournament</a>: check-in, pairings, results');
  });

  it('are listed by the API a page at a time, and a cursor is of one person', async () => {
    const zoe = await newBrowser(walk).signIn('Zoë', PASSWORD);
    const first = await zoe.ask('get', '/api/v1/tournaments/mine?limit=1');
    const { rows, next } = first.body as { rows: { name: string; awaitsFlag: boolean }[]; next: string };
    const second = await zoe.ask('get', `/api/v1/tournaments/mine?limit=1&cursor=${next}`);
    const names = [...rows, ...(second.body as { rows: { name: string }[] }).rows].map(({ name }) => name);
    expect(names.toSorted()).toEqual(['First Contact', 'On its way']);
    expect(rows[0]!.awaitsFlag).toBe(false);
    const reader = await newBrowser(walk).signIn('reader', PASSWORD);
    expect((await reader.ask('get', `/api/v1/tournaments/mine?cursor=${next}`)).status).toBe(400);
  });
});

describe('the calculators', () => {
  const see = async (path: string) => pageOf(newBrowser(walk), path);

  it('tell what results would do to a rating, with k-factor and formula', async () => {
    const { text, status } = await see(
      '/calculators/rating?player=1500&level=2&track=2e/constructed&opponent.1=1500&end.1=win&opponent.2=ANN&end.2=loss',
    );
    expect(status).toBe(200);
    expect(text).toContain('K-factor 28');
    expect(text).toContain('= 1500.0 + 28 × (1 − 0.500) = 1514.0');
    expect(text).toMatch(/Somebody 1500\.0 .* ann \d{4}\.\d 1514\.0/);
  });

  it('begin with the player of the reader', async () => {
    expect((await openAs('reader', '/calculators/rating')).html).toMatch(/name="player" value="ann"/);
    expect((await openAs('reader', '/calculators/result')).text).toContain('First Contact');
  });

  it('say which names they do not know, and keep what was typed', async () => {
    const { html, text } = await see('/calculators/rating?player=ann&opponent.1=%3Cscript%3E&opponent.2=1600');
    expect(text).toContain('No player has this handle: <script>.');
    expect(html).toContain('value="&lt;script>"');
    expect((await see('/calculators/byes?player=nobody')).text).toContain('No player is called “nobody”.');
    expect((await see('/calculators/result?player=nobody')).text).toContain('No player is called “nobody”.');
  });

  it('tell what a tournament would have done with other results', async () => {
    const change = encodeURIComponent(`${opened}/constructed`);
    const as = async (query: string) => (await see(`/calculators/result?player=ann&change=${change}${query}`)).text;
    expect(await as('')).toContain('Difference ±0 rating points');
    expect(await as('&end.1=loss')).toMatch(/Difference −\d+\.\d rating points/);
    expect((await see('/calculators/result?player=ann&change=of-somebody')).text).toContain(
      'The filter "change" is not used',
    );
  });

  it('tell what places are worth', async () => {
    expect((await see('/calculators/points?players=17')).text).toContain(
      'In a tournament of 17 players, from 16 players on',
    );
    expect((await see('/calculators/points?players=3')).text).toContain('A tournament needs four participants');
    expect((await see('/calculators/points?players=x')).text).toContain('The filter "players" is not used');
  });
});
