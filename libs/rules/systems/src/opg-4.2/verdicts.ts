import { joined, say } from '@quadrant/rules/message';
import {
  FORMAT_WORDS,
  atLeast,
  atLeastPlayed,
  registeredAhead,
  ruleOf,
  verdictOf,
  type Criterion,
  countParticipants,
  type TournamentReport,
  type SanctionFacts,
  type Verdict,
  type GameTitle,
} from '@quadrant/rules/tournament';
import { CARD_POOL_GAMES, FORMAT_GAMES, isPlayedIn, RULES_GAMES, SCENARIO_GAMES } from './formats.js';
import { isHeat, isTribblesHeat } from './heats.js';

// @row 3, 4, 5, 6, 25
/** 000, section 2. */
export const FEWEST_DAYS_AHEAD = 6;
export const FEWEST_PARTICIPANTS = 4;
/** Rounds of both stages count; Tribbles has a different number. */
export const fewestRounds = (game: GameTitle): number => (game === 'tribbles' ? 5 : 3);

/** 000, section 2; appendix A exempts the heats of Tribbles. */
const registration = (report: TournamentReport, facts: SanctionFacts): Criterion =>
  isTribblesHeat(report.tournament)
    ? { met: true, words: say`a heat, needs no registration ahead (appendix A)` }
    : registeredAhead(report, FEWEST_DAYS_AHEAD, facts);

/**
 * 000, section 4: requires a format, a card pool, a set of rules and perhaps a scenario that the tables have for this
 * game. A part that is not named does not count against it.
 */
function recognisedFormat({ tournament }: TournamentReport): Criterion {
  const { game, format, cardPool, rules, scenario } = tournament;
  const unknown = [
    isPlayedIn(FORMAT_GAMES, format, game) ? null : say`format ${FORMAT_WORDS[format]}`,
    cardPool === null || isPlayedIn(CARD_POOL_GAMES, cardPool, game) ? null : say`card pool ${cardPool}`,
    rules === null || isPlayedIn(RULES_GAMES, rules, game) ? null : say`rules ${rules}`,
    scenario === null || isPlayedIn(SCENARIO_GAMES, scenario, game) ? null : say`scenario ${scenario}`,
  ].filter((words) => words !== null);
  return unknown.length === 0
    ? { met: true, words: say`format ${FORMAT_WORDS[format]}` }
    : { met: false, words: say`${joined(unknown, ' and ')} not recognised for ${game}` };
}

/**
 * 000, section 2: registered at least six days ahead, a recognised format, four players, three rounds (both stages
 * count) or five of Tribbles.
 */
export function isSanctioned(report: TournamentReport, facts: SanctionFacts): Verdict {
  return verdictOf('000 §2', [
    atLeastPlayed(report, fewestRounds(report.tournament.game), report.rounds.length, 'round'),
    atLeast(FEWEST_PARTICIPANTS, countParticipants(report), 'participant'),
    registration(report, facts),
    recognisedFormat(report),
  ]);
}

/** 000, section 2: only sanctioned tournaments are rated, and not all of them; 4.4: no optional scenario is. */
export function isRated({ tournament }: TournamentReport, sanctioned: Verdict): Verdict {
  if (!sanctioned.value) return { value: false, rule: say`not sanctioned, ${sanctioned.rule}` };
  if (tournament.scenario !== null)
    return { value: false, rule: ruleOf('000 §4.4', say`scenario ${tournament.scenario} is unrated`) };
  if (tournament.unrated) return { value: false, rule: ruleOf('000 §2', say`marked unrated in its listing`) };
  return { value: true, rule: ruleOf('000 §2', say`sanctioned, no scenario, not marked unrated`) };
}

/** 000, section 9, 11.2.2 and 12.4: a heat decides who plays on, not places. Tribbles has a different rule. */
export const awardsPoints = ({ tournament }: TournamentReport): Verdict =>
  isHeat(tournament)
    ? { value: false, rule: ruleOf('000 §9', say`a heat, the tournament decides that it leads to`) }
    : { value: true, rule: ruleOf('000 §11.2.2 and §12.4', say`places are worth points`) };
