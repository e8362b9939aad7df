import type { Browser } from './accounts/browser.js';
import { pageOf, type Page } from './accounts/page.js';
import { makeAccount, newBrowser, PASSWORD } from './accounts/people.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let dora: Browser;

beforeAll(async () => {
  await makeAccount(walk.dataSource, 'Dora', { role: 'director', region: null });
  dora = await newBrowser(walk).signIn('Dora', PASSWORD);
});

let tables = 0;

/** A table of three rounds that is no other one's, with two cells that nobody understands. */
function dirtyTable(): string {
  tables += 1;
  const [ann, bob, cy, dee] = ['Ann', 'Bob', 'Cy', 'Dee'].map((name) => `${name}${tables}`);
  return (
    'Round;Player 1;Player 2;Result;Score 1;Score 2;E-mail\r\n' +
    `1;${ann};${bob};FW;100;35;a@example.org\r\n1;${cy};${dee};perhaps;100;20;\r\n` +
    `2;${ann};${cy};FL;40;100;\r\n2;${bob};${dee};MW;55;50;\r\n` +
    `x;${ann};${dee};FW;100;0;\r\n3;${cy};${bob};TT;30;30;\r\n`
  );
}

const FACTS = {
  'set.name': 'Winter Local',
  'set.game': '2e',
  'set.startsAt': '2014-11-08',
  'set.registeredAt': '2014-10-20',
};
const FIXES = { 'cell.3.4': 'FW', 'cell.6.1': '3' };
const CHECK = 'Check the results';
const CONFIRM = 'Confirm and submit';

const give = async (browser: Browser, content: string | Buffer, name = 'Winter.csv'): Promise<Page> =>
  (await pageOf(browser, '/submit')).send('Give a file', { file: { name, content } });

const submitted = async (): Promise<number> => (await walk.countRows())['submissions'] ?? 0;

/** A draft that has no errors any more. */
const fixed = async (browser = dora): Promise<Page> =>
  (await give(browser, dirtyTable())).send(CHECK, { ...FIXES, ...FACTS }, 'then=check');

describe('lines above a table', () => {
  it('suggest name, date and director, and the director is taken by a button', async () => {
    const table = 'Kassel Winter Cup\n12 March 2016\nTD: Ann Smith\n\nRound,Player 1,Player 2,Result\n1,Ann,Bob,FW\n';
    const page = await give(dora, table, 'table.csv');
    const fields = page.fieldsOf(CHECK);
    expect(fields).toContainEqual(['set.name', 'Kassel Winter Cup']);
    expect(fields).toContainEqual(['set.startsAt', '2016-03-12']);
    expect(fields).toContainEqual(['set.director', '']);
    expect(page.text).toContain('A line above the table names “Ann Smith” as the director');
    const taken = await page.send(CHECK, { 'set.game': '2e' }, 'then=take-director');
    expect(taken.fieldsOf(CHECK)).toContainEqual(['set.director', 'Ann Smith']);
    expect(taken.text).not.toContain('A line above the table names');
    // Somebody else than the sender directed it, so no preview can be made, and no button leads to one.
    const others = await taken.send(CHECK, { ...FACTS, 'set.director': 'Ann Smith' }, 'then=check');
    expect(others.text).toContain('You may not report this tournament. The directors of the report are "Ann Smith".');
    expect(others.text).not.toContain('Continue to the preview');
    const own = await others.send(CHECK, { 'set.director': '', ...FACTS }, 'then=check');
    expect(own.text).toContain('Continue to the preview');
  });

  it('say nothing new where they name the sender', async () => {
    const table = 'TD: dora\n\nRound,Player 1,Player 2,Result\n1,Ann,Bob,FW\n';
    expect((await give(dora, table, 'table.csv')).text).not.toContain('A line above the table names');
  });
});

describe('a director without JavaScript', () => {
  it('gives a dirty table, fixes it, previews it, confirms it and gets a receipt with codes', async () => {
    const dirty = await give(dora, dirtyTable(), 'Winter_Local_2014-11-08.csv');
    expect(dirty.text).toContain('There are 2 things to fix');
    expect(dirty.text).toContain('The result “perhaps” is not understood.');
    expect(dirty.html).toContain('<a href="#cell.6.1">Row 5: “x” is no number of a round.</a>');
    expect(dirty.text).toContain('were not kept: E-mail.');
    expect(dirty.fieldsOf(CHECK)).toContainEqual(['set.startsAt', '2014-11-08']);

    const clean = await dirty.send(CHECK, { ...FIXES, ...FACTS }, 'then=check');
    expect(clean.text).not.toContain('to fix');
    // It is a finding of the draft, so it is shown as long as the draft is.
    expect([clean.path.includes('?'), clean.text]).toEqual([false, expect.stringContaining('were not kept: E-mail.')]);
    const preview = await clean.send(CHECK, {}, 'then=preview');
    expect(preview.path).toMatch(/\/preview$/);
    expect(preview.text).toContain('Final order');

    const confirm = await pageOf(dora, preview.path.replace('/preview', '/confirm'));
    const before = await submitted();
    const receipt = await confirm.send(CONFIRM);
    expect(receipt.path).toMatch(/^\/submit\/receipts\//);
    expect(receipt.text).toContain('Results submitted');
    expect(receipt.text).toContain('4 players are new');
    expect(receipt.text).toMatch(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/);
    expect(await submitted()).toBe(before + 1);
    const [, sheet = ''] = /href="(\/submit\/receipts\/[^"]+\/codes)"/.exec(receipt.html) ?? [];
    const codes = await pageOf(dora, sheet);
    expect(codes.html.match(/class="code-handle"/g)).toHaveLength(4);
    expect(codes.html).toMatch(
      /<a href="http:\/\/127\.0\.0\.1:\d+\/sign-up">127\.0\.0\.1:\d+\/sign-up<\/a> and enter the code there/,
    );
    expect(codes.html).toMatch(/<button type="button" class="first no-print" data-print="true" hidden>/);
    const [, tournament = ''] = /href="(\/tournaments\/[^"]+)"/.exec(receipt.html) ?? [];
    expect((await pageOf(dora, tournament)).text).toContain('Winter Local');
  });

  it('pastes a table, or types into an empty grid and adds rows', async () => {
    const page = await pageOf(dora, '/submit');
    const pasted = await page.send('Paste a table', { text: 'Round\tPlayer 1\tPlayer 2\tResult\n1\tAnn\tBob\tFW\n' });
    expect(pasted.fieldsOf(CHECK)).toContainEqual(['cell.2.2', 'Ann']);
    const grid = await page.send('Type the results', {}, 'way=grid');
    expect(grid.fieldsOf(CHECK)).toContainEqual(['cell.13.6', '']);
    expect(grid.html).not.toMatch(/error-summary|class="finding|aria-invalid|Error: /);
    expect(grid.html).toMatch(/data-line="2" data-number="1"/);
    const typed = await grid.send(CHECK, { 'cell.2.1': '1', 'cell.2.2': 'Ann', 'cell.2.3': 'Bob' }, 'then=rows');
    expect(typed.fieldsOf(CHECK)).toContainEqual(['cell.2.3', 'Bob']);
    expect(typed.fieldsOf(CHECK)).toContainEqual(['cell.23.6', '']);
  });

  it('takes over from the last tournament only what it marks, and the name only by its button', async () => {
    await makeAccount(walk.dataSource, 'Rika', { role: 'director', region: null });
    const rika = await newBrowser(walk).signIn('Rika', PASSWORD);
    await (await pageOf(rika, `${(await fixed(rika)).path}/confirm`)).send(CONFIRM);
    const grid = await (await pageOf(rika, '/submit')).send('Type the results', {}, 'way=grid');
    expect(grid.fieldsOf(CHECK)).toContainEqual(['set.name', '']);
    expect(grid.fieldsOf(CHECK)).toContainEqual(['set.game', '2e']);
    expect(grid.text).toContain('From your last tournament: check it.');
    expect(grid.text).toContain('Today is only a suggestion: check it.');
    const named = await grid.send(CHECK, {}, 'then=take-name');
    expect(named.fieldsOf(CHECK)).toContainEqual(['set.name', 'Winter Local']);
  });

  it('does not suggest a name for a pasted table, and calls its draft by the name that is answered', async () => {
    const pasted = await (await pageOf(dora, '/submit')).send('Paste a table', { text: dirtyTable() });
    expect(pasted.html).not.toContain('value="Draft without a name"');
    const checked = await pasted.send(CHECK, { ...FIXES, ...FACTS }, 'then=check');
    const named = await checked.send(CHECK, {}, 'then=preview');
    expect(named.text).toContain('Preview of Winter Local');
    expect(named.text).not.toContain('Draft without a name');
  });

  it('says what the columns hold that nobody knows', async () => {
    const asked = await give(dora, 'no;x;y;z\n1;Ann;Bob;FW\n1;Cy;Dee;ML\n');
    expect(asked.status).toBe(422);
    expect(asked.text).toContain('What do the columns hold?');
    const wrong = await asked.send('Name the columns', { 'column.1': 'Round', 'column.2': 'Player 1' });
    expect(wrong.text).toContain('Say which columns hold the two players of a match.');
    const named = await wrong.send('Name the columns', { 'column.3': 'Player 2', 'column.4': 'Result' });
    expect(named.fieldsOf(CHECK)).toContainEqual(['cell.3.3', 'Dee']);
  });

  it('chooses who is meant by a name that is nearly known', async () => {
    const first = await fixed();
    const [, known = ''] = first.fieldsOf(CHECK).find(([name]) => name === 'cell.2.2') ?? [];
    await (await pageOf(dora, `${first.path}/confirm`)).send(CONFIRM);
    const misspelt = `${known.replace('Ann', 'Anne')}`;
    const text = dirtyTable().replaceAll(/Ann\d+/g, misspelt);
    const asked = await (
      await give(dora, text)
    ).send(CHECK, { ...FIXES, ...FACTS, 'set.name': 'Second' }, 'then=check');
    expect(asked.text).toContain(`Who is ${misspelt}?`);
    const settled = await asked.send(CHECK, { [`set.handle.${misspelt}`]: known }, 'then=check');
    expect(settled.fieldsOf(CHECK)).toContainEqual([`set.handle.${misspelt}`, known]);
    const preview = await settled.send(CHECK, {}, 'then=preview');
    expect(preview.text).toContain(known);
    expect(preview.text).not.toContain(misspelt);
  });
});

describe('what may go wrong on the way', () => {
  it('stores once what is sent twice, also after the draft is gone', async () => {
    const confirm = await pageOf(dora, `${(await fixed()).path}/confirm`);
    const before = await submitted();
    const [one, two] = await Promise.all([confirm.send(CONFIRM), confirm.send(CONFIRM)]);
    expect([one.path, two.path]).toEqual([one.path, one.path]);
    expect(one.path).toMatch(/^\/submit\/receipts\//);
    expect((await confirm.send(CONFIRM)).path).toBe(one.path);
    expect(await submitted()).toBe(before + 1);
    const back = await pageOf(dora, confirm.path);
    expect(back.status).toBe(404);
    expect(back.html).toContain('href="/my/tournaments"');
    expect(back.text).toContain('A draft is deleted when it is submitted');
  });

  it('makes one draft of a file that is sent twice with one form', async () => {
    const page = await pageOf(dora, '/submit');
    const text = dirtyTable();
    const file = { name: 'a.csv', content: text };
    const [one, two] = await Promise.all([page.send('Give a file', { file }), page.send('Give a file', { file })]);
    expect(one.path).toBe(two.path);
  });

  it('shows both to the second of two windows that save a draft', async () => {
    const first = await fixed();
    const second = await pageOf(dora, first.path);
    await first.send(CHECK, { 'cell.2.4': 'MW' }, 'then=check');
    const conflict = await second.send(CHECK, { 'cell.2.4': 'FL' }, 'then=check');
    expect(conflict.status).toBe(409);
    expect(conflict.text).toContain('Stored meanwhile: MW');
    expect(conflict.text).toContain('You typed: FL');
    const chosen = await conflict.send('Choose what to keep', { 'cell.2.4': 'FL' });
    expect(chosen.fieldsOf(CHECK)).toContainEqual(['cell.2.4', 'FL']);
  });

  it('keeps what two windows changed in different places, and asks about nothing that only one of them changed', async () => {
    const first = await fixed();
    const [second, third] = [await pageOf(dora, first.path), await pageOf(dora, first.path)];
    await first.send(CHECK, { 'cell.2.4': 'MW', 'set.name': 'Spring Local' }, 'then=check');
    const saved = await second.send(CHECK, { 'cell.5.4': 'FL' }, 'then=check');
    expect(saved.fieldsOf(CHECK)).toEqual(
      expect.arrayContaining([
        ['set.name', 'Spring Local'],
        ['cell.2.4', 'MW'],
        ['cell.5.4', 'FL'],
      ]),
    );
    const conflict = await third.send(CHECK, { 'cell.2.4': 'FL', 'cell.7.4': 'FW' }, 'then=check');
    expect([conflict.status, conflict.text.match(/Stored meanwhile/gu)]).toEqual([409, ['Stored meanwhile']]);
    expect(conflict.text).toContain('Your changes that stay');
    const chosen = await conflict.send('Choose what to keep', { 'cell.2.4': 'FL' });
    const fields = chosen.fieldsOf(CHECK);
    for (const cell of [
      ['cell.2.4', 'FL'],
      ['cell.5.4', 'FL'],
      ['cell.7.4', 'FW'],
    ])
      expect(fields).toContainEqual(cell);
    expect(fields).toContainEqual(['set.name', 'Spring Local']);
  });

  it('asks about everything that differs where a late form does not say what it was opened with', async () => {
    const first = await fixed();
    const late = await pageOf(dora, first.path);
    await first.send(CHECK, { 'cell.2.4': 'MW' }, 'then=check');
    for (const opened of ['', 'null', '{}', '{"answers":null,"cells":null}', '{"answers":1,"cells":"x"}']) {
      const conflict = await late.send(CHECK, { opened, 'cell.5.4': 'FL' }, 'then=check');
      const asked = conflict.text.match(/Stored meanwhile/gu)?.length;
      expect([opened, conflict.status, asked]).toEqual([opened, 409, 2]);
    }
  });

  it('does not submit a draft that another window changed since', async () => {
    const draft = await fixed();
    const confirm = await pageOf(dora, `${draft.path}/confirm`);
    await draft.send(CHECK, { 'set.name': 'Other name' }, 'then=check');
    const before = await submitted();
    const refused = await confirm.send(CONFIRM);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('You changed this draft in another window');
    expect(await submitted()).toBe(before);
  });

  it('keeps what was typed while a session ended', async () => {
    await makeAccount(walk.dataSource, 'Eve', { role: 'director', region: null });
    const eve = await newBrowser(walk).signIn('Eve', PASSWORD);
    const draft = await fixed(eve);
    await eve.ask('delete', '/api/v1/session');
    const kept = await draft.send(CHECK, { 'set.name': 'Typed meanwhile' }, 'then=check');
    expect(kept.status).toBe(401);
    expect(kept.text).toContain('You have been signed out');
    await eve.signIn('Eve', PASSWORD);
    const again = await kept.send('Send again');
    expect(again.status).toBe(403);
    expect(again.text).toContain('Send your form again');
    const stored = await again.send('Send again');
    expect(stored.path).toBe(draft.path);
    expect(stored.fieldsOf(CHECK)).toContainEqual(['set.name', 'Typed meanwhile']);
  });

  it('refuses forms of other sites', async () => {
    const before = await walk.countRows();
    const answer = await dora
      .open('post', '/submit')
      .set('sec-fetch-site', 'cross-site')
      .set('accept', 'text/html')
      .type('form')
      .send('way=grid');
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain('Send the form');
    expect(await walk.countRows()).toEqual(before);
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 422, 'is empty. Choose a file with results.'],
    ['a PDF', Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\0<<>>endobj'), 422, 'This is a PDF document'],
    [
      'an unknown format',
      Buffer.from('Dear organizers, we played on Saturday.'),
      422,
      'This text has no columns that we know',
    ],
    ['20 MB', Buffer.alloc(20_000_000, 'a'), 413, 'choose a smaller file'],
  ])('says on a page why %s is not read', async (_, content, status, words) => {
    const page = await give(dora, content);
    expect(page.status).toBe(status);
    expect(page.text).toContain(words);
  });

  it('reads a table in UTF-16', async () => {
    const text = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(dirtyTable(), 'utf16le')]);
    expect((await give(dora, text)).text).toContain('There are 2 things to fix');
  });

  it.each([['<script>alert(1)</script>'], ['N'.repeat(64)], ['שלום עולם']])(
    'shows the name %s as text',
    async (name) => {
      const text = dirtyTable().replaceAll(/Ann\d+/g, name);
      const checked = await (await give(dora, text)).send(CHECK, { ...FIXES, ...FACTS }, 'then=check');
      const page = await checked.send(CHECK, {}, 'then=preview');
      expect(page.html).not.toContain('<script>alert');
      expect(page.text).toContain(name);
    },
  );
});

describe("a director's tournaments", () => {
  it('have drafts to continue or to delete', async () => {
    await makeAccount(walk.dataSource, 'Dan', { role: 'director', region: null });
    const dan = await newBrowser(walk).signIn('Dan', PASSWORD);
    expect((await pageOf(dan, '/my/tournaments')).text).toContain('You have no tournaments yet.');
    const draft = await give(dan, dirtyTable(), 'Autumn.csv');
    const mine = await pageOf(dan, '/my/tournaments');
    expect(mine.html).toContain(`href="${draft.path.split('?')[0]}"`);
    const deleted = await mine.send('Delete draft 1, Autumn');
    expect(deleted.text).toContain('The draft is deleted.');
    expect(deleted.text).not.toContain('Autumn');
  });
});

describe('somebody who may not report yet', () => {
  it('is told to sign in or to make an account', async () => {
    const page = await pageOf(newBrowser(walk), '/submit');
    expect(page.status).toBe(200);
    expect(page.text).toContain('you need an account');
    expect(page.html).toContain('href="/sign-up?to=%2Fsubmit"');
  });

  it('learns without approval that the report waits, who decides, and can withdraw it', async () => {
    await makeAccount(walk.dataSource, 'Nina');
    const nina = await newBrowser(walk).signIn('Nina', PASSWORD);
    const confirm = await pageOf(nina, `${(await fixed(nina)).path}/confirm`);
    expect(confirm.text.match(/coordinator of the place/g)).toHaveLength(1);
    const waiting = await confirm.send(CONFIRM);
    expect(waiting.path).toMatch(/^\/submit\/waiting\//);
    expect(waiting.text).toContain('is not an approved director, so the report waits for a coordinator');
    expect(waiting.text.match(/counts nothing/g)).toHaveLength(1);
    const withdrawn = await waiting.send('Withdraw this report');
    expect(withdrawn.text).toContain('You withdrew this report');
  });

  it('sees drafts and receipts of nobody else', async () => {
    const draft = await fixed();
    const receipt = await (await pageOf(dora, `${draft.path}/confirm`)).send(CONFIRM);
    await makeAccount(walk.dataSource, 'Otto', { role: 'director', region: null });
    const otto = await newBrowser(walk).signIn('Otto', PASSWORD);
    for (const path of [draft.path, `${draft.path}/preview`, receipt.path]) {
      expect((await pageOf(otto, path)).status).toBe(404);
    }
  });
});
