import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2000, 0, 1);
const DAYS = 20 * 365;

/**
 * Generates documents of sanctioned Second Edition Locals over twenty years, evenly spread. Each has players drawn from
 * `population`, who meet a different opponent in each of three rounds. The same arguments give the same documents.
 *
 * @returns {Generator<string>} one `quadrant/1` document each
 */
export function* generateHistory({ tournaments, players, population }) {
  const random = xoroshiro128plus(tournaments * 31 + players);
  for (let index = 0; index < tournaments; index++) {
    const startsAt = FIRST_DAY + Math.floor((index / tournaments) * DAYS * 24) * (DAY / 24);
    yield JSON.stringify(generateTournament({ random, index, startsAt, players, population }));
  }
}

/** Generates one document that starts at this instant, in milliseconds. */
export function generateTournament({ random, index, startsAt, players, population, rounds = 3 }) {
  const drawn = new Set();
  while (drawn.size < players) drawn.add(uniformInt(random, 1, population));
  const handles = [...drawn].map((number) => `player ${number}`);
  return {
    schema: 'quadrant/1',
    tournament: {
      name: `Local ${index}`,
      externalId: `bench:${index}`,
      game: '2e',
      ruleSystem: 'opg-4.2',
      format: 'constructed',
      cardPool: 'complete',
      rules: 'standard',
      level: 1,
      startsAt: new Date(startsAt).toISOString(),
      registeredAt: new Date(startsAt - 20 * DAY).toISOString(),
      plannedRounds: rounds,
      pairing: 'swiss',
      online: false,
      director: 'director',
    },
    players: handles.map((handle) => ({ handle })),
    rounds: Array.from({ length: rounds }, (_, at) => at + 1).map((round) => ({
      round,
      stage: 'swiss',
      matches: pairUp(handles, round, random),
    })),
  };
}

/** Pairs by the circle method: each player meets the one across, and all but the first move one place in each round. */
function pairUp([first, ...others], round, random) {
  const ring = [first, ...others.slice(round), ...others.slice(0, round)];
  const half = ring.length / 2;
  return ring.slice(0, half).map((handle, index) => {
    const winner = uniformInt(random, 50, 100);
    const loser = uniformInt(random, 0, winner - 1);
    const pair = [handle, ring[ring.length - 1 - index]];
    if (uniformInt(random, 0, 1) === 1) pair.reverse();
    return uniformInt(random, 0, 3) === 0
      ? { players: pair, result: 'MW', score: [winner, loser] }
      : { players: pair, result: 'FW', score: [100, loser] };
  });
}
