import { hasErrors, type Finding } from '../finding.js';
import type { TournamentReport } from '../report.js';
import type { RuleSystem } from '../rule-system.js';
import { validateSealed } from '../sealed-1998/validate-sealed.js';
import { validateAttendance } from '../validation/attendance.js';
import { validateOrder } from '../validation/order.js';
import { validateTies, type TieRules } from '../validation/ties.js';
import { countParticipants } from '../participants.js';
import { ratedGames } from './rated-games.js';
import { OPG_RESULTS, winnerOf } from './results.js';
import { isRated, isSanctioned } from './sanction.js';
import { computeStandings, computeSwissStage } from './standings.js';
import { tribbles } from './tribbles/tribbles.js';
import { validateConfrontation } from './validate-confrontation.js';
import { validateEarnedByes } from './validate-earned-byes.js';
import { validateEntitlements } from './validate-entitlements.js';
import { validateHeader } from './validate-header.js';
import { validateMatches } from './validate-matches.js';
import { validateRounds } from './validate-rounds.js';
import { validateSeeds } from './validate-seeds.js';

const TIE_RULES: TieRules = {
  winnerOf,
  // A toss that nobody recorded decides nothing here that is not warned of.
  orderSwiss: (report) => computeSwissStage(report, '').order,
  source: '000, section 10',
};

function validate(report: TournamentReport): Finding[] {
  const findings = [
    ...validateHeader(report),
    ...validateRounds(report),
    ...validateMatches(report),
    ...validateAttendance(report, { countsAs: 'a Missed Game', source: '000, 7.5' }),
    ...validateEarnedByes(report),
    ...validateEntitlements(report),
    ...validateSeeds(report),
    ...validateSealed(report),
  ];
  if (hasErrors(findings)) return findings;
  return [
    ...findings,
    ...validateTies(report, TIE_RULES),
    ...validateConfrontation(report),
    ...validateOrder(report, computeStandings),
  ];
}

/** What 1E and 2E share and Tribbles has of its own: 000, section 1. */
type Play = Pick<RuleSystem, 'validate' | 'computeStandings' | 'ratedGames' | 'awardsPoints'>;

const twoPlayers: Play = {
  validate,
  computeStandings,
  ratedGames,
  awardsPoints: () => ({ value: true, rule: '000 §11.2.2 and §12.4: places are worth points' }),
};

const playOf = ({ tournament }: TournamentReport): Play => (tournament.game === 'tribbles' ? tribbles : twoPlayers);

/** Organized Play Guide 4.2 of 2014-12-15 (000): two-player tournaments of 1E and 2E, and Tribbles. */
export const opg42: RuleSystem = {
  games: ['1e', '2e', 'tribbles'],
  results: OPG_RESULTS,
  notation: { matchKeys: ['games', 'bestOf', 'missions'], podGames: ['tribbles'] },
  validate: (report) => playOf(report).validate(report),
  computeStandings: (report, tournamentKey) => playOf(report).computeStandings(report, tournamentKey),
  countParticipants,
  isSanctioned,
  isRated,
  ratedGames: (report) => playOf(report).ratedGames(report),
  awardsPoints: (report) => playOf(report).awardsPoints(report),
};
