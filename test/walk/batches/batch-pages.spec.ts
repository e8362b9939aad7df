import { type Brought, useBatches, useCoordinator } from './batch-walk.js';
import { roundRobin } from './round-robin.js';

const batches = useBatches();
const ann = useCoordinator(batches);

/** Brings files, and returns the address of the batch. */
async function bring(...files: readonly Brought[]) {
  const number = await batches.bring(...files);
  return { number, page: `/desk/history/${number}` };
}

const RESULTS = [
  ['FW', 'ML', 'FW', 'FL', 'FW', 'FW'],
  ['FL', 'FW', 'MW', 'FW', 'FW', 'FL'],
  ['TT', 'FW', 'FL', 'ML', 'FW', 'FW'],
  ['FW', 'FW', 'FW', 'ML', 'ML', 'FW'],
] as const;
const OTHERS = ['Ida Iversen', 'Kai Krohn', 'Lars Lund'] as const;
const table = (at: number, name = 'Jan Petersen') => roundRobin([name, ...OTHERS], [...RESULTS[at]!]);
const evening = (day: string, at: number, name?: string): Brought => [`${day}.csv`, table(at, name), day];

const entry = (day: string, spelling = 'Jan Petersen') => JSON.stringify([`${day}.csv`, spelling]);

const answersIn = async (number: number): Promise<number> =>
  ((await batches.send('get', `/${number}/people`).expect(200)).body as { answers: object[] }).answers.length;

describe('the pages of a batch without a script', () => {
  it('split two people of one name, and list both among the new players, without links to pages that do not exist', async () => {
    const { number, page } = await bring(
      ...['2003-02-01', '2004-03-01', '2012-02-01', '2013-03-01'].map((day, at) => evening(day, at)),
    );
    await ann.open(`${page}/people?name=petersen`);
    expect(ann.text).toContain('Jan Petersen, 4 tournaments, 2003–2013');
    await ann.send('Whose tournaments they are', {}, 'step=show');
    expect(ann.text).toContain('Tick at least one tournament.');
    await ann.send('Whose tournaments they are', { 'entry-0': entry('2003-02-01') }, 'step=show');
    expect(ann.text).toContain('Nothing would change.');
    const before = await answersIn(number);
    const two = { 'entry-0': entry('2003-02-01'), 'entry-3': entry('2013-03-01') };
    await ann.send('Whose tournaments they are', two, 'step=show');
    expect(ann.text).toContain('Nothing is saved yet.');
    expect(ann.text).toContain('Jan Petersen, 2 tournaments, 2003–2004');
    expect(ann.text).toContain('Somebody new, 2 tournaments, 2012–2013');
    expect(ann.text).toContain('so far with Jan Petersen');
    expect(await answersIn(number)).toBe(before);
    await ann.send('Whose tournaments they are', {}, 'step=save');
    expect(ann.text).toContain('Saved. Settle the people again, so that it counts.');
    await ann.send('settle');
    await batches.work(number, 'read');
    await ann.open(`${page}/people`);
    expect(ann.text).toContain('4 spellings of 5 people.');
    expect(ann.text).not.toContain('not used');
    await batches.compare(number);
    const headers = { accept: 'text/html', 'accept-language': 'de' };
    const { text } = await ann.browser.open('get', `${page}/diff`, headers).expect(200);
    expect(text).toContain('0 spätere Turniere, 5 Spieler, größte Änderung');
    await ann.open(`${page}/diff`);
    expect(ann.text).toMatch(/5 new players.*Jan Petersen \(2\).*Jan Petersen \(2\) \(2\)/s);
    expect(ann.html).not.toContain('href="/players/');
  });

  it('list everybody, join names that somebody ticks in one step, and take each answer back', async () => {
    const { number, page } = await bring(
      ...['2003-02-01', '2003-03-01', '2003-04-01'].map((day, at) =>
        evening(day, at, ['Jan Petersen', 'Kahless', 'The Old One'][at]),
      ),
    );
    await ann.open(page);
    expect(ann.text).toContain('The report does not say when the tournament was registered.');
    expect(ann.text).not.toContain('This was found 2 times');
    await ann.open(`${page}/people`);
    expect(ann.text).toContain('1–6 of 6 people.');
    await ann.open(`${page}/people?name=${encodeURIComponent('kahless; old one; jan')}`);
    expect(ann.text).toContain('1–3 of 3 people.');
    const three = {
      'who-0': entry('2003-02-01'),
      'who-1': entry('2003-03-01', 'Kahless'),
      'who-2': entry('2003-04-01', 'The Old One'),
    };
    await ann.send('Whether it is one person', three, 'verdict=same');
    await ann.open(`${page}/people`);
    expect(ann.text).toContain('Answers so far (2)');
    expect(ann.text).toContain('Answered: the same person as Kahless, The Old One.');
    await batches.read(number);
    await ann.open(`${page}/people?name=kahless`);
    expect(ann.text).toContain('1–1 of 1 person.');
    expect(ann.text).toMatch(/Jan Petersen \(1\) , Kahless \(1\) , The Old One \(1\)/);
    await ann.send('Take back: Jan Petersen and Kahless');
    await batches.read(number);
    await ann.open(`${page}/people?name=${encodeURIComponent('kahless; old one; jan')}`);
    expect(ann.text).toContain('1–2 of 2 people.');
  });

  it('move a single tournament from one of two namesakes to the other, whatever its year is', async () => {
    const { number, page } = await bring(
      ...['2003-02-01', '2004-03-01', '2012-02-01', '2013-03-01'].map((day, at) => evening(day, at, 'Otto Horn')),
    );
    const move = async (to: string, ...days: readonly string[]) => {
      await ann.open(`${page}/people?name=horn`);
      const ticked = days.map((day, at) => [`entry-${at}`, entry(day, 'Otto Horn')] as const);
      await ann.send('Whose tournaments they are', { ...Object.fromEntries(ticked), move: to }, 'step=show');
      const shown = headings();
      await ann.send('Whose tournaments they are', {}, 'step=save');
      await batches.read(number);
      await ann.open(`${page}/people?name=horn`);
      expect(ann.text).not.toContain('not used');
      return { shown, settled: headings() };
    };
    const headings = () =>
      [...ann.html.matchAll(/<legend[^>]*>(?:Otto Horn(?: \(\d\))?|Somebody new), (\d) tournament/g)].map(
        ([, count]) => count,
      );
    expect(await move('divide', '2003-02-01', '2013-03-01')).toEqual({ shown: ['2', '2'], settled: ['2', '2'] });
    expect(await move('to-1', '2003-02-01')).toEqual({ shown: ['1', '3'], settled: ['3', '1'] });
    expect(await move('somebody', '2013-03-01')).toEqual({ shown: ['2', '1', '1'], settled: ['2', '1', '1'] });
  });

  it('refuse to make two entries of one tournament one person, and tournaments that changed meanwhile', async () => {
    const { page } = await bring(
      ['2003-02-01.csv', table(0, 'Jan Petersen').replaceAll('Kai Krohn', 'Jan Peters'), '2003-02-01'],
      evening('2004-03-01', 1, 'Jan Peters'),
    );
    await ann.open(`${page}/people?name=${encodeURIComponent('jan peters')}`);
    const [own] = /"of-0" value="\[&quot;(\d)/.exec(ann.html)?.slice(1) ?? ['0'];
    await ann.send(
      'Whose tournaments they are',
      {
        'entry-0': entry('2003-02-01', 'Jan Petersen'),
        'entry-1': entry('2003-02-01', 'Jan Peters'),
        move: `to-${own}`,
      },
      'step=show',
    );
    await ann.send('Whose tournaments they are', {}, 'step=save');
    expect(ann.text).toContain('In 2003-02-01.csv, one person would be two entries.');
    await ann.send(
      'Whose tournaments they are',
      { 'of-0': JSON.stringify(['0', 'gone.csv', 'Jan Peters']) },
      'step=save',
    );
    expect(ann.text).toContain('The tournaments of this name were changed meanwhile.');
  });

  it('choose the name with which somebody is published, show it, take it back, and use it', async () => {
    const { number, page } = await bring(evening('2003-02-01', 0), evening('2004-03-01', 1, 'Petersen Jan'));
    const choose = async (fields: Readonly<Record<string, string>>) => {
      await ann.open(
        `${page}/people/name?${new URLSearchParams({ tournament: '2003-02-01.csv', spelling: 'Jan Petersen' }).toString()}`,
      );
      await ann.send('The name of Jan Petersen', fields);
    };
    await ann.open(`${page}/people`);
    expect(ann.html).toContain('people/name?tournament=2003-02-01.csv');
    await choose({ chosen: '', typed: '' });
    expect(ann.text).toContain('Choose a spelling, or write a name.');
    await choose({ typed: 'x'.repeat(65) });
    expect(ann.text).toContain('has 65 characters, at most 64 are possible. Choose another name');
    await choose({ typed: 'Jan of Kiel' });
    expect(ann.text).toContain('Jan Petersen is published as Jan of Kiel.');
    expect(ann.text).toContain('Chosen: Jan of Kiel. It counts once the people are settled again.');
    await batches.read(number);
    await ann.open(`${page}/people`);
    expect(ann.text).toContain('Jan of Kiel');
    expect(ann.text).not.toContain('It counts once the people are settled again.');
    const { text: csv } = await batches.send('get', `/${number}/people.csv`).expect(200);
    expect(csv).toContain('Jan of Kiel');
    await ann.send('Take back the name Jan of Kiel');
    await batches.read(number);
    await ann.open(`${page}/people`);
    expect(ann.text).not.toContain('Jan of Kiel');
    await ann.send('Send people.csv', { file: { name: 'people.csv', content: csv } });
    await batches.compare(number);
    await ann.open(`${page}/diff`);
    expect(ann.text).toMatch(/new players.*Jan of Kiel/s);
    await batches.publishAll(number);
    await batches.walk.get('/api/v1/players/Jan%20of%20Kiel').expect(200);
    const one = { tournament: '2003-02-01.csv', spelling: 'Jan Petersen' };
    const next = await batches.bring(evening('2005-03-01', 2));
    const { body: refused } = await batches.send('post', `/${next}/answers`, { answers: [] }).expect(400);
    expect(refused).toMatchObject({ detail: 'The request has neither an answer nor a name.' });
    const { body } = await batches
      .send('post', `/${next}/answers`, { answers: [], names: [{ one, name: 'jan of KIEL' }] })
      .expect(422);
    expect(body).toMatchObject({
      detail: 'The name "jan of KIEL" is the name of a stored player.',
      name: 'jan of KIEL',
    });
  });

  it('list nobody, and ask about nobody, who is only in a file that is left out', async () => {
    const { number, page } = await bring(evening('2013-02-01', 0), evening('2013-03-01', 1, 'Jan Pettersen'));
    await ann.open(`${page}/people`);
    expect(ann.text).toContain('Jan Pettersen');
    const decision = { item: '2013-03-01.csv', decision: 'leave-out', reason: 'not ours' };
    await batches.send('post', `/${number}/items/decision`, decision).expect(200);
    await batches.read(number);
    await ann.open(`${page}/people`);
    expect(ann.text).not.toContain('Jan Pettersen');
    expect(ann.text).toContain('1–4 of 4 people.');
    expect(ann.text).toContain('4 spellings of 4 people.');
  });

  it('take lines of two names, and list those that cannot be used', async () => {
    const { number, page } = await bring(evening('2003-02-01', 0), evening('2003-03-01', 1, 'Kahless'));
    await ann.open(`${page}/people`);
    await ann.send('Who is who, one line each', { lines: 'Kahless = Jan Petersen\nWorf = Kahless' });
    expect(ann.text).toContain('1 line was saved. Settle the people again, so that they count.');
    expect(ann.text).toContain('1 line was not used:');
    expect(ann.status).toBe(200);
    expect(ann.text).toContain('Line 2, Worf = Kahless: No file has the first name, or not at this place.');
    await batches.read(number);
    await ann.open(`${page}/people`);
    expect(ann.text).toContain('1–4 of 4 people.');
    await ann.send('Who is who, one line each', { lines: 'Kahless = Jan Petersen' });
    expect(ann.text).toContain('Line 1, Kahless = Jan Petersen: Both names are one person already.');
  });

  it('say which answers were not used, and why', async () => {
    const { number, page } = await bring(evening('2005-02-01', 0), evening('2005-03-01', 1));
    const [one, other] = ['Jan Petersen', 'Ida Iversen'].map((spelling) => ({
      tournament: '2005-02-01.csv',
      spelling,
    }));
    await batches.send('post', `/${number}/answers`, { answers: [{ one, other, verdict: 'same' }] }).expect(200);
    await batches.read(number);
    await ann.open(`${page}/people`);
    expect(ann.text).toContain('1 answer was not used:');
    expect(ann.text).toContain('Both are in one tournament, so they are two people.');
  });

  it('say in German why a file cannot be read, also with the names that it has', async () => {
    const { page } = await bring(['2006/self.csv', 'Round,Player 1,Player 2,Result\n1,Ole Ott,Ole Ott,FW\n']);
    const headers = { accept: 'text/html', 'accept-language': 'de' };
    const { text } = await ann.browser.open('get', page, headers).expect(200);
    expect(text).toContain('Ole Ott trifft in Runde 1 auf sich selbst. Korrigiere einen der beiden Namen.');
  });

  it('take a corrected file in the place of a refused one, and remove another', async () => {
    const { number, page } = await bring(
      ['2006/bad.csv', 'Colour,Price\nred,3\n'],
      ['2006/letter.csv', 'Dear Ann,\nwe played on Sunday.\n'],
    );
    await ann.open(page);
    await ann.send('Send 2006/bad.csv corrected', { file: { name: 'other name.csv', content: table(2) } });
    expect(ann.text).toContain('1 file added.');
    await ann.send('remove-2006/letter.csv');
    expect(ann.text).toContain('The file was removed from the batch.');
    const files = await batches.list<{ path: string }>(number, 'files');
    expect(files.map(({ path }) => path)).toEqual(['2006/bad.csv']);
  });

  it('group all refused files by the kind of their fault, whatever their values are', async () => {
    const wrong = Array.from(
      { length: 60 },
      (_, at) => [`wrong/${at}.csv`, `Round,Player 1,Player 2,Result\n1,Ann,Bob,W\n1,Cy,Dee,${at}x${at}\n`] as const,
    );
    const { page } = await bring(
      ...wrong,
      ['colours.csv', 'Colour,Price\nred,3\n'],
      ['shapes.csv', 'Shape,Size\nround,3\n'],
    );
    await ann.open(page);
    expect(ann.text).toContain('50 more files for this reason');
    for (const [path] of wrong) expect(ann.text).toContain(path);
    expect(ann.text.match(/The first row of this table is/g)).toHaveLength(2);
    expect(ann.text).toContain('The result “0x0” is not understood.');
    expect(ann.text).toContain('The result “59x59” is not understood.');
  });

  it('leave a tournament out and take it again, also one whose facts are missing', async () => {
    const { number, page } = await bring(evening('2007-02-01', 0), ['2007-03-01.csv', table(1)]);
    const states = async () => (await batches.list<{ state: string }>(number, 'items')).map(({ state }) => state);
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
    expect(await states()).toEqual(['ready', 'asks']);
  });

  it('leave out all equal copies with one button, count each tournament once, and say what stays behind', async () => {
    const [path, ...first] = evening('2008-02-01', 0, 'Jens Petersen');
    const copies = ['copy.csv', 'again.csv'].map((name): Brought => [`from Ann/${name}`, ...first]);
    const { number, page } = await bring([path, ...first], ...copies, ['x.csv', 'Colour,Price\nred,3\n']);
    await batches.compare(number);
    await ann.open(`${page}/done`);
    expect(ann.text).toContain('2 tournaments stay behind');
    expect(ann.text).toContain('1 file of which nothing can be read stays behind, too.');
    await ann.open(`${page}/doubles`);
    await ann.send('All equal copies');
    expect(ann.text).toContain('Copies that are left out now: 2.');
    expect((await batches.show(number)).items).toMatchObject({ ready: 1, double: 0, leftOut: 2 });
  });

  it('ask first which of two files is right, and fold what was decided', async () => {
    const [path, content, day] = evening('2010-02-01', 0, 'Jule Petersen');
    const { number, page } = await bring([path, content, day], ['2010-02-01 v2.csv', content.replace('FW', 'FL'), day]);
    await ann.open(`${page}/doubles`);
    expect(ann.text).toContain('Which file is right?');
    expect(ann.text).toContain('Keep 2010-02-01 v2.csv Proposed: its name says that it was corrected.');
    await ann.send(/aria-label="(Which file is right: [^"]*)"/.exec(ann.html)![1]!, { kept: 'file 2010-02-01 v2.csv' });
    expect(ann.text).toContain('Decided.');
    expect(ann.text).toContain('Nothing is left to decide. 1 decision so far');
    expect(ann.html).toMatch(/<details class="fold"><summary>1 decision so far/);
    expect((await batches.show(number)).items).toMatchObject({ ready: 1, double: 0, leftOut: 1 });
    await ann.send('Take back what was decided about 2010-02-01.csv');
    expect((await batches.show(number)).items).toMatchObject({ ready: 1, double: 1, leftOut: 0 });
  });

  it('ask about a third file after two were called two tournaments', async () => {
    const [path, content, day] = evening('2010-05-01', 0, 'Jost Petersen');
    const { number, page } = await bring([path, content, day], ['b.csv', content.replace('FW', 'FL'), day]);
    await ann.open(`${page}/doubles`);
    await ann.send(/aria-label="(Which file is right: [^"]*)"/.exec(ann.html)![1]!, { kept: 'all' });
    expect((await batches.show(number)).items).toMatchObject({ ready: 2, double: 0 });
    await batches.file(number, 'c.csv', content.replace('ML', 'FL')).expect(200);
    await batches.answer(number, ['c.csv', day!]);
    await batches.read(number);
    expect((await batches.show(number)).items).toMatchObject({ ready: 2, double: 1 });
    await ann.open(`${page}/doubles`);
    await ann.send(/aria-label="(Which file is right: [^"]*)"/.exec(ann.html)![1]!, { kept: 'all' });
    expect((await batches.show(number)).items).toMatchObject({ ready: 3, double: 0 });
  });

  it('leave out all files of a shape that are no tournaments, and ask about results before them', async () => {
    const { number, page } = await bring(
      evening('2011-02-01', 0),
      ['cash.csv', 'when,what,in,out\n2004-01-03,cake,3,2\n'],
      ['results.csv', 'Pl,Player,Whatnot\n1,Ann,x\n2,Bob,y\n'],
    );
    await ann.open(`${page}/facts`);
    expect(ann.text).toMatch(
      /Files that look alike.*Pl, Player, Whatnot.*Files that may be no tournaments.*when, what/s,
    );
    expect(ann.text).not.toMatch(/Column “what”: 1 file/);
    await ann.send('No tournament: 1 file looks like this: when, what, in, out', { reason: 'petty cash' });
    expect(ann.text).toContain('Files that are left out now: 1.');
    expect(ann.text).toContain('1 kind of file is left out');
    await ann.open(page);
    expect(ann.text).toContain('1 file is no tournament cash.csv petty cash');
    await ann.send('Take again: cash.csv');
    expect(ann.text).toContain('Files that are in the batch again: 1.');
    expect(await batches.show(number)).toMatchObject({ items: { ready: 1 } });
  });

  it('ask the kind of wins once for all files, as soon as the game is proposed', async () => {
    const scores =
      'Round,Player 1,Player 2,VP 1,VP 2\n1,Ann,Bob,80,40\n1,Cyd,Dee,100,20\n2,Ann,Cyd,100,0\n2,Bob,Dee,100,30\n';
    const { number, page } = await bring(['2e/a.csv', scores], ['2e/b.csv', scores.replace('80,40', '70,40')]);
    await ann.open(`${page}/facts`);
    expect(ann.text).toContain('Kind of wins: 2 files');
    const [, at] = /name="(all-\d)\.key" value="wins"/.exec(ann.html)!;
    await ann.send('Answer once for all files', { [at!]: 'full' });
    expect(ann.text).toContain('Saved. Read the files again, so that the answers count.');
    const { body } = await batches.send('get', `/${number}/manifest`).expect(200);
    expect((body.rows as { values: object }[]).map(({ values }) => values)).toEqual([
      { wins: 'full' },
      { wins: 'full' },
    ]);
  });

  it('keep answers that a table has no column for when the table is sent again, and take back what was emptied', async () => {
    const { number, page } = await bring(evening('2012-05-01', 0, 'Uwe Ulm'));
    await batches.answer(number, ['2012-05-01.csv', { game: '2e', level: 'local', venue: 'the pub', wins: 'full' }]);
    const sendTable = async (table: string) => {
      await ann.open(`${page}/facts`);
      await ann.send('Send manifest.csv', { file: { name: 'manifest.csv', content: table } });
      const { body } = await batches.send('get', `/${number}/manifest`).expect(200);
      return (body.rows as { values: object }[])[0]!.values;
    };
    const kept = { game: '2e', wins: 'full' };
    expect(await sendTable('file,game,level,venue\n2012-05-01.csv,2e,,the hall\n')).toEqual({
      ...kept,
      venue: 'the hall',
    });
    expect(await sendTable('file,venue\n2012-05-01.csv,\n')).toEqual(kept);
  });

  it('take every proposal with one button, also of facts that no file has to say, and show it before', async () => {
    const { number, page } = await bring(['2014-05-03 Irish Nationals.csv', table(0, 'Vera Voss')]);
    const rowOf = async () => {
      const { body } = await batches.send('get', `/${number}/manifest`).expect(200);
      return (body.rows as { values: Record<string, string>; proposed: Record<string, string> }[])[0]!;
    };
    const { level } = (await rowOf()).proposed;
    expect(level).toBeDefined();
    await ann.open(`${page}/facts`);
    expect(ann.html).toContain('aria-label="Level of 2014-05-03 Irish Nationals.csv"');
    await ann.send('Take all proposals');
    expect((await rowOf()).values).toMatchObject({ level, startsAt: '2014-05-03' });
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
  const undated = (path: string, name: string): Brought => [path, table(0, name)];
  const rowsOf = async (number: number) => {
    const { body } = await batches.send('get', `/${number}/manifest`).expect(200);
    const rows = body.rows as { file: string; values: Record<string, string>; proposed: Record<string, string> }[];
    return new Map(rows.map((row) => [row.file, row]));
  };

  it('are proposed from a numbered series with its neighbours, and answered once for a folder', async () => {
    const series = [10, 20, 30, 50, 60, 70].map((at): Brought => [
      `north/Evening ${at}.csv`,
      table(0, 'Mia Moll'),
      `2006-0${at / 10}-15`,
    ]);
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
    await ann.send('Files without a date', { 'group-0.choice': 'unknown', 'group-1.typed': 'in May' });
    expect(ann.text).toContain('“in May” is no date.');
    await ann.open(`${page}/facts`);
    await ann.send('Files without a date', { 'group-0.choice': 'unknown', 'group-1.typed': '2004-05' });
    expect(ann.text).toContain('Saved. Read the files again, so that the answers count.');
    await ann.open(`${page}/facts`);
    expect(ann.text).not.toContain('Files without a date');
    await ann.send('Take all proposals');
    const rows = await rowsOf(number);
    expect(rows.get('north/Evening 40.csv')!.values['startsAt']).toBe('2006?');
    expect(rows.get('south/y.csv')!.values['startsAt']).toBe('unknown');
    expect(rows.get('west/z.csv')!.values['startsAt']).toBe('2004-05');
    await batches.read(number);
    const csv = (await batches.send('get', `/${number}/manifest.csv`).expect(200)).text;
    expect(csv.split('\n').find((line) => line.startsWith('north/Evening 40.csv'))).toContain(note);
    const items = await batches.list<{ file: string; firstDay: string; lastDay: string }>(number, 'items');
    const days = items.map(({ file, firstDay, lastDay }) => [file, firstDay, lastDay]);
    expect(days).toContainEqual(['north/Evening 40.csv', '2006-01-01', '2006-12-31']);
    expect(days).toContainEqual(['west/z.csv', '2004-05-01', '2004-05-31']);
  });

  it('may be an unknown director, which every page says, and an unknown game, which leaves a tournament out', async () => {
    const dated = (path: string, at: number, name: string): Brought => [
      path,
      table(at, name),
      { name: path, startsAt: '2004-05-08' },
    ];
    const { number, page } = await bring(dated('g/x.csv', 0, 'Xaver Xu'), dated('h/y.csv', 1, 'Yara Yu'));
    await ann.open(`${page}/facts`);
    expect(ann.text).toContain('2 files name no director, and nothing proposes one.');
    expect(ann.text).toContain('2 files do not say the game, and nothing proposes it.');
    await ann.send('Files without a director', { 'all.choice': 'unknown' });
    await ann.open(`${page}/facts`);
    expect(ann.text).not.toContain('Files without a director');
    await ann.send('Files without a game', { 'group-0.choice': '2e', 'group-1.choice': 'unknown' });
    await batches.read(number);
    const items = await batches.list<{ file: string; state: string; decision: string | null }>(number, 'items');
    expect(items).toEqual([
      expect.objectContaining({ file: 'g/x.csv', state: 'ready' }),
      expect.objectContaining({ file: 'h/y.csv', state: 'left-out', decision: null }),
    ]);
    await ann.open(`${page}/facts`);
    expect(ann.text).not.toMatch(/Files without a (?:game|director)/);
    expect(ann.text).toContain('The files say everything that is needed.');
    await ann.open(page);
    expect(ann.text).toContain(
      'Left out Somebody answered that its game is unknown. To take it, say the game on Facts.',
    );
    expect(ann.text).not.toContain('Take it again');
    const answered = { game: '2e', director: 'unknown', name: 'h/y.csv', startsAt: '2004-05-08' };
    await batches.answer(number, ['h/y.csv', answered]);
    await batches.read(number);
    expect((await batches.show(number)).items).toMatchObject({ ready: 2, leftOut: 0 });
    await batches.publishAll(number);
    const { body: listed } = await batches.walk.get('/api/v1/tournaments?limit=50').expect(200);
    const published = (listed.rows as { id: string; name: string }[]).find(({ name }) => name === 'g/x.csv');
    const { text: document } = await batches.walk.get(`/api/v1/tournaments/${published!.id}/document`).expect(200);
    expect((JSON.parse(document) as { tournament: object }).tournament).not.toHaveProperty('director');
    const { body } = await batches.walk.get(`/api/v1/tournaments/${published!.id}`).expect(200);
    expect(body.header.director).toBeNull();
    const { text } = await batches.walk.get(`/tournaments/${published!.id}`).expect(200);
    expect(text).toContain(
      ', director <abbr class="basis unknown" title="The source does not say it.">not known</abbr>',
    );
  });

  it('are counted as open only where nothing proposes them, and somebody still has to answer', async () => {
    const { number, page } = await bring(
      undated('n/2004-05-08 Open.csv', 'Tina Tack'),
      undated('n/Cup.csv', 'Ute Uhl'),
    );
    await ann.open(`${page}/facts`);
    expect(ann.text).toMatch(/What is open Game: 2 files Director: 2 files Date: 1 file /);
    expect(ann.text).toContain('Only proposed: Name: 2 files; Date: 1 file. Check the grey texts below');
    const [shape] = await batches.list<{ fingerprint: string }>(number, 'shapes');
    const answers = { game: '2e', director: 'Thsch' };
    await batches.send('put', `/${number}/shapes/${shape!.fingerprint}`, { answers }).expect(200);
    await ann.open(`${page}/facts`);
    expect(ann.text).toContain('Answered, and counts once the files are read again: Game: 2 files; Director: 2 files.');
  });

  it('keep what others answered since the page was opened, and refuse to change the same answer unseen', async () => {
    const file = 'o/Open.csv';
    const { number, page } = await bring([file, table(2, 'Vera Vogel'), { country: 'DE', venue: 'Kiel' }]);
    await ann.open(`${page}/facts`);
    const opened = ann.page;
    await batches.answer(number, [file, { country: 'DE', venue: 'Kiel', director: 'Thsch' }]);
    await ann.send('Facts of files', { 'row-0.name': 'Open' });
    const valuesOf = async () => (await rowsOf(number)).get(file)!.values;
    expect(await valuesOf()).toEqual({ country: 'DE', venue: 'Kiel', director: 'Thsch', name: 'Open' });
    ann.page = opened;
    await ann.send('Facts of files', { 'row-0.director': 'Wanda' });
    expect(ann.status).toBe(422);
    expect(ann.text).toContain('was changed meanwhile. Nothing was stored.');
    ann.page = opened;
    await ann.send('Facts of files', { 'row-0.venue': '' });
    expect(await valuesOf()).toEqual({ country: 'DE', director: 'Thsch', name: 'Open' });
  });

  it('are taken from a table that a spreadsheet saved in ISO 8859-1', async () => {
    const file = 'Köln/Frühjahr.csv';
    const { number, page } = await bring(undated(file, 'Willi Wolf'));
    const content = Buffer.from(`file,startsAt,venue\n${file},2004-05-08,Größter Saal\n`, 'latin1');
    await ann.open(`${page}/facts`);
    await ann.send('Send manifest.csv', { file: { name: 'manifest.csv', content } });
    expect((await rowsOf(number)).get(file)!.values).toEqual({ startsAt: '2004-05-08', venue: 'Größter Saal' });
  });

  it('are answered once for files that look alike, and the answer of one file counts more', async () => {
    const { number, page } = await bring(undated('a/x.csv', 'Mia Moll'), undated('b/y.csv', 'Nils Nolte'));
    await batches.send('put', `/${number}/manifest`, { rows: [{ file: 'b/y.csv', values: { startsAt: '2003' } }] });
    await ann.open(`${page}/facts?by=shape`);
    await ann.send('Files without a date', { 'group-0.typed': '2005' });
    const rows = await rowsOf(number);
    expect(rows.get('a/x.csv')!.values['startsAt']).toBe('2005');
    expect(rows.get('b/y.csv')!.values['startsAt']).toBe('2003');
  });

  it('take the order of days from the folder of a file, where its shape does not prove it', async () => {
    const dated = (day: string, head: string) =>
      `${head},Date\n1,Mia Moll,Nils Nolte,FW,${day}\n1,Ole Ott,Pia Pohl,FL,${day}\n`;
    const { number } = await bring(
      ['club/open.csv', dated('03/04/2006', 'Round,Player 1,Player 2,Result')],
      ['club/proof.csv', dated('25/04/2006', 'Runde,Spieler 1,Spieler 2,Ergebnis')],
    );
    expect(await batches.list(number, 'items')).toEqual(
      expect.arrayContaining([expect.objectContaining({ file: 'club/open.csv', firstDay: '2006-04-03' })]),
    );
    expect((await rowsOf(number)).get('club/open.csv')!.proposed).toMatchObject({ proof: 'club/proof.csv' });
  });

  it('offer what a published batch answered for files of the same look, and take it with one button', async () => {
    const shapesOf = (number: number) =>
      batches.list<{ fingerprint: string; answers: object; earlier: { batch: number } | null }>(number, 'shapes');
    const first = await bring(evening('2010-03-01', 0, 'Sven Sand'));
    const [shape] = await shapesOf(first.number);
    const answers = { game: '2e', 'word.gone home': 'dropped' };
    await batches.send('put', `/${first.number}/shapes/${shape!.fingerprint}`, { answers }).expect(200);
    const second = await bring(['2010-04-01.csv', table(1, 'Sven Sand')]);
    expect((await shapesOf(second.number))[0]!.earlier).toBeNull();
    await batches.read(first.number);
    await batches.publishAll(first.number);
    await ann.open(`${second.page}/facts`);
    expect(ann.text).toContain(`In batch ${first.number} “The club”, the answers were: Game =`);
    await ann.send('Answers of earlier batches');
    const [taken] = await shapesOf(second.number);
    expect(taken!.answers).toEqual(answers);
    await ann.open(`${second.page}/facts`);
    expect(ann.text).not.toContain('Take the answers of earlier batches');
  });
});
