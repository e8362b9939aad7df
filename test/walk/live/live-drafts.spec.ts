import type { Browser } from '../accounts/browser.js';
import { pageOf, type Page } from '../accounts/page.js';
import { makeAccount, newBrowser, PASSWORD } from '../accounts/people.js';
import { ON_TIME, useHttpWalk } from '../http-walk.js';
import { LiveDay } from './live-day.js';

const walk = useHttpWalk();
const CONFIRM = 'Confirm and submit';
let dora: Browser;

beforeAll(async () => {
  await makeAccount(walk.dataSource, 'Dora', { role: 'director', region: null });
  dora = await newBrowser(walk).signIn('Dora', PASSWORD);
});

interface ReportDocument {
  readonly rounds: readonly { readonly matches: readonly { readonly players: string[]; readonly result: string }[] }[];
}

const submit = async (draft: string): Promise<Page> => (await pageOf(dora, `${draft}/confirm`)).send(CONFIRM);

const revisionsOf = async (day: LiveDay): Promise<number> => {
  const rows = await walk.dataSource.query<{ n: number }[]>(
    `select current_revision as n from tournaments where external_id = $1`,
    [`quadrant-live:${day.id}`],
  );
  return rows[0]?.n ?? 0;
};

describe('the draft of a live tournament', () => {
  it('is one, and a new check puts the present results in it', async () => {
    const day = await LiveDay.begin(dora);
    await day.finish();
    const draft = await day.draft();
    await day.correct();
    expect(await day.draft()).toBe(draft);
    const kept = await dora.ask('get', `/api/v1/drafts${draft.replace('/submit', '')}`);
    const { version, document } = kept.body as { version: number; document: ReportDocument };
    expect(version).toBe(2);
    const { players } = (await day.read()).rounds[0]!.tables[0]!;
    const match = document.rounds[0]!.matches.find((each) => each.players.includes(players[0]!));
    expect(match).toMatchObject({ players, result: 'FL' });
    expect((await submit(draft)).path).toMatch(/^\/submit\/receipts\//);
  });

  it('is not submitted once results were corrected, and the page offers to check the present ones', async () => {
    const day = await LiveDay.begin(dora);
    await day.finish();
    const draft = await day.draft();
    const confirm = await pageOf(dora, `${draft}/confirm`);
    await day.correct();
    const stale = await confirm.send(CONFIRM);
    expect(stale.text).toContain('The tournament has gone on');
    expect(await revisionsOf(day)).toBe(0);
    const refused = await dora.ask('post', `/api/v1/drafts${draft.replace('/submit', '')}/submission`, {});
    expect([refused.status, (refused.body as { type: string }).type]).toEqual([409, '/problems/draft-outdated']);
    const checked = await stale.send('Check the present results');
    expect(checked.path).toBe(draft);
    expect(checked.text).toContain('Check Friday');
    await submit(draft);
    expect(await revisionsOf(day)).toBe(1);
  });

  it('says that the tournament is open again while it is', async () => {
    const day = await LiveDay.begin(dora);
    await day.finish();
    const draft = await day.draft();
    await day.enter({ kind: 'reopen', reason: 'A result is missing' });
    const stale = await pageOf(dora, draft);
    expect(stale.text).toContain('The tournament is open again. Finish it first, then check its report.');
    expect(stale.html).toContain(`href="${day.page}"`);
  });

  it('of somebody else is not continued after the receipt, and its page leads to what is stored', async () => {
    const day = await LiveDay.begin(dora, { secondaryDirector: 'Dan' });
    await makeAccount(walk.dataSource, 'Dan', { role: 'director', region: null });
    const dan = await newBrowser(walk).signIn('Dan', PASSWORD);
    await day.as(dan).agree();
    await day.finish();
    const own = await day.draft();
    const { body } = await dan.ask('post', `/api/v1/live/${day.id}/draft`, {});
    const other = `/submit/${(body as { draft: string }).draft}`;
    expect(other).not.toBe(own);
    await submit(own);
    for (const place of ['', '/preview', '/confirm']) {
      const stale = await pageOf(dan, `${other}${place}`);
      expect(stale.text).toContain("This tournament's report is already stored");
      expect(stale.html).toMatch(/href="\/tournaments\/[0-9a-f-]{36}"/);
    }
    const refused = await dan.ask('post', `/api/v1/drafts${other.replace('/submit', '')}/submission`, {});
    expect((refused.body as { type: string }).type).toBe('/problems/draft-reported');
    expect(await revisionsOf(day)).toBe(1);
    const gone = await (await pageOf(dan, other)).send('Delete the draft');
    expect(gone.text).toContain('The draft is deleted.');
  });

  it('of a correction made on purpose becomes the next revision', async () => {
    const day = await LiveDay.begin(dora);
    await day.finish();
    await submit(await day.draft());
    walk.setTime(new Date(ON_TIME.getTime() + 60_000));
    await day.correct();
    const draft = await day.draft();
    const [one, two] = (await day.read()).rounds[0]!.tables[0]!.players as [string, string];
    for (const place of ['', '/preview', '/confirm']) {
      const page = await pageOf(dora, `${draft}${place}`);
      expect(page.text).toContain('This replaces revision 1');
      expect(page.text).toContain(`round 1, ${one} - ${two} FW 100-35 FL 35-100`);
    }
    const confirm = await pageOf(dora, `${draft}/confirm`);
    const receipt = await confirm.send(CONFIRM, {}, 'Replace revision 1');
    expect(receipt.path).toMatch(/^\/submit\/receipts\//);
    expect(await revisionsOf(day)).toBe(2);
    // The same results once more are nothing new.
    expect((await pageOf(dora, await day.draft())).text).toContain('There is nothing to submit.');
  });
});
