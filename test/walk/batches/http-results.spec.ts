import { useBatches, useCoordinator } from './batch-walk.js';

const batches = useBatches();
const { walk } = batches;
const ann = useCoordinator(batches);

const HEAD = 'Round,Player 1,Player 2,Result,Score\n';
const FILES = {
  'games.csv': `${HEAD}1,Ann Ash,Bob Best,FW,100-40\n1,Cid Cole,Dee Dunn,FL,30-100\n1,Eve Ede,,BYE,\n2,Ann Ash,Dee Dunn,MW,60-50\n2,Bob Best,Eve Ede,TT,50-50\n`,
  'unknown.csv': `${HEAD}1,Ann Ash,?,FW,100-40\n1,Cid Cole,Dee Dunn,,\n1,Bob Best,Eve Ede,FW,100-0\n2,Ann Ash,Bob Best,FW,100-10\n2,Cid Cole,Eve Ede,FL,20-100\n`,
  'places.csv': 'Place,Player,VP\n1,Ann Ash,12\n2,Bob Best,9\n3-4,Cid Cole,6\n3-4,Dee Dunn,6\n',
} as const;

const bring = (files: Readonly<Record<string, string>>, facts: Readonly<Record<string, string>>) =>
  batches.bring(
    ...Object.entries(files).map(
      ([path, content], at) =>
        [path, content, { game: '2e', name: `Evening ${path}`, startsAt: `2003-0${at + 1}-10`, ...facts }] as const,
    ),
  );

interface Results {
  readonly item: { readonly state: string; readonly tournament: string | null };
  readonly isSettled: boolean;
  readonly record: string | null;
  readonly rounds: readonly object[];
  readonly standings: readonly { readonly decidedBy: string }[];
  readonly withoutPage: readonly string[];
}

const resultsOf = async (number: number, item: string) =>
  (await batches.send('get', `/${number}/items/results?item=${encodeURIComponent(item)}`).expect(200)).body as Results;
/** A published tournament may have had a toss drawn, which nobody does before. */
const withoutTosses = (standings: Results['standings']) => standings.map(({ decidedBy: _, ...row }) => row);

describe('the results of a tournament of a batch', () => {
  it('are those that its tournament has when it is published, with all marks', async () => {
    const number = await bring(FILES, { director: 'Thsch' });
    const before = new Map<string, Results>();
    for (const item of Object.keys(FILES)) before.set(item, await resultsOf(number, item));
    expect([...before.values()].map(({ isSettled, record }) => [isSettled, record])).toEqual([
      [true, 'games'],
      [true, 'games'],
      [true, 'standings'],
    ]);
    expect(before.get('games.csv')!.withoutPage).toHaveLength(5);
    await batches.publishAll(number);
    for (const [item, told] of before) {
      const after = await resultsOf(number, item);
      expect(after.withoutPage).toEqual([]);
      const { body } = await walk.get(`/api/v1/tournaments/${after.item.tournament}`).expect(200);
      const published = body as Pick<Results, 'rounds' | 'standings' | 'record'>;
      expect(told.record).toBe(published.record);
      expect(told.rounds).toEqual(published.rounds);
      expect(withoutTosses(told.standings)).toEqual(withoutTosses(published.standings));
    }
  });

  it('say everywhere that rounds are inferred where the table says only who met', async () => {
    const matrix =
      'Nr,Name,1,2,3\n1,Gus Gold,X,100-35,70-100\n2,Hal Hart,35-100,X,100-40\n3,Ina Ibsen,100-70,40-100,X\n';
    const number = await bring({ 'matrix.csv': matrix }, { director: 'Thsch', wins: 'full' });
    expect(await resultsOf(number, 'matrix.csv')).toMatchObject({ record: 'games', roundsInferred: 'round-robin' });
    await batches.publishAll(number);
    const { tournament } = (await resultsOf(number, 'matrix.csv')).item;
    const { body } = await walk.get(`/api/v1/tournaments/${tournament}`).expect(200);
    expect(body).toMatchObject({ roundsInferred: 'round-robin', record: 'games' });
    const document = (format: string) => walk.get(`/api/v1/tournaments/${tournament}/document?format=${format}`);
    expect((await document('quadrant-1').expect(200)).text).toContain('{"pointer":"/rounds","rule":"round-robin"}');
    // A table of matches or of rounds would pass for one whose source says who met when.
    for (const format of ['csv-matches', 'csv-scorecards', 'csv-crosstable', 'trf16', 'xlsx'])
      await document(format).expect(422);
    const sentence = 'the rounds are inferred, in the order of a round robin';
    await ann.open(`/tournaments/${tournament}`);
    expect(ann.text).toContain(sentence);
    expect(ann.text).toContain('Round 1 inferred');
    expect(ann.html).not.toContain('format=csv-');
    await ann.open(`/tournaments/${tournament}/scorecards`);
    expect(ann.html.match(/>inferred<\/abbr>/g)).toHaveLength(9);
    expect(ann.html).not.toContain('format=csv-');
    await ann.open(`/desk/history/${number}/results?item=matrix.csv`);
    expect(ann.text).toContain(sentence);
  });

  it('are on a page without a script, with links from files, facts and doubles, and without links to players who have no page', async () => {
    const files = {
      'fresh/a.csv': FILES['unknown.csv'].replaceAll('Ash', 'Adler'),
      'fresh/b.csv': FILES['places.csv'],
    };
    const number = await bring(files, { director: 'Thsch' });
    for (const tab of ['', '/facts']) {
      await ann.open(`/desk/history/${number}${tab}`);
      expect(ann.html).toContain(`/desk/history/${number}/results?item=fresh%2Fa.csv`);
    }
    await ann.open(`/desk/history/${number}/results?item=fresh%2Fa.csv`);
    expect(ann.text).toContain('Players have the handles with which they are published.');
    expect(ann.text).toContain('The opponent or the result of 2 of 5 games is not known.');
    expect(ann.text).toContain('? (name not known)');
    expect(ann.text).toContain('unknown');
    expect(ann.html).not.toContain('href="/players/Ann');
    await ann.open(`/desk/history/${number}/results?item=fresh%2Fb.csv`);
    expect(ann.text).toContain('Standings only: places as stated; games unknown.');
    expect(ann.text).toMatch(/3–4 stated/);
    await ann.open(`/desk/history/${number}/results?item=fresh%2Fnone.csv`);
    expect(ann.text).toContain('No tournament is read from this file');
  });

  it('say which facts are missing, and list the tournaments of a file that holds several', async () => {
    const several = FILES['games.csv']
      .replace('Round,', 'Tournament,Round,')
      .replaceAll(/^(\d,)/gm, 'First,$1')
      .concat('Second,1,Ann Ash,Bob Best,FW,100-40\n');
    const number = await bring({ 'open.csv': FILES['games.csv'], 'several.csv': several }, {});
    const open = await resultsOf(number, 'open.csv');
    expect(open).toMatchObject({ record: 'games', isSettled: false, item: { state: 'asks' } });
    expect([open.rounds.length, open.standings.length, open.withoutPage.length]).toEqual([2, 5, 5]);
    await ann.open(`/desk/history/${number}/results?item=open.csv`);
    expect(ann.text).toContain('These facts are missing: Director.');
    expect(ann.text).not.toContain('Fill in the field on this page');
    await ann.open(`/desk/history/${number}/results?item=several.csv`);
    expect(ann.html).toContain('results?item=several.csv%231');
    expect(ann.html).toContain('results?item=several.csv%232');
  });

  it('are shown before anybody says game, director, name and date, without points that hang on the game', async () => {
    const number = await batches.bring(['2004/a.csv', FILES['games.csv']], ['2004/b.csv', FILES['places.csv']]);
    const told = await resultsOf(number, '2004/a.csv');
    expect(told).toMatchObject({ record: 'games', standings: [], item: { state: 'asks', name: null } });
    expect(JSON.stringify(told.rounds)).toContain('"Ann Ash"');
    expect((await resultsOf(number, '2004/b.csv')).standings).toHaveLength(4);
    await ann.open(`/desk/history/${number}/results?item=2004%2Fa.csv`);
    expect(ann.text).toContain('Places are computed once the game is known.');
    expect(ann.text).toContain('Dee Dunn');
    expect(ann.html).toContain(`/desk/history/${number}/facts?file=2004%2Fa.csv#proposals`);
    await ann.open(`/desk/history/${number}/facts?file=2004%2Fa.csv`);
    expect(ann.text).toContain('Facts of files');
  });
});
