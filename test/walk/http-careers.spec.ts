import { handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
let token: string;

interface Track {
  category: string;
  rating: number;
  games: number;
  wins: number;
  losses: number;
  ties: number;
  world: { rank: number; players: number; percentile: number; lower: number };
  country: { code: string; rank: number; players: number } | null;
  peak: { rating: number; tournament: string };
  sinceOfficial: { rank: number; rankGain: number; ratingGain: number } | null;
}

const careerOf = async (handle: string): Promise<Track> => {
  const { body } = await walk.get(`/api/v1/players/${handle}/career`).expect(200);
  return (body as { tracks: Track[] }).tracks.find(({ category }) => category === 'constructed')!;
};

async function play(name: string, ...rounds: string[][]): Promise<void> {
  const document = report(...rounds.map((matches) => round(...matches)), {
    players: { ann: { country: 'DE', name: 'Ann Müller' }, bob: { country: 'DE' }, cy: { country: 'US' }, dee: {} },
    tournament: { externalId: `careers:${name}`, name },
  });
  const { tournamentId, revision } = await handIn(walk.dataSource, document, { receivedAt: ON_TIME });
  await walk.publisher.publishTournament(tournamentId, revision);
}

beforeAll(async () => {
  token = await walk.createToken('coordinator', 'thsch');
  await play(
    'First Contact',
    ['ann 100-35 bob FW', 'cy 100-35 dee FW'],
    ['ann 100-20 cy FW', 'bob 30-30 dee TT'],
    ['ann 100-10 dee FW', 'bob 100-90 cy FW'],
  );
});

describe('the career of a player', () => {
  it('has rank, record and peak', async () => {
    expect(await careerOf('ann')).toMatchObject({
      games: 3,
      wins: 3,
      losses: 0,
      ties: 0,
      world: { rank: 1, players: 4, percentile: 100, lower: 3 },
      country: { code: 'DE', rank: 1, players: 2 },
      peak: { tournament: 'First Contact' },
      sinceOfficial: null,
    });
    expect(await careerOf('dee')).toMatchObject({
      wins: 0,
      losses: 2,
      ties: 1,
      country: null,
      world: { percentile: 25, lower: 0 },
    });
  });

  it('says how far a rank has moved since the last official run, and keeps a peak that was left', async () => {
    await walk.publisher.publishRefresh({
      ...{ requestedBy: 'spec', reason: 'spec', scope: 'full', isOfficial: true, onProgress: () => undefined },
    });
    expect(await careerOf('ann')).toMatchObject({ sinceOfficial: { rank: 1, rankGain: 0, ratingGain: 0 } });
    const peak = (await careerOf('ann')).peak.rating;
    const upset = ['bob 100-35 ann FW', 'cy 100-35 dee FW'];
    await play('Best of Both Worlds', upset, upset, upset);
    const ann = await careerOf('ann');
    expect(ann.peak).toMatchObject({ rating: peak, tournament: 'First Contact' });
    expect(ann.rating).toBeLessThan(peak);
    expect(ann.sinceOfficial).toMatchObject({ rank: 1, rankGain: 1 - ann.world.rank });
    const bob = await careerOf('bob');
    expect(bob.world.rank).toBe(1);
    expect(bob.sinceOfficial!.rankGain).toBe(bob.sinceOfficial!.rank - 1);
    expect(bob.peak.tournament).toBe('Best of Both Worlds');
  });

  it('of a player without a rating has no tracks, and of nobody there is none', async () => {
    await walk.post('/api/v1/players', token, { handle: 'unrated', reason: 'spec' }).expect(201);
    const { body } = await walk.get('/api/v1/players/unrated/career').expect(200);
    expect(body).toMatchObject({ handle: 'unrated', tracks: [] });
    await walk.get('/api/v1/players/nobody/career').expect(404);
    await walk.get('/api/v1/players/nobody/opponents').expect(404);
    await walk.get('/api/v1/players/ann/opponents/nobody').expect(404);
  });
});

describe('opponents', () => {
  it('stand with the record against each, most games first, on pages', async () => {
    const { body } = await walk.get('/api/v1/players/ann/opponents?limit=1').expect(200);
    expect(body).toMatchObject({ opponents: 3, rows: [{ handle: 'bob', games: 4, wins: 1, losses: 3, ties: 0 }] });
    const next = await walk.get(`/api/v1/players/ann/opponents?limit=5&cursor=${body.next as string}`).expect(200);
    expect(next.body).toMatchObject({ opponents: 3, rows: [{ games: 1 }, { games: 1 }], next: null });
    await walk.get(`/api/v1/players/bob/opponents?cursor=${body.next as string}`).expect(400);
    expect((await walk.get('/api/v1/players/ann/opponents?game=1e').expect(200)).body).toMatchObject({ rows: [] });
  });

  it('stand with the win in which they were rated highest', async () => {
    const { body } = await walk.get('/api/v1/players/bob/opponents').expect(200);
    const wins = (body as { rows: { handle: string; bestWin: object | null }[] }).rows.map(
      ({ handle, bestWin }) => [handle, bestWin] as const,
    );
    const [rated] = await walk.dataSource.query<{ before: number }[]>(
      `select c.before from rating_changes c join players p on p.id = c.player_id join outcomes o using (tournament_id)
         join submissions s on s.id = o.submission_id
       where p.handle_key = 'ann' and c.category = 'constructed' and s.name = 'Best of Both Worlds'`,
    );
    expect(rated!.before).toBeGreaterThan(1500);
    expect(Object.fromEntries(wins)).toEqual({
      ann: expect.objectContaining({ rating: rated!.before, tournament: 'Best of Both Worlds' }) as object,
      cy: expect.objectContaining({ rating: 1500, tournament: 'First Contact' }) as object,
      dee: null,
    });
  });

  it('are compared game by game, from either side', async () => {
    const { body } = await walk.get('/api/v1/players/ann/opponents/BOB').expect(200);
    expect(body).toMatchObject({ handle: 'ann', opponent: 'bob', games: 4, wins: 1, losses: 3 });
    const results = (body as { meetings: { tournament: string; results: string[] }[] }).meetings;
    expect(Object.fromEntries(results.map((each) => [each.tournament, each.results]))).toEqual({
      'Best of Both Worlds': ['loss', 'loss', 'loss'],
      'First Contact': ['win'],
    });
    expect((await walk.get('/api/v1/players/bob/opponents/ann').expect(200)).body).toMatchObject({
      wins: 3,
      losses: 1,
    });
  });
});

describe('movers', () => {
  it('are those whom the tournaments of the last days moved farthest', async () => {
    const { body } = await walk.get('/api/v1/movers?game=2e&category=constructed&limit=2').expect(200);
    const { rows } = body as { rows: { handle: string; before: number; after: number; change: number }[] };
    expect(rows).toHaveLength(2);
    expect(rows[0]!.before).toBe(1500);
    expect(Math.abs(rows[0]!.change)).toBeGreaterThanOrEqual(Math.abs(rows[1]!.change));
    expect((await walk.get('/api/v1/movers?days=1').expect(200)).body).toMatchObject({ rows: [] });
    await walk.get('/api/v1/movers?days=0').expect(400);
  });
});

describe('the first page', () => {
  it('names the least expected win of the last month', async () => {
    const { text } = await walk.get('/').set('accept', 'text/html').expect(200);
    const [, upset = ''] = /<p class="upset">(.*?)<\/p>/s.exec(text) ?? [];
    expect(upset.replace(/<[^>]+>/g, '')).toMatch(
      /^Upset of the month: bob \(rated 1\d{3}\) beat ann \(rated 1\d{3}\) at Best of Both Worlds, Second Edition\. Their ratings gave bob a chance of 4\d%\.$/,
    );
  });
});

describe('search', () => {
  const find = async (query: string): Promise<string[]> => {
    const { body } = await walk.get(`/api/v1/search?${query}`).expect(200);
    return (body as { rows: { kind: string; title: string }[] }).rows.map(({ kind, title }) => `${kind} ${title}`);
  };

  it('finds by the beginnings of words, whatever their order, case and accents', async () => {
    expect(await find('q=MULL')).toEqual(['player ann']);
    expect(await find('q=mull an&kind=player')).toEqual(['player ann']);
    expect(await find('q=con fir')).toEqual(['tournament First Contact']);
    expect(await find('q=wo be&kind=tournament')).toEqual(['tournament Best of Both Worlds']);
  });

  it('goes on with similar names', async () => {
    expect(await find('q=Ann Muler&kind=player')).toEqual(['player ann']);
  });

  it('finds whoever was renamed by the new name, and nobody who is hidden', async () => {
    await walk.post('/api/v1/players/ann/hiding', token, { reason: 'spec' }).expect(200);
    expect(await find('q=mull')).toEqual([]);
    await walk.delete('/api/v1/players/ann/hiding?reason=spec', token).expect(200);
    expect(await find('q=mull')).toEqual(['player ann']);
  });

  it('refuses a search for nothing', async () => {
    await walk.get('/api/v1/search').expect(400);
    await walk.get('/api/v1/search?q=').expect(400);
    await walk.get('/api/v1/search?q=ann&kind=page').expect(400);
  });
});

describe('the share of players whom somebody is better than', () => {
  it('leaves out those who share the rank', async () => {
    const matches = ['eve 100-35 fay FW', 'gus 100-35 hal FW', 'ida 100-35 jon FW', 'kit 40-40 lea TT'];
    const document = report(round(...matches), round(...matches), round(...matches), {
      tournament: { externalId: 'careers:shared', name: 'Shared' },
    });
    const { tournamentId, revision } = await handIn(walk.dataSource, document, { receivedAt: ON_TIME });
    await walk.publisher.publishTournament(tournamentId, revision);
    const { body } = await walk.get('/api/v1/leaderboards/2e/constructed?limit=100').expect(200);
    const { rows } = body as { rows: { handle: string; rating: number }[] };
    expect(rows).toHaveLength(12);
    for (const { handle, rating } of rows) {
      const lower = rows.filter((row) => row.rating < rating).length;
      const { world } = await careerOf(handle);
      expect(world).toMatchObject({ players: 12, lower });
      const { text } = await walk.get(`/players/${handle}?track=2e/constructed`).set('accept', 'text/html').expect(200);
      const share = `of 12, better than ${Math.floor((100 * lower) / 11)}%`;
      expect(text).toContain(world.rank === 1 ? 'the best of 12' : share);
    }
    // Kit and Lea tied three times.
    const [kit, lea] = [(await careerOf('kit')).world, (await careerOf('lea')).world];
    expect(kit).toEqual(lea);
    expect(kit.rank + kit.lower).toBeLessThan(12);
  });
});
