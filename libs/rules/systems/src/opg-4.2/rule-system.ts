import {
  requireKnownResults,
  countParticipants,
  type TournamentReport,
  type RuleSystem,
} from '@quadrant/rules/tournament';
import { answers, hasPods } from './answers.js';
import { marginOfScore } from './differential.js';
import { type Play, tribbles } from './tribbles/tribbles.js';
import { ratedGames } from './rated-games.js';
import { OPG_RESULTS } from './results.js';
import { OPG } from './sections.js';
import { computeStandings } from './standings.js';
import { validate } from './validate.js';
import { awardsPoints, isRated, isSanctioned } from './verdicts.js';

const twoPlayers: Play = { validate, computeStandings, ratedGames, awardsPoints };

/** Matches of Tribbles have no results at all; its rounds hold pods (000, 7.2). */
const resultsOf = ({ tournament }: TournamentReport) => (hasPods(tournament.game) ? [] : OPG_RESULTS);

const playOf = ({ tournament }: TournamentReport): Play => (hasPods(tournament.game) ? tribbles : twoPlayers);

// @row 1
/** Organized Play Guide 4.2 of 2014-12-15 (000): two-player tournaments of 1E and 2E, and Tribbles. */
export const opg42: RuleSystem = {
  documents: [OPG.document, '003'],
  sections: OPG.sections,
  ratingPolicy: 'opg-4.2',
  games: ['1e', '2e', 'tribbles'],
  results: OPG_RESULTS,
  notation: { matchKeys: ['games', 'bestOf', 'missions'], podGames: ['tribbles'] },
  marginOfScore,
  validate: (report, readings) => playOf(report).validate(report, readings),
  computeStandings: (report, lots, readings) =>
    playOf(report).computeStandings(requireKnownResults(report, resultsOf(report)), lots, readings),
  countParticipants,
  isSanctioned,
  isRated,
  ratedGames: (report) => playOf(report).ratedGames(requireKnownResults(report, resultsOf(report))),
  awardsPoints: (report) => playOf(report).awardsPoints(report),
  ...answers,
};
