import type { Finding } from '../finding.js';
import { daysBetween } from '../local-date.js';
import type { TournamentReport } from '../report.js';
import type { Format, GameTitle, Pairing, Rules } from '../vocabulary.js';
import { finding } from './findings.js';
import { CARD_POOL_GAMES, FORMAT_GAMES, isPlayedIn, RULES_GAMES, SCENARIO_GAMES } from './formats.js';
import { FEWEST_DAYS_AHEAD } from './sanction.js';

/** Games of OPG 4.2 that this version reads. */
export const OPG_GAMES: readonly GameTitle[] = ['1e', '2e'];

/** 000, section 1 names three. */
const PRINTED_GAMES: readonly GameTitle[] = ['1e', '2e', 'tribbles'];

/** 000, section 10 and appendix A. */
const BRACKETS: readonly Pairing[] = [
  'single-elimination',
  'single-elimination-play-in',
  'modified-mcintyre',
  'mcintyre',
];

/** 003: each variant is one way to hand out the cards. */
const FORMAT_OF_RULES: Partial<Readonly<Record<Rules, Format>>> = {
  'starter-sealed': 'sealed',
  otsd: 'sealed',
  'otsd-draft': 'draft',
};

export function validateHeader(report: TournamentReport): Finding[] {
  return [...validateGame(report), ...validatePairing(report), ...validateFormat(report), ...validateLeadTime(report)];
}

function validateGame({ tournament: { game } }: TournamentReport): Finding[] {
  if (OPG_GAMES.includes(game)) return [];
  const advice = `Use opg-4.2 for ${OPG_GAMES.join(' and ')}.`;
  return PRINTED_GAMES.includes(game)
    ? [finding('game-not-available', '/tournament/game', `Reports of ${game} cannot be read yet.`, advice)]
    : [finding('game-not-of-rule-system', '/tournament/game', `${game} is not a game of opg-4.2.`, advice)];
}

function validatePairing({ tournament: { pairing } }: TournamentReport): Finding[] {
  const pointer = '/tournament/pairing';
  if (pairing === 'swiss') return [];
  if (pairing === 'tribbles' || pairing === 'tribbles-finals') {
    return [
      finding(
        'pairing-not-available',
        pointer,
        `The pairing ${pairing} cannot be read yet.`,
        'Wait for Tribbles reports.',
      ),
    ];
  }
  if (BRACKETS.includes(pairing)) {
    const message = `The matches were not compared with the bracket ${pairing}.`;
    return [finding('pairing-not-checked', pointer, message, 'Check yourself that the right players met.')];
  }
  const message = `opg-4.2 has no pairing ${pairing}; the results count as they stand.`;
  return [finding('pairing-not-of-rule-system', pointer, message, `Use swiss or one of ${BRACKETS.join(', ')}.`)];
}

function validateFormat({ tournament, rounds }: TournamentReport): Finding[] {
  const { game, format, cardPool, rules, scenario } = tournament;
  const findings: Finding[] = [];
  if (FORMAT_GAMES[format] === undefined) {
    const known = Object.keys(FORMAT_GAMES).join(', ');
    const message = `opg-4.2 has no format ${format}.`;
    findings.push(
      finding('format-not-of-rule-system', '/tournament/format', message, `Use one of ${known} (000, 4.1).`),
    );
  }
  if (cardPool !== null && !isPlayedIn(CARD_POOL_GAMES, cardPool, game)) {
    const message = `The card pool ${cardPool} is not one of ${game}, so the tournament is not sanctioned.`;
    findings.push(finding('card-pool-not-for-game', '/tournament/cardPool', message, 'See the table in 000, 4.2.'));
  }
  if (rules !== null && !isPlayedIn(RULES_GAMES, rules, game)) {
    const message = `The rules ${rules} are not ones of ${game}, so the tournament is not sanctioned.`;
    findings.push(finding('rules-not-for-game', '/tournament/rules', message, 'See the table in 000, 4.3.'));
  }
  const formatOfRules = rules === null ? undefined : FORMAT_OF_RULES[rules];
  if (formatOfRules !== undefined && formatOfRules !== format) {
    const message = `The rules ${String(rules)} belong to the format ${formatOfRules}, the report says ${format}.`;
    findings.push(finding('rules-not-for-format', '/tournament/rules', message, 'Correct the format or the rules.'));
  }
  if (scenario !== null && !isPlayedIn(SCENARIO_GAMES, scenario, game)) {
    const message = `The scenario ${scenario} is not one of ${game}.`;
    findings.push(finding('scenario-not-for-game', '/tournament/scenario', message, 'See the table in 000, 4.4.'));
  }
  // 000, 4.4.2.
  if (scenario === 'no-such-thing-as-luck' && rounds.length % 2 === 1) {
    const message = `No Such Thing as Luck needs an even number of rounds, this report has ${rounds.length}.`;
    findings.push(finding('scenario-needs-even-rounds', '/rounds', message, 'Check that no round is missing.'));
  }
  return findings;
}

/** 000, section 2: at least six days before the event. */
function validateLeadTime({ tournament: { registeredAt, startsAt } }: TournamentReport): Finding[] {
  if (registeredAt === null) {
    const message =
      'It is not known when the tournament was registered; a report from a director is not sanctioned then.';
    return [finding('lead-time-unknown', '/tournament', message, 'Give registeredAt if it is known.')];
  }
  const days = daysBetween(registeredAt, startsAt);
  if (days >= FEWEST_DAYS_AHEAD || days < 0) return [];
  const message = `The tournament was registered ${days} days ahead, sanctioning needs ${FEWEST_DAYS_AHEAD}.`;
  return [finding('lead-time-too-short', '/tournament/registeredAt', message, 'It will not be rated; check the date.')];
}
