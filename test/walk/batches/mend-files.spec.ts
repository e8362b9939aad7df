import { useBatches, useCoordinator } from './batch-walk.js';

const batches = useBatches();
const ann = useCoordinator(batches);

const FACTS = { game: '2e', director: 'Thsch', startsAt: '2004-03-02', wins: 'full' };
const facts = (name: string) => ({ ...FACTS, name });
const CROSSTABLE = [
  'Place;Name;1;2;3;Pts',
  '1;Ann Adams;2W;3W;4W;12',
  '2;Bob Baker;1L;4W;3W;8',
  '3;Cy Cole;4W;1L;2L;4',
  '4;Dee Dunn;3L;2L;1L;0',
].join('\n');
const GAMES = ['Go 1', 'Ann Adams / Bob Baker', '', 'and so on'].join('\n');
const GAMES_OF = (first: string) =>
  `${first} 1\nAnn Adams beat Bob Baker 100-40\nCy Cole beat Dee Dunn 100-65\n\n${first} 2\nAnn Adams beat Cy Cole 100-30\nBob Baker beat Dee Dunn 100-80\n`;

interface ShownFile {
  readonly path: string;
  readonly kind: string;
  readonly sha256: string;
  readonly shape: string | null;
  readonly findings: readonly { readonly code: string; readonly message: string }[];
}
const fileOf = async (batch: number, path: string) =>
  (await batches.list<ShownFile>(batch, 'files')).find((file) => file.path === path)!;
const contentOf = async (batch: number, path: string) =>
  String(
    (
      await batches
        .send('get', `/${batch}/files/content?path=${encodeURIComponent(path)}`)
        .buffer(true)
        .expect(200)
    ).body,
  );
/** A batch of one shape has one such form. */
const shapeForm = (html: string): string => /aria-label="(What files like this mean[^"]*)"/.exec(html)![1]!;
/** The forms of a page have names by number, so tests look for that of a question. */
const fieldOf = (html: string, key: string): string =>
  new RegExp(`name="([^"]+)\\.key" value="${key.replaceAll('.', '\\.')}"`).exec(html)![1]!;

describe('Files are corrected in the page', () => {
  it('by another meaning of a known column, for all files of a shape', async () => {
    const number = await batches.bring(
      ['a.csv', CROSSTABLE, facts('A')],
      ['b.csv', CROSSTABLE.replace(';12', ';9'), facts('B')],
    );
    await ann.open(`/desk/history/${number}/facts`);
    expect(ann.text).toContain('Columns that are understood: 3');
    expect(ann.text).toContain('Read as: Points in all, by itself');
    await ann.send(shapeForm(ann.html), { [fieldOf(ann.html, 'column.Pts')]: 'vp' });
    expect(ann.text).toContain('Saved. Read the files again');
    await batches.read(number);
    await ann.open(`/desk/history/${number}/facts`);
    expect(ann.text).toContain('Columns that are understood: 3, 1 of them changed');
    await ann.open(`/desk/history/${number}/results?item=a.csv`);
    expect(ann.text).toContain('The standings state 8 points for Bob Baker');
  });

  it('by a text that is read as another one in all files of a shape', async () => {
    const table = CROSSTABLE.replaceAll('Bob Baker', 'Bob Baker (sub)');
    const number = await batches.bring(['a.csv', table, facts('A')], ['b.csv', table.replace(';12', ';9'), facts('B')]);
    await ann.open(`/desk/history/${number}/facts`);
    const name = /name="(shape-[^"]+-text-0)\.text"/.exec(ann.html)![1]!;
    await ann.send(shapeForm(ann.html), { [`${name}.text`]: '1', [`${name}.as`]: '2' });
    expect(ann.status).toBe(422);
    expect(ann.text).toContain('“1” has no letter and is too short');
    expect(ann.html).toContain(`name="${name}.text" type="text" value="1"`);
    await ann.send(shapeForm(ann.html), { [`${name}.text`]: '(sub)', [`${name}.as`]: '' });
    await batches.read(number);
    const { findings } = await fileOf(number, 'a.csv');
    expect(findings.find(({ code }) => code === 'text-read-as')?.message).toBe('“(sub)” is left out once, in line 3.');
    expect(await contentOf(number, 'a.csv')).toBe(table);
    await ann.open(`/desk/history/${number}/results?item=a.csv`);
    expect(ann.text).not.toContain('(sub) ');
    await ann.open(`/desk/history/${number}/facts`);
    expect(ann.text).not.toContain('none of them had');
  });

  it('by a text in all files, also in those that are no tables, and takes it back', async () => {
    const files = ['club/a.txt', 'club/b.txt', 'other/c.txt'] as const;
    const number = await batches.bring(
      ...files.map((path, at) => [path, `${at}\n${GAMES_OF('Go')}`, facts(path)] as const),
      ['club/d.txt', GAMES, facts('d')],
    );
    expect((await fileOf(number, 'club/d.txt')).shape).toBeNull();
    await ann.open(`/desk/history/${number}`);
    expect(ann.html).toContain(`href="/desk/history/${number}/facts#texts"`);
    await ann.open(`/desk/history/${number}/facts`);
    const said = { 'all-text-0.text': 'Go', 'all-text-0.as': '=Round', 'all-text-1.text': 'Nowhere', folder: 'club' };
    await ann.send('Correct a text in many files', said);
    expect(ann.status).toBe(422);
    expect(ann.text).toContain('“=Round” cannot be read in place of a text');
    expect(ann.html).toContain('value="Nowhere"');
    await ann.open(`/desk/history/${number}/facts`);
    await ann.send('Correct a text in many files', { ...said, 'all-text-0.as': 'Round' });
    await batches.read(number);
    const told = (await batches.list<ShownFile>(number, 'files')).map(({ path, findings }) => [
      path,
      findings.some(({ code }) => code === 'text-read-as'),
    ]);
    expect(Object.fromEntries(told)).toEqual({
      'club/a.txt': true,
      'club/b.txt': true,
      'club/d.txt': true,
      'other/c.txt': false,
    });
    await ann.open(`/desk/history/${number}/facts`);
    expect(ann.text).toContain('“Go” is read as “Round”: told of 3 files, found in 3.');
    expect(ann.text).toContain('none of them had: “Nowhere”');
    await ann.send('Correct a text in many files', { 'all-text-0.text': '', 'all-text-1.text': '' });
    await ann.open(`/desk/history/${number}/facts`);
    expect(ann.text).not.toContain('told of');
  });

  it('by typing the text of one file, which replaces it', async () => {
    const text = CROSSTABLE.replace('Name', 'Who is it').replace('Dee Dunn', 'Dörte Dunn');
    const number = await batches.bring();
    await batches.file(number, 'a.csv', Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1')).expect(200);
    await batches.answer(number, ['a.csv', facts('A')]);
    await batches.read(number);
    await ann.open(`/desk/history/${number}/results?item=a.csv`);
    expect(ann.text).toContain('the batch does not keep the earlier version');
    expect(ann.html).toContain('Dörte Dunn');
    await ann.send('Correct a.csv here', { text });
    expect(ann.text).toContain('You changed nothing, so nothing was stored.');
    await ann.send('Correct a.csv here', { text: ' ' });
    expect(ann.text).toContain('The text is empty.');
    await ann.send('Correct a.csv here', { text: `${CROSSTABLE}\n${'x'.repeat(70_000)}` });
    expect(ann.text).toContain('The text has more than 64 kB.');
    expect(ann.html).toContain('xxxxxxxxxx');
    const corrected = text.replace('Who is it', 'Name').replaceAll('\n', '\r\n');
    await ann.send('Correct a.csv here', { text: corrected });
    expect(ann.path).toBe(`/desk/history/${number}/results?item=a.csv`);
    expect(ann.text).toContain('Your text replaced a.csv. Read the files again, so that it counts.');
    expect(await contentOf(number, 'a.csv')).toBe(corrected.replaceAll('\r\n', '\n'));
    await ann.send('read');
    await batches.work(number, 'read');
    expect(await fileOf(number, 'a.csv')).toMatchObject({ kind: 'games' });
  });

  it('by two people at once, of whom the second keeps what they typed', async () => {
    const number = await batches.bring(['a.csv', CROSSTABLE, facts('A')]);
    await ann.open(`/desk/history/${number}/results?item=a.csv`);
    await batches.file(number, 'a.csv', CROSSTABLE.replace('Cy Cole', 'Cyd Cole')).expect(200);
    const typed = CROSSTABLE.replace('Cy Cole', 'Cyril Cole');
    await ann.send('Correct a.csv here', { text: typed });
    expect(ann.status).toBe(422);
    expect(ann.text).toContain('was replaced or removed since you opened it.');
    expect(ann.html).toContain('Cyril Cole');
    expect(await contentOf(number, 'a.csv')).toContain('Cyd Cole');
    await ann.send('Correct a.csv here', { text: typed });
    expect(await contentOf(number, 'a.csv')).toBe(typed);
  });

  it('only while the batch is open', async () => {
    const number = await batches.bring(['a.csv', CROSSTABLE, facts('A')]);
    await batches.send('delete', `/${number}`).expect(200);
    await ann.open(`/desk/history/${number}/results?item=a.csv`);
    expect(ann.text).not.toContain('Correct a.csv here');
  });
});
