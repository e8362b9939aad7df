// Measures Swiss pairing of round 6 beside a package of npm. Memory is that of a separate process.
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import blossom from 'edmonds-blossom-fixed';
import { pairRound, planRound } from '../../dist/libs/rules/pairing/src/index.js';

/** Returns a generator of numbers from 0 to 1, which always gives the same ones. */
function dice(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

const newcomer = (index) => ({ id: `p${String(index).padStart(5, '0')}`, points: 0, hadBye: false, opponents: [] });

/** Builds a field after five rounds with full and modified wins and ties. */
function stateAfterFiveRounds(size) {
  const roll = dice(size);
  const players = Array.from({ length: size }, (_, index) => newcomer(index));
  const byId = new Map(players.map((player) => [player.id, player]));
  for (let round = 1; round <= 5; round++) {
    const { pairs, byes } = pairRound({ players, round, seed: 'bench' });
    for (const [one, other] of pairs) {
      const [first, second] = [byId.get(one), byId.get(other)];
      first.opponents.push(other);
      second.opponents.push(one);
      const [mine, theirs] = [
        [4, 1],
        [4, 1],
        [1, 4],
        [3, 1],
        [2, 2],
      ][Math.floor(roll() * 5)];
      first.points += mine;
      second.points += theirs;
    }
    for (const id of byes) Object.assign(byId.get(id), { points: byId.get(id).points + 4, hadBye: true });
  }
  return players;
}

const withDifferentTotals = (players) => {
  const roll = dice(1);
  const totals = new Set();
  while (totals.size < players.length) totals.add(Math.floor(roll() * players.length * 10));
  const all = [...totals];
  return players.map((player, index) => ({ ...player, points: all[index] }));
};

function medianMs(turns, run) {
  const times = Array.from({ length: turns }, (_, turn) => {
    const start = performance.now();
    run(turn);
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[turns >> 1];
}

const ours = (players, turns) => medianMs(turns, (turn) => planRound({ players, round: 6, seed: `bench ${turn}` }));

/** Asks a matcher of edges the same question. All pairs that have not met are edges, heavier where the totals are closer. */
function edmonds(players) {
  const edges = [];
  const most = 1000;
  players.forEach((player, one) => {
    const met = new Set(player.opponents);
    for (let other = one + 1; other < players.length; other++) {
      if (met.has(players[other].id)) continue;
      edges.push([one, other, most - Math.abs(player.points - players[other].points)]);
    }
  });
  return medianMs(1, () => blossom(edges, true));
}

/** @param {number[]} sizes */
export function benchPairing(sizes, { largestForOthers = 1000 } = {}) {
  for (let turn = 0; turn < 3; turn++) ours(stateAfterFiveRounds(254), 20);
  const rows = sizes.map((size) => {
    const players = stateAfterFiveRounds(size);
    const others = size > largestForOthers ? null : { edmonds: edmonds(players) };
    const megabytes = Number(
      execFileSync(process.execPath, [import.meta.filename, String(size)], { encoding: 'utf8' }),
    );
    return { size, milliseconds: ours(players, size > 2000 ? 5 : 25), megabytes, others };
  });
  const [small, large] = [rows[0], rows.at(-1)];
  const growth = Math.log(large.milliseconds / small.milliseconds) / Math.log(large.size / small.size);
  const worst = Math.min(1000, large.size);
  const apart = withDifferentTotals(stateAfterFiveRounds(worst));
  return { rows, growth, worst: { size: worst, milliseconds: ours(apart, 3) } };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const players = stateAfterFiveRounds(Number(process.argv[2]));
  planRound({ players, round: 6, seed: 'memory' });
  process.stdout.write(String(process.resourceUsage().maxRSS / 1024));
}
