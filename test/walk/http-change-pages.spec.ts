import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import type { Browser } from './accounts/browser.js';
import { pageOf } from './accounts/page.js';
import { makeAccount, newBrowser, PASSWORD } from './accounts/people.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let coordinator: Browser;
let stranger: Browser;

const open = (path: string) => pageOf(coordinator, path);

async function play(externalId: string, ...matches: string[]): Promise<string> {
  const token = await walk.createToken('director', 'Dirk');
  const document = reportDocument(
    report(round(...matches), { tournament: { externalId, director: 'Dirk', name: `Open ${externalId}` } }),
  );
  const { body } = await walk.post('/api/v1/submissions', token, document).expect(201);
  const { tournamentId } = body as { tournamentId: string };
  await walk.publisher.publishTournament(tournamentId, 1);
  return tournamentId;
}

beforeAll(async () => {
  await makeAccount(walk.dataSource, 'Thsch', { role: 'coordinator', continent: null });
  await makeAccount(walk.dataSource, 'Doop', { role: 'director-of-organized-play' });
  await makeAccount(walk.dataSource, 'else');
  coordinator = await newBrowser(walk).signIn('Thsch', PASSWORD);
  stranger = await newBrowser(walk).signIn('else', PASSWORD);
});

describe('the page that changes a player', () => {
  beforeAll(async () => {
    await play('change:1', 'ann 100-35 bob FW');
    await play('change:3', 'anne 100-20 dee FW');
  });

  it('is for those who may, and tells others that they may not', async () => {
    expect((await pageOf(stranger, '/players/ann/change')).status).toBe(403);
    expect((await open('/players/nobody/change')).status).toBe(404);
    expect((await open('/players/ann')).html).toContain('href="/players/ann/change"');
  });

  it('keeps what was typed and says what is saved now when two people save it', async () => {
    const first = await open('/players/ann/change');
    const second = await open('/players/ann/change');
    const saved = await first.send('details-form', { name: 'Ann <First>', reason: 'as asked' });
    expect(saved.text).toContain('ann was saved.');
    const refused = await second.send('details-form', { name: 'Ann Second', reason: 'as asked' });
    expect(refused.status).toBe(412);
    expect(refused.html).toContain('value="Ann Second"');
    expect(refused.text).toContain('Saved now: Ann <First>');
  });

  it('adds a handle and removes it', async () => {
    const added = await (await open('/players/ann/change')).send('alias-new', { alias: 'שלום', reason: 'a nickname' });
    expect(added.text).toContain('שלום leads to ann from now on.');
    const removed = await added.send('alias-שלום', { reason: 'a mistake' });
    expect(removed.text).toContain('שלום no longer leads to ann.');
  });

  it('shows a claim code once', async () => {
    const made = await (await open('/players/bob/change')).send('claim-code');
    expect(made.html).toMatch(/<output class="token">[0-9A-Z-]{19}<\/output>/);
    expect((await open('/players/bob/change')).html).not.toContain('class="token"');
  });

  it('previews a merge without storing it, merges, and undoes it', async () => {
    const page = await open('/players/anne/change');
    const tried = await page.send('merge', { into: 'ann', reason: 'one person' }, 'Preview');
    expect(tried.text).toContain('Nothing is stored yet.');
    expect(tried.html).toMatch(/<details class="fold" open>\s*<summary>Merge anne into another player/);
    const merged = await tried.send('merge');
    expect(merged.text).toContain('anne counts as ann from now on.');
    const [, undo = ''] = /id="(undo-[^"]+)"/.exec((await open('/players/ann/change')).html) ?? [];
    const undone = await (await open('/players/ann/change')).send(undo, { reason: 'two people' });
    expect(undone.text).toContain('anne counts separately again.');
  });

  it('hides a player, whom their coordinator still finds, and shows them again', async () => {
    const hidden = await (await open('/players/dee/change')).send('hiding', { reason: 'asked for it' });
    expect(hidden.text).toContain('dee is hidden.');
    expect((await pageOf(stranger, '/players/dee/change')).status).toBe(404);
    const shown = await (await open('/players/dee/change')).send('hiding', { reason: 'changed their mind' });
    expect(shown.text).toContain('dee is shown by name again.');
  });

  it('removes a name for good only when it is typed again', async () => {
    const refused = await (await open('/players/dee/change')).send('anonymisation', { handle: 'ann', reason: 'law' });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('dee, who loses the name in 1 tournament, 1 other player there,');
    expect(refused.html).toMatch(/<details class="fold" open>\s*<summary>Remove the name for good/);
    const done = await refused.send('anonymisation', { handle: 'dee' });
    expect(done.text).toContain('The name was removed, except where the form says that it stays.');
  });
});

describe('the page that changes a tournament', () => {
  it('previews and sets a level, withdraws, and lets it count again', async () => {
    const id = await play('change:2', 'eve 100-35 fay FW');
    const path = `/tournaments/${id}/change`;
    expect((await pageOf(stranger, path)).status).toBe(403);
    const tried = await (await open(path)).send('level', { level: '2', reason: 'was a Regional' }, 'Preview');
    expect(tried.text).toContain('Nothing is stored yet.');
    const saved = await tried.send('level');
    expect(saved.text).toContain('The tournament was saved.');
    expect(saved.html).toContain('value="2" selected');
    const withdrawn = await (await open(path)).send('withdrawal', { reason: 'never took place' });
    expect(withdrawn.text).toContain('Open change:2 was withdrawn');
    const back = await (await open(path)).send('reinstatement', { reason: 'it did' });
    expect(back.text).toContain('Open change:2 counts again.');
  });
});

describe('pages for rules and places', () => {
  it('makes a ruling of each kind, and ends it', async () => {
    const doop = await newBrowser(walk).signIn('Doop', PASSWORD);
    const words = { text: 'Fourteen days <this> year.', source: 'forum', from: '2015-01-01' };
    const page = await pageOf(doop, '/admin/rulings');
    const made = await page.send('ruling-policy', { ...words, 'sets.name': 'onTimeDays', 'sets.value': '14' });
    expect(made.text).toContain('Made ruling 1.');
    expect(made.text).toContain('Fourteen days <this> year.');
    const ended = await made.send('end-1', { to: '2015-06-01', reason: 'the guide says so' });
    expect(ended.text).toContain('Ruling 1 has an end now.');
    const odd = await ended.send('ruling-policy', { ...words, from: '2015-02-31', 'sets.value': 'many' });
    expect(odd.status).toBe(400);
    expect(odd.html).toContain('value="many"');
    expect((await pageOf(coordinator, '/admin/rulings')).html).not.toContain('id="ruling-policy"');
    expect((await pageOf(stranger, '/admin/rulings')).status).toBe(403);
  });

  it('lists venues, takes a proposal of anybody, and merges two for a coordinator', async () => {
    expect((await pageOf(newBrowser(walk), '/venues')).text).toContain('Sign in to propose it.');
    const proposed = await (await pageOf(stranger, '/venues')).send('venue', { name: 'The <Den>', country: 'DE' });
    expect(proposed.text).toContain('Thank you. The <Den> is listed once a coordinator has verified it.');
    const desk = await open('/desk/venues');
    const [, venue = ''] = /id="(venue-[^"]+)"/.exec(desk.html) ?? [];
    expect((await desk.send(venue, { reason: 'known' })).text).toContain('Verified The <Den>.');
    await (await open('/venues')).send('venue', { name: 'Den, The', country: 'DE' });
    const both = await open('/desk/venues');
    const ids = [...new Set([...both.html.matchAll(/<option value="([0-9a-f-]{36})"/g)].map(([, id]) => id!))];
    expect(ids).toHaveLength(2);
    const merged = await both.send('merge', { merged: ids[0]!, into: ids[1]!, reason: 'the same house' });
    expect(merged.text).toContain('The venues were merged');
  });

  it('changes the text of a region, and the names of cards', async () => {
    const added = await (
      await open('/admin/places')
    ).send('region', { name: 'Hanse', continent: 'europe', described: 'The coast.' });
    const saved = await added.send('region-hanse', { described: 'The coast and Cologne.', reason: 'it grew' });
    expect(saved.text).toContain('Saved the region Hanse.');
    expect(saved.text).toContain('The coast and Cologne.');
    const cards = await (await open('/admin/card-names')).send('mission', { add: 'Wormhole\r\nNebula', reason: 'new' });
    expect(cards.text).toContain('All names (2)');
  });
});

describe('applications of a director', () => {
  it('are made, listed and withdrawn', async () => {
    const page = await pageOf(stranger, '/my/applications');
    const wish = { name: 'Regional <One>', kind: 'regional', plannedOn: '2015-03-14', country: 'DE', director: 'else' };
    const empty = await page.send('application', wish);
    expect(empty.status).toBe(400);
    expect(empty.html).toContain('value="Regional &lt;One>"');
    const made = await empty.send('application', { 'games.1': '2e', message: 'In the new hall.' });
    expect(made.text).toContain('Applied for Regional <One>.');
    const [, form = ''] = /id="(withdrawal-[^"]+)"/.exec(made.html) ?? [];
    expect((await made.send(form, { reason: 'no hall' })).text).toContain('was withdrawn.');
  });
});

describe('the desk of a league', () => {
  it('declares numbers of decks, changes the director, and deletes a league that nobody named', async () => {
    const form = await open('/desk/leagues/new');
    const formed = await form.send('league-new', {
      name: 'Empty',
      slug: 'empty',
      director: 'else',
      players: 'ann\nbob\ncy\neve',
    });
    const declared = await formed.send('deck-facts-form', {
      'facts.0.name': 'ships',
      'facts.0.means': 'the number of ships',
      'facts.0.most': '40',
      reason: 'for a scheme',
    });
    expect(declared.text).toContain('the number of ships, at most 40');
    const { html } = await pageOf(stranger, '/');
    expect(html).toContain('<a href="/leagues/empty/direct">Direct Empty');
    const renamed = await declared.send('league-form', { director: 'Thsch', name: 'Emptier', reason: 'moved' });
    expect(renamed.text).toContain('The league was saved.');
    expect((await pageOf(stranger, '/leagues/empty/direct')).status).toBe(403);
    const deleted = await renamed.send('league-deletion', { reason: 'never played' });
    expect([deleted.path, deleted.status]).toEqual(['/leagues', 200]);
    expect(deleted.text).toContain('The league Emptier was deleted.');
  });
});
