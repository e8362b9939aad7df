import { count, plain, say } from '@quadrant/rules/message';
import {
  type ChosenReadings,
  type Finding,
  type TournamentReport,
  finding,
  validateCutOrder,
  validateParticipants,
  validatePlannedRounds,
  validateRoundsBesideCut,
  withoutRoundsBesideCut,
} from '@quadrant/rules/tournament';
import { followRuns } from '../double-elimination.js';
import { computeSwissStage } from '../standings.js';
import { CUT_SIZES, fewestPlayers, findStructure, findStructureRow } from '../structures.js';

// @row 235, 239
/** Compares the players, the rounds and the size of the cut with the announced ones (004, Tournament Structures). */
export function validateStructure(report: TournamentReport): Finding[] {
  return [
    ...validateRoundsBesideCut(report),
    ...validatePlannedRounds(
      withoutRoundsBesideCut(report),
      plain`Star Wars LCG Tournament Regulations 1.0, Swiss Rounds`,
    ),
    ...validatePlayers(report),
    ...validateTable(report),
  ];
}

function validatePlayers(report: TournamentReport): Finding[] {
  const structure = findStructure(report.tournament.structure ?? 'basic');
  if (structure === null) return [];
  return validateParticipants(report, fewestPlayers(structure), {
    told: say`the ${structure} structure begins with`,
    advice: say`Check that nobody is missing, or correct the structure (Star Wars LCG Tournament Regulations 1.0, Tournament Structures).`,
  });
}

function validateTable(report: TournamentReport): Finding[] {
  const { tournament, rounds, entries } = withoutRoundsBesideCut(report);
  const structure = findStructure(tournament.structure);
  const cut = followRuns(report).size;
  if (structure === null) return validateCutSize(cut);

  const row = findStructureRow(structure, entries.length);
  if (row === null) return [];
  const announced = say`the ${structure} structure has`;
  const forPlayers = say`for ${count(entries.length, 'player')}`;
  const findings: Finding[] = [];
  const swiss = rounds.filter(({ stage }) => stage === 'swiss').length;
  if (swiss !== row.swissRounds) {
    const message = say`${count(swiss, 'Swiss round was', 'Swiss rounds were')} played, ${announced} ${row.swissRounds} ${forPlayers}.`;
    const advice = say`Check rounds and players; another number of rounds is a custom structure (Star Wars LCG Tournament Regulations 1.0).`;
    findings.push(finding('rounds-against-structure', '/rounds', message, advice));
  }
  if (cut !== (row.cut ?? 0)) {
    const told = row.cut === null ? say`no cut` : say`a cut to ${row.cut}`;
    const message = say`${count(cut, 'player')} played double elimination, ${announced} ${told} ${forPlayers}.`;
    const advice = say`Check the elimination rounds; another cut is a custom structure (Star Wars LCG Tournament Regulations 1.0).`;
    findings.push(finding('cut-against-structure', '/rounds', message, advice));
  }
  return findings;
}

function validateCutSize(cut: number): Finding[] {
  if (cut === 0 || CUT_SIZES.includes(cut)) return [];
  const message = say`${count(cut, 'player')} played double elimination, but the cut is made to ${CUT_SIZES.join(', ')}.`;
  const advice = say`Check the elimination rounds, or name the custom structure (Star Wars LCG Tournament Regulations 1.0, Double Elimination Rounds).`;
  return [finding('cut-size-not-of-rule-system', '/rounds', message, advice)];
}

/** 004, Progression Cut: the highest-ranked players go on. */
export function validateCut(report: TournamentReport, readings: ChosenReadings = {}): Finding[] {
  const runs = followRuns(report);
  const { tally, order } = computeSwissStage(withoutRoundsBesideCut(report), '', readings);
  if (runs.size === 0 || tally.rounds === 0) return [];
  return validateCutOrder(
    report,
    order,
    (entry) => runs.has(entry),
    plain`Star Wars LCG Tournament Regulations 1.0, Progression Cut`,
  );
}
