import { asOwner } from '../builders/database.js';
import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { useHttpWalk } from './http-walk.js';
import request from 'supertest';

const walk = useHttpWalk();
const SEASON = '/api/v1/leagues/north-sea/seasons/2014-15';
let coordinator: string;
let lena: string;

const TABLES = [
  SEASON,
  `${SEASON}/table`,
  `${SEASON}/halves`,
  `${SEASON}/live`,
  '/api/v1/leagues/north-sea/lifetime',
  '/api/v1/league-points/lifetime',
  '/api/v1/league-points/seasons/2014-15',
  '/leagues/north-sea/seasons/2014-15/first-half',
  '/league-points',
  '/league-points/2014-15',
];
const MASTERS = ['/api/v1/masters/2014', '/masters/2014'];

async function play(name: string, tournament: object): Promise<void> {
  const rounds = [
    round('Cy 100-35 Dee FW', 'Ann 30-30 Bob TT'),
    round('Cy 100-0 Ann FW', 'Dee 100-0 Bob FW'),
    round('Cy 100-0 Bob FW', 'Dee 100-0 Ann FW'),
  ];
  const facts = { director: 'Lena', externalId: `cached:${name}`, ...tournament };
  const { body } = await walk
    .post('/api/v1/submissions', lena, reportDocument(report(...rounds, { tournament: facts })))
    .expect(201);
  await walk.publisher.publishTournament(String(body.tournamentId), 1);
}

beforeAll(async () => {
  coordinator = await walk.createToken('coordinator', 'Thsch');
  lena = await walk.createToken('league-director', 'Lena');
  await walk
    .post('/api/v1/leagues', coordinator, { slug: 'north-sea', name: 'North Sea', director: 'Lena' })
    .expect(201);
  const season = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31' };
  await walk.post('/api/v1/leagues/north-sea/seasons', lena, season).expect(201);
  await play('league', { league: 'north-sea' });
});

/** Reads cached answers while awards cannot be read: an answer that is not cached is an error. */
async function whileUnreadable(paths: readonly string[], status: number): Promise<string[]> {
  await asOwner(walk.dataSource, 'alter table awards rename to awards_away');
  try {
    const texts: string[] = [];
    for (const path of paths) texts.push((await walk.get(path).expect(status)).text);
    return texts;
  } finally {
    await asOwner(walk.dataSource, 'alter table awards_away rename to awards');
  }
}

async function read(paths: readonly string[]): Promise<string[]> {
  const texts: string[] = [];
  for (const path of paths) texts.push((await walk.get(path).expect(200)).text);
  return texts;
}

describe('tables of points', () => {
  it('are given again without asking for awards, and are known by their tag', async () => {
    const paths = [...TABLES, ...MASTERS];
    const first = await read(paths);
    expect(first.filter((text) => text.includes('Ann') && text.includes('Cy'))).toHaveLength(TABLES.length);
    expect(await whileUnreadable(paths, 200)).toEqual(first);
    const { headers } = await walk.get(`${SEASON}/table`).expect(200);
    await walk.get(`${SEASON}/table`).set('if-none-match', headers['etag']!).expect(304);
    await whileUnreadable([`${SEASON}/table?knownBy=1`], 500);
  });

  it('are not given to somebody who is signed in', async () => {
    await walk.get(`${SEASON}/table`).expect(200);
    await asOwner(walk.dataSource, 'alter table awards rename to awards_away');
    try {
      await walk.get(`${SEASON}/table`).set('authorization', `Bearer ${lena}`).expect(500);
    } finally {
      await asOwner(walk.dataSource, 'alter table awards_away rename to awards');
    }
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the league is renamed', () => asOwner(walk.dataSource, `update leagues set name = name`)],
    ['its rules change', () => asOwner(walk.dataSource, `update league_rules set rules = rules`)],
    ['a season changes', () => asOwner(walk.dataSource, `update league_seasons set season = season`)],
    ['what waits for a run changes', () => asOwner(walk.dataSource, `delete from pending_changes where false`)],
    [
      'a toss is recorded',
      () => {
        const toss = { stage: 'first-half', order: ['Bob', 'Ann'], reason: 'drawn by lot' };
        return walk.post(`${SEASON}/tosses`, lena, toss).expect(201);
      },
    ],
    ['a run is published', () => walk.publisher.publishLeague('north-sea')],
    [
      'a player spells their handle anew',
      () => asOwner(walk.dataSource, `update players set handle = 'ANN' where handle = 'Ann'`),
    ],
  ])('are forgotten when %s', async (_, change) => {
    await read([`${SEASON}/table`]);
    await change();
    await whileUnreadable([`${SEASON}/table`], 500);
  });

  it('have a player under a label as soon as they are hidden, and by name again afterwards', async () => {
    await play('masters', { league: null, level: 2, format: 'constructed' });
    const paths = [...TABLES, '/api/v1/leaderboards/2e/constructed', '/leaderboards/2e/constructed'];
    const before = await read(paths);
    expect(before.every((text) => text.includes('Dee'))).toBe(true);
    await walk.post('/api/v1/players/Dee/hiding', coordinator, { reason: 'spec' }).expect(200);
    // These requests go straight to the server: after hearing that Dee is hidden, nobody reads anything older.
    for (const path of paths) {
      const { text } = await request(walk.app.getHttpServer()).get(path).expect(200);
      expect(text).not.toContain('Dee');
    }
    await walk.delete('/api/v1/players/Dee/hiding?reason=spec', coordinator).expect(200);
    expect((await read(paths)).every((text) => text.includes('Dee'))).toBe(true);
  });
});
