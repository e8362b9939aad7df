import { say } from '@quadrant/rules/message';
import { type Finding, finding, handleOf, type TournamentReport } from '@quadrant/rules/tournament';
import type { PairingPlayer } from './pairing.js';

/** The players who may play in a round, with what the earlier rounds tell about them. */
export interface Field {
  readonly players: readonly PairingPlayer[];
  /** These players sit the round out with an earned bye (000, 7.5). They are not paired, and their bye is not counted. */
  readonly earnedByes: readonly string[];
  /** The ids of the players who have dropped. */
  readonly gone: readonly string[];
}

// @row 155
/** Returns the report up to the round before, so that points count only what was known then. */
export const reportBefore = (report: TournamentReport, round: number): TournamentReport => ({
  ...report,
  rounds: report.rounds.filter((played) => played.round < round),
});

/** Returns the reasons why a round cannot be paired with this document; none when it can. */
export function findRoundFaults(report: TournamentReport, round: number, kind: 'matches' | 'pods'): Finding[] {
  const before = reportBefore(report, round).rounds;
  const wrong = before.findIndex((played) => (kind === 'pods' ? played.matches : played.pods).length > 0);
  if (wrong >= 0) {
    const [code, message, advice] =
      kind === 'pods'
        ? (['matches-not-for-pairing', say`has matches`, say`Use "quadrant pair".`] as const)
        : (['pods-not-for-pairing', say`is played in pods`, say`Use "quadrant pods".`] as const);
    return [finding(code, `/rounds/${wrong}`, say`Round ${before[wrong]!.round} ${message}.`, advice)];
  }
  const elimination = before.findIndex(({ stage }) => stage === 'elimination');
  if (elimination >= 0) {
    const message = say`Round ${before[elimination]!.round} belongs to the elimination stage, which the bracket pairs.`;
    const advice = say`Ask for a Swiss round, or use "quadrant bracket".`;
    return [finding('elimination-has-begun', `/rounds/${elimination}/stage`, message, advice)];
  }
  const last = before.at(-1)?.round ?? 0;
  if (last === round - 1) return [];
  const has = last === 0 ? say`no round` : say`rounds up to ${last}`;
  const message = say`The document has ${has}, but round ${round} is paired after round ${round - 1}.`;
  const advice = say`Add the missing rounds, or ask for round ${last + 1}.`;
  return [finding('rounds-before-missing', '/rounds', message, advice)];
}

/**
 * Returns the players of a round, with what the earlier rounds tell about them. Late arrivals are in the document
 * without a match, since they missed the rounds before.
 *
 * @param report up to the round before
 * @param points by entry, whole numbers
 */
export function fieldBefore(report: TournamentReport, round: number, points: readonly number[]): Field {
  const opponents = report.entries.map(() => [] as string[]);
  const hadBye = report.entries.map(() => false);
  for (const { matches } of report.rounds) {
    for (const { players, result } of matches) {
      const [first, second] = players;
      if (second === undefined) {
        if (result === 'BYE') hadBye[first] = true;
        continue;
      }
      opponents[first]!.push(handleOf(report, second));
      opponents[second]!.push(handleOf(report, first));
    }
  }
  const all = report.entries.map(({ handle, earnedByes, droppedAfterRound }, entry) => ({
    player: { id: handle, points: points[entry] ?? 0, hadBye: hadBye[entry]!, opponents: opponents[entry]! },
    isGone: droppedAfterRound !== null && droppedAfterRound < round,
    hasEarnedBye: earnedByes.includes(round),
  }));
  const idsWhere = (isMeant: (each: (typeof all)[number]) => boolean) =>
    all.filter(isMeant).map(({ player }) => player.id);
  return {
    players: all.filter(({ isGone, hasEarnedBye }) => !isGone && !hasEarnedBye).map(({ player }) => player),
    earnedByes: idsWhere(({ isGone, hasEarnedBye }) => !isGone && hasEarnedBye),
    gone: idsWhere(({ isGone }) => isGone),
  };
}
