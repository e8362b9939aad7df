import { type Brought, useBatches, useCoordinator } from './batch-walk.js';
import { roundRobin } from './round-robin.js';

const batches = useBatches();
const ann = useCoordinator(batches);

const RESULTS = ['FW', 'ML', 'FW', 'FL', 'FW', 'FW'] as const;
const table = (name: string) => roundRobin([name, 'Ida Iversen', 'Kai Krohn', 'Lars Lund'], [...RESULTS]);
const HEAD = 'Round,Player 1,Player 2,Result,Score\n';
const FIRST = `${HEAD}1,Ann Ash,Bob Best,FW,100-40\n1,Cid Cole,Dee Dunn,FL,30-100\n`;
const LAST = `${HEAD}2,Ann Ash,Cid Cole,FW,100-40\n2,Bob Best,Dee Dunn,FL,30-100\n`;

/** A batch that asks everything that a batch can ask. */
const FILES: readonly Brought[] = [
  ['a/2003-02-01.csv', table('Else Meyer'), '2003-02-01'],
  ['a/2003-02-01 copy.csv', table('Else Meyer'), '2003-02-01'],
  ['a/2003-02-02.csv', table('Emil Meyer'), '2003-02-02'],
  ['a/2003-02-02 v2.csv', table('Emil Meyer').replace('FW', 'FL'), '2003-02-02'],
  ['a/2003-02-03.csv', table('E. Meyer'), '2003-02-03'],
  ['b/open a.csv', FIRST, { game: '2e', director: 'Thsch', name: 'Spring Open', startsAt: '2003-05-10' }],
  ['b/open b.csv', LAST, { game: '2e', director: 'Thsch', name: 'Spring Open', startsAt: '2003-05-10' }],
  ['b/2004 undated.csv', table('Rita Rau')],
  ['b/letter.csv', 'Dear Ann,\nwe played on Sunday.\n'],
  ['b/colours.csv', 'Colour,Price\nred,3\n'],
];

type Sent = Parameters<typeof ann.send>;

const csv = (content: string) => ({ file: { name: 'a.csv', content } });
const entry = (file: string, spelling: string) => JSON.stringify([file, spelling]);
/** These forms need something before they are worth sending. The others are sent as they are. */
const FILLED: readonly (readonly [form: RegExp, filled: NonNullable<Sent[1]>, button?: string])[] = [
  [/^Add files$|corrected$/, csv(table('Ida Isar'))],
  [/^Send manifest.csv$/, csv('file,venue\nb/2004 undated.csv,the pub\n')],
  [/^Leave .* out$|^Decide about /, { reason: 'not ours' }],
  [
    /^Send people.csv$/,
    csv('spelling,file,with,with_file,decision\nE. Meyer,a/2003-02-03.csv,Rita Rau,b/2004 undated.csv,two\n'),
  ],
  [/^Files without a date$/, { 'group-0.typed': '2004-05' }],
  [/^Who is who/, { lines: 'Else Meyer = Rita Rau\nEmil Meyer = Ida Iversen' }],
  [/^Are /, {}, 'verdict=two'],
  [
    /^Whether it is one person$/,
    { 'who-0': entry('a/2003-02-03.csv', 'E. Meyer'), 'who-1': entry('a/2003-02-01.csv', 'Else Meyer') },
    'verdict=same',
  ],
];

/** Lists the forms of a page that send something. */
const formsIn = (html: string): string[] =>
  [...(/<main\b.*<\/main>/s.exec(html)?.[0] ?? '').matchAll(/<form\b([^>]*)>/g)].flatMap(([, head = '']) => {
    const [id, label] = ['id', 'aria-label'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(head)?.[1]);
    return /method="post"/.test(head) ? [label ?? id ?? ''] : [];
  });

const AGAIN = 'Send the same answer again';

describe('a form that is sent while the batch is being read', () => {
  it('says so, does not let the page load itself again, and keeps what was answered, whatever form it is', async () => {
    const number = await batches.bring(...FILES);
    const pages = ['', '/facts', '/people?name=meyer', '/doubles', '/diff', '/done'];
    const forms: (readonly [page: string, form: string])[] = [];
    for (const page of pages.map((path) => `/desk/history/${number}${path}`)) {
      await ann.open(page);
      forms.push(...formsIn(ann.html).map((form) => [page, form] as const));
    }
    expect(forms.length).toBeGreaterThan(30);
    await batches.send('post', `/${number}/reading`).expect(202);
    const refused: object[] = [];
    for (const [page, form] of forms) {
      await ann.open(page);
      const [, filled = {}, button = ''] = FILLED.find(([meant]) => meant.test(form)) ?? [];
      const asked = new Map([...ann.page.fieldsOf(form), ...Object.entries(filled)]);
      await ann.send(form, filled, button);
      const isPage = formsIn(ann.html).includes(AGAIN);
      const kept = new Map(isPage || formsIn(ann.html).includes(form) ? ann.page.fieldsOf(isPage ? AGAIN : form) : []);
      const lost = [...asked].filter(
        ([name, value]) => !name.startsWith('_') && typeof value === 'string' && kept.get(name) !== value,
      );
      refused.push({
        form,
        isRefused: [409, 422].includes(ann.page.status),
        says: /A worker does the step read/.test(ann.text),
        loadsAgain: /http-equiv="refresh"/.test(ann.html),
        lost: lost.map(([name]) => name),
      });
    }
    expect(refused).toEqual(
      forms.map(([, form]) => ({ form, isRefused: true, says: true, loadsAgain: false, lost: [] })),
    );
  });

  it('is taken when the same answer is sent again after the work is done', async () => {
    const number = await batches.bring(...FILES);
    await ann.open(`/desk/history/${number}/doubles`);
    await batches.send('post', `/${number}/reading`).expect(202);
    await ann.send('Join b/open a.csv and b/open b.csv');
    expect(ann.text).toContain('Nothing was stored. Your answer is kept on this page');
    await ann.send(AGAIN);
    expect(ann.text).toContain('A worker does the step read.');
    await batches.work(number, 'read');
    await ann.send(AGAIN);
    expect(ann.text).toContain('Joined. The files are being read.');
    await batches.work(number, 'read');
    await ann.open(`/desk/history/${number}/facts`);
    await batches.send('post', `/${number}/reading`).expect(202);
    await ann.send('Send manifest.csv', csv('file,venue\nb/2004 undated.csv,"the ""old"" pub"\n'));
    await batches.work(number, 'read');
    await ann.send(AGAIN);
    expect(ann.text).toContain('Saved.');
    const { body } = await batches.send('get', `/${number}/manifest`).expect(200);
    expect((body as { rows: { values: object }[] }).rows.map(({ values }) => values)).toContainEqual({
      venue: 'the "old" pub',
    });
  });
});
