import { handIn } from '../builders/history.js';
import { report } from '../builders/report.js';
import { round } from '../builders/round-text.js';
import { ON_TIME, useHttpWalk } from './http-walk.js';
import request from 'supertest';

const walk = useHttpWalk();
const BOARD = '/api/v1/leaderboards/2e/constructed';
const PLAYERS = Array.from({ length: 24 }, (_, n) => `b${String(n).padStart(2, '0')}`);

interface Row {
  readonly rank: number;
  readonly rankBefore: number | null;
  readonly handle: string;
  readonly country: string | null;
  readonly rating: number;
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}
interface Board {
  readonly run: number;
  readonly headRun: number;
  readonly comparedWith: number | null;
  readonly around: string | null;
  readonly players: number;
  readonly rows: Row[];
  readonly next: string | null;
}

let token: string;
let tournaments = 0;

/** Three rounds; in the last one only half of the field is left, so that games differ. */
async function play(shift: number): Promise<void> {
  const order = PLAYERS.map((_, seat) => PLAYERS[(seat + shift) % PLAYERS.length]!);
  const pairs = (players: readonly string[]) =>
    players.flatMap((player, seat) =>
      seat % 2 === 0
        ? [`${player} 100-${seat % 8 === 4 ? '100' : '35'} ${players[seat + 1]!} ${seat % 8 === 4 ? 'TT' : 'FW'}`]
        : [],
    );
  const turned = [...order.slice(1), order[0]!];
  const document = report(
    round(...pairs(order)),
    round(...pairs(turned)),
    round(...pairs(order.slice(0, 12).toReversed())),
    {
      players: Object.fromEntries(PLAYERS.map((handle, n) => [handle, { country: n % 3 === 0 ? 'DE' : 'US' }])),
      tournament: { externalId: `boards:${++tournaments}` },
    },
  );
  const { tournamentId, revision } = await handIn(walk.dataSource, document, { receivedAt: ON_TIME });
  await walk.publisher.publishTournament(tournamentId, revision);
}

const read = async (query = ''): Promise<Board> => (await walk.get(`${BOARD}${query}`).expect(200)).body as Board;

async function readAll(filters = ''): Promise<Row[]> {
  const rows: Row[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page: Board = await read(`?limit=5${filters}${next && `&cursor=${next}`}`);
    rows.push(...page.rows);
    next = page.next;
  }
  return rows;
}

/** Ranks 1-2-2-4 by definition: one more than there are better ones. */
const ranksOf = (rows: readonly Row[]): number[] =>
  rows.map(({ rating }) => rows.filter((other) => other.rating > rating).length + 1);

beforeAll(async () => {
  token = await walk.createToken('coordinator', 'thsch');
  await play(0);
  await play(5);
});

describe('a leaderboard', () => {
  it.each([
    '',
    '&country=DE',
    '&country=us',
    '&minGames=6',
    '&minGames=6&country=US',
    '&activeSince=2014-01-01',
    '&activeSince=2014-01-01&country=DE',
    '&activeSince=2014-01-01&minGames=6',
    '&provisional=only',
  ])('has on its pages the ranks and the count that all of it has: %s', async (filters) => {
    const all = (await read(`?limit=200${filters}`)).rows;
    expect(all.length).toBeGreaterThan(2);
    expect(all.map(({ rank }) => rank)).toEqual(ranksOf(all));
    expect(await readAll(filters)).toEqual(all);
    expect((await read(`?limit=1${filters}`)).players).toBe(all.length);
  });

  it('shows everybody around them with the same ranks, and goes on from there', async () => {
    for (const filters of ['', '&country=DE', '&minGames=6', '&activeSince=2014-01-01']) {
      const all = await readAll(filters);
      for (const [place, { handle }] of all.entries()) {
        const part = await read(`?limit=5&around=${handle.toUpperCase()}${filters}`);
        const from = Math.max(0, place - 2);
        expect(part).toMatchObject({ around: handle, players: all.length });
        expect(part.rows).toEqual(all.slice(from, from + 5));
        if (part.next === null) expect(from + 5).toBeGreaterThanOrEqual(all.length);
        else {
          const after = await read(`?limit=5${filters}&cursor=${part.next}`);
          expect(after.rows).toEqual(all.slice(from + 5, from + 10));
        }
      }
    }
  });

  it('has wins, losses and ties that come to the games', async () => {
    const rows = await readAll();
    expect(rows.every(({ games, wins, losses, ties }) => games === wins + losses + ties)).toBe(true);
    expect(rows.some(({ ties }) => ties > 0)).toBe(true);
    const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
    expect(sum(({ wins }) => wins)).toBe(sum(({ losses }) => losses));
  });

  it('stays, from page to page, as it was when the first was read, and says that there is a newer run', async () => {
    const before = await readAll();
    const first = await read('?limit=10');
    expect(first.headRun).toBe(first.run);
    await play(11);
    const second = await read(`?limit=10&cursor=${first.next!}`);
    expect(second).toMatchObject({ run: first.run, headRun: first.run + 1, players: first.players });
    expect([...first.rows, ...second.rows]).toEqual(before.slice(0, 20));
    const past = await read(`?limit=200&knownBy=${first.run}`);
    expect(past.rows).toEqual(before);
    const around = await read(`?limit=5&knownBy=${first.run}&around=${before[9]!.handle}`);
    expect(around.rows).toEqual(before.slice(7, 12));
    expect(await readAll()).not.toEqual(before);
  });

  it('compares ranks with those of the last official run, among everybody and now', async () => {
    expect(await read('?limit=1')).toMatchObject({ comparedWith: null, rows: [{ rankBefore: null }] });
    const { run } = await walk.publisher.publishRefresh({
      ...{ requestedBy: 'spec', reason: 'spec', scope: 'full', isOfficial: true },
      onProgress: () => undefined,
    });
    const official = await readAll();
    expect(official.map(({ rankBefore }) => rankBefore)).toEqual(official.map(({ rank }) => rank));
    await play(7);
    const now = await read('?limit=200');
    expect(now.comparedWith).toBe(run);
    const ranksBefore = new Map(official.map(({ handle, rank }) => [handle, rank]));
    expect(now.rows.map(({ rankBefore }) => rankBefore)).toEqual(now.rows.map(({ handle }) => ranksBefore.get(handle)));
    expect(now.rows.some(({ rank, rankBefore }) => rank !== rankBefore)).toBe(true);
    const { text } = await walk.get('/leaderboards/2e/constructed').set('accept', 'text/html').expect(200);
    const climbed = now.rows.filter(({ rank, rankBefore }) => rankBefore !== null && rank < rankBefore).length;
    expect(text.match(/class="movement delta up"/g)).toHaveLength(climbed);
    expect(text).toContain(`since the last official list, <a href="/runs/${run}">run ${run}</a>`);
    const part = await read(`?limit=5&around=${now.rows[9]!.handle}`);
    expect(part).toMatchObject({ comparedWith: run, rows: now.rows.slice(7, 12) });
    for (const query of ['?country=DE', '?minGames=2', '?provisional=only', `?knownBy=${run}`]) {
      const { comparedWith, rows } = await read(query);
      expect([comparedWith, ...rows.map(({ rankBefore }) => rankBefore)]).toEqual([null, ...rows.map(() => null)]);
    }
  });

  it('moves with a player who is hidden, and comes back with them', async () => {
    const handle = (await readAll('&country=DE'))[1]!.handle;
    const before = [await readAll(), await readAll('&country=DE')];
    const path = `/api/v1/players/${handle}/hiding`;
    await walk.post(path, token, { reason: 'spec' }).expect(200);
    const german = await readAll('&country=DE');
    expect(german.map((row) => row.handle)).toEqual(
      before[1]!.map((row) => row.handle).filter((each) => each !== handle),
    );
    expect((await read('?limit=1&country=DE')).players).toBe(german.length);
    expect((await readAll()).map((row) => row.handle)).not.toContain(handle);
    await walk.get(`${BOARD}?around=${handle}`).expect(404);
    await walk.delete(`${path}?reason=spec`, token).expect(200);
    expect([await readAll(), await readAll('&country=DE')]).toEqual(before);
  });
});

describe('what is asked for wrongly', () => {
  it.each([
    ['a player whom nobody knows', '?around=nobody', 404, 'There is no player with the handle \\"nobody\\"'],
    ['a player whom the filters leave out', '?around=b00&country=US', 404, 'under these filters'],
    ['a player and a cursor', '?around=b00&cursor=x', 400, 'cannot be combined with cursor'],
    ['a limit of nothing', '?limit=0', 400, 'must be at least 1'],
    ['a limit of 10,000', '?limit=10000', 400, 'must be at most 200'],
  ])('%s is refused', async (_, query, status, text) => {
    const answer = await request(walk.app.getHttpServer()).get(`${BOARD}${query}`).expect(status);
    expect(answer.text).toContain(text);
  });

  it.each([
    ['a country that nobody has', '?country=AX'],
    ['more games than anybody has', '?minGames=1000000'],
    ['a day before the first tournament', '?playedBy=1990-01-01'],
  ])('%s is an empty leaderboard', async (_, query) => {
    expect(await read(query)).toMatchObject({ players: 0, rows: [], next: null });
  });

  it('a player is not around themselves before the first tournament', async () => {
    await walk.get(`${BOARD}?playedBy=1990-01-01&around=b00`).expect(404);
  });
});
