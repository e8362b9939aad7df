import { say } from '@quadrant/rules/message';
import { type Finding, type EntryIndex, type Pod, type TournamentReport, finding } from '@quadrant/rules/tournament';
import { isFinals, LARGEST_POD, ROUNDS_IN_POD } from '../pods.js';
import { computeTally } from '../tally.js';

// @row 75
/** 000, 7.6: players stay in their pods for five rounds; then they are seated by score, in Tribbles Finals by table. */
export function validateSeating(report: TournamentReport): Finding[] {
  const { rounds, entries, tournament } = report;
  return rounds.flatMap(({ round, pods }, index) => {
    const before = rounds[index - 1]?.pods ?? [];
    const pointer = `/rounds/${index}/pods`;
    if (index % ROUNDS_IN_POD !== 0) {
      if (areTheSamePods(before, pods)) return [];
      const message = say`Players change pods before round ${round}, which is not after five rounds.`;
      return [
        finding(
          'pods-changed',
          pointer,
          message,
          say`Check who played where; pods stay for five rounds (Organized Play Guide 4.2, section 7.6).`,
        ),
      ];
    }
    if (index === 0 || isFinals(tournament)) return [];
    if (isSeatedByScore(before, pods, computeTally(entries, rounds.slice(0, index)).points)) return [];
    const message = say`The pods of round ${round} do not follow from the scores after round ${round - 1}.`;
    const advice = say`Check who played where: the best of each pod together, filled up by score (Organized Play Guide 4.2, section 7.6).`;
    return [finding('pods-not-by-score', pointer, message, advice)];
  });
}

/** Tells whether everybody who played both rounds was with the same people; players who came or left do not matter. */
function areTheSamePods(before: readonly Pod[], after: readonly Pod[]): boolean {
  const podBefore = new Map(before.flatMap(({ players }, pod) => players.map((player) => [player, pod])));
  const cameFrom = after.map(({ players }) => new Set(players.flatMap((player) => podBefore.get(player) ?? [])));
  const all = cameFrom.flatMap((pods) => [...pods]);
  return cameFrom.every(({ size }) => size <= 1) && new Set(all).size === all.length;
}

/**
 * Tells whether one pod has the best of every pod before, and all others follow in pods by score; with equal scores
 * any player may go first. Players who left are ignored. With more pods than seats in one it cannot be decided.
 */
function isSeatedByScore(before: readonly Pod[], after: readonly Pod[], points: Float64Array): boolean {
  if (before.length > LARGEST_POD) return true;
  const pointsOf = (player: EntryIndex) => points[player] ?? 0;
  const most = (players: readonly EntryIndex[]) => Math.max(...players.map(pointsOf));
  const least = (players: readonly EntryIndex[]) => Math.min(...players.map(pointsOf));

  const present = new Set(after.flatMap(({ players }) => players));
  const best = before
    .map(({ players }) => players.filter((player) => present.has(player)))
    .filter((players) => players.length > 0)
    .map((players) => players.filter((player) => pointsOf(player) === most(players)));
  const top = after.find(({ players }) => best.every((tied) => tied.some((player) => players.includes(player))));
  if (top === undefined) return false;

  const winners = new Set(best.map((tied) => tied.find((player) => top.players.includes(player))));
  const fillers = top.players.filter((player) => !winners.has(player));
  const others = after.filter((pod) => pod !== top).map(({ players }) => players);
  others.sort((a, b) => most(b) - most(a));
  const groups = [fillers, ...others].filter((players) => players.length > 0);
  return groups.every((players, index) => index === 0 || least(groups[index - 1] ?? []) >= most(players));
}
