import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { SearchReadModel } from '../../dist/libs/store/search/src/index.js';
import { LeaderboardReadModel } from '../../dist/libs/store/leaderboards/src/index.js';
import { generateTournament } from './generated-history.mjs';
import { importDocuments } from './import-documents.mjs';
import { withDatabase } from './installations.mjs';
import { createPublisher } from './publisher.mjs';
import { quantile } from './quantile.mjs';

const TRACK = { game: '2e', category: 'constructed' };

/** Players have the handles of generated histories. Half of them are from one of ten countries; a made-up run rates them. */
export async function fillBoard(client, players) {
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
       handle, name, country, region)
     select r.game, r.category, r.player_id, r.rating, r.games, 0, 0, r.rating, r.last_played_at, r.since_run, p.handle_key,
       p.handle, p.name, p.country, p.region
     from ratings r join shown_players p on p.id = r.player_id
     order by r.game, r.category, -r.rating, p.handle_key collate "C"`,
  );
  await client.query('vacuum analyze');
}

/** Measures each question in milliseconds. They are asked in turns, so that other load of the machine falls on all of them. */
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

/** A live run calls this function, which tells the leaderboards what it moved. */
const MOVE = 'move_board_rows(text[], text[], integer[], integer, integer[])';

/** Runs `work` while live runs do not update the leaderboards. */
async function withoutBoards(client, work) {
  await client.query(`alter function ${MOVE} rename to move_board_rows_away;
    create function ${MOVE} returns void language sql as 'select'`);
  try {
    return await work();
  } finally {
    await client.query(`drop function ${MOVE};
      alter function ${MOVE.replace('rows', 'rows_away')} rename to move_board_rows`);
  }
}

/** In these runs, everything is planned and compiled for the first time. */
const FIRST_RUNS = 5;

/** Measures a run that publishes one tournament, in milliseconds, with and without leaderboards. Each begins after all others. */
async function publishSome(dataSource, client, players, runs) {
  const publisher = createPublisher(dataSource);
  let number = 0;
  const publishOne = async () => {
    const random = xoroshiro128plus(number + 1);
    const startsAt = Date.UTC(2021, 0, 1) + number * 3_600_000;
    const document = generateTournament({ random, index: `live-${number}`, startsAt, players: 8, population: players });
    number += 1;
    await importDocuments(dataSource, [JSON.stringify(document)]);
    const { rows } = await client.query(
      `with last as (select max(id) as id from submissions)
       update submissions s set state = 'accepted' from last, tournaments t where s.id = last.id and t.id = s.tournament_id
       returning t.key, s.revision`,
    );
    const [{ key, revision }] = rows;
    const start = performance.now();
    await publisher.publish({ kind: 'revision', tournamentId: key, revision });
    return performance.now() - start;
  };
  const publishMany = async (count) => {
    const times = [];
    for (let run = -FIRST_RUNS; run < count; run++) {
      const time = await publishOne();
      if (run >= 0) times.push(time);
    }
    return times;
  };
  const half = Math.ceil(runs / 2);
  const before = await publishMany(half);
  const without = await withoutBoards(client, () => publishMany(half));
  const after = await publishMany(half);
  return { publishing: quantile([...before, ...after], 0.5), withoutBoards: quantile(without, 0.5) };
}

/** A person types this into the search box, from the first letter on: it fits everybody, many or few. */
const typed = (turn) => {
  const number = (turn + 10) * 7;
  return ['p', `${number % 10}`, `p ${number % 10}`, `pl ${number}`][(turn + 8) % 4];
};

/** Each turn gives another instant. */
const daysAgo = (days, turn) => new Date(Date.now() - days * 86_400_000 - turn * 1_000);

/** Measures a leaderboard of so many players: pages of it, searches in it, and publishing a tournament of some of them. */
export const benchBoard = (players, { turns = 200, runs = 40 } = {}) =>
  withDatabase(async ({ dataSource, client }) => {
    await fillBoard(client, players);
    const runTimes = await publishSome(dataSource, client, players, runs);
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
        // These are the players of the random pages, so both find their data in memory, as the first page does.
        'around a player': (turn) => boards.getAround(filters, handleOf((turn + 20) % 20), 50),
        'around somebody new': (turn) => boards.getAround(filters, handleOf(turn + 20), 50),
        country: () => page({ country: 'AC' }),
        'minimum games': () => page({ minGames: 20 }),
        'any minimum': () => page({ minGames: 17 }),
        provisional: () => page({ gamesBelow: 10 }),
        'year of activity': (turn) => page({ activeSince: daysAgo(365, turn) }),
        'month of activity': (turn) => page({ activeSince: daysAgo(30, turn) }),
        'week of activity': (turn) => page({ activeSince: daysAgo(7, turn) }),
        'two days of it': (turn) => page({ activeSince: daysAgo(2, turn) }),
      },
      turns,
    );
    const search = new SearchReadModel(dataSource);
    const [found] = await timeTurns(
      { search: (turn) => search.find(typed(turn), ['player', 'tournament', 'league', 'venue'], 5) },
      turns,
    );
    return { players, ...runTimes, pages, found };
  });
