import {
  explainPairing,
  fieldBefore,
  findOverrideFaults,
  findRoundFaults,
  pairingFinding,
  pairRound,
  reportBefore,
  type Overrides,
} from '@quadrant/rules/pairing';
import { tournamentKey } from '@quadrant/rules/outcome';
import { readReport } from '@quadrant/rules/report';
import { getRuleSystem } from '@quadrant/rules/systems';
import { count, hasErrors, type Finding, type TournamentReport } from '@quadrant/rules/tournament';
import { DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { describeFindings, describeTable, printJson, type OutputOptions } from '../output.js';
import { readArgument } from '../read-report-file.js';
import type { Surroundings } from '../surroundings.js';

export interface PairOptions extends OutputOptions {
  readonly round: number;
  readonly seed: string;
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
  readonly byes: readonly string[];
  readonly earnedByes: readonly string[];
  readonly explanations: readonly { readonly text: string }[];
}

function answerRound(whole: TournamentReport, { round, seed, overrides }: PairOptions): Answer | Finding[] {
  const faults = findRoundFaults(whole, round, 'matches');
  if (faults.length > 0) return faults;
  const report = reportBefore(whole, round);
  const field = fieldBefore(report, round, pointsOf(report));
  const wrong = findOverrideFaults(field, overrides);
  if (wrong.length > 0) return wrong;
  const { players, earnedByes } = field;
  if (players.length < 2) return [tellNobody(players.length)];
  const pairing = pairRound({ players, round, seed, ...overrides });
  if (pairing.pairs.length === 0) return [tellAllMet(players.length)];
  const explanations = explainPairing(players, pairing);
  return { round, ...pairing, earnedByes, explanations };
}

/** By entry: the points of the Swiss stage that the rule system counts. */
function pointsOf(report: TournamentReport): number[] {
  const points = report.entries.map(() => 0);
  if (report.rounds.length === 0) return points;
  const { ruleSystem, externalId, name } = report.tournament;
  const key = tournamentKey(externalId, name);
  for (const standing of getRuleSystem(ruleSystem).computeStandings(report, key))
    points[standing.entry] = standing.points;
  return points;
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

function describe({ round, pairs, byes, earnedByes, explanations }: Answer): string {
  const rows = [
    ...pairs.map(([first, second], table) => [table + 1, first, second]),
    ...byes.map((id) => ['', id, 'bye']),
    ...earnedByes.map((id) => ['', id, 'earned bye']),
  ];
  const reasons = explanations.map(({ text }) => `${text}\n`).join('');
  return `Round ${round}\n${describeTable(['table', 'player', 'opponent'], rows)}${reasons}`;
}
