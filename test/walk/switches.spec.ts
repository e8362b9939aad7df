import { useTestDatabase } from '../builders/database.js';
import { createPublisher, createRefresher, handIn, readPublished } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { formLeagues } from '../golden/two-leagues.js';
import type { Switches } from '@quadrant/rules/policy';
import type { Deck } from '@quadrant/rules/tournament';
import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import { RefreshRequestRepository } from '@quadrant/store/refreshes';
import { RulingRepository } from '@quadrant/store/rulings';
import { VerificationRepository } from '@quadrant/store/verification';
import { RunReadModel } from '@quadrant/store/runs';
import type { DataSource } from 'typeorm';

const AT = new Date('2014-12-20T12:00:00Z');
const AUTHOR = { handle: 'Thsch', at: AT, requestId: null };

const database = useTestDatabase();
let dataSource: DataSource;
let rulings: RulingRepository;
let before: unknown;

/** dee and fay are level but for strength of schedule, and dee missed the last round. */
const missed = (externalId: string, startsAt: string) =>
  report(
    round('ann 0-100 fay FL', 'bob 0-100 eve FL', 'cy 0-100 dee FL'),
    round('dee 100-0 ann FW', 'bob 100-0 eve FW', 'fay 0-100 cy FL'),
    round('fay 60-50 eve MW', 'dee 100-0 cy FW', 'bob 0-100 ann FL'),
    round('bob MG', 'ann BYE', 'fay 100-0 eve FW', 'dee MG', 'cy BYE'),
    { tournament: { externalId, startsAt, league: 'beta' } },
  );

const deck = (headquarters: string): Deck => ({
  headquarters,
  affiliation: null,
  missionsCompleted: [],
  personnel: { total: 20, nonAligned: 0, playable: 20 },
});

/** ann comes back with Earth, which nobody used the time before. */
const decked = (externalId: string, startsAt: string, headquarters: string) =>
  report(
    round('gus 100-0 hal FW', 'ann 0-100 ivy FL'),
    round('gus 100-0 ivy FW', 'ann 0-100 hal FL'),
    round('gus 100-0 ann FW', 'ivy 0-100 hal FL'),
    {
      tournament: { externalId, startsAt, league: 'alpha' },
      players: Object.fromEntries(['ann', 'gus', 'hal', 'ivy'].map((handle) => [handle, { deck: deck(headquarters) }])),
    },
  );

beforeAll(async () => {
  dataSource = await database.dataSource();
  rulings = new RulingRepository(dataSource);
  await formLeagues(dataSource);
  const all = [
    missed('switch:1', '2014-10-10T10:00:00Z'),
    missed('switch:2', '2014-11-10T10:00:00Z'),
    decked('switch:3', '2014-10-12T10:00:00Z', 'Earth'),
    decked('switch:4', '2014-11-12T10:00:00Z', 'Bajor'),
    decked('switch:5', '2014-12-12T10:00:00Z', 'Earth'),
  ];
  for (const each of all) await handIn(dataSource, each, { role: 'operator', receivedAt: AT });
  await workAll(await new RefreshRequestRepository(dataSource).request('first', AUTHOR, { scope: 'full' }));
  before = await readPublished(dataSource);
});

async function workAll(request?: { readonly id: string }): Promise<void> {
  const [waiting] = await dataSource.query<{ id: string }[]>(`select id from refresh_requests where state = 'waiting'`);
  await createRefresher(dataSource, createPublisher(dataSource), () => AT).work((request ?? waiting!).id);
}

const ruled = (sets: object, from: string | null, to: string | null = null) => ({
  text: 'As announced.',
  source: 'trekcc.org/articles/3',
  reading: null,
  from,
  to,
  sets: sets as never,
});

const winners = async (): Promise<string[]> => {
  const rows = await dataSource.query<{ handle: string }[]>(
    `select p.handle from standings r join submissions s on s.id = r.submission_id join entries e
       on e.submission_id = s.id and e.number = r.entry join players p on p.id = e.player_id
     where r.place = 1 order by s.starts_at`,
  );
  return rows.map(({ handle }) => handle);
};
const pointsOf = async (handle: string, league: string): Promise<number[]> => {
  const rows = await dataSource.query<{ points: number }[]>(
    `select sum(a.points)::integer as points from awards a join tournaments t on t.id = a.tournament_id
       join submissions s on s.tournament_id = t.id join players p on p.id = a.player_id
       join league_seasons n on n.id = a.league_season_id join leagues l on l.id = n.league_id
     where p.handle = $1 and l.slug = $2 group by t.id, s.starts_at order by s.starts_at`,
    [handle, league],
  );
  return rows.map(({ points }) => points);
};
const verified = async () => (await new VerificationRepository(dataSource).verify(DEFAULT_RATING_RULES)).difference;

async function preview(ruling: ReturnType<typeof ruled>) {
  const asked = await new RefreshRequestRepository(dataSource).askWhatIf(
    { rules: null, tournament: null, from: null, ruling: { number: 9, ...ruling } },
    'what if',
    AUTHOR,
  );
  await workAll(asked);
  return (await new RefreshRequestRepository(dataSource).findById(asked.id))!;
}

describe('B.8: a switch with a date of effect', () => {
  const leftOut = ruled({ kind: 'switch', name: 'opg-missed-game', value: 'left-out' }, '2014-11-01');

  it('shows before what it moves, and moves nothing by that', async () => {
    const { state, summary } = await preview(leftOut);
    expect({ state, summary }).toMatchObject({
      state: 'computed',
      summary: expect.stringContaining('1 other final order'),
    });
    expect(summary).toContain('2 awards');
    expect(await readPublished(dataSource)).toEqual(before);
    expect(await verified()).toBeNull();
  });

  it('orders tournaments from its day on otherwise, by a run that names it', async () => {
    expect(await winners()).toEqual(['dee', 'gus', 'dee', 'gus', 'gus']);
    expect(await rulings.make(leftOut, AUTHOR)).toMatchObject({ number: 1, takesEffect: 'at-once' });
    expect(await verified()).toBeNull();
    expect(await pointsOf('fay', 'beta')).toEqual([16, 12]);
    await workAll();
    expect(await winners()).toEqual(['dee', 'gus', 'fay', 'gus', 'gus']);
    expect(await pointsOf('fay', 'beta')).toEqual([16, 16]);
    const runs = new RunReadModel(dataSource);
    expect(await runs.findByNumber(await runs.getHead())).toMatchObject({ reason: 'interim ruling 1: As announced.' });
    expect(await verified()).toBeNull();
  });

  it('gives the two points of the headquarters bonus only in addition, from its day on', async () => {
    const inAddition = ruled({ kind: 'switch', name: 'headquarters-two-points', value: 'in-addition' }, '2014-12-01');
    const sums = await pointsOf('ann', 'alpha');
    expect((await preview(inAddition)).summary).toContain('0 other final orders');
    expect(await rulings.make(inAddition, AUTHOR)).toMatchObject({ number: 2, takesEffect: 'at-once' });
    expect(await verified()).toBeNull();
    await workAll();
    expect(await pointsOf('ann', 'alpha')).toEqual([sums[0], sums[1], sums[2]! - 2]);
    expect(await verified()).toBeNull();
  });

  it('is as it was once the rulings end', async () => {
    expect(await rulings.end(1, '2014-11-01', 'wrong', AUTHOR)).toMatchObject({ takesEffect: 'at-once' });
    await rulings.end(2, '2014-12-01', 'wrong', AUTHOR);
    await workAll();
    expect(await readPublished(dataSource)).toEqual(before);
    expect(await verified()).toBeNull();
  });

  it('moves nothing where no tournament is read by it', async () => {
    const twice = ruled({ kind: 'switch', name: 'ffg-repeated-opponent', value: 'once' }, null);
    expect(await rulings.make(twice, AUTHOR)).toMatchObject({ takesEffect: 'never' });
    const policies = await rulings.policies();
    expect(policies.switches['ffg-repeated-opponent']).toEqual<Switches['ffg-repeated-opponent']>([
      { from: null, to: null, value: 'once' },
    ]);
  });
});
