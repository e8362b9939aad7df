import {
  finding,
  handleOf,
  kindOfResult,
  listPossibleOpponents,
  type ChosenReadings,
  type EntryIndex,
  type Finding,
  type IncompleteMatch,
  type Result,
  type RuleSystem,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import { say } from '@quadrant/rules/message';
import { fillIn, NOT_DRAWN } from './open-games.js';

/** The points of a match of two players with this kind of result do not depend on anybody else. */
const PLAYED: readonly string[] = ['win', 'loss', 'tie'];

// @row 265
/**
 * Says which unknown results follow from the stated points: both players played every other game with a known result, and
 * one result alone gives both the points that the source states. The report stays as it is until its sender agrees.
 */
export function validateInferable(rules: RuleSystem, report: TournamentReport, readings?: ChosenReadings): Finding[] {
  const stated = new Map(report.statedStandings?.map(({ entry, points }) => [entry, points]));
  const open = listOpen(report);
  return report.rounds.flatMap((round, index) =>
    (round.incomplete ?? []).flatMap((match): Finding[] => {
      const [first, second] = match.players;
      if (second === null || !match.isResultUnknown || round.stage !== 'swiss') return [];
      const players = [first, second];
      if (players.some((entry) => open.get(entry)! > 1 || (stated.get(entry) ?? null) === null)) return [];
      const fitting = rules.results.filter((result) => {
        if (!PLAYED.includes(kindOfResult(result))) return false;
        const points = pointsWith(rules, settle(report, index, match, result), readings);
        return players.every((entry) => points.get(entry) === stated.get(entry));
      });
      const [only] = fitting;
      if (only === undefined || fitting.length > 1) return [];
      const pointer = `/rounds/${index}/matches/${match.number}`;
      const who = say`${handleOf(report, first)} against ${handleOf(report, second)} in round ${round.round}`;
      const message = say`The stated points leave only one result of ${who}: ${only}.`;
      const advice = say`If you agree, give this result, and mark it: add {"pointer": "${pointer}", "rule": "totals"} to the list inferred.`;
      return [finding('result-inferable', pointer, message, advice)];
    }),
  );
}

/** Counts for each entry the matches of which something about it is unknown. */
function listOpen(report: TournamentReport): Map<EntryIndex, number> {
  const open = new Map<EntryIndex, number>();
  for (const round of report.rounds) {
    const players = (round.incomplete ?? []).flatMap((match) => match.players);
    for (const entry of [...players, ...listPossibleOpponents(report, round)])
      if (entry !== null) open.set(entry, (open.get(entry) ?? 0) + 1);
  }
  return open;
}

/** Returns the report as if a match had this result. */
const settle = (report: TournamentReport, index: number, match: IncompleteMatch, result: Result): TournamentReport => ({
  ...report,
  rounds: report.rounds.map((round, at) => {
    if (at !== index) return round;
    const { isResultUnknown: _unknown, number: _number, players, ...rest } = match;
    const settled = { ...rest, players: [players[0], players[1]!] as const, result };
    return {
      ...round,
      matches: [...round.matches, settled],
      incomplete: round.incomplete!.filter((each) => each !== match),
    };
  }),
});

function pointsWith(rules: RuleSystem, report: TournamentReport, readings?: ChosenReadings) {
  const standings = rules.computeStandings(fillIn(report, rules, 'lost'), NOT_DRAWN, readings);
  return new Map(standings.map(({ entry, points }) => [entry, points]));
}
