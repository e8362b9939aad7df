import {
  type Certificate,
  fieldBefore,
  hasTwoSides,
  pairSidedField,
  sidedFieldBefore,
  findOverrideFaults,
  findRoundFaults,
  methodOf,
  pairField,
  pairingFinding,
  reportBefore,
  type Overrides,
  type PairingOrder,
  type SwissPairing,
} from '@quadrant/rules/pairing';
import { tournamentKey } from '@quadrant/rules/outcome';
import { readReport } from '@quadrant/rules/report';
import { getRuleSystem } from '@quadrant/rules/systems';
import { count, handleOf, hasErrors, type Finding, type TournamentReport } from '@quadrant/rules/tournament';
import { DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { describeFindings, describeTable, printJson, type OutputOptions } from '../output.js';
import { readArgument } from '../read-report-file.js';
import type { Surroundings } from '../surroundings.js';

export interface PairOptions extends OutputOptions {
  readonly round: number;
  readonly seed: string;
  readonly order: PairingOrder;
  readonly overrides: Overrides;
}

/** `quadrant pair FILE --round N --seed S`: who meets whom in a Swiss round, after the rounds before it. */
export function pair(surroundings: Surroundings, file: string, options: PairOptions): ExitCode {
  const { report, findings } = readReport(readArgument(surroundings, file), { mayBeUnplayed: true });
  const faults = report === null ? findings.filter((each) => hasErrors([each])) : [];
  const answer = report === null ? faults : answerRound(report, options);
  if (Array.isArray(answer)) return refuse(surroundings, answer, options);
  if (options.json) printJson(surroundings, answer);
  else surroundings.out(describe(answer));
  return DONE;
}

function refuse(surroundings: Surroundings, findings: readonly Finding[], { json }: OutputOptions): ExitCode {
  if (json) printJson(surroundings, { findings });
  else surroundings.err(describeFindings(findings, ''));
  return REFUSED;
}

interface Answer {
  readonly round: number;
  readonly pairs: readonly (readonly [string, string])[];
  /** Of a two-game round: the side of the first player of each pair. */
  readonly sides?: 'dark-first';
  readonly byes: readonly string[];
  readonly earnedByes: readonly string[];
  readonly explanations: readonly { readonly text: string }[];
  readonly warnings: readonly Finding[];
  /** Where the next round has no pairing after this one: the best pairing after which it has one. */
  readonly alternative: SwissPairing | null;
  /** Null for a pairing by rank, which optimizes nothing. */
  readonly certificate: Certificate | null;
}

function answerRound(whole: TournamentReport, { round, seed, order, overrides }: PairOptions): Answer | Finding[] {
  const faults = findRoundFaults(whole, round, 'matches');
  if (faults.length > 0) return faults;
  const report = reportBefore(whole, round);
  const { ranking, points } = rank(report);
  const field = fieldBefore(report, round, points);
  if (hasTwoSides(report) && overrides.fixed.length + overrides.forbidden.length > 0) return [tellSides()];
  const wrong = findOverrideFaults(field, overrides);
  if (wrong.length > 0) return wrong;
  const { players, earnedByes } = field;
  if (players.length < 2) return [tellNobody(players.length)];
  const method = methodOf(report.tournament);
  const paired = hasTwoSides(report)
    ? pairSidedField(sidedFieldBefore(report, players), { round, seed, ranking })
    : pairField({ players, round, seed, order, method, ranking, ...overrides });
  const { pairs, byes, outlook, explanations, certificate } = paired;
  if (pairs.length === 0) return [tellAllMet(players.length)];
  const isLast = report.tournament.plannedRounds !== null && round >= report.tournament.plannedRounds;
  const isStuck = !outlook.isNextRoundPairable && !isLast;
  return {
    round,
    pairs,
    ...(hasTwoSides(report) ? { sides: 'dark-first' as const } : {}),
    byes,
    earnedByes,
    explanations,
    warnings: isStuck ? [tellStuck(round, outlook.alternative)] : [],
    alternative: isStuck ? outlook.alternative : null,
    certificate,
  };
}

/** Everybody in their order, null before the first round, and by entry the points that the rule system counts. */
function rank(report: TournamentReport): {
  readonly ranking: readonly string[] | null;
  readonly points: readonly number[];
} {
  const points = report.entries.map(() => 0);
  if (report.rounds.length === 0) return { ranking: null, points };
  const { ruleSystem, externalId, name } = report.tournament;
  const order = getRuleSystem(ruleSystem).computeStandings(report, tournamentKey(externalId, name));
  for (const standing of order) points[standing.entry] = standing.points;
  return { ranking: order.map(({ entry }) => handleOf(report, entry)), points };
}

function tellSides(): Finding {
  const message = 'Pairs are fixed or forbidden, but the piles of Dark and Light decide the pairs of a two-game round.';
  return pairingFinding(
    'pair-fixed-against-sides',
    '/fix',
    message,
    'Leave the pairs out, and change two cards by hand.',
  );
}

function tellNobody(players: number): Finding {
  const message = `${count(players, 'player')} can be paired; a round needs two.`;
  const advice = 'Add players, or end the tournament: the standings are final.';
  return pairingFinding('nobody-to-pair', '/players', message, advice);
}

function tellAllMet(players: number): Finding {
  const message = `All ${players} players have met each other or may not meet.`;
  const advice = 'End the Swiss stage: the standings are final. Or allow a forbidden pair.';
  return pairingFinding('everybody-has-met', '/rounds', message, advice);
}

/** 000, section 7.6, the fifth criterion: told one round ahead, while another pairing can still be chosen. */
function tellStuck(round: number, alternative: SwissPairing | null): Finding {
  const message = `After this pairing round ${round + 1} needs more byes than one for an odd number of players, or a second bye.`;
  const advice =
    alternative === null
      ? `No pairing of this round avoids it: round ${round} may be the last one.`
      : `To avoid it use the alternative, which is the best of those that do: ${listPairs(alternative)}.`;
  return pairingFinding('next-round-not-pairable', '/rounds', message, advice);
}

const listPairs = ({ pairs, byes }: SwissPairing): string =>
  [...pairs.map((each) => each.join('-')), ...byes.map((id) => `bye for ${id}`)].join(', ');

function describe({ round, pairs, sides, byes, earnedByes, explanations, warnings, certificate }: Answer): string {
  const rows = [
    ...pairs.map(([first, second], table) => [table + 1, first, second]),
    ...byes.map((id) => ['', id, 'bye']),
    ...earnedByes.map((id) => ['', id, 'earned bye']),
  ];
  const reasons = explanations.map(({ text }) => `${text}\n`).join('');
  const proof = certificate?.isOptimal ? 'Proved: no other pairing is better by the criteria of section 7.6.\n' : '';
  return `Round ${round}\n${describeTable(sides ? ['table', 'dark', 'light'] : ['table', 'player', 'opponent'], rows)}${reasons}${describeFindings(warnings, '')}${proof}`;
}
