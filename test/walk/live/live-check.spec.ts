import type { Browser } from '../accounts/browser.js';
import { pageOf, type Page } from '../accounts/page.js';
import { makeAccount, newBrowser, PASSWORD } from '../accounts/people.js';
import { useHttpWalk } from '../http-walk.js';
import { LiveDay, WIN } from './live-day.js';

const walk = useHttpWalk();
const CONFIRM = 'Confirm and submit';
let dora: Browser;

beforeAll(async () => {
  await makeAccount(walk.dataSource, 'Dora', { role: 'director', region: null });
  dora = await newBrowser(walk).signIn('Dora', PASSWORD);
});

const checked = async (browser: Browser, told = WIN, facts = {}): Promise<{ day: LiveDay; page: Page }> => {
  const day = await LiveDay.begin(browser);
  await day.play(1, told, facts);
  await day.play(2);
  await day.play(3);
  await day.enter({ kind: 'finish' });
  return { day, page: await pageOf(browser, await day.draft()) };
};

describe('the check of a live tournament', () => {
  it('names the round, the table and the players of a wrong score, and leads to that game', async () => {
    const { day, page } = await checked(dora, { result: 'FW', score: [35, 100] }, { although: 'Both say so' });
    const { players, table } = (await day.read()).rounds[0]!.tables[0]!;
    for (const { text } of [page, await pageOf(dora, `${page.path}/confirm`)]) {
      expect(text).toContain(`Round 1, table ${table}, ${players.join(' v ')}`);
      expect(text).not.toMatch(/\bRow \d|endedBy/);
    }
    const [, link = ''] = /href="(\/live\/[^"]+#r1-t1-game)"/.exec(page.html) ?? [];
    const place = await pageOf(dora, link.replaceAll('&amp;', '&'));
    expect(place.html).toContain('id="r1-t1-game"');
    expect(place.text).toContain('To correct this result, open the tournament again.');
  });

  it('offers nothing to save where nothing can be filled in', async () => {
    const { day, page } = await checked(dora);
    expect(page.text).not.toContain('Save and check again');
    expect(page.text).toContain('Continue to the preview');
    expect(page.html).toContain(`href="${day.page}"`);
  });

  it('names all new players in one note', async () => {
    const { day, page } = await checked(dora);
    const names = (await day.read()).players.map(({ handle }) => handle);
    const [, told = ''] = /4 players are new here: ([^.]+)\. The receipt has a claim code/.exec(page.text) ?? [];
    expect(told.split('; ').sort()).toEqual(names.sort());
    expect(page.text).not.toContain('is not known, so the report creates a new player');
  });

  it('says that the tournament is not rated, and so does the receipt', async () => {
    const { page } = await checked(dora);
    expect(page.text).toContain('Not rated: not sanctioned');
    const receipt = await (await pageOf(dora, `${page.path}/confirm`)).send(CONFIRM);
    expect(receipt.text).toMatch(/Results submitted .* Not rated: not sanctioned/);
  });

  it('says who decides about a report that waits, and what its director can do', async () => {
    await makeAccount(walk.dataSource, 'Nora');
    const nora = await newBrowser(walk).signIn('Nora', PASSWORD);
    const { page } = await checked(nora);
    for (const { text } of [page, await pageOf(nora, `${page.path}/preview`)]) {
      expect(text).toContain('A coordinator of the place decides: you are not an approved director yet.');
      expect(text).toContain('Ask them to approve you as a director');
    }
  });
});
