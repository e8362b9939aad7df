import { report, reportDocument } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { BatchWorkRepository } from '@quadrant/store/batches';
import { useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();

/** Every game of four players, as a tournament of a date that is not known to the day. */
const document = (name: string, date: string, more: object = {}) => {
  const { tournament, ...rest } = reportDocument(
    report(
      round('ann 100-0 cy FW', 'bob 100-0 dee FW'),
      round('ann 100-0 dee FW', 'bob 100-0 cy FW'),
      round('ann 100-0 bob FW', 'cy 100-0 dee FW'),
    ),
  ) as { tournament: Record<string, unknown> };
  const { startsAt: _, registeredAt: __, externalId: ___, ...header } = tournament;
  return { ...rest, tournament: { ...header, name, date, league: 'alpha', ...more } };
};

const DATES = { month: '2006-03', year: '2005', nothing: 'unknown', day: '2006-03-04' } as const;
const WORDS = { month: 'March 2006', year: '2005', nothing: 'date not known', day: 'Mar 4, 2006' } as const;
/** Nobody said these days: they are only the places of the tournaments in history. */
const INVENTED = /(?:Mar 31, 2006|Dec 31, 2005|Jan 1, 1994|31\. März 2006|31\. Dez\. 2005|1\. Jan\. 1994)/;

describe('a tournament whose day is unknown', () => {
  const ids: Record<string, string> = {};
  let token: string;

  beforeAll(async () => {
    token = await walk.createToken('coordinator', 'Thsch');
    await walk.post('/api/v1/leagues', token, { slug: 'alpha', name: 'Alpha', director: 'Thsch' }).expect(201);
    for (const [season, startsOn, endsOn] of [
      ['2004-05', '2004-10-01', '2005-03-31'],
      ['2005-06', '2005-10-01', '2006-04-30'],
    ]) {
      await walk.post('/api/v1/leagues/alpha/seasons', token, { season, startsOn, endsOn }).expect(201);
    }
    for (const [kind, date] of Object.entries(DATES)) {
      const { body } = await walk.post('/api/v1/submissions', token, document(`Old ${kind}`, date)).expect(201);
      ids[kind] = body.tournamentId as string;
    }
    await walk.publisher.publishRefresh({
      requestedBy: 'spec',
      reason: 'spec',
      scope: 'full',
      isOfficial: false,
      onProgress: () => undefined,
    });
  });

  // @row 264
  it('is rated at the end of its month, and not at all where only the year is known', async () => {
    const rated: unknown[] = [];
    for (const [kind, date] of Object.entries(DATES)) {
      const { body } = await walk.get(`/api/v1/tournaments/${ids[kind]}`).expect(200);
      expect(body.header.date).toBe(date);
      const { rated: verdict } = body.published as { rated: { value: boolean; rule: string } };
      expect(verdict.value || verdict.rule.includes('date-too-vague')).toBe(true);
      rated.push([kind, verdict.value, (body.ratingChanges as unknown[]).length > 0]);
    }
    expect(rated).toEqual([
      ['month', true, true],
      ['year', false, false],
      ['nothing', false, false],
      ['day', true, true],
    ]);
    const { body } = await walk.get('/api/v1/players/ann/rating-changes').expect(200);
    expect([...new Set((body.rows as { localDate: string }[]).map(({ localDate }) => localDate))].sort()).toEqual([
      '2006-03',
      '2006-03-04',
    ]);
  });

  it('counts in the season that holds every day of it', async () => {
    const countedIn = async (season: string) =>
      (
        (await walk.get(`/api/v1/leagues/alpha/seasons/${season}`).expect(200)).body.rows as {
          handle: string;
          tournaments: number;
        }[]
      ).map(({ handle, tournaments }) => `${handle} ${tournaments}`);
    // The month and the day are within the season, and the year is in two of them.
    expect(await countedIn('2005-06')).toEqual(['ann 2', 'bob 2', 'cy 2', 'dee 2']);
    expect(await countedIn('2004-05')).toEqual([]);
  });

  it('shows its date as exactly as it is known, on every page and in every list, and no day that nobody said', async () => {
    for (const [kind, words] of Object.entries(WORDS)) {
      const { text } = await walk.get(`/tournaments/${ids[kind]}`).expect(200);
      expect(text).toContain(words);
    }
    const { text: german } = await walk.get(`/tournaments/${ids['month']}`).set('accept-language', 'de').expect(200);
    expect(german).toContain('März 2006');
    const seen = new Set<string>();
    const then = '?playedBy=2006-04-15';
    const toSee = [
      ...['/players/ann', '/tournaments', '/search?q=Old', '/leagues/alpha', '/leagues/alpha/seasons/2005-06'],
      ...[
        '/leaderboards',
        '/leaderboards/2e/constructed',
        `/leaderboards/2e/constructed${then}`,
        `/players/ann${then}`,
      ],
    ];
    for (const address of toSee) {
      for (const language of ['en', 'de']) {
        const { text, status } = await walk.get(address).set('accept-language', language);
        expect(`${address} ${status}`).toBe(`${address} 200`);
        expect(`${address} ${INVENTED.exec(text)?.[0]}`).toBe(`${address} undefined`);
        const links = [...text.matchAll(/href="(\/(?:tournaments|players)\/[^"#?]+)"/g)].map(([, link]) => link!);
        for (const link of links) {
          if (seen.has(link) || /\/(?:edit|change|claim|follow|correct|document|download)/.test(link)) continue;
          if (!Object.values(ids).some((id) => link.includes(id)) && !link.startsWith('/players/ann')) continue;
          seen.add(link);
          toSee.push(link);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(6);
    const { body } = await walk.get('/api/v1/tournaments?limit=10').expect(200);
    const dates = (body.rows as { name: string; localDate: string }[]).map(
      ({ name, localDate }) => `${name} ${localDate}`,
    );
    expect(dates).toEqual(expect.arrayContaining(['Old month 2006-03', 'Old year 2005', 'Old nothing unknown']));
  });

  it('is the month of the last game in JSON and CSV of boards and players, also of an earlier moment', async () => {
    for (const query of ['', '&playedBy=2006-04-15']) {
      const { body } = await walk.get(`/api/v1/leaderboards/2e/constructed?limit=1${query}`).expect(200);
      expect(body.rows[0]).toMatchObject({ handle: 'ann', lastPlayedOn: '2006-03' });
      const { text } = await walk.get(`/api/v1/leaderboards/2e/constructed/players.csv?limit=1${query}`).expect(200);
      expect(text).toMatch(/,last_played_on\n1,.*,2006-03\n/);
      const { body: player } = await walk.get(`/api/v1/players/ann${query.replace('&', '?')}`).expect(200);
      expect((player.ratings as object[])[0]).toMatchObject({ lastPlayedOn: '2006-03' });
    }
    const { body } = await walk.get('/api/v1/leaderboards/2e/constructed?playedBy=2006-04-15').expect(200);
    expect(body.asOf.lastTournament).toMatchObject({ name: 'Old month', localDate: '2006-03' });
    const { body: list } = await walk.get('/api/v1/leaderboards').expect(200);
    expect((list.rows as object[])[0]).toMatchObject({ lastPlayedOn: '2006-03' });
  });

  it('is listed with its date where a player is split, and beside a batch with the days that it may be', async () => {
    const { body } = await walk
      .get('/api/v1/batches/splits?handle=ann')
      .set('authorization', `Bearer ${token}`)
      .expect(200);
    const days = (body.entries as { name: string; day: string }[]).map(({ name, day }) => `${name} ${day}`);
    expect(days).toEqual(['Old nothing unknown', 'Old year 2005', 'Old day 2006-03-04', 'Old month 2006-03']);
    const stored = await walk.app.get(BatchWorkRepository).listStored();
    expect(stored.map(({ first, last }) => `${first} ${last}`).sort()).toEqual([
      ...['2005-01-01 2005-12-31', '2006-03-01 2006-03-31', '2006-03-04 2006-03-04', 'null null'],
    ]);
  });

  it('can be sent again by its downloads, and stays as it is', async () => {
    const { text } = await walk.get(`/api/v1/tournaments/${ids['month']}/document`).expect(200);
    expect((JSON.parse(text) as { tournament: object }).tournament).toMatchObject({ date: '2006-03' });
    const { body } = await walk
      .post(`/api/v1/tournaments/${ids['month']}/revisions?basedOn=1`, token, JSON.parse(text) as object)
      .expect((answer) => expect(answer.status).toBeLessThan(500));
    expect(JSON.stringify(body)).not.toContain('bad-date');
  });

  it.each(['2026-13', 'spring', '06'])('is refused where the date is %s, with the ways to write it', async (date) => {
    const { body } = await walk.post('/api/v1/submissions', token, document('Wrong', date)).expect(422);
    expect(body.findings).toEqual([
      expect.objectContaining({
        code: 'bad-date',
        pointer: '/tournament/date',
        advice: expect.stringContaining('2014-11'),
      }),
    ]);
  });
});
