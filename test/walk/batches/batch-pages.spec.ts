import { makeAccount, PASSWORD } from '../accounts/people.js';
import { Reader } from '../accounts/reader.js';
import { ON_TIME, useHttpWalk } from '../http-walk.js';
import { batchWalk } from './batch-walk.js';
import { roundRobin } from './round-robin.js';

const walk = useHttpWalk();
let token: string;
let ann: Reader;
const batches = batchWalk(
  walk,
  () => token,
  () => ON_TIME,
);

beforeAll(async () => {
  token = await walk.createToken('coordinator', 'Ann');
  await makeAccount(walk.dataSource, 'Anna', { role: 'coordinator', continent: 'europe' });
  ann = await Reader.of(walk).signIn('Anna', PASSWORD);
});

interface Brought {
  readonly path: string;
  readonly content: string;
  readonly day?: string;
}

/** Brings files whose facts are known, and returns the address of the batch. */
async function bring(...files: readonly Brought[]) {
  const { body } = await batches.send('post', '', { name: 'The club' }).expect(201);
  const { number } = body as { number: number };
  for (const { path, content } of files) await batches.file(number, path, content).expect(200);
  const rows = files.flatMap(({ path, day }) =>
    day === undefined ? [] : [{ file: path, values: { game: '2e', director: 'Thsch', name: path, startsAt: day } }],
  );
  await batches.send('put', `/${number}/manifest`, { rows }).expect(200);
  await batches.send('post', `/${number}/reading`).expect(202);
  await batches.work(number, 'read');
  return { number, page: `/desk/history/${number}` };
}

const RESULTS = [
  ['FW', 'ML', 'FW', 'FL', 'FW', 'FW'],
  ['FL', 'FW', 'MW', 'FW', 'FW', 'FL'],
  ['TT', 'FW', 'FL', 'ML', 'FW', 'FW'],
  ['FW', 'FW', 'FW', 'ML', 'ML', 'FW'],
] as const;
const OTHERS = ['Ida Iversen', 'Kai Krohn', 'Lars Lund'] as const;
const evening = (day: string, at: number, name = 'Jan Petersen'): Brought => ({
  path: `${day}.csv`,
  content: roundRobin([name, ...OTHERS], [...RESULTS[at]!]),
  day,
});

describe('the pages of a batch without a script', () => {
  it('split two people of one name, and list both among the new players, without links to pages that do not exist', async () => {
    const { number, page } = await bring(
      ...['2003-02-01', '2004-03-01', '2012-02-01', '2013-03-01'].map((day, at) => evening(day, at)),
    );
    await ann.open(`${page}/people?name=petersen`);
    expect(ann.text).toContain('4 tournaments have this name.');
    await ann.send('Whether it is one person', {}, 'verdict=two');
    expect(ann.text).toContain('Saved. Settle the people again, so that it counts.');
    await ann.send('settle');
    await batches.work(number, 'read');
    await ann.open(`${page}/people`);
    expect(ann.text).toContain('4 spellings of 5 people.');
    expect(ann.text).not.toContain('not used');
    await batches.send('post', `/${number}/diff`).expect(202);
    await batches.work(number, 'diff');
    await ann.open(`${page}/diff`);
    expect(ann.text).toMatch(/5 new players.*Jan Petersen \(2\).*Jan Petersen \(2\) \(2\)/s);
    expect(ann.html).not.toContain('href="/players/');
  });

  it('say which answers were not used, and why', async () => {
    const { number, page } = await bring(evening('2005-02-01', 0), evening('2005-03-01', 1));
    const [one, other] = ['Jan Petersen', 'Ida Iversen'].map((spelling) => ({
      tournament: '2005-02-01.csv',
      spelling,
    }));
    await batches.send('post', `/${number}/answers`, { answers: [{ one, other, verdict: 'same' }] }).expect(200);
    await batches.send('post', `/${number}/reading`).expect(202);
    await batches.work(number, 'read');
    await ann.open(`${page}/people`);
    expect(ann.text).toContain('1 answer was not used:');
    expect(ann.text).toContain('Both are in one tournament, so they are two people.');
  });

  it('take a corrected file in the place of a refused one, and remove another', async () => {
    const { number, page } = await bring(
      { path: '2006/bad.csv', content: 'Colour,Price\nred,3\n' },
      { path: '2006/letter.csv', content: 'Dear Ann,\nwe played on Sunday.\n' },
    );
    await ann.open(page);
    const content = evening('2006-02-01', 2).content;
    await ann.send('Send 2006/bad.csv corrected', { file: { name: 'other name.csv', content } });
    expect(ann.text).toContain('1 file added.');
    await ann.send('remove-2006/letter.csv');
    expect(ann.text).toContain('The file was removed from the batch.');
    const { body } = await batches.send('get', `/${number}/files`).expect(200);
    expect((body.files as { path: string }[]).map(({ path }) => path)).toEqual(['2006/bad.csv']);
  });

  it('leave a tournament out and take it again, also one whose facts are missing', async () => {
    const { number, page } = await bring(evening('2007-02-01', 0), { ...evening('2007-03-01', 1), day: undefined });
    const states = async () => {
      const { body } = await batches.send('get', `/${number}/items`).expect(200);
      return (body.items as { state: string }[]).map(({ state }) => state);
    };
    expect(await states()).toEqual(['ready', 'asks']);
    for (const id of ['2007-02-01.csv', '2007-03-01.csv']) {
      await ann.open(page);
      await ann.send(`leave-${id}`, { reason: 'not ours' });
      expect(ann.text).toContain('The tournament is left out.');
    }
    expect(await states()).toEqual(['left-out', 'left-out']);
    for (const id of ['2007-02-01.csv', '2007-03-01.csv']) {
      await ann.open(page);
      await ann.send(`leave-${id}`, { reason: 'ours after all' });
    }
    expect(await states()).toEqual(['ready', 'read']);
  });

  it('leave out all equal copies with one button, count each tournament once, and say what stays behind', async () => {
    const first = evening('2008-02-01', 0, 'Jens Petersen');
    const copies = ['copy.csv', 'again.csv'].map((path) => ({ ...first, path: `from Ann/${path}` }));
    const { number, page } = await bring(first, ...copies, { path: 'x.csv', content: 'Colour,Price\nred,3\n' });
    await batches.send('post', `/${number}/diff`).expect(202);
    await batches.work(number, 'diff');
    await ann.open(`${page}/done`);
    expect(ann.text).toContain('2 tournaments stay behind');
    expect(ann.text).toContain('1 file of which nothing can be read stays behind, too.');
    await ann.open(`${page}/doubles`);
    await ann.send('All equal copies');
    expect(ann.text).toContain('2 copies are left out.');
    const { body } = await batches.send('get', `/${number}`).expect(200);
    expect(body.items).toMatchObject({ ready: 1, double: 0, leftOut: 2 });
  });

  it('answer all questions about two spellings at once', async () => {
    const { number, page } = await bring(
      evening('2009-01-01', 0, 'Else Meyer'),
      evening('2009-02-01', 1, 'Emil Meyer'),
      ...['2009-03-01', '2009-04-01', '2009-05-01'].map((day, at) => evening(day, at, 'E. Meyer')),
    );
    await ann.open(`${page}/people`);
    const [, label = ''] = /aria-label="(All questions whether [^"]*)"/.exec(ann.html) ?? [];
    await ann.send(label, {}, 'Same person in all of them');
    const { body } = await batches.send('get', `/${number}/people`).expect(200);
    expect(body.answers).toHaveLength(3);
    expect(new Set((body.answers as { verdict: string }[]).map(({ verdict }) => verdict))).toEqual(new Set(['same']));
  });
});
