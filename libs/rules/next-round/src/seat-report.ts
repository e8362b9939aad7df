import { count, say, type Text } from '@quadrant/rules/message';
import {
  findRoundFaults,
  LARGEST_POD,
  pairPods,
  reportBefore,
  ROUNDS_IN_POD,
  SMALLEST_POD,
} from '@quadrant/rules/pairing';
import { type Finding, finding, handleOf, type Pod, type TournamentReport } from '@quadrant/rules/tournament';

/** The top pod comes first. */
export interface SeatedRound {
  readonly round: number;
  readonly pods: readonly (readonly string[])[];
  readonly explanation: Text;
}

const GUIDE = 'Organized Play Guide 4.2';

// @row 44, 75, 160
/**
 * Seats the pods of a Tribbles round. They are drawn at first, stay the same for five rounds, and then follow the
 * score; in Tribbles Finals they follow the tables.
 *
 * @param asked null for the round after the last one of the document
 * @returns findings when there are no such pods
 */
export function seatReport(whole: TournamentReport, asked: number | null, seed: string): SeatedRound | Finding[] {
  const round = asked ?? (whole.rounds.at(-1)?.round ?? 0) + 1;
  const faults = findRoundFaults(whole, round, 'pods');
  if (faults.length > 0) return faults;
  const report = reportBefore(whole, round);
  const present = report.entries.flatMap(({ droppedAfterRound }, entry) =>
    droppedAfterRound !== null && droppedAfterRound < round ? [] : [entry],
  );
  const last = report.rounds.at(-1)?.pods ?? [];
  if ((round - 1) % ROUNDS_IN_POD !== 0 && last.length > 0) return stay(report, round, present, last);
  if (present.length < SMALLEST_POD) return [tellTooFew(present.length)];
  if (report.tournament.pairing === 'tribbles-finals') return seatByTable(report, round, present);
  const total = totalsOf(report);
  const podOf = new Map(last.flatMap((pod, index) => pod.players.map((entry) => [entry, String(index)] as const)));
  const players = present.map((entry) => ({
    id: handleOf(report, entry),
    points: total[entry]!,
    pod: podOf.get(entry) ?? null,
  }));
  const explanation =
    last.length === 0
      ? say`The first pods are drawn at random, of four to eight players and as equal as possible (${GUIDE}, section 7.2).`
      : say`The best of each pod play together, and the pods are filled up by score (${GUIDE}, section 7.6).`;
  return { round, pods: pairPods({ players, round, seed }), explanation };
}

/** Keeps the pods of the last round. Late arrivals join the smallest pod. */
function stay(
  report: TournamentReport,
  round: number,
  present: readonly number[],
  last: readonly Pod[],
): SeatedRound | Finding[] {
  const index = report.rounds.length - 1;
  const large = last.findIndex(({ players }) => players.length > LARGEST_POD);
  if (large >= 0) {
    const message = say`Pod ${large + 1} of round ${round - 1} has ${last[large]!.players.length} players; a pod has at most ${LARGEST_POD}.`;
    const advice = say`Split it into two pods in the document and play on, or correct who played where (${GUIDE}, section 7.2).`;
    return [finding('pod-size-impossible', `/rounds/${index}/pods/${large}`, message, advice)];
  }
  const pods = last.map(({ players }) => players.filter((entry) => present.includes(entry)));
  const seated = new Set(last.flatMap(({ players }) => players));
  const late = present.filter((entry) => !seated.has(entry));
  for (const entry of late) {
    const smallest = pods.reduce((best, pod) => (pod.length < best.length ? pod : best));
    if (smallest.length >= LARGEST_POD) {
      const message = say`${handleOf(report, entry)} finds no seat: every pod has ${LARGEST_POD} players until round ${nextSeating(round)}.`;
      const advice = say`Let them begin in round ${nextSeating(round)}: leave them out of the document until then.`;
      return [finding('pod-size-impossible', `/players/${entry}`, message, advice)];
    }
    smallest.push(entry);
  }
  const names = late.map((entry) => handleOf(report, entry)).join(', ');
  const arrived = late.length === 0 ? '' : say` Late arrivals join the smallest pod: ${names}.`;
  return {
    round,
    pods: pods.map((pod) => pod.map((entry) => handleOf(report, entry))),
    explanation: say`Players stay in their pods for five rounds (${GUIDE}, section 7.6).${arrived}`,
  };
}

const nextSeating = (round: number): number => Math.ceil((round - 1) / ROUNDS_IN_POD) * ROUNDS_IN_POD + 1;

/** Appendix A, Tribbles, step 4: the seed is the number of the table. */
function seatByTable(report: TournamentReport, round: number, present: readonly number[]): SeatedRound | Finding[] {
  const missing = present.find((entry) => report.entries[entry]!.seed === null);
  if (missing !== undefined) {
    const message = say`${handleOf(report, missing)} has no seed, and in Tribbles Finals the seed is the table.`;
    const advice = say`Give everybody the number of their table; "quadrant pods" with the files of all heats computes it.`;
    return [finding('seeds-with-gap', `/players/${missing}/seed`, message, advice)];
  }
  const tables = [...new Set(present.map((entry) => report.entries[entry]!.seed!))].sort((a, b) => a - b);
  const pods = tables.map((table) => present.filter((entry) => report.entries[entry]!.seed === table));
  const wrong = pods.findIndex(({ length }) => length < SMALLEST_POD || length > LARGEST_POD);
  if (wrong >= 0) {
    const message = say`Table ${tables[wrong] ?? ''} has ${count(pods[wrong]!.length, 'player')}; a pod has ${SMALLEST_POD} to ${LARGEST_POD}.`;
    return [finding('pod-size-impossible', '/players', message, say`Correct the seeds: one table has one seed.`)];
  }
  return {
    round,
    pods: pods.map((pod) => pod.map((entry) => handleOf(report, entry))),
    explanation: say`In Tribbles Finals everybody sits at the table of their seed (${GUIDE}, appendix A).`,
  };
}

/** A table of Tribbles Finals. The seed of each player at it is its number. */
export interface FinalsTable {
  readonly seed: number;
  readonly players: readonly string[];
}

// @row 160
/**
 * Returns the tables of Tribbles Finals after heats of one table each (000, appendix A, step 4). The best of each heat
 * are at the top table, which is filled up by score, as 000, 7.6, forms pods after five rounds.
 *
 * @param seed decides among equal scores
 * @returns findings when the heats do not belong to one tournament
 */
export function seatFinals(
  heats: readonly TournamentReport[],
  seed: string,
): { readonly tables: readonly FinalsTable[] } | { readonly findings: Finding[] } {
  const seen = new Map<string, number>();
  for (const [index, heat] of heats.entries()) {
    const faults = findRoundFaults(heat, (heat.rounds.at(-1)?.round ?? 0) + 1, 'pods');
    if (faults.length > 0) {
      return { findings: faults.map((fault) => ({ ...fault, pointer: `/heats/${index}${fault.pointer}` })) };
    }
    for (const { handle } of heat.entries) {
      const other = seen.get(handle);
      if (other !== undefined) {
        const message = say`${handle} plays in heats ${other + 1} and ${index + 1}.`;
        return {
          findings: [finding('player-seeded-twice', `/heats/${index}`, message, say`Give each player one heat.`)],
        };
      }
      seen.set(handle, index);
    }
  }
  const players = heats.flatMap((heat, index) => {
    const total = totalsOf(heat);
    return heat.entries.flatMap(({ handle, droppedAfterRound }, entry) =>
      droppedAfterRound === null ? [{ id: handle, points: total[entry]!, pod: String(index) }] : [],
    );
  });
  if (players.length < SMALLEST_POD) return { findings: [tellTooFew(players.length)] };
  return { tables: pairPods({ players, round: 1, seed }).map((pod, index) => ({ seed: index + 1, players: pod })) };
}

function tellTooFew(players: number): Finding {
  const message = say`${count(players, 'player')} cannot make a pod; a pod has four to eight.`;
  return finding('pod-size-impossible', '/players', message, say`Add players, or end the tournament.`);
}

/** Returns the points by entry, with the head start, which counts with the first round (000, glossary). */
function totalsOf(report: TournamentReport): number[] {
  const totals = report.entries.map(({ headStart }) => headStart);
  for (const { pods: played } of report.rounds) {
    for (const { players, scores } of played) {
      players.forEach((entry, seat) => (totals[entry] = totals[entry]! + scores[seat]!));
    }
  }
  return totals;
}
