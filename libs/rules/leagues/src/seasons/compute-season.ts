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
  /** These are the counting tournaments of this league and season. */
  readonly tournaments: readonly CountedTournament<Player>[];
  /** Returns the points that a player has in all leagues, from tournaments up to the season's last day. */
  readonly lifetimeOf: (player: Player) => number;
  /** They are in the order in which they were recorded. */
  readonly tosses: readonly RecordedToss<Player>[];
  /** It is a date, `YYYY-MM-DD`. */
  readonly today: string;
  /** The day of the run that published the tournaments, because a run makes the champion. The default is today. */
  readonly publishedOn?: string;
}

export interface HalfRanking<Player extends string> {
  /** It is true while the half, or the half before it, is not closed: the qualified players may change. */
  readonly isProvisional: boolean;
  readonly rows: readonly HalfRow<Player>[];
}

export interface QualifiedPlayer<Player extends string> {
  readonly player: Player;
  readonly half: Half;
  /** The number of the place among those that the half gives, from 1. */
  readonly place: number;
  readonly isProvisional: boolean;
}

/** Everything about a season of one league that follows from its awards. */
export interface SeasonOutcome<Player extends string> {
  readonly table: readonly TableRow<Player>[];
  /** A phase that the season does not have is null. */
  readonly phases: Readonly<Record<Phase, PhaseState | null>>;
  readonly halves: Readonly<Record<Half, HalfRanking<Player> | null>>;
  /** They are sorted by half, then by place. The list is empty when no qualifiers were announced. */
  readonly qualified: readonly QualifiedPlayer<Player>[];
  readonly playoffs: {
    /** It is true while a half is not closed: the qualified players may change. */
    readonly isProvisional: boolean;
    readonly rows: readonly PlayoffRow<Player>[];
  };
  readonly champion: Champion<Player>;
}

/**
 * Computes a season on a day from its tournaments alone (000, 12.4 to 12.6). Apart from sorting, it is linear in
 * attendances. The order of the tournaments does not matter.
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
