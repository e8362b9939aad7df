import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { getPolicy, rateGames } from '../../dist/libs/rules/rating/src/index.js';

const PLAYERS = 50_000;
const K_FACTOR = 16;

function drawGames(count) {
  const random = xoroshiro128plus(2014);
  const columns = {
    length: count,
    one: new Int32Array(count),
    other: new Int32Array(count),
    score: new Float64Array(count),
    share: new Float64Array(count).fill(1),
    step: new Int32Array(count),
    modified: new Uint8Array(count),
  };
  for (let game = 0; game < count; game++) {
    columns.one[game] = uniformInt(random, 0, PLAYERS - 1);
    columns.other[game] = (columns.one[game] + uniformInt(random, 1, PLAYERS - 1)) % PLAYERS;
    columns.score[game] = uniformInt(random, 0, 2) / 2;
    columns.step[game] = game;
  }
  return columns;
}

/** Measures the kernel alone, over one long list of games. The floor is the bare formula over the same columns. */
export function benchKernel(count = 2_000_000) {
  const games = drawGames(count);
  const policy = getPolicy('opg-4.2');
  const kernel = fastest(() => rateGames(policy, games, new Float64Array(PLAYERS).fill(1500), K_FACTOR));
  const floor = fastest(() => bareFormula(games, new Float64Array(PLAYERS).fill(1500)));
  return { games: count, kernel, floor };
}

/** Takes the fastest of five runs: whatever slows a run down has nothing to do with the work. */
function fastest(work) {
  const seconds = [];
  for (let run = 0; run < 5; run++) {
    const start = performance.now();
    work();
    seconds.push((performance.now() - start) / 1000);
  }
  return Math.min(...seconds);
}

function bareFormula({ length, one, other, score }, ratings) {
  for (let game = 0; game < length; game++) {
    const [a, b] = [one[game], other[game]];
    const [own, opponent] = [ratings[a], ratings[b]];
    ratings[a] = own + K_FACTOR * (score[game] - 1 / (1 + Math.exp(((opponent - own) * Math.LN10) / 400)));
    ratings[b] = opponent + K_FACTOR * (1 - score[game] - 1 / (1 + Math.exp(((own - opponent) * Math.LN10) / 400)));
  }
}
