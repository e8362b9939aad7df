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

describe('the facts of files that say no date', () => {
  const undated = (path: string, name: string): Brought => ({
    path,
    content: roundRobin([name, ...OTHERS], [...RESULTS[0]]),
  });
  const rowsOf = async (number: number) => {
    const { body } = await batches.send('get', `/${number}/manifest`).expect(200);
    const rows = body.rows as { file: string; values: Record<string, string>; proposed: Record<string, string> }[];
    return new Map(rows.map((row) => [row.file, row]));
  };
  const read = async (number: number) => {
    await batches.send('post', `/${number}/reading`).expect(202);
    await batches.work(number, 'read');
  };

  it('are proposed from a numbered series with its neighbours, and answered once for a folder', async () => {
    const series = [10, 20, 30, 50, 60, 70].map((at) => ({
      ...undated(`north/Evening ${at}.csv`, 'Mia Moll'),
      day: `2006-0${at / 10}-15`,
    }));
    const { number, page } = await bring(
      ...series,
      undated('north/Evening 40.csv', 'Nils Nolte'),
      undated('south/x.csv', 'Ole Ott'),
      undated('south/y.csv', 'Pia Pohl'),
      undated('west/z.csv', 'Rita Rau'),
    );
    await ann.open(`${page}/facts`);
    const note = 'inferred: its number is between those of “north/Evening 30.csv” and “north/Evening 50.csv”';
    expect(ann.text).toContain(`Date: ${note}`);
    expect(ann.text).toContain('3 files say no date, and nothing proposes one.');
    await ann.send('Files without a date', { 'group-0.date': 'unknown', 'group-1.day': 'in May' });
    expect(ann.text).toContain('“in May” is no date.');
    await ann.open(`${page}/facts`);
    await ann.send('Files without a date', { 'group-0.date': 'unknown', 'group-1.day': '2004-05' });
    expect(ann.text).toContain('Saved. Read the files again, so that the answers count.');
    await ann.open(`${page}/facts`);
    expect(ann.text).not.toContain('Files without a date');
    await ann.send('Take all proposals');
    const rows = await rowsOf(number);
    expect(rows.get('north/Evening 40.csv')!.values['startsAt']).toBe('2006');
    expect(rows.get('south/y.csv')!.values['startsAt']).toBe('unknown');
    expect(rows.get('west/z.csv')!.values['startsAt']).toBe('2004-05');
    await read(number);
    const csv = (await batches.send('get', `/${number}/manifest.csv`).expect(200)).text;
    expect(csv.split('\n').find((line) => line.startsWith('north/Evening 40.csv'))).toContain(note);
    const { body } = await batches.send('get', `/${number}/items`).expect(200);
    const days = (body.items as { file: string; firstDay: string | null; lastDay: string | null }[]).map(
      ({ file, firstDay, lastDay }) => [file, firstDay, lastDay],
    );
    expect(days).toContainEqual(['north/Evening 40.csv', '2006-01-01', '2006-12-31']);
    expect(days).toContainEqual(['west/z.csv', '2004-05-01', '2004-05-31']);
  });

  it('are answered once for files that look alike, and the answer of one file counts more', async () => {
    const { number, page } = await bring(undated('a/x.csv', 'Mia Moll'), undated('b/y.csv', 'Nils Nolte'));
    await batches.send('put', `/${number}/manifest`, { rows: [{ file: 'b/y.csv', values: { startsAt: '2003' } }] });
    await ann.open(`${page}/facts?by=shape`);
    await ann.send('Files without a date', { 'group-0.day': '2005' });
    const rows = await rowsOf(number);
    expect(rows.get('a/x.csv')!.values['startsAt']).toBe('2005');
    expect(rows.get('b/y.csv')!.values['startsAt']).toBe('2003');
  });

  it('take the order of days from the folder of a file, where its shape does not prove it', async () => {
    const dated = (day: string, head: string) =>
      `${head},Date\n1,Mia Moll,Nils Nolte,FW,${day}\n1,Ole Ott,Pia Pohl,FL,${day}\n`;
    const { number } = await bring(
      { path: 'club/open.csv', content: dated('03/04/2006', 'Round,Player 1,Player 2,Result') },
      { path: 'club/proof.csv', content: dated('25/04/2006', 'Runde,Spieler 1,Spieler 2,Ergebnis') },
    );
    const { body } = await batches.send('get', `/${number}/items`).expect(200);
    expect(body.items).toEqual(
      expect.arrayContaining([expect.objectContaining({ file: 'club/open.csv', firstDay: '2006-04-03' })]),
    );
    expect((await rowsOf(number)).get('club/open.csv')!.proposed).toMatchObject({ proof: 'club/proof.csv' });
  });

  it('offer what a published batch answered for files of the same look, and take it with one button', async () => {
    const shapesOf = async (number: number) =>
      (await batches.send('get', `/${number}/shapes`).expect(200)).body.shapes as {
        fingerprint: string;
        answers: object;
        earlier: { batch: number } | null;
      }[];
    const first = await bring(evening('2010-03-01', 0, 'Sven Sand'));
    const [shape] = await shapesOf(first.number);
    const answers = { game: '2e', 'word.gone home': 'dropped' };
    await batches.send('put', `/${first.number}/shapes/${shape!.fingerprint}`, { answers }).expect(200);
    const second = await bring({ ...evening('2010-04-01', 1, 'Sven Sand'), day: undefined });
    expect((await shapesOf(second.number))[0]!.earlier).toBeNull();
    await read(first.number);
    await batches.send('post', `/${first.number}/diff`).expect(202);
    await batches.work(first.number, 'diff');
    const { body: diff } = await batches.send('get', `/${first.number}/diff`).expect(200);
    const { fingerprint } = diff as { fingerprint: string };
    await batches.send('post', `/${first.number}/publication`, { fingerprint, reason: 'the club' }).expect(202);
    await batches.publish(first.number);
    await ann.open(`${second.page}/facts`);
    expect(ann.text).toContain(`In batch ${first.number} “The club”, the answers were: Game =`);
    await ann.send('Answers of earlier batches');
    const [taken] = await shapesOf(second.number);
    expect(taken!.answers).toEqual(answers);
    await ann.open(`${second.page}/facts`);
    expect(ann.text).not.toContain('Take the answers of earlier batches');
  });
});
