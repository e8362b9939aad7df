// A coordinator brings the past of two clubs: a folder of 40 files becomes one published run, and is undone.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { KEYBOARD_WAYS } from './walking.mjs';

const NAMES = ['Zimmermann', 'Kowalski', 'Dunn', 'Ebert', 'Falk', 'Gold', 'Hart', 'Ibsen', 'Jost', 'Krug'];
const GIVEN = ['Albrecht', 'Berta', 'Cara', 'Dina', 'Egon', 'Fred', 'Gina', 'Hans', 'Ina', 'Jan'];
const EVENINGS = 19;

let communities = 0;

/** Writes 40 files: tables of games, of places, a copy, and a letter. Each walk brings other people. */
function writePast(folder) {
  communities += 1;
  const people = GIVEN.map(
    (given, at) => `${given}${'abcdefgh'[communities % 8]} ${NAMES[at]}${'xyzuvw'[communities % 6]}`,
  );
  for (const [club, from] of [
    ['Berlin', 0],
    ['Hamburg', 4],
  ]) {
    mkdirSync(path.join(folder, club), { recursive: true });
    for (let evening = 1; evening <= EVENINGS; evening++) {
      const field = Array.from({ length: 6 }, (_, at) => people[(from + at + (evening % 3)) % people.length]);
      // Somebody wrote a name in a hurry.
      if (evening % 6 === 0) field[0] = field[0].replace('mm', 'm').replace('w', 'v').replace('nn', 'n');
      const day = `${2003 + communities}-${String((evening % 12) + 1).padStart(2, '0')}-${String(evening + 1).padStart(2, '0')}`;
      const games = [
        [1, 0, 1],
        [1, 2, 3],
        [1, 4, 5],
        [2, 0, 2],
        [2, 1, 4],
        [2, 3, 5],
      ].map(
        ([round, one, other], at) =>
          `${round},${field[one]},${field[other]},${(evening >> (at % 5)) % 2 ? 'FW' : 'FL'}`,
      );
      const places = field.map((name, at) => `${at + 1},${name},${40 + evening - at * 4}`);
      const rows = evening % 5 === 0 ? ['Place,Player,VP', ...places] : ['Round,Player 1,Player 2,Result', ...games];
      writeFileSync(path.join(folder, club, `${day} Evening ${evening}.csv`), `${rows.join('\n')}\n`);
    }
  }
  writeHalves(path.join(folder, 'Kiel'), people);
  writeFileSync(path.join(folder, 'letter.txt'), 'Dear Ann,\nsee you on Sunday.\n');
  writeFileSync(path.join(folder, 'shopping.txt'), 'Bread and butter.\n');
  return people;
}

/** One evening is in two files: its first rounds, where an opponent is unknown, and its last one. */
function writeHalves(folder, people) {
  mkdirSync(folder, { recursive: true });
  const head = 'Round,Player 1,Player 2,Result';
  const [one, two, three, four] = people;
  const first = [`1,${one},${two},FW`, `1,${three},${four},FL`, `2,${one},${four},FW`, `2,${two},?,FW`];
  const last = [`3,${one},${three},FW`, `3,${two},${four},FL`];
  for (const [name, rows] of [
    ['rounds 1-2', first],
    ['round 3', last],
  ])
    writeFileSync(path.join(folder, `${2003 + communities}-12-30 Cup, ${name}.csv`), `${[head, ...rows].join('\n')}\n`);
}

/** @param {import('./walking.mjs').Walks} walks @param {object} signedIn as a coordinator and a director */
export async function walkHistory(walks, signedIn) {
  const title = 'a coordinator brings 40 files, settles facts and people, publishes them and undoes it';
  const steps = async ({ page, hands, address, look }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'quadrant-past-'));
    const people = writePast(folder);
    const tab = (part) => page.locator(`main nav a[href$="/${part}"]`).first();
    const send = (form) => hands.activate(page.locator(`${form} button[type="submit"]`).first());
    const reads = async () => {
      await send('#read');
      await page.locator('[data-batch-job]').waitFor({ state: 'detached' });
    };
    await page.goto(`${address}/desk/history`);
    await look();
    await hands.fillIn(page.locator('input[name="name"]'), 'Two clubs');
    await send('#open');
    // The script of the page lets the field take folders. Somebody leaves the page while the files are on their way.
    const choose = () => page.locator('#folder[webkitdirectory]').setInputFiles(folder);
    const files = '**/api/v1/batches/*/files?*';
    const dialogs = [];
    await page.route(files, () => undefined);
    page.once('dialog', (dialog) => {
      dialogs.push(dialog.type());
      return dialog.accept();
    });
    await choose();
    await send('[data-batch-upload] form');
    await page.locator('[data-upload-progress]').waitFor();
    await page.reload();
    await page
      .locator('[data-upload-said]')
      .filter({ hasText: /: 0\. / })
      .waitFor();
    if (!dialogs.includes('beforeunload')) throw new Error('The browser did not ask before it left the page.');
    await page.unroute(files);
    await choose();
    await send('[data-batch-upload] form');
    await page.locator('#read').waitFor();
    await reads();
    await page.locator('main table.data tbody tr').first().waitFor();
    await page.getByText('letter.txt').waitFor();
    await look();

    await hands.goTo(tab('facts'));
    await look();
    const shapes = page.locator('ul.cards > li');
    for (let at = 0; at < (await shapes.count()); at++) {
      const shape = shapes.nth(at);
      if ((await shape.locator('details[open]').count()) === 0) await hands.activate(shape.locator('summary').first());
      await shape.locator('select').first().selectOption('2e');
      const director = shape.locator('input[type="text"]').first();
      await hands.fillIn(director, 'Wanda the Walker');
      await hands.goTo(shape.locator('button[type="submit"]'));
    }
    await hands.goTo(page.locator('form[action$="/proposals"] button'));
    await reads();

    await hands.goTo(tab('people'));
    await page.locator('[data-people-cards], .empty').first().waitFor();
    await look();
    if ((await page.locator('[data-question]').count()) > 0) {
      await page.keyboard.press('d');
      await page
        .locator('[data-answered]')
        .or(page.locator('[data-last-answer]'))
        .first()
        .waitFor({ state: 'attached' });
      await page.keyboard.press('u');
      await page.locator('[data-last-answer]').waitFor({ state: 'detached' });
    }
    await hands.goTo(tab('doubles'));
    await look();
    // Two files hold one evening. Somebody joins them, looks at it, takes it back and joins them again.
    const join = () => hands.goTo(page.locator('form[action$="/doubles/join"] button').first());
    const isRead = () => page.locator('[data-batch-job]').waitFor({ state: 'detached' });
    const joined = page.locator('details:has(form[action$="/doubles/join"])').first();
    await join();
    await isRead();
    await look();
    await hands.activate(joined.locator('summary').first());
    await hands.goTo(joined.locator('form[action$="/doubles/join"] button').first());
    await isRead();
    await join();
    await isRead();
    await hands.activate(joined.locator('summary').first());
    await hands.goTo(joined.locator('a[href*="/results?item="]').first());
    await page.locator('#standings').waitFor();
    await look();

    await hands.goTo(tab('diff'));
    await send('#diff');
    await page.locator('main a.button[href$="/done"]').waitFor();
    await look();
    await hands.goTo(tab('done'));
    await look();
    await hands.fillIn(page.locator('#publish input[name="reason"]'), 'The past of two clubs.');
    await send('#publish');
    await page.locator('#undo').waitFor({ state: 'attached' });
    await look();
    // Both halves of a player are shown before anybody splits them.
    const batch = page.url();
    await page.goto(`${address}/desk/history/splits?${new URLSearchParams({ handle: people[5] })}`);
    await look();
    await hands.check(/^Evening 1, /);
    await hands.goTo(page.locator('form[action$="/splits"] button[type="submit"]'));
    await page.locator('#split').waitFor();
    await look();
    await page.goto(batch);
    await hands.activate(page.locator('details:has(#undo) > summary'));
    await hands.fillIn(page.locator('#undo input[name="reason"]'), 'It was only tried.');
    await send('#undo');
    await page.locator('main a[href^="/runs/"]').nth(1).waitFor();
    await look();
    rmSync(folder, { recursive: true });
  };
  await walks.walk(title, KEYBOARD_WAYS, steps, signedIn);
}
