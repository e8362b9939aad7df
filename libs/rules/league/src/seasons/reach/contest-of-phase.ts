import type { Half, Phase } from '../../phase.js';
import type { SeasonOutcome } from '../compute-season.js';
import type { SeasonRules } from '../season-rules.js';
import { compareContenders, type Contender, type Contest } from './contest.js';
import { gainsOf, type Gains } from './gains.js';

/** A player of the ranking, with the numbers that others have to pass. */
export interface Placed<Player extends string> extends Contender {
  readonly player: Player;
}

export interface PhaseContest<Player extends string> extends Contest {
  /** Places that make somebody qualify, or champion; null when no qualifiers were announced. */
  readonly places: number | null;
  /** Who is ranked so far and has no place yet, in the order of the ranking. */
  readonly ranked: readonly Placed<Player>[];
  readonly contenders: readonly Placed<Player>[];
  /** Who has their place already. */
  readonly placed: readonly Player[];
}

/** What is still open in a phase. */
export function contestOf<Player extends string>(
  rules: SeasonRules,
  outcome: SeasonOutcome<Player>,
  phase: Phase,
): PhaseContest<Player> {
  const gains = gainsOf(outcome.phases[phase]?.remaining ?? 0);
  return phase === 'playoffs' ? contestOfPlayoffs(outcome, gains) : contestOfHalf(rules, outcome, phase, gains);
}

function contestOfHalf<Player extends string>(
  { qualifiers }: SeasonRules,
  { halves, table }: SeasonOutcome<Player>,
  half: Half,
  gains: Gains,
): PhaseContest<Player> {
  const rows = halves[half]?.rows ?? [];
  const placed = rows.filter(({ reason }) => reason === 'qualified-by-first-half').map(({ player }) => player);
  const isPlaced = new Set(placed);
  const ranked = rows
    .filter(({ player }) => !isPlaced.has(player))
    .map(({ player, total, seasonPoints, wins }) => ({ player, points: total, seasonPoints, counts: [wins] }));
  const qualifiedBefore =
    half === 'first-half' ? [] : (halves['first-half']?.rows ?? []).filter((row) => row.qualified);
  const known = new Set([...rows, ...qualifiedBefore].map(({ player }) => player));
  const absent = table
    .filter(({ player }) => !known.has(player))
    .map(({ player, phases, points, wins }) => ({
      player,
      points: phases[half].total,
      seasonPoints: points,
      counts: [wins],
    }));
  // Whoever won smaller fields for just as many points might have won larger ones for more.
  const [first = 1] = gains.slots;
  return {
    gains,
    places: qualifiers === null ? null : half === 'first-half' ? qualifiers.firstHalf : qualifiers.secondHalf,
    ranked,
    contenders: [...ranked, ...absent].sort((a, b) => compareContenders(b, a)),
    placed,
    newcomer: { points: 0, seasonPoints: 0, counts: [0] },
    growthFor: (gain) => Math.floor(gain / first),
  };
}

function contestOfPlayoffs<Player extends string>(
  { playoffs }: SeasonOutcome<Player>,
  gains: Gains,
): PhaseContest<Player> {
  const ranked = playoffs.rows.map(({ player, playoffPoints, seasonPoints, playoffsAttended, attended }) => ({
    player,
    points: playoffPoints,
    seasonPoints,
    counts: [playoffsAttended, attended],
  }));
  return {
    gains,
    places: 1,
    ranked,
    contenders: ranked,
    placed: [],
    newcomer: null,
    // Who is 33rd has no points, and attended.
    growthFor: () => gains.tournaments,
  };
}
