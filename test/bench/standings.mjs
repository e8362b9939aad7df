import { getRuleSystem } from '../../dist/libs/rules/systems/src/index.js';
import { RULE_SYSTEM_IDS } from '../../dist/libs/rules/tournament/src/index.js';

const ROUNDS = 12;
const RUNS = 15;
const POD = 5;

/** Makes a seeded generator of numbers from 0 to below 1 (mulberry32), so that every run ranks the same tournaments. */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** All matches come from one literal, as the reader builds them: spread objects are a hundred times slower to read. */
const matchTold = (players, result, games, score) => ({
  players,
  result,
  games,
  score,
  endedBy: 'normal',
  differential: null,
  missions: null,
  bonusExcluded: null,
  victoryConditionsDiffer: false,
  bestOf: null,
});

const entryOf = (handle) => ({
  handle,
  name: null,
  country: null,
  region: null,
  seed: null,
  earnedByes: [],
  headStart: 0,
  droppedAfterRound: null,
  deck: null,
});

/** Each rule system names its results so. */
const RESULTS = {
  'opg-4.2': ['FW', 'FL', 'MW', 'ML', 'TT'],
  'decipher-1999': ['WIN', 'LOSS', 'MODIFIED_WIN', 'MODIFIED_LOSS', 'TRUE_TIE'],
  'stccg-1996': ['WIN', 'LOSS', 'MODIFIED_WIN', 'MODIFIED_LOSS', 'TRUE_TIE'],
};

function matchOf(ruleSystem, players, random) {
  if (ruleSystem === 'ffg-swlcg-2016') {
    const game = (sides) => ({
      winner: [0, 1, null][Math.floor(random() * 3)],
      sides,
      score: null,
      endedBy: null,
      differential: null,
    });
    return matchTold(players, null, [game(['dark', 'light']), game(['light', 'dark'])], null);
  }
  const results = RESULTS[ruleSystem];
  const result = results[Math.floor(random() * results.length)];
  return matchTold(players, result, [], [100, Math.floor(random() * 100)]);
}

function shuffled(count, random) {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

/** Players meet by lot, so that many have equal scores and every tiebreaker is needed. */
function tournament(ruleSystem, game, players) {
  const random = generator(players);
  const rounds = Array.from({ length: ROUNDS }, (_, index) => {
    const order = shuffled(players, random);
    const round = { round: index + 1, stage: 'swiss', matches: [], pods: [] };
    const size = game === 'tribbles' ? POD : 2;
    for (let at = 0; at + size <= players; at += size) {
      const seats = order.slice(at, at + size);
      if (game !== 'tribbles') round.matches.push(matchOf(ruleSystem, seats, random));
      else {
        const scores = seats.map(() => Math.floor(random() * 120_000));
        round.pods.push({ players: seats, scores, wentOut: seats[0] });
      }
    }
    return round;
  });
  const header = {
    ...{ name: 'Bench', externalId: null, game, ruleSystem, format: 'constructed', cardPool: null, rules: null },
    ...{ scenario: null, unrated: false, level: 1, kind: 'local', startsAt: '2014-11-08T10:00:00Z', endsAt: null },
    ...{ registeredAt: null, plannedRounds: null, pairing: game === 'tribbles' ? 'tribbles' : 'swiss', online: false },
    ...{ country: null, region: null, venue: null, director: null, secondaryDirector: null, tertiaryDirector: null },
    ...{ league: null, structure: null, tier: null },
  };
  const entries = Array.from({ length: players }, (_, index) => entryOf(`player ${index}`));
  // Tosses are recorded: an unrecorded one costs its hash, and chance ties grow faster than the field.
  const standings = shuffled(players, random);
  return { tournament: header, entries, rounds, finalConfrontation: null, places: [], standings };
}

function timeStandings(rules, report) {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    rules.computeStandings(report, 'bench');
    return performance.now() - start;
  });
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(RUNS / 2)], best: times[0] };
}

/** Measures standings of 12 rounds, in median milliseconds by number of players, and how they grow. */
export function benchStandings(sizes = [250, 1000, 4000]) {
  return RULE_SYSTEM_IDS.flatMap((ruleSystem) => {
    const rules = getRuleSystem(ruleSystem);
    const [first] = rules.games;
    const games = rules.games.includes('tribbles') ? [first, 'tribbles'] : [first];
    return games.map((game) => {
      const tournaments = sizes.map((players) => tournament(ruleSystem, game, players));
      // The growth of compiled code is measured. The best of the runs is the one that other programs disturbed least.
      for (const report of tournaments) timeStandings(rules, report);
      const runs = tournaments.map((report) => timeStandings(rules, report));
      const times = runs.map(({ median }) => median);
      const exponent = Math.log(runs.at(-1).best / runs[0].best) / Math.log(sizes.at(-1) / sizes[0]);
      return { name: `${ruleSystem} ${game}`, sizes, times, exponent };
    });
  });
}
