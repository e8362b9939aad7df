import type { Half, Phase } from '../phase.js';
import { isClosed } from '../close-part.js';
import { rankHalf, type HalfRow } from './half-ranking.js';
import { phaseStateOf, type PhaseState } from './phase-state.js';
import { championOf, rankPlayoffs, type Champion, type PlayoffRow } from './playoffs.js';
import type { RecordedToss, CountedTournament, SeasonRules } from './season-rules.js';
import { rankTable, type TableRow } from './season-table.js';
import { tallySeason } from './tallies.js';
import { tossOfStage, type TossStage } from './toss.js';

// @row 117
export interface SeasonInput<Player extends string> {
  readonly rules: SeasonRules;
  /** The counting tournaments of this league and season. */
  readonly tournaments: readonly CountedTournament<Player>[];
  /** League points of all leagues, of tournaments up to the season's last day. */
  readonly lifetimeOf: (player: Player) => number;
  /** In the order in which they were recorded. */
  readonly tosses: readonly RecordedToss<Player>[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** The day of the run that published the tournaments: a champion is one by a run. Left out: today. */
  readonly publishedOn?: string;
}

export interface HalfRanking<Player extends string> {
  /** The half, or one that decides whom it passes over, is not closed yet: who is qualified may change. */
  readonly isProvisional: boolean;
  readonly rows: readonly HalfRow<Player>[];
}

export interface QualifiedPlayer<Player extends string> {
  readonly player: Player;
  readonly half: Half;
  /** Which of the places that the half gives, from 1. */
  readonly place: number;
  readonly isProvisional: boolean;
}

/** Everything about a season of one league that follows from its awards. */
export interface SeasonOutcome<Player extends string> {
  readonly table: readonly TableRow<Player>[];
  /** Null for a phase that the season has not got. */
  readonly phases: Readonly<Record<Phase, PhaseState | null>>;
  readonly halves: Readonly<Record<Half, HalfRanking<Player> | null>>;
  /** By half, then by place. Empty when no qualifiers were announced. */
  readonly qualified: readonly QualifiedPlayer<Player>[];
  readonly playoffs: {
    /** A half is not closed yet: who has qualified may change. */
    readonly isProvisional: boolean;
    readonly rows: readonly PlayoffRow<Player>[];
  };
  readonly champion: Champion<Player>;
}

/**
 * A season on a day, from nothing but its tournaments (000, 12.4 to 12.6); linear in attendances but for sorting. The
 * order of the tournaments is of no matter.
 */
export function computeSeason<Player extends string>(input: SeasonInput<Player>): SeasonOutcome<Player> {
  const { rules, tournaments, today } = input;
  const tallies = tallySeason(rules, tournaments);
  const tossAt = (stage: TossStage) => tossOfStage(rules, stage, input.tosses);
  const stateOf = (phase: Phase) => phaseStateOf(rules, tournaments, phase, today);
  const phases = {
    'first-half': stateOf('first-half'),
    'second-half': stateOf('second-half'),
    playoffs: stateOf('playoffs'),
  };

  const rankingOf = (
    half: Half,
    places: number | undefined,
    before: HalfRanking<Player> | null,
  ): HalfRanking<Player> | null => {
    const state = phases[half];
    if (state === null) return null;
    const passedOver = new Set(before?.rows.filter(({ qualified }) => qualified).map(({ player }) => player));
    return {
      isProvisional: !isClosed(rules, half) || (before?.isProvisional ?? false),
      rows: rankHalf(half, tallies, tossAt(half), places ?? null, passedOver),
    };
  };
  const first = rankingOf('first-half', rules.qualifiers?.firstHalf, null);
  const second = rankingOf('second-half', rules.qualifiers?.secondHalf, first);

  const qualified = [...listQualified('first-half', first), ...listQualified('second-half', second)];
  const isProvisional = (first?.isProvisional ?? false) || (second?.isProvisional ?? false);
  const finalists = new Set(qualified.map(({ player }) => player));
  const playoffs = rankPlayoffs(
    tallies.filter(({ player }) => finalists.has(player)),
    input.lifetimeOf,
    tossAt('playoffs'),
  );
  return {
    table: rankTable(tallies, tossAt('season')),
    phases,
    halves: { 'first-half': first, 'second-half': second },
    qualified,
    playoffs: { isProvisional, rows: playoffs },
    champion: championOf(rules, phases, playoffs, input.publishedOn ?? today),
  };
}

const listQualified = <Player extends string>(
  half: Half,
  ranking: HalfRanking<Player> | null,
): QualifiedPlayer<Player>[] =>
  (ranking?.rows ?? []).flatMap(({ player, qualifyingPlace: place }) =>
    place === null ? [] : [{ player, half, place, isProvisional: ranking?.isProvisional ?? false }],
  );
