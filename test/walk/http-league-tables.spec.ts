import { PRINTED_SCHEMES } from '@quadrant/rules/bonus-schemes';
import { LeagueRepository, TossRepository } from '@quadrant/store/leagues';
import { changeRules } from '../../libs/store/leagues/src/change-rules.js';
import { inTransaction } from '../../libs/store/audit/src/transaction.js';
import { handIn } from '../builders/history.js';
import { report, type ReportChanges } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';

/*
 * A season of two tournaments a part, by hand. Four players: 12, 8, 6, 6 points (000, table 12.4.1); +4 for the first event
 * (12.5.2), +1 for a new mission (12.5.3). One player qualifies by each half.
 *
 *                       ann        bob        cy         zefram
 * first half     1      12+4+1      8+4+1      6+4        6+4      both the first completed the same mission
 *                2       8         12          6+1        6        cy completed a new one
 *                       20+5       20+5       12+5       12+4     ann and bob are level: a toss was made for bob
 * second half    1      12          8          6          6
 *                2       8          6         12          6
 *                       20         14         18         12       ann qualifies
 * playoffs       1      12          8          6          6
 *                2       8         12          6          6
 *                       20         20                             level; season points 60 against 54: ann is champion
 */
const walk = useHttpWalk();
const SEASON = '/api/v1/leagues/andoria/seasons/2014-15';
const author = { handle: 'Thsch', at: new Date('2014-09-01T00:00:00Z'), requestId: null };

/** Everybody beats the players who are listed after them. */
const fought = ([a, b, c, d]: readonly string[]) => [
  round(`${a} 100-0 ${d} FW`, `${b} 100-0 ${c} FW`),
  round(`${a} 100-0 ${c} FW`, `${b} 100-0 ${d} FW`),
  round(`${a} 100-0 ${b} FW`, `${c} 100-0 ${d} FW`),
];

const completed = (...missionsCompleted: string[]) => ({
  deck: { affiliation: null, headquarters: null, missionsCompleted, personnel: null },
});

async function play(...told: Parameters<typeof deliver>): Promise<string> {
  const { tournamentId, revision } = await deliver(...told);
  await walk.publisher.publishTournament(tournamentId, revision);
  return tournamentId;
}

/** Submits a tournament that is not published yet. */
function deliver(
  day: string,
  order: string,
  players: ReportChanges['players'] = {},
  tournament: ReportChanges['tournament'] = {},
) {
  const startsAt = `${day}T10:00:00-05:00`;
  const facts = { externalId: `tables:${day}`, name: `Andoria ${day}`, league: 'andoria', director: 'Lena', startsAt };
  const rounds = order.split(' ').length === 4 ? fought(order.split(' ')) : [round('ann 100-0 bob FW', 'cy BYE')];
  const played = report(...rounds, { players, tournament: { ...facts, ...tournament } });
  const handing = { receivedAt: new Date(`${day}T23:00:00Z`), role: 'director', handle: facts.director } as const;
  const by = tournament.director === undefined ? handing : { ...handing, handle: tournament.director ?? '' };
  return handIn(walk.dataSource, played, by);
}

async function read<T>(path: string, today: string): Promise<T> {
  walk.setTime(new Date(`${today}T12:00:00Z`));
  return (await walk.get(path).expect(200)).body as T;
}

interface Row extends Record<string, unknown> {
  readonly handle: string;
}
interface Rows {
  readonly rows: readonly Row[];
}

/** Picks some columns of rows, in the order in which they are named. */
const columns = ({ rows }: Rows, ...names: string[]) => rows.map((row) => names.map((name) => row[name]));

let firstTournament: string;

beforeAll(async () => {
  const leagues = new LeagueRepository(walk.dataSource);
  await leagues.create({ slug: 'andoria', name: 'Andoria League', director: 'Lena' }, author);
  const league = (await leagues.findBySlug('andoria'))!;
  const days = { startsOn: '2014-10-01', endsOn: '2015-03-31' };
  const announced = { tournamentsPerPhase: 2, qualifiers: { firstHalf: 1, secondHalf: 1 } };
  await leagues.addSeason(league, { season: '2014-15', ...days, ...announced }, author);
  const schemes = PRINTED_SCHEMES.filter(({ id }) => id !== 'headquarters').map(({ id, name, section, text }) => ({
    ...{ scheme: id, version: 1, name, text, section: `000 §${section}`, from: '2014-10-01', to: null },
  }));
  await inTransaction(walk.dataSource, (client) =>
    changeRules(client, 'andoria', author, (rules) =>
      Promise.resolve({
        ...{ from: '2014-10-01', to: null, action: 'league.save-scheme', reason: 'spec', detail: {} },
        rules: { ...rules, schemes },
      }),
    ),
  );
  const anomaly = completed('Investigate Anomaly');
  firstTournament = await play('2014-10-05', 'ann bob cy zefram', {
    ann: anomaly,
    bob: completed('investigate  anomaly'),
  });
  await play('2014-10-19', 'bob ann cy zefram', { cy: completed('=Plunder Site', 'Investigate Anomaly') });
  await play('2014-10-26', 'ann bob cy');
  await play('2014-11-02', 'zefram cy bob ann');
  await play('2014-11-09', 'ann bob cy zefram', {}, { director: 'Stranger' });
  const toss = { stage: 'first-half', order: ['bob', 'ann'], reason: 'a coin was flipped' } as const;
  const recorded = await new TossRepository(walk.dataSource).record(
    { league: 'andoria', season: '2014-15' },
    toss,
    author,
  );
  expect(recorded).toMatchObject({ takesEffect: 'at-once', isPublished: false });
  await walk.publisher.publishLeague('andoria');
  await play('2014-12-07', 'ann bob cy zefram');
});

describe('a season that goes on', () => {
  it('says of every tournament whether it counts, and why not', async () => {
    const tournaments = await read<Rows>(`${SEASON}/tournaments`, '2014-12-20');
    expect(columns(tournaments, 'localDate', 'phase', 'participants', 'counts', 'reason', 'bonus')).toEqual([
      ['2014-10-05', 'first-half', 4, true, null, 18],
      ['2014-10-19', 'first-half', 4, true, null, 1],
      ['2014-10-26', 'first-half', 3, false, 'too-few', 0],
      ['2014-11-02', 'first-half', 4, false, 'part-full', 0],
      ['2014-11-09', 'first-half', 4, false, 'not-flagged', 0],
      ['2014-12-07', 'second-half', 4, true, null, 0],
    ]);
    expect(tournaments.rows[0]).toMatchObject({ id: firstTournament, winner: { handle: 'ann' }, run: 1 });
    expect(tournaments.rows[3]).toMatchObject({ winner: null });
  });

  it('shows a tournament once while a revision waits that begins at another hour', async () => {
    const startsAt = '2014-12-07T11:00:00-05:00';
    const { tournamentId, revision } = await deliver('2014-12-07', 'ann bob cy zefram', {}, { startsAt });
    const { rows } = await read<Rows>(`${SEASON}/tournaments`, '2014-12-20');
    await walk.publisher.publishTournament(tournamentId, revision);
    expect(revision).toBe(2);
    expect(rows.filter(({ id }) => id === tournamentId)).toHaveLength(1);
  });

  it('ranks the half that is over by points with bonus, season points, wins, and the toss that was made', async () => {
    const { firstHalf, secondHalf } = await read<{ firstHalf: Rows; secondHalf: Rows }>(
      `${SEASON}/halves`,
      '2014-12-20',
    );
    expect(columns(firstHalf, 'handle', 'points', 'bonus', 'total', 'decidedBy', 'qualified', 'reason')).toEqual([
      ['bob', 20, 5, 25, 'recorded-toss', true, 'within-the-places'],
      ['ann', 20, 5, 25, 'points', false, 'below-the-places'],
      ['cy', 12, 5, 17, 'points', false, 'below-the-places'],
      ['zefram', 12, 4, 16, null, false, 'below-the-places'],
    ]);
    expect(firstHalf).toMatchObject({ isProvisional: true, places: 1 });
    expect(secondHalf).toMatchObject({ isProvisional: true });
  });

  it('tells who is in, and what the others still need', async () => {
    const live = await read<Rows>(`${SEASON}/live`, '2014-12-20');
    expect(live).toMatchObject({ phase: 'second-half', remaining: 1, places: 1, day: '2014-12-20' });
    expect(live.rows[0]).toMatchObject({ handle: 'bob', status: 'in', needs: 'has-place', place: null });
    expect(live).toMatchObject({ prospects: { participants: 4, bonus: 24 } });
    expect(live).toMatchObject({ qualified: [{ handle: 'bob', half: 'first-half', isProvisional: true }, {}] });
    // One tournament of four gives at most 12: each of the others may still come first.
    expect(columns({ rows: live.rows.slice(1, 2) }, 'handle', 'status', 'place', 'best')).toEqual([
      ['ann', 'bubble', 1, 1],
    ]);
    expect(columns({ rows: live.rows.slice(2) }, 'status', 'best')).toEqual([
      ['bubble', 1],
      ['bubble', 1],
    ]);
    const ann = await read<{ running: unknown[] }>('/api/v1/players/Ann/league-points', '2014-12-20');
    const { handle: _, name: __, country: ___, ...standing } = live.rows[1]!;
    expect(ann.running).toEqual([
      expect.objectContaining({
        league: { slug: 'andoria', name: 'Andoria League', director: 'Lena' },
        ...{ season: '2014-15', phase: 'second-half', remaining: 1, places: 1, ...standing },
      }),
    ]);
  });

  it('tells a qualified player so in every phase, and what each place would do next time (15, C.5)', async () => {
    const of = async (handle: string, today: string, query = '') => {
      const path = `/api/v1/players/${handle}/league-points${query}`;
      return (await read<{ running: Record<string, unknown>[] }>(path, today)).running;
    };
    const qualified = { half: 'first-half', place: 1, isProvisional: true };
    expect(await of('bob', '2014-12-20')).toMatchObject([{ phase: 'second-half', qualified, next: null }]);
    expect(await of('bob', '2015-02-20')).toMatchObject([{ phase: 'playoffs', qualified }]);
    const [ann] = await of('ann', '2014-12-20');
    expect(ann).toMatchObject({ qualified: { half: 'second-half', isProvisional: true }, prospects: { bonus: 24 } });
    // 12 points more are 24. cy and zefram have 6, and 12 and 24 bonus are 42.
    expect(ann!['next']).toMatchObject({
      participants: 4,
      places: [{ place: 1, points: 12, standing: 1, status: 'bubble' }, { points: 8 }, { points: 6 }, { points: 6 }],
    });
    const [large] = await of('ann', '2014-12-20', '?participants=9');
    expect(large).toMatchObject({ prospects: { participants: 9 }, next: { participants: 9 } });
    await walk.get('/api/v1/players/ann/league-points?participants=3').expect(400);
    const { prospects } = await read<{ prospects: object }>(`${SEASON}/live?participants=40`, '2014-12-20');
    expect(prospects).toEqual({ participants: 40, bonus: 24 });
  });

  it('has a leader in the list of leagues', async () => {
    const { rows } = await read<Rows>('/api/v1/leagues', '2014-12-20');
    const leader = { handle: 'ann', name: null, country: null, points: 32, bonus: 5, total: 37 };
    expect(rows).toEqual([expect.objectContaining({ slug: 'andoria', director: 'Lena', leader })]);
    expect(rows[0]).toMatchObject({ season: { season: '2014-15', link: SEASON } });
    expect((await read<Rows>('/api/v1/leagues', '2015-06-01')).rows[0]).toMatchObject({ season: null, leader: null });
  });
});

describe('a season that is over', () => {
  const OVER = '2015-04-01';

  beforeAll(async () => {
    await play('2015-01-11', 'cy ann bob zefram');
    await play('2015-02-01', 'ann bob cy zefram');
    await play('2015-02-15', 'bob ann cy zefram');
  });

  it('has a table with bonus, beside the one without', async () => {
    const table = await read<Rows>(`${SEASON}/table`, OVER);
    expect(columns(table, 'rank', 'handle', 'points', 'bonus', 'total', 'attended', 'wins', 'best')).toEqual([
      [1, 'ann', 60, 5, 65, 6, 3, 12],
      [2, 'bob', 54, 5, 59, 6, 2, 12],
      [3, 'cy', 42, 5, 47, 6, 1, 12],
      [4, 'zefram', 36, 4, 40, 6, 0, 6],
    ]);
    expect(table.rows[0]).toMatchObject({ firstHalf: { points: 20, bonus: 5, total: 25 }, playoffs: { total: 20 } });
    expect(table).toMatchObject({
      phases: [{ state: 'complete', played: 2 }, {}, { phase: 'playoffs', remaining: 0 }],
    });
    expect(columns(await read<Rows>(SEASON, OVER), 'handle', 'points')).toEqual([
      ['ann', 60],
      ['bob', 54],
      ['cy', 42],
      ['zefram', 36],
    ]);
  });

  it('passes over in the second half who has a place, and shows what decided the playoffs', async () => {
    const { secondHalf } = await read<{ secondHalf: Rows }>(`${SEASON}/halves`, OVER);
    expect(columns(secondHalf, 'handle', 'total', 'reason', 'qualifyingPlace')).toEqual([
      ['ann', 20, 'within-the-places', 1],
      ['cy', 18, 'below-the-places', null],
      ['bob', 14, 'qualified-by-first-half', null],
      ['zefram', 12, 'below-the-places', null],
    ]);
    const playoffs = await read<Rows>(`${SEASON}/playoffs`, OVER);
    const shown = ['handle', 'playoffPoints', 'seasonPoints', 'playoffsAttended', 'attended', 'lifetimePoints'];
    expect(columns(playoffs, ...shown, 'decidedBy', 'qualifiedBy')).toEqual([
      ['ann', 20, 60, 2, 6, 60, 'season-points', 'second-half'],
      ['bob', 20, 54, 2, 6, 54, null, 'first-half'],
    ]);
    expect(playoffs).toMatchObject({
      isProvisional: true,
      champion: { player: { handle: 'ann' }, reason: 'highest-ranked', isProvisional: true },
    });
    expect(await read(`${SEASON}/live`, OVER)).toMatchObject({ phase: null, rows: [] });
  });

  it('names every bonus with its rule, section, tournament and run', async () => {
    const { rows } = await read<Rows>(`${SEASON}/bonus`, OVER);
    expect(rows.map(({ points }) => points).sort()).toEqual([1, 1, 1, 4, 4, 4, 4]);
    expect(rows).toContainEqual({
      kind: 'bonus',
      player: { handle: 'cy', name: null, country: null },
      tournament: expect.objectContaining({ name: 'Andoria 2014-10-19', localDate: '2014-10-19' }),
      ...{ league: 'andoria', season: '2014-15', phase: 'first-half', place: 3, participants: 4, points: 1 },
      ...{ rule: 'new-mission v1, rule 1', section: '000 §12.5.3', run: 2, explanation: null },
      reason: '=Plunder Site: first completed this season',
    });
  });

  // @row 132
  it('tallies missions, as JSON and as CSV', async () => {
    const { rows } = await read<{ rows: unknown[] }>(`${SEASON}/missions`, OVER);
    const shown = (handle: string) => ({ handle, name: null, country: null });
    expect(rows).toEqual([
      {
        ...{ mission: 'Investigate Anomaly', times: 3, tournaments: 2 },
        first: { tournament: expect.objectContaining({ id: firstTournament }), players: [shown('ann'), shown('bob')] },
      },
      expect.objectContaining({ mission: '=Plunder Site', times: 1, tournaments: 1 }),
    ]);
    const { text, headers } = await walk.get(`${SEASON}/missions.csv`).expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [header, first, second] = text.split('\n');
    expect(header).toBe('mission,first_on,tournament,tournament_id,players,times,tournaments');
    expect(first).toBe(`Investigate Anomaly,2014-10-05,Andoria 2014-10-05,${firstTournament},ann; bob,3,2`);
    expect(second).toMatch(/^'=Plunder Site,2014-10-19,/);
  });

  // @row 126
  it('explains every point of a player; bonus is in no total over all leagues', async () => {
    const points = await read<{ awards: unknown[] }>('/api/v1/players/ANN/league-points', OVER);
    const sum = { points: 60, tournaments: 6, wins: 3, best: 12 };
    const inLeague = { ...sum, bonus: 5, total: 65 };
    expect(points).toMatchObject({
      player: { handle: 'ann' },
      lifetime: sum,
      seasons: [{ season: '2014-15', ...sum }],
      leagues: [{ league: { slug: 'andoria' }, lifetime: inLeague, seasons: [{ season: '2014-15', ...inLeague }] }],
      running: [],
    });
    expect(points.awards).toHaveLength(8);
    expect(points.awards[0]).toMatchObject({
      ...{ kind: 'league', phase: 'playoffs', place: 2, points: 8, rule: '000 table 12.4.1', section: '000 §12.4' },
      explanation: { row: '4-5 players', column: '2nd', points: 8 },
    });
    await walk.get('/api/v1/players/nobody/league-points').expect(404);
  });

  it('seeds who may enter the Champions League, and pairs who comes', async () => {
    const path = '/api/v1/champions-league/2015';
    const view = await read<{ players: Row[] }>(path, OVER);
    expect(view).toMatchObject({
      ...{ year: 2015, until: OVER, isOpen: true, pointsAsked: 50, bracket: null },
      cutOff: { until: '2015-07-31', dayBefore: 'worlds-window' },
    });
    expect(columns({ rows: view.players }, 'rank', 'handle', 'lifetimePoints', 'decidedBy')).toEqual([
      [1, 'ann', 60, 'lifetime-points'],
      [2, 'bob', 54, null],
    ]);
    expect(await read(`${path}?until=2014-12-31`, OVER)).toMatchObject({ until: '2014-12-31', players: [] });
    expect(await read('/api/v1/champions-league/2014', OVER)).toMatchObject({
      ...{ until: '2014-07-31', isOpen: false, players: [] },
    });
    const { bracket } = await read<{ bracket: unknown }>(`${path}?entrants=BOB,ann`, OVER);
    expect(bracket).toMatchObject([{ upper: { seed: 1, player: { handle: 'ann' } }, lower: { seed: 2 } }]);
    const { body } = await walk.get(`${path}?entrants=ann,cy,nobody`).expect(422);
    expect(body).toMatchObject({
      type: '/problems/entrants-refused',
      ...{ unknown: ['nobody'], ineligible: [{ handle: 'cy', lifetimePoints: 42 }] },
      detail: 'Nobody has the handle "nobody". cy has 42 league points by 2015-04-01.',
    });
    await walk.get(`${path}?entrants=ann,%00`).expect(400);
    await walk.get('/api/v1/champions-league/next').expect(404);
  });

  it.each(['table', 'halves', 'playoffs', 'live', 'tournaments', 'missions', 'missions.csv', 'bonus'])(
    'is not found under another name: %s',
    async (rest) => {
      const { body } = await walk.get(`/api/v1/leagues/andoria/seasons/1999/${rest}`).expect(404);
      expect(body).toMatchObject({ advice: 'Its seasons are 2014-15.' });
      const { body: unknown } = await walk.get(`/api/v1/leagues/nowhere/seasons/2014-15/${rest}`).expect(404);
      expect(unknown).toMatchObject({ detail: 'There is no league "nowhere".' });
    },
  );

  it('keeps the places of somebody who is hidden, and names them nowhere', async () => {
    const token = await walk.createToken('coordinator', 'Thsch');
    await walk.post('/api/v1/players/zefram/hiding', token, { reason: 'they asked' }).expect(200);
    for (const rest of ['table', 'halves', 'playoffs', 'live', 'tournaments', 'missions', 'missions.csv', 'bonus']) {
      const { text } = await walk.get(`${SEASON}/${rest}`).expect(200);
      expect(text).not.toMatch(/zefram/i);
    }
    const { rows } = await read<Rows>(`${SEASON}/table`, OVER);
    expect(rows[3]).toMatchObject({ handle: expect.stringMatching(/^hidden-[0-9a-f]{12}$/), points: 36, total: 40 });
    await walk.get('/api/v1/players/zefram/league-points').expect(404);
    const { body } = await walk.get('/api/v1/champions-league/2015?entrants=zefram').expect(422);
    expect(body).toMatchObject({ unknown: ['zefram'], ineligible: [] });
  });
});
