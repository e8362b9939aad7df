import { hasErrors, type Finding } from '../finding.js';
import { countParticipants } from '../participants.js';
import type { TournamentReport } from '../report.js';
import type { RuleSystem } from '../rule-system.js';
import { validateSealed } from '../sealed-1998/validate-sealed.js';
import { validateAttendance } from '../validation/attendance.js';
import { validateNoEntitlements } from '../validation/entitlements.js';
import { validateOrder } from '../validation/order.js';
import { validateTies } from '../validation/ties.js';
import { DECIPHER_GAMES, settingOf } from './formats.js';
import { winnerOfMatch } from './played-games.js';
import { ratedGames } from './rated-games.js';
import { DECIPHER_RESULTS } from './results.js';
import { isRated, isSanctioned } from './sanction.js';
import { computeStandings, computeSwissOrder } from './standings.js';
import { computeTally } from './tally.js';
import { validateConfrontation } from './validate-confrontation.js';
import { validateHeader } from './validate-header.js';
import { validateMatches } from './validate-matches.js';
import { validateQuitting } from './validate-quitting.js';
import { validateRounds } from './validate-rounds.js';
import { validateSides } from './validate-sides.js';

function validate(report: TournamentReport): Finding[] {
  const header = validateHeader(report);
  // Without a format of this rule system nothing else can be said.
  if (hasErrors(header)) return header;
  const findings = [
    ...header,
    ...validateNoEntitlements(report),
    ...validateSealed(report),
    ...validateRounds(report),
    ...validateMatches(report),
    ...validateSides(report),
    ...validateQuitting(report),
    ...validateAttendance(report, { countsAs: 'no score', source: '001, II.A.i, 5' }),
    ...validateConfrontation(report),
  ];
  if (hasErrors(findings)) return findings;
  const { game } = settingOf(report.tournament);
  const ties = validateTies(report, {
    winnerOf: (match) => winnerOfMatch(match, game),
    orderSwiss: (from) => computeSwissOrder(from, computeTally(from), ''),
    source: '001, II.B',
  });
  return [...findings, ...ties, ...validateOrder(report, computeStandings)];
}

/** Decipher Tournament Guide 6.99 (001): Star Trek, Star Wars and Young Jedi. */
export const decipher1999: RuleSystem = {
  games: DECIPHER_GAMES,
  results: DECIPHER_RESULTS,
  notation: { matchKeys: ['games', 'bonusExcluded', 'victoryConditionsDiffer'], podGames: [] },
  validate,
  computeStandings,
  countParticipants,
  isSanctioned,
  isRated,
  ratedGames,
  awardsPoints: () => ({ value: false, rule: '000 §11.2.2 and §12: these points belong to the games of 000' }),
};
