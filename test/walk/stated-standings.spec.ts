import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { LeagueRepository } from '@quadrant/store/leagues';
import { useTestDatabase } from '../builders/database.js';
import { createPublisher, handIn, readPublished } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { standingsReport } from '../builders/standings-document.js';
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

async function formLeague(of: DataSource): Promise<void> {
  const author = { handle: 'thsch', at: EVENING, requestId: null };
  const leagues = new LeagueRepository(of);
  await leagues.create({ slug: 'alpha', name: 'Alpha', director: 'thsch' }, author);
  const season = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31' };
  await leagues.addSeason((await leagues.findBySlug('alpha'))!, season, author);
}

const standingsIn = (folder: string) => readFileSync(path.join(folder, 'standings.csv'), 'utf8').trimEnd().split('\n');

beforeAll(async () => {
  dataSource = await there.dataSource();
  const games = report(
    round('ann 100-0 cy FW', 'bob 100-0 dee FW'),
    round('ann 100-0 dee FW', 'bob 100-0 cy FW'),
    round('ann 100-0 bob FW', 'cy 100-0 dee FW'),
    { tournament: { externalId: 'own:games', league: 'alpha' } },
  );
  const stated = standingsReport(
    [
      ['ann', 1, 12],
      ['bob', 2],
      ['cy', 3, 6],
      ['dee', 3, 6],
      ['eve', 5, 0],
    ],
    { externalId: 'old:1', date: '2014-11-09', league: 'alpha' },
    { participants: 9 },
  );
  await formLeague(dataSource);
  for (const each of [games, stated]) await handIn(dataSource, each, { receivedAt: EVENING, role: 'operator' });
  await publish(dataSource);
});
afterAll(() => {
  sender.leave();
  receiver.leave();
});

describe('a tournament of which only the places are known', () => {
  const folder = () => path.join(sender.folder, 'out');

  it('is exported with its places as stated, and with where they come from', async () => {
    expect(await sender.call('export', 'out')).toMatchObject({ code: 0 });
    const [head, ...rows] = standingsIn(folder());
    expect(head).toMatch(/,decidedBy,statedPlace,basis,pointsAtLeast$/);
    expect(rows.map((row) => row.split(',').slice(3).filter(Boolean).join(' '))).toEqual([
      'ann 12 15 300 24 points computed',
      'bob 9 18 100 21 points computed',
      'cy 6 21 -100 9 points computed',
      'dee 3 21 -300 6 points computed',
      'ann 12 stated 1 stated',
      'bob stated 2 stated',
      'cy 6 stated 3-4 stated',
      'dee 6 stated 3-4 stated',
      'eve 0 stated 5 stated',
    ]);
  });

  it('gives league points for certain places, by the stated number of participants', () => {
    const awards = readFileSync(path.join(folder(), 'awards.csv'), 'utf8').trimEnd().split('\n').slice(1);
    const given = awards.map((row) => row.split(',').slice(3, 7).join(' ')).filter((row) => row.includes(' 9 '));
    expect(given.map((row) => row.split(' ').slice(0, 3).join(' '))).toEqual(['ann 1 9', 'bob 2 9', 'eve 5 9']);
  });

  it('is verified from the export alone, and from what is stored', async () => {
    expect(await sender.call('verify', folder())).toMatchObject({ code: 0 });
    expect(await sender.call('verify')).toMatchObject({ code: 0 });
  });

  it('is the same after it is scored again', async () => {
    const before = await readPublished(dataSource);
    await dataSource.query(`update scorecards set engine_version = '0'`);
    await publish(dataSource);
    expect(await readPublished(dataSource)).toEqual(before);
  });

  it('is the same in another installation that imports the export', async () => {
    await formLeague(await here.dataSource());
    expect(await receiver.call('import', folder(), '--no-refresh')).toMatchObject({ code: 0 });
    await publish(await here.dataSource());
    expect(await receiver.call('export', 'out')).toMatchObject({ code: 0 });
    const own = path.join(receiver.folder, 'out');
    expect(standingsIn(own).map((row) => row.replace(/,[0-9a-f-]{36},/g, ','))).toEqual(
      standingsIn(folder()).map((row) => row.replace(/,[0-9a-f-]{36},/g, ',')),
    );
    expect(await receiver.call('verify', own)).toMatchObject({ code: 0 });
  });
});
