import { makeAccount, PASSWORD } from '../accounts/people.js';
import { Reader } from '../accounts/reader.js';
import { ON_TIME, useHttpWalk } from '../http-walk.js';
import { batchWalk } from './batch-walk.js';

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

const HEAD = 'Round,Player 1,Player 2,Result,Score\n';
const FILES = {
  'games.csv': `${HEAD}1,Ann Ash,Bob Best,FW,100-40\n1,Cid Cole,Dee Dunn,FL,30-100\n1,Eve Ede,,BYE,\n2,Ann Ash,Dee Dunn,MW,60-50\n2,Bob Best,Eve Ede,TT,50-50\n`,
  'unknown.csv': `${HEAD}1,Ann Ash,?,FW,100-40\n1,Cid Cole,Dee Dunn,,\n1,Bob Best,Eve Ede,FW,100-0\n2,Ann Ash,Bob Best,FW,100-10\n2,Cid Cole,Eve Ede,FL,20-100\n`,
  'places.csv': 'Place,Player,VP\n1,Ann Ash,12\n2,Bob Best,9\n3-4,Cid Cole,6\n3-4,Dee Dunn,6\n',
} as const;

async function bring(
  files: Readonly<Record<string, string>>,
  facts: Readonly<Record<string, string>>,
): Promise<number> {
  const { body } = await batches.send('post', '', { name: 'The club' }).expect(201);
  const { number } = body as { number: number };
  for (const [path, content] of Object.entries(files)) await batches.file(number, path, content).expect(200);
  const rows = Object.keys(files).map((file, at) => ({
    file,
    values: { game: '2e', name: `Evening ${file}`, startsAt: `2003-0${at + 1}-10`, ...facts },
  }));
  await batches.send('put', `/${number}/manifest`, { rows }).expect(200);
  await batches.send('post', `/${number}/reading`).expect(202);
  await batches.work(number, 'read');
  return number;
}

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
    await batches.send('post', `/${number}/diff`).expect(202);
    await batches.work(number, 'diff');
    const { fingerprint } = (await batches.send('get', `/${number}`).expect(200)).body as { fingerprint: string };
    await batches.send('post', `/${number}/publication`, { fingerprint, reason: 'our past' }).expect(202);
    await batches.publish(number);
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
    expect(await resultsOf(number, 'open.csv')).toMatchObject({ record: null, rounds: [], item: { state: 'asks' } });
    await ann.open(`/desk/history/${number}/results?item=open.csv`);
    expect(ann.text).toContain('These facts are missing: Director.');
    await ann.open(`/desk/history/${number}/results?item=several.csv`);
    expect(ann.html).toContain('results?item=several.csv%231');
    expect(ann.html).toContain('results?item=several.csv%232');
  });
});
