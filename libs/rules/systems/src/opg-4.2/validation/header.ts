import { say } from '@quadrant/rules/message';
import {
  FORMAT_WORDS,
  type Finding,
  type TournamentHeader,
  type TournamentReport,
  finding,
  validateLeadTime,
  validateAbsentWords,
  type Format,
  type GameTitle,
  type Pairing,
  type Rules,
} from '@quadrant/rules/tournament';
import { CARD_POOL_GAMES, FORMAT_GAMES, isPlayedIn, RULES_GAMES, SCENARIO_GAMES } from '../formats.js';
import { scenarioRules } from '../scenarios.js';
import { HEAT, isTribblesHeat } from '../heats.js';
import { FEWEST_DAYS_AHEAD } from '../verdicts.js';
import { validateChampionship } from './championship.js';
import { validateDirector } from './director.js';

/** 000, section 10 and appendix A. */
const BRACKETS: readonly Pairing[] = [
  'single-elimination',
  'single-elimination-play-in',
  'modified-mcintyre',
  'mcintyre',
];
const OF_TWO: readonly Pairing[] = ['swiss', ...BRACKETS];
/** Appendix A calls every style swiss that has no other name, and names only the Finals. */
const OF_PODS: readonly Pairing[] = ['tribbles', 'tribbles-finals', 'swiss'];

/** Lists the ways of pairing that 000 has for a game. */
export const listPairings = (game: GameTitle): readonly Pairing[] => (game === 'tribbles' ? OF_PODS : OF_TWO);

/** 003: each variant is one way to hand out the cards. */
const FORMAT_OF_RULES: Partial<Readonly<Record<Rules, Format>>> = {
  'starter-sealed': 'sealed',
  otsd: 'sealed',
  'otsd-draft': 'draft',
};

// @row 27
/** Checks the tables of 000, section 4, the time that sanctioning needs (section 2), the calendar and the director. */
export function validateHeader(report: TournamentReport): Finding[] {
  return [
    ...validatePairing(report),
    ...validateFormat(report),
    ...validateWords(report.tournament),
    ...(isTribblesHeat(report.tournament) ? [] : validateLeadTime(report.tournament, FEWEST_DAYS_AHEAD)),
    ...validateChampionship(report.tournament),
    ...validateDirector(report),
  ];
}

function validatePairing({ tournament: { game, pairing } }: TournamentReport): Finding[] {
  const pointer = '/tournament/pairing';
  const known = listPairings(game);
  if (!known.includes(pairing)) {
    const message = say`opg-4.2 has no pairing ${pairing} for ${game}; the results count as given.`;
    return [finding('pairing-not-of-rule-system', pointer, message, say`Use one of ${known.join(', ')}.`)];
  }
  return [];
}

function validateFormat({ tournament, rounds }: TournamentReport): Finding[] {
  const { game, format, cardPool, rules, scenario } = tournament;
  const findings: Finding[] = [];
  if (FORMAT_GAMES[format] === undefined) {
    const known = Object.keys(FORMAT_GAMES).join(', ');
    const message = say`opg-4.2 has no format ${FORMAT_WORDS[format]}.`;
    findings.push(
      finding(
        'format-not-of-rule-system',
        '/tournament/format',
        message,
        say`Use one of ${known} (Organized Play Guide 4.2, section 4.1).`,
      ),
    );
  }
  if (cardPool !== null && !isPlayedIn(CARD_POOL_GAMES, cardPool, game)) {
    const message = say`The card pool ${cardPool} does not belong to ${game}, so the tournament is not sanctioned.`;
    findings.push(
      finding(
        'card-pool-not-for-game',
        '/tournament/cardPool',
        message,
        say`See the table in Organized Play Guide 4.2, section 4.2.`,
      ),
    );
  }
  if (rules !== null) findings.push(...validateRules(rules, tournament));
  if (scenario !== null && !isPlayedIn(SCENARIO_GAMES, scenario, game)) {
    const message = say`The scenario ${scenario} does not belong to ${game}, so the tournament is not sanctioned.`;
    findings.push(
      finding(
        'scenario-not-for-game',
        '/tournament/scenario',
        message,
        say`See the table in Organized Play Guide 4.2, section 4.4.`,
      ),
    );
  }
  if (scenario !== null && scenarioRules(scenario).playsRoundsInPairs && rounds.length % 2 === 1) {
    const message = say`The scenario ${scenario} needs an even number of rounds, this report has ${rounds.length}.`;
    findings.push(
      finding(
        'scenario-needs-even-rounds',
        '/rounds',
        message,
        say`Check that no round is missing (Organized Play Guide 4.2, section 4.4.2).`,
      ),
    );
  }
  return findings;
}

/** The words of 004 are refused; `structure` marks a heat, and Tribbles check more of theirs. */
const validateWords = (tournament: TournamentHeader): Finding[] =>
  validateAbsentWords(
    tournament,
    ...(tournament.game === 'tribbles' || tournament.structure === HEAT ? [] : (['structure'] as const)),
    'tier',
  );

function validateRules(rules: Rules, { game, format }: TournamentHeader): Finding[] {
  const pointer = '/tournament/rules';
  const findings: Finding[] = [];
  if (!isPlayedIn(RULES_GAMES, rules, game)) {
    const message = say`The rules ${rules} do not belong to ${game}, so the tournament is not sanctioned.`;
    findings.push(
      finding('rules-not-for-game', pointer, message, say`See the table in Organized Play Guide 4.2, section 4.3.`),
    );
  }
  const needed = FORMAT_OF_RULES[rules] ?? format;
  if (needed !== format) {
    const message = say`The rules ${rules} belong to the format ${FORMAT_WORDS[needed]}, the report says ${FORMAT_WORDS[format]}.`;
    findings.push(finding('rules-not-for-format', pointer, message, say`Correct the format or the rules.`));
  }
  return findings;
}
