import { say } from '@quadrant/rules/message';
import { type Finding, finding } from '../finding.js';
import { handleOf } from '../participants.js';
import type { Lots } from '../ranking/toss.js';
import type { TournamentReport } from '../report.js';
import { type DocumentNumber, sourceIn } from '../cite-section.js';
import type { Sections } from '../rule-questions.js';
import type { Standing } from '../standing.js';

interface Cited {
  readonly document: DocumentNumber;
  readonly sections: Sections;
}

/** It has the type of `RuleSystem.computeStandings`, by which a rule system computes the final order. */
type ComputeStandings = (report: TournamentReport, lots: Lots) => Standing[];

// @row 123
/**
 * Compares the director's final order with that of the rules. The report must have no errors that prevent scoring.
 *
 * @param rules they name the section about places that a director gives
 */
export function validateOrder(report: TournamentReport, computeStandings: ComputeStandings, rules: Cited): Finding[] {
  return [...validatePlaces(report, rules), ...validateStandings(report, computeStandings)];
}

function validatePlaces({ places, tournament }: TournamentReport, { document, sections }: Cited): Finding[] {
  if (places.length === 0) return [];
  const message = say`The director placed ${places.length} of the players by hand; these places replace the computed ones.`;
  const source = sourceIn(document, sections['places-by-director']);
  const advice = say`Leave places out: they are for formats without places (${source}), and ${tournament.pairing} has them.`;
  return [finding('places-by-director', '/places', message, advice)];
}

function validateStandings(report: TournamentReport, computeStandings: ComputeStandings): Finding[] {
  const { standings, entries } = report;
  if (standings === null) return [];
  if (standings.length < entries.length) {
    const message = say`The director's standings name ${standings.length} of ${entries.length} players, so they were not compared.`;
    const advice = say`Name everybody; tosses are taken from the standings only where all tied players are named.`;
    return [finding('standings-incomplete', '/standings', message, advice)];
  }
  // The director's list decides every toss, so nothing is drawn.
  const computed = computeStandings(report, '');
  const index = computed.findIndex(({ entry }, position) => standings[position] !== entry);
  const expected = computed[index];
  const given = standings[index];
  if (expected === undefined || given === undefined) return [];
  const message = say`The director has ${handleOf(report, given)} in place ${expected.place}, the rules ${handleOf(report, expected.entry)} (decided by ${expected.decidedBy}).`;
  return [
    finding(
      'standings-differ',
      `/standings/${index}`,
      message,
      say`Check results and scores; the computed order counts.`,
    ),
  ];
}
