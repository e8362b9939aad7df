/*
 * Computes the tables of a season by sections 12.5 and 12.6 of the Organized Play Guide 4.2 and the readings that
 * the page /readings lists: the table of the season, its halves with their qualified players, the playoffs and the
 * champion. All are as they are once the season is over.
 */
import { createHash } from 'node:crypto';

const sum = (values) => values.reduce((total, value) => total + value, 0);

const lotOf = (...parts) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Orders players by tosses: the last as it fell, and of each before it the new ones, behind those who beat them there. */
function orderOf(tosses) {
  let all = [];
  for (const { order } of tosses.toReversed()) {
    for (const player of order.filter((each) => !all.includes(each))) {
      const [winners, losers] = [order.slice(0, order.indexOf(player)), order.slice(order.indexOf(player) + 1)];
      const beaten = all.findIndex((each) => losers.includes(each));
      const cut =
        winners.length > 0 ? all.findLastIndex((each) => winners.includes(each)) + 1 : beaten < 0 ? all.length : beaten;
      all = [...all.slice(0, cut), player, ...all.slice(cut)];
    }
  }
  return all;
}

/**
 * Sorts rows by what they are worth, best first, and equal ones by toss. A recorded toss stays as it fell unless a
 * later one contradicts it. A player named in a toss comes before one named in none, and the rest are sorted by lot.
 */
function rank(rows, criteria, tosses, edition) {
  const named = orderOf(tosses);
  const positionOf = ({ player }) => (named.includes(player) ? named.indexOf(player) : named.length);
  return rows.toSorted((one, other) => {
    for (const criterion of criteria) {
      if (one[criterion] !== other[criterion]) return other[criterion] - one[criterion];
    }
    return (
      positionOf(one) - positionOf(other) || (lotOf(...edition, one.player) < lotOf(...edition, other.player) ? -1 : 1)
    );
  });
}

/** Returns the results that count: the best by points and bonus, of equal ones the earlier. */
function bestOf(results, most) {
  const worth = ({ points, bonus }) => points + bonus;
  const isBefore = (one, other) => (one.date === other.date ? one.key < other.key : one.date < other.date);
  const sorted = results.toSorted((one, other) => worth(other) - worth(one) || (isBefore(one, other) ? -1 : 1));
  return sorted.slice(0, most ?? undefined);
}

/**
 * @param tournaments that count in the season: `key`, `date`, `part`, `order` (players by place), `points` and `bonus` by player
 * @param tosses that the league director recorded, the older ones first
 * @param lifetimeOf points of table 12.4.1 in all leagues, up to the last day of the season
 */
export function tablesOf(league, season, tournaments, tosses, lifetimeOf) {
  const results = new Map();
  for (const { key, date, part, order, points, bonus } of tournaments) {
    for (const player of new Set([...order, ...points.keys(), ...bonus.keys()])) {
      const all = results.get(player) ?? [];
      results.set(player, all);
      const place = order.indexOf(player) + 1;
      const gained = { points: points.get(player) ?? 0, bonus: bonus.get(player) ?? 0 };
      all.push({ key, date, part, took: place > 0, won: place === 1, ...gained });
    }
  }
  const scored = (player, counting) => {
    const points = sum(counting.map((each) => each.points));
    const bonus = sum(counting.map((each) => each.bonus));
    return { player, points, bonus, total: points + bonus };
  };
  const wins = (all) => all.filter(({ won }) => won).length;
  const ofStage = (stage) => tosses.filter((each) => each.stage === stage);
  const editionOf = (stage) => [league, season.season, stage];

  const table = rank(
    [...results].map(([player, all]) => ({ ...scored(player, bestOf(all, season.best?.season)), wins: wins(all) })),
    ['total', 'points', 'wins'],
    ofStage('season'),
    editionOf('season'),
  );

  const taken = new Set();
  const halfOf = (half, places) => {
    const window = season.phases[half];
    if (window === null) return null;
    const rows = [...results].flatMap(([player, all]) => {
      const own = all.filter(({ part }) => part === half);
      if (!own.some(({ took }) => took)) return [];
      const until = all.filter(({ date }) => date <= window.to);
      const seasonPoints = sum(until.map((each) => each.points));
      return [{ ...scored(player, bestOf(own, season.best?.half)), seasonPoints, wins: wins(until) }];
    });
    const ranked = rank(rows, ['total', 'seasonPoints', 'wins'], ofStage(half), editionOf(half));
    const qualified = ranked.filter(({ player }) => !taken.has(player)).slice(0, places ?? 0);
    for (const { player } of qualified) taken.add(player);
    return { rows: ranked, qualified: qualified.map(({ player }) => player) };
  };
  const firstHalf = halfOf('first-half', season.qualifiers?.firstHalf);
  const secondHalf = halfOf('second-half', season.qualifiers?.secondHalf);

  const finals = [...taken].map((player) => {
    const all = results.get(player);
    const ofPlayoffs = all.filter(({ part }) => part === 'playoffs');
    return {
      player,
      playoffPoints: sum(ofPlayoffs.map((each) => each.points)),
      seasonPoints: sum(all.map((each) => each.points)),
      playoffsAttended: ofPlayoffs.filter(({ took }) => took).length,
      attended: all.filter(({ took }) => took).length,
      lifetimePoints: lifetimeOf(player),
    };
  });
  const playoffs = rank(
    finals,
    ['playoffPoints', 'seasonPoints', 'playoffsAttended', 'attended', 'lifetimePoints'],
    ofStage('playoffs'),
    editionOf('playoffs'),
  );
  const wasPlayed = season.phases.playoffs !== null && tournaments.some(({ part }) => part === 'playoffs');
  const champion = wasPlayed ? (playoffs[0]?.player ?? null) : null;
  return { league, season: season.season, table, halves: { firstHalf, secondHalf }, playoffs, champion };
}
