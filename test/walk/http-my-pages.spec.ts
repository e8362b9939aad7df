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
    expect(text).toContain('You have no points in a season that goes on.');
    expect(html).toContain('href="/players/ann/change"');
  });

  it('shows nothing of a player who is hidden', async () => {
    await walk.dataSource.query(
      `update accounts set player_id = (select id from players where handle_key = 'dee') where handle = 'stranger'`,
    );
    await walk.dataSource.query(`update players set hidden_at = now() where handle_key = 'dee'`);
    const { text } = await openAs('stranger', '/me');
    expect(text).toContain('Your player is hidden, so nothing is shown of them.');
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
