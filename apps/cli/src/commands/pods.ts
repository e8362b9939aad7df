import { findRoundFaults, pairingFinding, pairPods, reportBefore } from '@quadrant/rules/pairing';
import { readReport } from '@quadrant/rules/report';
import { count, handleOf, hasErrors, type Finding, type TournamentReport } from '@quadrant/rules/tournament';
import { DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { describeFindings, describeTable, printJson, type OutputOptions } from '../output.js';
import { readArgument } from '../read-report-file.js';
import type { Surroundings } from '../surroundings.js';

export interface PodsOptions extends OutputOptions {
  /** Null: the round after the last one of the document. */
  readonly round: number | null;
  readonly seed: string;
}

/** `quadrant pods FILE --seed S`: the pods of a Tribbles tournament, new ones after every five rounds. */
export function pods(surroundings: Surroundings, file: string, { round, seed, json }: PodsOptions): ExitCode {
  const { report, findings } = readReport(readArgument(surroundings, file), { mayBeUnplayed: true });
  const answer = report === null ? findings.filter((each) => hasErrors([each])) : answerPods(report, round, seed);
  if (Array.isArray(answer)) {
    if (json) printJson(surroundings, { findings: answer });
    else surroundings.err(describeFindings(answer, ''));
    return REFUSED;
  }
  if (json) printJson(surroundings, answer);
  else {
    const rows = answer.pods.map((players, table) => [table + 1, players.join(', ')]);
    surroundings.out(`Round ${answer.round}\n${describeTable(['pod', 'players'], rows)}${answer.explanation}\n`);
  }
  return DONE;
}

/** 000, 7.6. */
const ROUNDS_IN_POD = 5;

interface Answer {
  readonly round: number;
  readonly pods: readonly (readonly string[])[];
  readonly explanation: string;
}

// @row 44, 75, 160
function answerPods(whole: TournamentReport, asked: number | null, seed: string): Answer | Finding[] {
  const round = asked ?? (whole.rounds.at(-1)?.round ?? 0) + 1;
  const faults = findRoundFaults(whole, round, 'pods');
  if (faults.length > 0) return faults;
  const report = reportBefore(whole, round);
  const present = report.entries.flatMap(({ droppedAfterRound }, entry) =>
    droppedAfterRound !== null && droppedAfterRound < round ? [] : [entry],
  );
  const last = report.rounds.at(-1)?.pods ?? [];
  const stays = (round - 1) % ROUNDS_IN_POD !== 0 && last.length > 0;
  if (stays) {
    const players = last.map((pod) => pod.players.filter((entry) => present.includes(entry)));
    const explanation = `Players stay in their pods for five rounds (Organized Play Guide 4.2, section 7.6).`;
    return { round, pods: players.map((pod) => pod.map((entry) => handleOf(report, entry))), explanation };
  }
  if (present.length < 4) {
    const message = `${count(present.length, 'player')} cannot make a pod; a pod has four to eight.`;
    return [pairingFinding('pod-size-impossible', '/players', message, 'Add players, or end the tournament.')];
  }
  const total = totalsOf(report);
  const podOf = new Map(last.flatMap((pod, index) => pod.players.map((entry) => [entry, String(index)] as const)));
  const players = present.map((entry) => ({
    id: handleOf(report, entry),
    points: total[entry]!,
    pod: podOf.get(entry) ?? null,
  }));
  const explanation =
    last.length === 0
      ? 'The first pods are drawn at random, of four to eight players and as equal as possible (Organized Play Guide 4.2, section 7.2).'
      : 'The best of each pod play together, and the pods are filled up by score (Organized Play Guide 4.2, section 7.6).';
  return { round, pods: pairPods({ players, round, seed }), explanation };
}

/** Points by entry, with the head start, which counts with the first round (000, glossary). */
function totalsOf(report: TournamentReport): number[] {
  const totals = report.entries.map(({ headStart }) => headStart);
  for (const { pods: played } of report.rounds) {
    for (const { players, scores } of played) {
      players.forEach((entry, seat) => (totals[entry] = totals[entry]! + scores[seat]!));
    }
  }
  return totals;
}
