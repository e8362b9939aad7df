import { joined, say } from '@quadrant/rules/message';
import {
  type Finding,
  handleOf,
  eliminationRounds,
  type EntryIndex,
  type Match,
  type TournamentReport,
  finding,
} from '@quadrant/rules/tournament';
import { followRuns, LOSSES_TO_BE_OUT, type Run } from '../double-elimination.js';
import { ROUND_MINUTES } from '../time-limits.js';

const SOURCE = say`Star Wars LCG Tournament Regulations 1.0, Double Elimination Rounds`;

/** The course of the double elimination (004, Double Elimination Rounds). */
export function validateElimination(report: TournamentReport): Finding[] {
  const runs = followRuns(report);
  if (runs.size === 0) return [];
  const nameOf = (entry: EntryIndex) => handleOf(report, entry);
  return [...validatePlayedOn(runs, nameOf), ...validateEnd(runs, nameOf), ...validateFinal(report, runs, nameOf)];
}

type NameOf = (entry: EntryIndex) => string;

function validatePlayedOn(runs: ReadonlyMap<EntryIndex, Run>, nameOf: NameOf): Finding[] {
  return [...runs].flatMap(([entry, { playedOnIn, outIn }]) => {
    if (playedOnIn === null) return [];
    const message = say`${nameOf(entry)} was out with a second loss in round ${outIn}, but plays in round ${playedOnIn}.`;
    const advice = say`Check the winners of the rounds before; ${LOSSES_TO_BE_OUT} losses end it (${SOURCE}).`;
    return [finding('played-on-after-second-loss', `/players/${entry}`, message, advice)];
  });
}

function validateEnd(runs: ReadonlyMap<EntryIndex, Run>, nameOf: NameOf): Finding[] {
  const remaining = [...runs].flatMap(([entry, { outIn }]) => (outIn === Infinity ? [entry] : []));
  if (remaining.length <= 1) return [];
  const message = say`${remaining.map(nameOf).join(', ')} are not eliminated after the last round; they are placed by their losses.`;
  const advice = say`Add the rounds that are missing, or enter droppedAfterRound for players who left (${SOURCE}).`;
  return [finding('elimination-not-finished', '/rounds', message, advice)];
}

/** 004, Double Elimination Rounds: all games between the two finalists are untimed. */
function validateFinal(report: TournamentReport, runs: ReadonlyMap<EntryIndex, Run>, nameOf: NameOf): Finding[] {
  return finalMatches(report, runs).flatMap((match) => {
    if (![match, ...match.games].some(({ endedBy }) => endedBy === 'time')) return [];
    const at = report.rounds.findIndex(({ matches }) => matches.includes(match));
    const message = say`The final of ${joined(match.players.map(nameOf), ' and ')} ended on time, but the final has no time limit.`;
    const advice = say`Check the ending; only the rounds before have ${ROUND_MINUTES.elimination} minutes (${SOURCE}).`;
    const index = report.rounds[at]?.matches.indexOf(match) ?? 0;
    return [finding('final-timed', `/rounds/${at}/matches/${index}`, message, advice)];
  });
}

/** The matches for which everybody but their two players was out. */
const finalMatches = (report: TournamentReport, runs: ReadonlyMap<EntryIndex, Run>): Match[] =>
  eliminationRounds(report).flatMap(({ round, matches }) =>
    matches.filter(
      ({ players }) =>
        players.length === 2 &&
        [...runs].every(([entry, { outIn }]) => outIn <= round || players.some((player) => player === entry)),
    ),
  );
