import type { Browser } from '../accounts/browser.js';
import { pageOf } from '../accounts/page.js';
import { makeAccount, newBrowser, PASSWORD } from '../accounts/people.js';
import { ON_TIME, useHttpWalk } from '../http-walk.js';
import { LiveDay } from './live-day.js';

const walk = useHttpWalk();
let dora: Browser;
let day: LiveDay;

beforeAll(async () => {
  await makeAccount(walk.dataSource, 'Dora', { role: 'director', region: null });
  dora = await newBrowser(walk).signIn('Dora', PASSWORD);
});

beforeEach(async () => {
  day = await LiveDay.begin(dora);
  await day.finish();
});

const submit = async (): Promise<void> => {
  const page = await pageOf(dora, `${await day.draft()}/confirm`);
  expect((await page.send('Confirm and submit')).path).toMatch(/^\/submit\/receipts\//);
};

describe('a live tournament that is finished', () => {
  it('has no clock any more, for nobody, and takes no late players', async () => {
    for (const place of [day.page, `/live/${day.id}`, `/live/${day.id}/screen`]) {
      expect((await pageOf(dora, place)).html).not.toContain('class="live-clock"');
    }
    const page = await pageOf(dora, day.page);
    expect(page.text).not.toContain('Who comes late');
    expect(page.text).not.toContain('5 more minutes');
    expect(page.text).toContain('Check and submit the report');
  });

  it('shows its receipt and its tournament page once it is reported, and how a result is corrected', async () => {
    await submit();
    const page = await pageOf(dora, day.page);
    expect(page.text).toContain('The report is stored');
    expect(page.text).toContain('To correct a result, open the tournament again');
    expect(page.text).not.toContain('Check and submit the report');
    const [receipt, tournament] = [/"(\/submit\/receipts\/[^"]+)"/, /"(\/tournaments\/[0-9a-f-]{36})"/].map(
      (link) => link.exec(page.html)![1]!,
    );
    expect((await pageOf(dora, receipt!)).text).toContain('Results submitted');
    expect((await pageOf(dora, tournament!)).text).toContain('Friday');
    const mine = await pageOf(dora, '/my/tournaments');
    expect(mine.text).toContain('its report is stored');
    expect(mine.html).toContain(`href="${receipt}"`);
  });

  it('says that a report stays as it is until the correction is submitted', async () => {
    await submit();
    walk.setTime(new Date(ON_TIME.getTime() + 60_000));
    await day.enter({ kind: 'reopen', reason: 'A wrong slip' });
    expect((await pageOf(dora, day.page)).text).toContain('until then the report stays as it is');
    await day.enter({ kind: 'finish' });
    const page = await pageOf(dora, day.page);
    expect(page.text).toContain('Check and submit the correction');
    expect((await pageOf(dora, '/my/tournaments')).text).toContain('corrected after its report');
    const checked = await page.send('draft');
    expect(checked.path).toMatch(/^\/submit\//);
  });

  it('says that its report waits for a decision', async () => {
    await makeAccount(walk.dataSource, 'Nora');
    const nora = await newBrowser(walk).signIn('Nora', PASSWORD);
    const own = await LiveDay.begin(nora);
    await own.finish();
    const waiting = await (await pageOf(nora, `${await own.draft()}/confirm`)).send('Confirm and submit');
    expect(waiting.path).toMatch(/^\/submit\/waiting\//);
    const page = await pageOf(nora, own.page);
    expect(page.text).toContain('The report waits for a decision');
    expect(page.html).toContain(`href="${waiting.path}"`);
    expect((await pageOf(nora, '/my/tournaments')).text).toContain('its report waits for a decision');
  });
});
