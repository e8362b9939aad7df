import { say } from '@quadrant/rules/message';
import {
  type Finding,
  handleOf,
  type TournamentReport,
  validateMeetings,
  listScoredMatches,
  validateMissingScores,
} from '@quadrant/rules/tournament';
import { needsScore } from '../differential.js';
import { scenarioRules } from '../scenarios.js';
import { findOwedByes } from './byes.js';
import { validateMatch } from './match.js';

const USE_OF_SCORES = say`differential is the third tiebreaker (Organized Play Guide 4.2, section 7.7)`;

/** Every match by itself, then what several of them say together. */
export function validateMatches(report: TournamentReport): Finding[] {
  const single: Finding[] = [];
  for (const [roundIndex, { stage, matches }] of report.rounds.entries()) {
    for (const [matchIndex, match] of matches.entries()) {
      const pointer = `/rounds/${roundIndex}/matches/${matchIndex}`;
      const names = match.players.map((player) => handleOf(report, player));
      single.push(...validateMatch(match, stage, report.tournament, pointer, names));
    }
  }
  const { scenario } = report.tournament;
  const playsRoundsInPairs = scenario !== null && scenarioRules(scenario).playsRoundsInPairs;
  const meetings = validateMeetings(report, {
    onceOnly: 'Organized Play Guide 4.2, section 7.6',
    oneBye: 'Organized Play Guide 4.2, sections 7.5 and 7.6',
    whyByeIsOwed: findOwedByes(report),
    mayMeetAgain: (round, before) => playsRoundsInPairs && round % 2 === 0 && before === round - 1,
  });
  return [
    ...single,
    ...meetings,
    ...validateMissingScores(report, listScoredMatches(report, needsScore), USE_OF_SCORES),
  ];
}
