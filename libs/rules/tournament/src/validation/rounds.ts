import { count, listed, say } from '@quadrant/rules/message';
import { type Finding, finding } from '../finding.js';
import { handleOf } from '../participants.js';
import { playersOfCut, roundsBesideCut } from '../ranking/beside-the-cut.js';
import type { TournamentReport } from '../report.js';

// @row 36
/** An elimination stage follows the Swiss rounds that seeded it (000, section 10; 002, 4; 004, Progression Cut). */
export function validateStageOrder({ rounds }: TournamentReport): Finding[] {
  const firstElimination = rounds.findIndex(({ stage }) => stage === 'elimination');
  if (firstElimination === -1) return [];
  return rounds.flatMap(({ stage, round }, index) => {
    if (stage === 'elimination' || index < firstElimination) return [];
    const message = say`Round ${round} is Swiss, but comes after an elimination round.`;
    return [finding('stage-order', `/rounds/${index}`, message, say`Put the elimination stage after the Swiss stage.`)];
  });
}

/**
 * Checks the Swiss rounds that the others play beside the elimination stage (004, Progression Cut): nobody plays in both.
 */
export function validateRoundsBesideCut(report: TournamentReport): Finding[] {
  const cut = playersOfCut(report);
  return roundsBesideCut(report).flatMap((round) => {
    const inBoth = round.matches.flatMap(({ players }) => players).filter((player) => cut.has(player));
    if (inBoth.length === 0) return [];
    const names = listed(
      inBoth.map((player) => handleOf(report, player)),
      'and',
    );
    const message = say`Round ${round.round} is Swiss and comes after an elimination round, but ${names} made the cut.`;
    const advice = say`Only players who missed the cut play Swiss rounds beside it. Put other Swiss rounds before the elimination stage.`;
    return [finding('stage-order', `/rounds/${report.rounds.indexOf(round)}`, message, advice)];
  });
}

/**
 * The rounds of the report against those that were planned: of both stages, or of the Swiss stage alone, because the
 * cut is often announced apart from it. `source` says where changing their number is spoken of.
 */
export function validatePlannedRounds({ rounds, tournament }: TournamentReport, source: string): Finding[] {
  const { plannedRounds } = tournament;
  const played = rounds.length;
  const swiss = rounds.filter(({ stage }) => stage === 'swiss').length;
  if (plannedRounds === null || plannedRounds === played || plannedRounds === swiss) return [];
  const code = played < plannedRounds ? 'fewer-rounds-than-planned' : 'more-rounds-than-planned';
  const stages = swiss === played ? '' : say`, ${swiss} of them Swiss`;
  const message = say`${count(plannedRounds, 'round was', 'rounds were')} planned, but the report has ${played}${stages}.`;
  const advice = say`Check that no round is missing or doubled, or correct the number of planned rounds (${source}).`;
  return [finding(code, '/tournament/plannedRounds', message, advice)];
}
