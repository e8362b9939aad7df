import { fork } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { fileURLToPath } from 'node:url';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { SearchReadModel, LeaderboardReadModel } from '../../dist/libs/store/reading/src/index.js';
import { generateHistory, generateTournament } from './generated-history.mjs';
import { importDocuments } from './import-documents.mjs';
import { withDatabase, withQuadrant } from './installations.mjs';
import { createPublisher, publishRefresh } from './publisher.mjs';

const BARE = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
const CONNECTIONS = 16;
const TRACK = { game: '2e', category: 'constructed' };

const quantile = (times, q) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(q * times.length))];

/** Players called as the generator of histories calls them, half of them from one of ten countries, and rated by a made-up run. */
async function fillBoard(client, players) {
  const handle = `'player ' || n`;
  await client.query(
    `insert into players (id, counts_as, handle, handle_key, country, created_at) overriding system value
     select n, n, ${handle}, ${handle}, case when n % 2 = 0 then 'A' || chr(65 + (n / 2) % 10) end, now() from generate_series(1, $1::integer) n`,
    [players],
  );
  await client.query(
    `insert into player_handles (handle_key, handle, player_id, kind, created_at)
     select handle_key, handle, id, 'current', created_at from players`,
  );
  await client.query(`select setval(pg_get_serial_sequence('players', 'id'), $1)`, [players]);
  await client.query(
    `insert into ratings (game, category, player_id, rating, games, last_played_at, since_run)
     select '2e', 'constructed', n, 1500 + (random() + random() + random() - 1.5) * 400, 1 + floor(60 * random() * random()),
       now() - random() * interval '3 years', 0 from generate_series(1, $1::integer) n`,
    [players],
  );
  await client.query(
    `insert into board_rows (game, category, player_id, rating, games, wins, ties, peak, last_played_at, since_run, handle_key,
       country, region)
     select r.game, r.category, r.player_id, r.rating, r.games, 0, 0, r.rating, r.last_played_at, r.since_run, p.handle_key,
       p.country, p.region
     from ratings r join shown_players p on p.id = r.player_id
     order by r.game, r.category, -r.rating, p.handle_key collate "C"`,
  );
  await client.query('vacuum analyze');
}

/** Milliseconds of each question, in turns, so that whatever else the machine does falls on all of them. */
async function timeTurns(questions, turns) {
  const times = Object.fromEntries(Object.keys(questions).map((name) => [name, []]));
  for (let turn = -5; turn < turns; turn++) {
    for (const [name, ask] of Object.entries(questions)) {
      const start = performance.now();
      await ask(turn);
      if (turn >= 0) times[name].push(performance.now() - start);
    }
  }
  return Object.entries(times).map(([name, each]) => ({
    name,
    median: quantile(each, 0.5),
    p99: quantile(each, 0.99),
  }));
}

/** Milliseconds of a run that publishes one tournament; each begins after all others. */
async function publishSome(dataSource, client, players, runs) {
  const publisher = createPublisher(dataSource);
  const times = [];
  for (let number = 0; number < runs; number++) {
    const random = xoroshiro128plus(number + 1);
    const startsAt = Date.UTC(2021, 0, 1) + number * 3_600_000;
    const document = generateTournament({ random, index: `live-${number}`, startsAt, players: 8, population: players });
    await importDocuments(dataSource, [JSON.stringify(document)]);
    const { rows } = await client.query(
      `with last as (select max(id) as id from submissions)
       update submissions s set state = 'accepted' from last, tournaments t where s.id = last.id and t.id = s.tournament_id
       returning t.key, s.revision`,
    );
    const [{ key, revision }] = rows;
    const start = performance.now();
    await publisher.publish({ kind: 'revision', tournamentId: key, revision });
    if (number > 4) times.push(performance.now() - start);
  }
  return quantile(times, 0.5);
}

/** What somebody types into the search box, from the first letter on: beginnings that fit everybody, many and few. */
const typed = (turn) => {
  const number = (turn + 10) * 7;
  return ['p', `${number % 10}`, `p ${number % 10}`, `pl ${number}`][(turn + 8) % 4];
};

/** A leaderboard of so many players: pages of it, searching it, and publishing a tournament of some of them. */
export const benchBoard = (players, { turns = 200, runs = 40 } = {}) =>
  withDatabase(async ({ dataSource, client }) => {
    await fillBoard(client, players);
    const publishing = await publishSome(dataSource, client, players, runs);
    const [{ head_run: run }] = (await client.query('select head_run from publication')).rows;
    const boards = new LeaderboardReadModel(dataSource);
    const everybody = { ...TRACK, country: null, region: null, minGames: 0, gamesBelow: null, activeSince: null };
    const filters = { ...everybody, view: { run, playedBefore: null } };
    const handleOf = (turn) => `player ${1 + (((turn + 10) * 7919) % players)}`;
    const page = (more = {}) => boards.getPage({ ...filters, limit: 50, after: null, ...more });
    const positions = [];
    for (let turn = 0; turn < 20; turn++) {
      positions.push((await boards.getAround(filters, handleOf(turn), 50)).next);
    }
    const after = (turn) => positions[(turn + 20) % positions.length] ?? positions[0];
    const pages = await timeTurns(
      {
        'first page': () => page(),
        'random page': (turn) => page({ after: after(turn) }),
        'around a player': (turn) => boards.getAround(filters, handleOf(turn), 50),
        country: () => page({ country: 'AC' }),
        'minimum games': () => page({ minGames: 20 }),
        'any minimum': () => page({ minGames: 17 }),
        provisional: () => page({ gamesBelow: 10 }),
        'year of activity': (turn) => page({ activeSince: new Date(Date.now() - 365 * 86_400_000 - turn * 1_000) }),
      },
      turns,
    );
    const search = new SearchReadModel(dataSource);
    const [found] = await timeTurns(
      { search: (turn) => search.find(typed(turn), ['player', 'tournament', 'league', 'venue'], 5) },
      turns,
    );
    return { players, publishing, pages, found };
  });

/** Requests a second of one address over some connections, each one request after the other. */
async function loadOne(port, path, { headers = {}, seconds, unique = false }) {
  let answers = 0;
  let isOver = false;
  const wanted = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  let number = 0;
  // Another instant in each address: everybody has played since, and nothing is kept of it.
  const query = () => (unique ? `?activeSince=${new Date(Date.UTC(1990, 0, 1) + number++ * 1_000).toISOString()}` : '');
  const request = () => `GET ${path}${query()} HTTP/1.1\r\nhost: localhost\r\n${wanted}\r\n`;
  const connect = () =>
    new Promise((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1', () => socket.write(request()));
      let missing = 0;
      let head = Buffer.alloc(0);
      socket.on('error', reject);
      socket.on('close', resolve);
      socket.on('data', (bytes) => {
        let rest = bytes;
        if (missing === 0) {
          head = Buffer.concat([head, rest]);
          const end = head.indexOf('\r\n\r\n');
          if (end < 0) return;
          const text = head.subarray(0, end).toString('latin1');
          if (!/^HTTP\/1.1 (200|304)/.test(text)) return reject(new Error(text));
          missing = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
          rest = head.subarray(end + 4);
          head = Buffer.alloc(0);
        }
        missing -= rest.length;
        if (missing > 0) return;
        answers += 1;
        if (isOver) socket.destroy();
        else socket.write(request());
      });
    });
  const connections = Array.from({ length: CONNECTIONS }, connect);
  const start = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  isOver = true;
  const elapsed = (performance.now() - start) / 1000;
  await Promise.all(connections);
  return answers / elapsed;
}

/** A bare Fastify server with the same bytes, in a process of its own. */
async function withBare({ body, headers }, work) {
  const child = fork(BARE);
  child.send({ body, headers });
  const [port] = await once(child, 'message');
  try {
    return await work(port);
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

/** Throughput beside a bare Fastify server that sends the same bytes; in turns of both. */
export const benchServer = ({ games = 6_000, seconds = 4, rounds = 3 } = {}) =>
  withQuadrant(async ({ url, dataSource }) => {
    await importDocuments(
      dataSource,
      generateHistory({ tournaments: Math.round(games / 12), players: 8, population: 120 }),
    );
    await publishRefresh(dataSource, 'full');
    const board = await fetchPlain(`${url}/api/v1/leaderboards/2e/constructed`);
    const page = await fetchPlain(`${url}/leaderboards/2e/constructed`);
    const cases = [
      { name: 'kept', answer: board, wish: {} },
      { name: 'page', answer: page, wish: {} },
      { name: '304', answer: board, wish: { headers: { 'if-none-match': board.headers.etag } } },
      { name: 'uncached', answer: board, wish: { unique: true } },
    ];
    const figures = [];
    for (const { name, answer, wish } of cases) {
      const [ours, bare] = await withBare(answer, async (port) => {
        const times = [[], []];
        for (let round = 0; round < rounds; round++) {
          times[0].push(await loadOne(new URL(url).port, answer.path, { ...wish, seconds }));
          times[1].push(await loadOne(port, answer.path, { ...wish, unique: false, seconds }));
        }
        return times;
      });
      figures.push({ name, ours: quantile(ours, 0.5), bare: quantile(bare, 0.5) });
    }
    return figures;
  });

/** An answer without what belongs to its connection alone. */
async function fetchPlain(url) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const own = ['content-length', 'connection', 'keep-alive', 'date', 'transfer-encoding'];
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !own.includes(name)));
  return { path: new URL(url).pathname, body: await answer.text(), headers };
}
