import { benchBoard } from './boards.mjs';
import { benchFirstPages } from './first-pages.mjs';
import { benchHistory } from './history.mjs';
import { benchMixed } from './mixed.mjs';
import { benchReaders } from './readers.mjs';
import { benchServer } from './served.mjs';

/** Questions that take at most 1.5 times as long as each other. */
const ALIKE = ['first page', 'random page', 'around a player', 'country', 'minimum games'];
/** Percent of what a bare server does. */
const SHARES = { kept: 60, page: 50, 304: 90 };

/** One line that says how a figure compares with its goal. */
function tell(what, { value, told = value.toFixed(2), most = Infinity, least = -Infinity, more = '' }) {
  const goal = most < Infinity ? `at most ${most}` : `at least ${least}`;
  const isMet = value <= most && value >= least;
  console.log(`    ${what.padEnd(24)} ${told} (${goal}): ${isMet ? 'met' : 'NOT MET'}${more}`);
}

const inMs = (value) => `${value.toFixed(2)} ms`;

/** @param board as {@link benchBoard} found it */
function tellBoard({ players, pages, found }) {
  console.log(`  A leaderboard of ${players.toLocaleString('en')} players, in the database`);
  for (const { name, median, p99 } of pages) {
    const ratio = `${(median / pages[0].median).toFixed(2)} of the first page`;
    tell(name, { value: median, told: `median ${inMs(median)}`, most: 2, more: `; p99 ${inMs(p99)}, ${ratio}` });
  }
  const alike = pages.filter(({ name }) => ALIKE.includes(name)).map(({ median }) => median);
  tell('slowest of the first five', { value: Math.max(...alike) / Math.min(...alike), most: 1.5 });
  tell('search', { value: found.p99, told: `p99 ${inMs(found.p99)}`, most: 30 });
}

/** @param boards of few and of many players */
function tellRuns(boards) {
  console.log('  A run that publishes one tournament');
  const [small, large] = [boards[0], boards.at(-1)];
  const many = large.players.toLocaleString('en');
  tell(`among ${many}`, {
    value: large.publishing / small.publishing,
    most: 1.2,
    more: `; ${inMs(large.publishing)}, beside ${inMs(small.publishing)} among ${small.players.toLocaleString('en')}`,
  });
  tell('with leaderboards', {
    value: large.publishing / large.withoutBoards,
    most: 1.2,
    more: `; ${inMs(large.withoutBoards)} without them`,
  });
}

async function tellServer(sizes) {
  console.log('  Requests/s over 16 connections, beside a bare Fastify server with the same bytes');
  for (const { name, ours, bare } of await benchServer(sizes)) {
    const share = (100 * ours) / bare;
    const told = [ours, bare].map((each) => Math.round(each).toLocaleString('en')).join(' of ');
    tell(name, { value: share, told: `${share.toFixed(0)} %`, least: SHARES[name], more: `; ${told}` });
  }
}

async function tellFirstPages(players, sizes) {
  console.log(
    `  40 requests/s for first pages of ${players.toLocaleString('en')} players that nobody asked for before`,
  );
  for (const { name, median, p95, refused } of await benchFirstPages({ players, ...sizes })) {
    const more = `; median ${inMs(median)}, ${refused} refused`;
    tell(name, { value: p95, told: `p95 ${inMs(p95)}`, most: 10, more });
  }
}

async function tellRefresh(games, readers) {
  console.log(`  During full refreshes of ${games.toLocaleString('en')} games`);
  for (const { name, idle, during, older } of await benchReaders({ games, ...readers })) {
    const value = during.p99 / idle.p99;
    tell(`p99 of a ${name}`, { value, most: 2, more: `; ${inMs(during.p99)}, idle ${inMs(idle.p99)}` });
    tell('answers of older runs', { value: older, told: String(older), most: 0 });
  }
  const { full, floor } = await benchHistory(games);
  const told = `${full.seconds.toFixed(2)} s, beside ${floor.seconds.toFixed(2)} s`;
  tell('refresh and its floor', { value: full.seconds / floor.seconds, most: 1.5, more: `; ${told}` });
}

async function tellMixed(sizes) {
  console.log('  40 requests/s, one of them a report');
  const answers = await benchMixed(sizes);
  const { p95, median, refused } = answers.find(({ name }) => name === 'player page');
  tell('player page', { value: p95, told: `p95 ${inMs(p95)}`, most: 50, more: `; median ${inMs(median)}` });
  tell('player pages refused', { value: refused, told: String(refused), most: 0 });
}

/** Reads of boards, receipts and players, each line with its goal. */
export async function tellReads({ players, games, isSmoke = false }) {
  const small = (sizes) => (isSmoke ? sizes : {});
  console.log('\nReads of leaderboards and players');
  const boards = [];
  for (const each of players) {
    const board = await benchBoard(each, small({ turns: 3, runs: 6 }));
    boards.push(board);
    tellBoard(board);
  }
  tellRuns(boards);
  await tellServer(small({ games: 600, seconds: 0.3, rounds: 1 }));
  await tellFirstPages(players.at(-1), small({ seconds: 2 }));
  await tellRefresh(games, small({ idleMs: 500, refreshes: 1 }));
  await tellMixed({ tournaments: 2_000, ...small({ tournaments: 50, seconds: 2 }) });
}
