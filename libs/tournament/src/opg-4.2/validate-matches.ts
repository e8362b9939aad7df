import type { Finding } from '../finding.js';
import type { EntryIndex, TournamentReport } from '../report.js';
import { validateMeetings } from '../validation/meetings.js';
import { validateMissingScores } from '../validation/missing-scores.js';
import { needsScore } from './differential.js';
import { scenarioRules } from './scenarios.js';
import { validateMatch } from './validate-match.js';

const NO_ENTRY = 'somebody';

const USE_OF_SCORES = 'differential is the third tiebreaker (000, 7.7)';

/** Every match by itself, then what several of them say together. */
export function validateMatches(report: TournamentReport): Finding[] {
  const nameOf = (entry: EntryIndex) => report.entries[entry]?.handle ?? NO_ENTRY;
  const single = report.rounds.flatMap(({ stage, matches }, roundIndex) =>
    matches.flatMap((match, matchIndex) => {
      const pointer = `/rounds/${roundIndex}/matches/${matchIndex}`;
      return validateMatch(match, stage, report.tournament, pointer, match.players.map(nameOf));
    }),
  );
  const { scenario } = report.tournament;
  const playsRoundsInPairs = scenario !== null && scenarioRules(scenario).playsRoundsInPairs;
  const meetings = validateMeetings(report, {
    onceOnly: '000, 7.6',
    oneBye: "000, 7.5, which gives one for an opponent's Missed Game besides",
    mayMeetAgain: (round, before) => playsRoundsInPairs && round % 2 === 0 && before === round - 1,
  });
  return [...single, ...meetings, ...validateMissingScores(report, needsScore, USE_OF_SCORES)];
}
