import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { person } from '../builders/surroundings.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const operator = person(() => ({
  DATABASE_URL: process.env['DATABASE_URL'] ?? '',
  QUADRANT_HOME: process.env['QUADRANT_HOME'] ?? '',
}));
afterAll(() => operator.leave());

const NAMED = /zefram/i;
const LEAGUE = '/api/v1/leagues/alpha';
const SEASON = `${LEAGUE}/seasons/2014-15`;

let coordinator: string;
let worlds: string;
let event: string;

const play = async (externalId: string, startsAt: string, header: object): Promise<string> => {
  walk.setTime(new Date(Date.parse(startsAt) + 86_400_000));
  const rounds = [
    round('zefram bob FW', 'cy dee FW'),
    round('zefram cy FW', 'bob dee FW'),
    round('zefram dee FW', 'bob cy FW'),
  ];
  const played = report(...rounds, {
    tournament: { externalId, startsAt, registeredAt: '2014-01-01T00:00:00Z', ...header },
  });
  const { body } = await walk.post('/api/v1/submissions', coordinator, reportDocument(played)).expect(201);
  const { tournamentId } = body as { tournamentId: string };
  await walk.publisher.publishTournament(tournamentId, 1);
  return tournamentId;
};

const refresh = () =>
  walk.publisher.publishRefresh({
    requestedBy: 'spec',
    reason: 'spec',
    scope: 'full',
    isOfficial: false,
    onProgress: () => undefined,
  });

async function listNaming(): Promise<string[]> {
  const addresses = [
    '/api/v1/leagues',
    '/leagues',
    '/leagues/alpha',
    '/leagues/alpha/seasons/2014-15',
    LEAGUE,
    `${LEAGUE}/manual-awards`,
    SEASON,
    `${SEASON}/live`,
    `${SEASON}/bonus`,
    `${LEAGUE}/lifetime`,
    `${SEASON}/table`,
    `${SEASON}/halves`,
    `${SEASON}/playoffs`,
    `${SEASON}/tournaments`,
    `${SEASON}/missions`,
    `${SEASON}/tosses`,
    '/api/v1/league-points/lifetime',
    '/api/v1/champions-league/2015',
    '/api/v1/championships/worlds/2014',
    '/api/v1/championships/continental/2015',
    '/championships/worlds/2014',
    '/championships/continental/2015',
    '/api/v1/players/bob/entitlements',
    `/api/v1/tournaments/${worlds}`,
    `/api/v1/tournaments/${event}`,
    '/api/v1/runs/1/diff',
    '/api/v1/runs/2/diff',
    '/api/v1/runs/3/diff',
    '/api/v1/runs',
  ];
  const naming: string[] = [];
  const unanswered: string[] = [];
  for (const address of addresses) {
    const { status, text } = await walk.get(address);
    if (status !== 200) unanswered.push(`${status} ${address}`);
    if (NAMED.test(text)) naming.push(address);
  }
  expect(unanswered).toEqual([]);
  expect(await operator.call('export', 'out')).toMatchObject({ code: 0 });
  const folder = path.join(operator.folder, 'out');
  return [
    ...naming,
    ...readdirSync(folder).filter((name) => NAMED.test(readFileSync(path.join(folder, name), 'utf8'))),
  ];
}

describe('somebody whose name is taken out, with a part in a league and prizes', () => {
  beforeAll(async () => {
    coordinator = await walk.createToken('coordinator', 'Thsch');
    await walk.createToken('league-director', 'Lena');
    const players = ['Zefram', 'bob', 'cy', 'dee'];
    const league = { slug: 'alpha', name: 'Alpha', director: 'Lena', players };
    await walk.post('/api/v1/leagues', coordinator, league).expect(201);
    const season = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31' };
    await walk.post(`${LEAGUE}/seasons`, coordinator, season).expect(201);
    await walk.dataSource.query(`update leagues set alternates = '{Zefram,bob}'`);
    worlds = await play('part:worlds', '2014-09-20T10:00:00Z', { level: 5, kind: 'worlds', country: 'US' });
    event = await play('part:event', '2014-11-08T10:00:00Z', { league: 'alpha', director: 'Lena' });
    walk.setTime(new Date('2014-11-10T00:00:00Z'));
    const award = { tournament: event, player: 'zefram', points: 3, reason: 'Zefram carried the tables' };
    await walk.post(`${LEAGUE}/manual-awards`, coordinator, award).expect(201);
    await refresh();
    const { body } = await walk.get('/api/v1/players/zefram/entitlements').expect(200);
    const { entitlements } = body as { entitlements: { id: string; state: string }[] };
    const { id } = entitlements.find(({ state }) => state === 'needs-choice')!;
    const choice = { continent: 'europe', reason: 'Zefram told me' };
    await walk.post(`/api/v1/players/zefram/entitlements/${id}/choice`, coordinator, choice).expect(200);
    const other = entitlements.find((each) => each.id !== id)!;
    const forfeit = { reason: 'Zefram stays at home' };
    await walk.post(`/api/v1/players/zefram/entitlements/${other.id}/forfeit`, coordinator, forfeit).expect(200);
  });

  it('is named in no answer, page, export or version of rules, and what they won and was given stays', async () => {
    const before = await listNaming();
    expect(before).toEqual(
      expect.arrayContaining([
        LEAGUE,
        `${LEAGUE}/manual-awards`,
        'leagues.ndjson',
        'awards.csv',
        'entitlements.csv',
        '/api/v1/championships/continental/2015',
      ]),
    );
    const asked = { reason: 'asked', handle: 'zefram' };
    const { body } = await walk.post('/api/v1/players/zefram/anonymisation', coordinator, asked).expect(200);
    const label = (body as { handle: string }).handle;
    expect(await listNaming()).toEqual([]);
    const rules = await walk.dataSource.query<{ rules: string }[]>(`select rules::text from league_rules`);
    expect(rules.filter((row) => NAMED.test(row.rules))).toEqual([]);
    const given = await walk.get(`${LEAGUE}/manual-awards`).expect(200);
    expect(given.body).toMatchObject({ rows: [{ player: label, reason: `${label} carried the tables` }] });
    const held = await walk.get('/api/v1/championships/continental/2015').expect(200);
    expect((held.body as { entitlements: object[] }).entitlements).toContainEqual(
      expect.objectContaining({ player: label, choice: expect.objectContaining({ reason: `${label} told me` }) }),
    );
    expect(await operator.call('verify', '--json')).toMatchObject({ code: 0 });
    await refresh();
    expect(await listNaming()).toEqual([]);
    expect(await operator.call('verify', 'out', '--json')).toMatchObject({ code: 0 });
  });
});
