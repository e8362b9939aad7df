import { Client } from 'pg';
import { asOwner } from '../builders/database.js';
import { handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';

const walk = useHttpWalk();
const BOARD = '/api/v1/leaderboards/2e/constructed';
let token: string;
let tournaments = 0;

async function play(): Promise<void> {
  const matches = [0, 2, 4, 6, 8, 10].map((n) => `filler${n} 100-35 filler${n + 1} FW`);
  const played = round('ann 100-35 bob FW', ...matches);
  const document = report(played, played, played, {
    players: { ann: { country: 'DE' } },
    tournament: { externalId: `cache:${++tournaments}` },
  });
  const { tournamentId, revision } = await handIn(walk.dataSource, document, { receivedAt: ON_TIME });
  await walk.publisher.publishTournament(tournamentId, revision);
}

/** Runs `work` while the tables of leaderboards cannot be read. */
async function withoutTables<T>(work: () => Promise<T>): Promise<T> {
  await asOwner(walk.dataSource, 'alter table board_rows rename to board_rows_away');
  try {
    return await work();
  } finally {
    await asOwner(walk.dataSource, 'alter table board_rows_away rename to board_rows');
  }
}

beforeAll(async () => {
  token = await walk.createToken('coordinator', 'thsch');
  await play();
  // After the first answer that has waited for it, every change is known.
  await walk.get('/api/v1/runs').expect(200);
});

describe('an answer that was given before', () => {
  it('is given again, or is still known, without asking the database', async () => {
    const first = await walk.get(`${BOARD}?limit=3`).expect(200);
    await withoutTables(async () => {
      const again = await walk.get(`${BOARD}?limit=3`).expect(200);
      expect(again.text).toBe(first.text);
      expect(again.headers['etag']).toBe(first.headers['etag']);
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
      expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
      const known = await walk.get(`${BOARD}?limit=3`).set('if-none-match', first.headers['etag']!).expect(304);
      expect(known.text).toBe('');
      expect(known.headers).toMatchObject({ etag: first.headers['etag'], vary: 'accept-encoding' });
      expect(known.headers['content-security-policy']).toBeUndefined();
      await walk.get(`${BOARD}?limit=4`).expect(500);
      await walk.get(`${BOARD}?limit=3`).set('authorization', `Bearer ${token}`).expect(500);
    });
  });

  it.each(['br', 'gzip'])('is compressed once for everybody who takes %s', async (encoding) => {
    const path = `${BOARD}?limit=100`;
    const plain = await walk.get(path).set('accept-encoding', 'identity').expect(200);
    const ask = () => walk.get(path).set('accept-encoding', `${encoding}, identity;q=0.5`);
    // This includes requests that come while it is being compressed.
    for (const { headers } of [...(await Promise.all([ask(), ask(), ask()])), await ask()]) {
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(Number(headers['content-length'])).toBeLessThan(plain.text.length);
    }
    const refused = await walk.get(path).set('accept-encoding', `${encoding};q=0`).expect(200);
    expect(refused.headers['content-encoding']).toBeUndefined();
    expect(refused.text).toBe(plain.text);
  });

  it('is counted as an answer in the metrics', async () => {
    await walk.get(`${BOARD}?limit=3`).expect(200);
    const { text } = await walk.watch('/metrics').expect(200);
    expect(text).toMatch(/route="\/api\/v1\/leaderboards\/:game\/:category"/);
  });
});

describe('an answer that nobody had yet', () => {
  it('is made once for all who ask for it at the same time', async () => {
    const ask = jest.spyOn(Client.prototype, 'query');
    try {
      const paths = Array.from({ length: 20 }, () => `${BOARD}?country=DE&limit=77`);
      const answers = await Promise.all(paths.map((path) => walk.get(path).expect(200)));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(ask.mock.calls.filter((call) => JSON.stringify(call).includes('board_rows'))).toHaveLength(1);
    } finally {
      ask.mockRestore();
    }
  });

  it('is found by each of them when the first one is refused', async () => {
    const paths = Array.from({ length: 20 }, () => `${BOARD}?country=DE&limit=0`);
    await Promise.all(paths.map((path) => walk.get(path).expect(400)));
  });

  it('is kept as Nest makes it, and is known by its tag', async () => {
    const queries = ['limit=4', 'minGames=2&limit=3', 'provisional=only', 'activeSince=2001-01-01T00:00:00Z', ''];
    for (const query of queries) {
      const path = query === '' ? BOARD : `${BOARD}?${query}`;
      await walk.get(path).expect(200);
      const kept = await walk.get(path).set('cookie', 'quadrant-theme=dark').expect(200);
      const signedIn = walk.get(path).set('authorization', `Bearer ${token}`);
      const usual = await signedIn.expect(200);
      const { date: _date, 'x-request-id': _id, ...headers } = usual.headers;
      expect(kept.text).toBe(usual.text);
      expect(kept.headers).toMatchObject({ ...headers, vary: 'accept-encoding' });
      await walk.get(path).set('if-none-match', usual.headers['etag']!).expect(304);
    }
  });

  it('is kept for the second who asks, and gone with the next run', async () => {
    const path = `${BOARD}?minGames=1&limit=56`;
    const ask = () => walk.get(path).set('accept-encoding', 'gzip, br').expect(200);
    const answers = [await ask(), await ask(), await ask()];
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'br', 'br']);
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await walk.get(path).set('accept-encoding', 'gzip').set('if-none-match', answers[0]!.headers['etag']!).expect(304);
    await play();
    await walk.get('/api/v1/runs').expect(200);
    expect((await ask()).headers['etag']).not.toBe(answers[0]!.headers['etag']);
  });

  it('is refused as ever where its query is wrong', async () => {
    await walk.get(`${BOARD}?limit=46`).expect(200);
    const queries = ['limit=0', 'limit=201', 'limit=5&limit=6', 'minGames=-1', 'minGames=x', 'limits=5', 'limit=1=2'];
    for (const query of [...queries, 'activeSince=2001-02-30', 'provisional=no', 'activeSince=', '=']) {
      const { body } = await walk.get(`${BOARD}?${query}`).expect(400);
      expect((body as { errors: object[] }).errors).not.toEqual([]);
    }
    await walk.get('/api/v1/leaderboards/2e/chess?limit=3').expect(404);
  });

  it('is a first page by one question to the database, whatever its filters are', async () => {
    await walk.get(`${BOARD}?limit=31`).expect(200);
    for (const filter of ['limit=36', 'minGames=3', 'activeSince=2002-01-01']) {
      const ask = jest.spyOn(Client.prototype, 'query');
      try {
        await walk.get(`${BOARD}?${filter}`).expect(200);
        expect(ask.mock.calls).toHaveLength(1);
      } finally {
        ask.mockRestore();
      }
    }
  });
});

describe('a page that was shown before', () => {
  const PAGE = '/leaderboards/2e/constructed';

  it('is shown again to strangers without asking the database, in their theme and language', async () => {
    const dark = () => walk.get(PAGE).set('cookie', 'quadrant-theme=dark');
    const [usual, chosen] = [await walk.get(PAGE).set('accept-encoding', 'gzip').expect(200), await dark().expect(200)];
    expect(usual.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      vary: 'cookie, accept-language, accept-encoding',
    });
    const german = () => walk.get(PAGE).set('accept-language', 'de-DE,de;q=0.9,en;q=0.8');
    const inGerman = await german().expect(200);
    expect(inGerman.headers['content-language']).toBe('de');
    expect(inGerman.headers['etag']).not.toBe(usual.headers['etag']);
    expect(chosen.text).not.toBe(usual.text);
    const ofCountry = `${PAGE}?country=DE`;
    const inCountry = await walk.get(ofCountry).expect(200);
    await walk.get(`${PAGE}?name=an`).expect(200);
    await withoutTables(async () => {
      const again = await walk.get(PAGE).expect(200);
      expect(again.text).toBe(usual.text);
      // The time in the header is that of the first answer.
      expect(usual.headers['server-timing']).toMatch(/^read;dur=\d+\.\d\d, render;dur=\d+\.\d\d$/);
      expect(again.headers['server-timing']).toBeUndefined();
      expect((await dark().expect(200)).text).toBe(chosen.text);
      expect((await german().expect(200)).text).toBe(inGerman.text);
      await walk.get(PAGE).set('if-none-match', usual.headers['etag']!).expect(304);
      expect((await walk.get(ofCountry).expect(200)).text).toBe(inCountry.text);
      await walk.get(ofCountry).set('cookie', 'quadrant-theme=dark; other=1').expect(500);
      await walk.get(`${PAGE}?around=ann`).expect(500);
      await walk.get(`${PAGE}?name=an`).expect(500);
    });
  });

  it('says to the minute how long ago its run was published', async () => {
    for (const minutes of [5, 6]) {
      walk.setTime(new Date(ON_TIME.getTime() + minutes * 60_000));
      expect((await walk.get(PAGE).expect(200)).text).toContain(`${minutes} minutes ago`);
    }
  });

  it('is forgotten when a region on it is renamed, or publishing is paused', async () => {
    const changes = ['update regions set name = name', 'update publication set paused_at = paused_at'];
    for (const change of changes) {
      await walk.get(PAGE).expect(200);
      await asOwner(walk.dataSource, change);
      await walk.get('/api/v1/runs').expect(200);
      await withoutTables(() => walk.get(PAGE).expect(500));
    }
  });
});

describe('what was published since', () => {
  it.each([
    BOARD,
    '/api/v1/players/bob/career',
    '/api/v1/players/bob/opponents',
    '/api/v1/players/bob/opponents/ann',
    '/api/v1/movers',
    '/api/v1/movers?days=3',
  ])('is in the next answer of whoever was told of it: %s', async (path) => {
    const before = await walk.get(path).expect(200);
    await play();
    const runs = await walk.get('/api/v1/runs?limit=1').expect(200);
    const { number } = (runs.body as { rows: { number: number }[] }).rows[0]!;
    const after = await walk.get(path).expect(200);
    expect(after.body).toMatchObject({ run: number });
    expect(number).toBe((before.body as { run: number }).run + 1);
  });

  it('has nobody any more who is hidden', async () => {
    const paths = [BOARD, `${BOARD}?country=DE`, '/api/v1/players/bob/opponents', '/api/v1/players/bob/opponents/ann'];
    for (const path of paths) expect((await walk.get(path).expect(200)).text).toContain('ann');
    await walk.post('/api/v1/players/ann/hiding', token, { reason: 'spec' }).expect(200);
    for (const path of paths) expect((await walk.get(path)).text).not.toContain('"ann"');
    await walk.delete('/api/v1/players/ann/hiding?reason=spec', token).expect(200);
    expect((await walk.get(BOARD).expect(200)).text).toContain('ann');
  });
});
