import { tournamentKey } from '@quadrant/rules/history';
import { getRuleSystem } from '@quadrant/rules/systems';
import type { TournamentReport } from '@quadrant/rules/tournament';
import type { TournamentDetail } from '@quadrant/store/tournaments';
import { readPublished } from '../builders/history.js';
import { pods, round } from '../builders/round-text.js';
import { report, reportDocument } from '../builders/report.js';
import { SAMPLES } from '../builders/samples.js';
import { tribblesReport } from '../builders/tribbles.js';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let token: string;

/** Sends a report, has it rated, and returns the API's answer about the tournament. */
async function publish(sent: TournamentReport): Promise<TournamentDetail> {
  const { body } = await walk.post('/api/v1/submissions', token, reportDocument(sent)).expect(201);
  await walk.publisher.publishTournament(body.tournamentId as string, body.revision as number);
  const answer = await walk.get(`/api/v1/tournaments/${body.tournamentId}`).expect(200);
  const tournament = answer.body as TournamentDetail;
  expect(tournament.state).toBe('processed');
  return tournament;
}

const named = (sent: TournamentReport, externalId: string): TournamentReport => ({
  ...sent,
  tournament: { ...sent.tournament, externalId },
});

/** Lists the handles on a leaderboard; the best player comes first. */
async function handlesOn(track: string): Promise<string[]> {
  const { body } = await walk.get(`/api/v1/leaderboards/${track}`).expect(200);
  return (body.rows as { handle: string }[]).map(({ handle }) => handle);
}

beforeAll(async () => {
  token = await walk.createToken('coordinator', 'Thsch');
  await walk.post('/api/v1/leagues', token, { slug: 'alpha', name: 'Alpha', director: 'Thsch' }).expect(201);
  const season = { season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31' };
  await walk.post('/api/v1/leagues/alpha/seasons', token, season).expect(201);
});

describe('a Tribbles report', () => {
  const ties = ['ann', 'bob', 'bob', 'cy'].map((first) =>
    pods(
      ['ann', 'bob', 'cy', 'dee'].map((handle) => (handle === first ? `${handle} 0 out` : `${handle} 0`)).join(', '),
    ),
  );
  const last = pods('ann 120000 out, bob 45000, cy 1000, dee 0');

  // @row 88
  it('becomes standings, ratings by the pairs of each pod, and league points', async () => {
    const body = await publish(tribblesReport(...ties, last, { tournament: { externalId: 't:1', league: 'alpha' } }));
    expect(body.published).toMatchObject({ participants: 4, sanctioned: { value: true }, rated: { value: true } });
    expect(body.standings).toEqual([
      { place: 1, handle: 'ann', points: 120_000, roundsWon: 2, decidedBy: 'points', basis: 'computed' },
      { place: 2, handle: 'bob', points: 45_000, roundsWon: 2, decidedBy: 'points', basis: 'computed' },
      { place: 3, handle: 'cy', points: 1000, roundsWon: 1, decidedBy: 'points', basis: 'computed' },
      { place: 4, handle: 'dee', points: 0, roundsWon: 0, decidedBy: 'points', basis: 'computed' },
    ]);
    expect(body.rounds[4]).toEqual({
      round: 5,
      stage: 'swiss',
      matches: [],
      pods: [
        {
          scores: [
            { handle: 'ann', score: 120_000 },
            { handle: 'bob', score: 45_000 },
            { handle: 'cy', score: 1000 },
            { handle: 'dee', score: 0 },
          ],
          wentOut: 'ann',
        },
      ],
      possibleOpponents: null,
    });
    // Four rounds of ties among equals move nothing. Then each pair plays for 16/3: three wins of a half each are 8
    // points.
    const changes = body.ratingChanges.filter(({ category }) => category === 'constructed');
    expect(changes).toMatchObject([
      { handle: 'ann', category: 'constructed', before: 1500, after: expect.closeTo(1508, 9), games: 5 },
      { handle: 'bob', category: 'constructed', before: 1500, after: expect.closeTo(1500 + 8 / 3, 9), games: 5 },
      { handle: 'cy', category: 'constructed', before: 1500, after: expect.closeTo(1500 - 8 / 3, 9), games: 5 },
      { handle: 'dee', category: 'constructed', before: 1500, after: expect.closeTo(1492, 9), games: 5 },
    ]);
    // 000, table 12.4.1, four players.
    expect(body.awards.map(({ handle, points }) => [handle, points])).toEqual([
      ['ann', 12],
      ['bob', 8],
      ['cy', 6],
      ['dee', 6],
    ]);
    expect(await handlesOn('tribbles/overall')).toEqual(['ann', 'bob', 'cy', 'dee']);
  });

  it('of a heat is rated and awards nothing; its Finals place by table', async () => {
    const heat = { externalId: 't:2', league: 'alpha', structure: 'heat', registeredAt: null };
    const { published, awards } = await publish(tribblesReport(...ties, last, { tournament: heat }));
    expect(published).toMatchObject({ sanctioned: { value: true }, rated: { value: true } });
    expect(awards).toEqual([]);

    const tables = pods('ann 1, bob 2 out, cy 3, dee 4', 'eve 1000 out, fay 1, gus 2, hal 3');
    const seeds = ['ann', 'bob', 'cy', 'dee', 'eve', 'fay', 'gus', 'hal'].map(
      (handle, index) => [handle, { seed: index < 4 ? 1 : 2 }] as const,
    );
    const finals = { externalId: 't:3', league: 'alpha', pairing: 'tribbles-finals' } as const;
    const body = await publish(
      tribblesReport(tables, tables, tables, tables, tables, {
        tournament: finals,
        players: Object.fromEntries(seeds),
      }),
    );
    const places = body.standings.map(({ handle }) => handle);
    expect(places).toEqual(['dee', 'cy', 'bob', 'ann', 'eve', 'hal', 'gus', 'fay']);
    expect(body.awards).toHaveLength(8);
  });
});

describe('a Star Wars CCG report', () => {
  // @row 165
  it('is rated game by game', async () => {
    const drawn = (one: string, other: string, second = 'D light 4-4 time') =>
      `${one} ${other}: D dark 6-6 time, ${second}`;
    const sent = report(
      round(drawn('ann', 'bob'), drawn('cy', 'dee'), drawn('eve', 'fay'), drawn('gus', 'hal')),
      round(drawn('ann', 'cy', 'W light 9-0'), drawn('bob', 'dee'), drawn('eve', 'gus'), drawn('fay', 'hal')),
      {
        tournament: {
          externalId: 'sw:1',
          ruleSystem: 'decipher-1999',
          game: 'swccg',
          pairing: 'dark-light',
          cardPool: null,
          rules: null,
        },
      },
    );
    const body = await publish(sent);
    expect(body.published).toMatchObject({ participants: 8, sanctioned: { value: true }, rated: { value: true } });
    expect(body.standings[0]).toEqual({
      place: 1,
      handle: 'ann',
      points: 5,
      differential: 9,
      decidedBy: 'points',
      basis: 'computed',
    });
    expect(body.standings.at(-1)).toMatchObject({ handle: 'cy', points: 3, differential: -9 });
    expect(body.rounds[1]!.matches[0]).toEqual({
      players: ['ann', 'cy'],
      result: null,
      score: null,
      endedBy: null,
      games: [
        { winner: null, sides: ['dark', 'light'], score: [6, 6], endedBy: 'time', differential: null },
        { winner: 'ann', sides: ['light', 'dark'], score: [9, 0], endedBy: null, differential: null },
      ],
    });
    const changes = body.ratingChanges;
    expect(changes).toHaveLength(8);
    // Ties of equals move nothing; a win over an equal player moves half the k-factor of a local tournament.
    expect(changes[0]).toMatchObject({ handle: 'ann', category: 'constructed', before: 1500, after: 1508, games: 4 });
    expect(changes.find(({ handle }) => handle === 'cy')).toMatchObject({ after: 1492, games: 4 });
    expect(body.awards).toEqual([]);
    expect((await handlesOn('swccg/constructed'))[0]).toBe('ann');
  });
});

describe('a report of a rule system without ratings', () => {
  it('of the Star Wars LCG has strengths of schedule to the last bit', async () => {
    const sent = named(SAMPLES['ffg-swlcg-2016']!, 'lcg:1');
    const body = await publish(sent);
    expect(body.published).toMatchObject({ rated: { value: false, rule: expect.stringContaining('004') } });
    expect([body.ratingChanges, body.awards]).toEqual([[], []]);
    const order = getRuleSystem('ffg-swlcg-2016').computeStandings(sent, tournamentKey('lcg:1', ''));
    expect(body.standings).toEqual(
      order.map(({ entry, place, points, strengthOfSchedule, extendedStrengthOfSchedule, decidedBy }) => ({
        place,
        basis: 'computed',
        handle: sent.entries[entry]!.handle,
        points,
        strengthOfSchedule,
        extendedStrengthOfSchedule,
        decidedBy,
      })),
    );
    expect(order.some(({ strengthOfSchedule }) => (strengthOfSchedule ?? 0) % 1 !== 0)).toBe(true);
    expect(body.rounds.at(-1)?.matches[0]).toMatchObject({
      players: ['ann', 'cy'],
      result: null,
      games: [{ winner: 'ann', sides: ['dark', 'light'] }],
    });
  });

  it('of the Star Trek CCG of 1996 has its standings all the same', async () => {
    const body = await publish(named(SAMPLES['stccg-1996']!, 'stccg:1'));
    expect(body.published).toMatchObject({
      sanctioned: { value: false },
      rated: { value: false, rule: '002 has no ratings' },
    });
    expect(Object.keys(body.standings[0] ?? {}).sort()).toEqual([
      'basis',
      'decidedBy',
      'differential',
      'handle',
      'place',
      'points',
    ]);
    expect(body.ratingChanges).toEqual([]);
  });
});

describe('all of them together', () => {
  it('are the leaderboards that there is somebody on', async () => {
    const { body } = await walk.get('/api/v1/leaderboards').expect(200);
    expect((body.rows as { link: string }[]).map(({ link }) => link.replace('/api/v1/leaderboards/', ''))).toEqual([
      'tribbles/constructed',
      'tribbles/overall',
      'swccg/constructed',
    ]);
    const { text } = await walk.get('/').set('accept', 'text/html').expect(200);
    const boards = [...text.matchAll(/<h3><a href="\/leaderboards\/(.*?)">(.*?)<\/a>/g)];
    expect(boards.map(([, address]) => address)).toEqual(['tribbles/constructed', 'swccg/constructed']);
    await walk.get('/leaderboards/tribbles/overall').expect(200);
  });

  it('stay as they are in a refresh', async () => {
    const before = await readPublished(walk.dataSource);
    await walk.publisher.publishRefresh({
      requestedBy: 'spec',
      reason: 'spec',
      scope: 'full',
      isOfficial: false,
      onProgress: () => undefined,
    });
    expect(await readPublished(walk.dataSource)).toEqual(before);
  });
});
