import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { readReportValue } from '@quadrant/rules/report';
import { useTestDatabase } from '../builders/database.js';
import { createPublisher, handIn, readPublished } from '../builders/history.js';
import { incompleteDocument } from '../builders/incomplete-document.js';
import { person } from '../builders/surroundings.js';

const EVENING = new Date('2014-11-16T20:00:00Z');
const there = useTestDatabase();
const here = useTestDatabase();
const sender = person(() => ({ DATABASE_URL: there.url }));
const receiver = person(
  () => ({ DATABASE_URL: here.url }),
  () => EVENING,
);
let dataSource: DataSource;

const publish = (of: DataSource) =>
  createPublisher(of, () => EVENING).publishRefresh({
    requestedBy: 'spec',
    reason: 'spec',
    scope: 'full',
    isOfficial: false,
    onProgress: () => undefined,
  });

const linesIn = (folder: string) => readFileSync(path.join(folder, 'standings.csv'), 'utf8').trimEnd().split('\n');
const withoutIds = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/[0-9a-f-]{36},/g, ''));

/** The first document lacks an opponent and a result; the second one has only some games, and stated places. */
const DOCUMENTS = [
  incompleteDocument(
    [
      [
        ['ann', null, 'FW', 100, 40],
        ['bob', 'dee', 'FW', 100, 10],
      ],
      [
        ['ann', 'cy', 'FW', 100, 0],
        ['bob', 'dee'],
      ],
      [
        ['ann', 'bob', 'FW', 100, 0],
        ['cy', 'dee', 'FW', 100, 0],
      ],
    ],
    {},
    { externalId: 'old:1' },
  ),
  incompleteDocument(
    [[['ann', 'bob', 'FW', 100, 20]]],
    {
      record: 'some-games',
      participants: 8,
      players: ['ann', 'bob', 'cy', 'dee'].map((handle) => ({ handle })),
      statedStandings: ['bob', 'ann', 'cy', 'dee'].map((handle, index) => ({ handle, place: index + 1 })),
    },
    { externalId: 'old:2', startsAt: '2014-11-09T10:00:00-05:00' },
  ),
];

beforeAll(async () => {
  dataSource = await there.dataSource();
  for (const document of DOCUMENTS) {
    const { report, findings } = readReportValue(document);
    if (report === null) throw new Error(JSON.stringify(findings));
    await handIn(dataSource, report, { receivedAt: EVENING, role: 'operator' });
  }
  await publish(dataSource);
});
afterAll(() => {
  sender.leave();
  receiver.leave();
});

describe('tournaments with unknown opponents, results and games', () => {
  const folder = () => path.join(sender.folder, 'out');

  it('are exported with a basis for each place, and say where points are the least possible', async () => {
    expect(await sender.call('export', 'out')).toMatchObject({ code: 0 });
    const [head, ...rows] = withoutIds(linesIn(folder()));
    expect(head).toMatch(/,decidedBy,statedPlace,basis,pointsAtLeast$/);
    const told = rows.map((row) => row.split(',').filter(Boolean).join(' '));
    expect(told).toEqual([
      '1 ann 12 points computed',
      '2 bob 6 undecided 2-4? unknown yes',
      '3 cy 5 undecided 2-4? unknown yes',
      '4 dee 3 undecided 2-4? unknown yes',
      '1 bob stated 1 stated',
      '2 ann stated 2 stated',
      '3 cy stated 3 stated',
      '4 dee stated 4 stated',
    ]);
  });

  it('rate only games of which both players and the result are known', async () => {
    const rows = await dataSource.query<{ games: number }[]>(
      `select sum(c.games)::integer / 2 as games from rating_changes c join tournaments t on t.id = c.tournament_id
       where category = 'overall' group by t.id order by games`,
    );
    expect(rows.map(({ games }) => games)).toEqual([1, 4]);
  });

  it('are verified from the export alone, and from what is stored', async () => {
    expect(await sender.call('verify', folder())).toMatchObject({ code: 0 });
    expect(await sender.call('verify')).toMatchObject({ code: 0 });
  });

  it('are the same after they are scored again', async () => {
    const before = await readPublished(dataSource);
    await dataSource.query(`update scorecards set engine_version = '0'`);
    await publish(dataSource);
    expect(await readPublished(dataSource)).toEqual(before);
  });

  it('are the same in another installation that imports the export', async () => {
    expect(await receiver.call('import', folder(), '--no-refresh')).toMatchObject({ code: 0 });
    await publish(await here.dataSource());
    expect(await receiver.call('export', 'out')).toMatchObject({ code: 0 });
    const own = path.join(receiver.folder, 'out');
    expect(withoutIds(linesIn(own))).toEqual(withoutIds(linesIn(folder())));
    expect(await receiver.call('verify', own)).toMatchObject({ code: 0 });
  });
});
