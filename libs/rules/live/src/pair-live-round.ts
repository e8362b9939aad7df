import { say, type Text } from '@quadrant/rules/message';
import { drawReport, pairReport, seatReport, type PairedRound, type PairQuestion } from '@quadrant/rules/next-round';
import type { Finding, TournamentReport } from '@quadrant/rules/tournament';
import type { AskedPairing, PairAct } from './live-act.js';
import { reportBesideCut } from './beside-cut.js';
import { reportOf } from './live-report.js';
import type { LiveState } from './live-state.js';
import { findRound, isPodGame, tablesOf } from './queries.js';

/** A round that is still to be paired, by `pairReport` here or in a thread. */
export interface PlannedRound {
  readonly report: TournamentReport;
  readonly question: PairQuestion;
  /** It returns the act that the log keeps. */
  readonly finish: (paired: PairedRound) => PairAct;
}

/** Pairs the next Swiss round at once, as {@link planLiveRound} does. */
export function pairLiveRound(state: LiveState, asked: AskedPairing): PairAct | readonly Finding[] {
  const planned = planLiveRound(state, asked);
  if (!('question' in planned)) return planned;
  const paired = pairReport(planned.report, planned.question);
  return Array.isArray(paired) ? paired : planned.finish(paired);
}

// @row 42, 43, 44, 71, 75, 140, 155
/**
 * Plans the next Swiss round, or plans the last one again. It is drawn by the tournament's seed, the round, and how
 * often it was paired, so that anybody can repeat the draw.
 *
 * @returns pods at once, since they take no time; findings where it cannot be paired
 */
export function planLiveRound(
  state: LiveState,
  { round, reason }: AskedPairing,
): PlannedRound | PairAct | readonly Finding[] {
  const isBeside = state.bracket !== null;
  const report = isBeside
    ? reportBesideCut(state, round)
    : reportOf({ ...state, rounds: state.rounds.slice(0, round - 1), isFinished: false });
  const attempt = (findRound(state, round)?.attempt ?? 0) + 1;
  const seed = `${state.tournament.seed}/${attempt}`;
  const facts = { kind: 'pair', round, reason: reason ?? null } as const;
  if (isPodGame(state)) {
    const seated = seatReport(report, round, seed);
    if (Array.isArray(seated)) return seated;
    return { ...facts, ...NOBODY, pods: seated.pods, explanations: [seated.explanation], notes: {} };
  }
  const delayed = delayedOf(state, round);
  return {
    report,
    question: {
      round: isBeside ? report.rounds.length + 1 : round,
      seed,
      order: 'byes-first',
      fixed: [],
      forbidden: delayed.earlier.map((players) => ({ players, reason: say`Their game is delayed.` })),
      delayed: delayed.last,
    },
    finish: ({ pairs, byes, earnedByes, explanations, warnings }) => ({
      ...facts,
      ...NOBODY,
      matches: pairs,
      byes,
      earnedByes,
      explanations: [...warnings.map(({ message }) => message), ...explanations.map(({ text }) => text)],
      notes: notesOf(report, round, seed, pairs),
    }),
  };
}

const NOBODY = { matches: [], byes: [], earnedByes: [], pods: [] } as const;

/** Lists the delayed games of the round before, and those of earlier rounds: such players do not meet again meanwhile. */
function delayedOf({ rounds }: LiveState, round: number) {
  const of = (from: number, to: number) =>
    rounds
      .slice(from, to)
      .flatMap((each) => tablesOf(each))
      .filter(({ status }) => status === 'delayed')
      .map(({ players }) => players as readonly [string, string]);
  return { last: of(round - 2, round - 1), earlier: of(0, Math.max(0, round - 2)) };
}

/** Says whose deck each player plays in a scenario (000, 4.4.1 and 4.4.2). */
function notesOf(
  report: TournamentReport,
  round: number,
  seed: string,
  pairs: readonly (readonly [string, string])[],
): Record<string, Text> {
  const { scenario } = report.tournament;
  if (scenario === 'deck-lottery' && round > 1) {
    const base = seed.slice(0, seed.lastIndexOf('/'));
    const drawn = drawReport(report, { kind: 'deck-lottery', round, seed: base, commitment: null, rules: null });
    if (Array.isArray(drawn)) return {};
    return Object.fromEntries(
      (drawn.decks ?? []).map(({ player, deckOf }) => [player, say`plays the deck of ${deckOf}`]),
    );
  }
  if (scenario === 'no-such-thing-as-luck' && round % 2 === 0) {
    return Object.fromEntries(
      pairs.flatMap(([one, other]) => [
        [one, say`plays the deck of ${other}`],
        [other, say`plays the deck of ${one}`],
      ]),
    );
  }
  return {};
}
