import { count } from '../count.js';
import { daysBetween, isAfter } from '../local-date.js';
import type { TournamentReport } from '../report.js';
import type { SanctionFacts } from '../rule-system.js';
import type { Verdict } from '../standing.js';
import type { GameTitle } from '../vocabulary.js';
import { CARD_POOL_GAMES, FORMAT_GAMES, isPlayedIn, RULES_GAMES, SCENARIO_GAMES } from './formats.js';
import { countParticipants } from '../participants.js';
import { isHeat } from './tribbles/pods.js';

/** 000, section 2. */
export const FEWEST_DAYS_AHEAD = 6;
export const FEWEST_PARTICIPANTS = 4;
/** Of either stage; Tribbles has a number of its own. */
export const fewestRounds = (game: GameTitle): number => (game === 'tribbles' ? 5 : 3);

interface Criterion {
  readonly met: boolean;
  /** What was found, with the numbers, and what was needed where it fell short. */
  readonly words: string;
}

function registration({ tournament }: TournamentReport, facts: SanctionFacts): Criterion {
  const { registeredAt, startsAt } = tournament;
  if (isHeat(tournament)) return { met: true, words: 'a heat, needs no registration ahead (appendix A)' };
  if (registeredAt === null) {
    return facts.leadTimeCountsAsMet
      ? { met: true, words: 'registration date unknown, counted as early enough' }
      : { met: false, words: `registration date unknown, needed ${FEWEST_DAYS_AHEAD} days ahead` };
  }
  const days = daysBetween(registeredAt, startsAt);
  if (days >= FEWEST_DAYS_AHEAD) return { met: true, words: `registered ${count(days, 'day')} ahead` };
  const found = isAfter(registeredAt, startsAt) ? 'after the start' : `${count(days, 'day')} ahead`;
  return { met: false, words: `registered ${found}, needed ${FEWEST_DAYS_AHEAD} days ahead` };
}

function atLeast(fewest: number, found: number, one: string): Criterion {
  const words = count(found, one);
  return found >= fewest ? { met: true, words } : { met: false, words: `${words}, needed ${fewest}` };
}

/** 000, section 4: a format, a card pool, a set of rules and perhaps a scenario that the tables give to this game; what is not named is not held against it. */
function recognisedFormat({ tournament }: TournamentReport): Criterion {
  const { game, format, cardPool, rules, scenario } = tournament;
  const unknown = [
    isPlayedIn(FORMAT_GAMES, format, game) ? null : `format ${format}`,
    cardPool === null || isPlayedIn(CARD_POOL_GAMES, cardPool, game) ? null : `card pool ${cardPool}`,
    rules === null || isPlayedIn(RULES_GAMES, rules, game) ? null : `rules ${rules}`,
    scenario === null || isPlayedIn(SCENARIO_GAMES, scenario, game) ? null : `scenario ${scenario}`,
  ].filter((words) => words !== null);
  return unknown.length === 0
    ? { met: true, words: `format ${format}` }
    : { met: false, words: `${unknown.join(' and ')} not recognised for ${game}` };
}

/** 000, section 2: registered at least six days ahead, a recognised format, four players, three rounds (both stages count) or five of Tribbles. */
export function isSanctioned(report: TournamentReport, facts: SanctionFacts): Verdict {
  const criteria = [
    atLeast(fewestRounds(report.tournament.game), report.rounds.length, 'round'),
    atLeast(FEWEST_PARTICIPANTS, countParticipants(report), 'participant'),
    registration(report, facts),
    recognisedFormat(report),
  ];
  const failed = criteria.filter(({ met }) => !met);
  const told = failed.length === 0 ? criteria : failed;
  return { value: failed.length === 0, rule: `000 §2: ${told.map(({ words }) => words).join('; ')}` };
}

/** 000, section 2: only sanctioned tournaments, and not all of them; 4.4: no optional scenario. */
export function isRated({ tournament }: TournamentReport, sanctioned: Verdict): Verdict {
  if (!sanctioned.value) return { value: false, rule: `not sanctioned, ${sanctioned.rule}` };
  if (tournament.scenario !== null)
    return { value: false, rule: `000 §4.4: scenario ${tournament.scenario} is unrated` };
  if (tournament.unrated) return { value: false, rule: '000 §2: marked unrated in its listing' };
  return { value: true, rule: '000 §2: sanctioned, no scenario, not marked unrated' };
}
