import { PHASES, type Half, type Phase } from '../../phase.js';
import type { SeasonOutcome } from '../compute-season.js';
import type { SeasonRules } from '../season-rules.js';
import { compareContenders, comparePoints, type Contender, type Contest } from './contest.js';
import { gainsOf, slotsOf, type Gains } from './gains.js';

/** A player of the ranking, with the numbers that others have to pass. */
export interface Placed<Player extends string> extends Contender {
  readonly player: Player;
}

export interface PhaseContest<Player extends string> extends Contest {
  /** The places that make a player qualify, or champion; null when no qualifiers were announced. */
  readonly places: number | null;
  /** The players who are ranked so far and have no place yet, in the order of the ranking. */
  readonly ranked: readonly Placed<Player>[];
  readonly contenders: readonly Placed<Player>[];
  /** The players who have their place already. */
  readonly placed: readonly Player[];
}

export interface Prospects {
  /** The largest of them has so many participants. */
  readonly participants: number;
  /** The most bonus points of one player in one of them; null when this is unknown, so that none is assumed. */
  readonly bonus: number | null;
}

/** Returns the contest that is still open in a phase. */
export function contestOf<Player extends string>(
  rules: SeasonRules,
  outcome: SeasonOutcome<Player>,
  phase: Phase,
  { participants, bonus }: Prospects,
): PhaseContest<Player> {
  const remaining = outcome.phases[phase]?.remaining ?? 0;
  const gains = gainsOf(remaining, slotsOf(participants, rules.pointsTable));
  if (phase === 'playoffs') return contestOfPlayoffs(rules, outcome, gains);
  return contestOfHalf(rules, outcome, phase, { gains, bonus: remaining * (bonus ?? 0) });
}

/**
 * Returns how players are compared at the end of a part. Only points count where season points may still grow in ways
 * that cannot be predicted, so that a tie may fall either way. They grow by tournaments on days outside the parts,
 * and by results that do not count for the half.
 */
function compareIn({ phases, startsOn, endsOn, best }: SeasonRules, phase: Phase): Contest['compare'] {
  if (phase !== 'playoffs' && (best?.half ?? null) !== null) return comparePoints;
  let next = startsOn;
  for (const each of PHASES) {
    const days = phases[each];
    if (days === null) continue;
    if (days.from !== next) return comparePoints;
    next = dayAfter(days.to);
    if (each === phase) break;
  }
  return phase === 'playoffs' && next <= endsOn ? comparePoints : compareContenders;
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

function contestOfHalf<Player extends string>(
  rules: SeasonRules,
  { halves, table }: SeasonOutcome<Player>,
  half: Half,
  { gains, bonus }: Pick<Contest, 'gains' | 'bonus'>,
): PhaseContest<Player> {
  const { qualifiers } = rules;
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
      // These are points of the best results alone, but ties are open in that case anyway.
      seasonPoints: points,
      counts: [wins],
    }));
  // A player who won smaller fields for the same points might have won larger ones for more.
  const [first = 1] = gains.slots;
  return {
    gains,
    bonus,
    compare: compareIn(rules, half),
    places: qualifiers === null ? null : half === 'first-half' ? qualifiers.firstHalf : qualifiers.secondHalf,
    ranked,
    contenders: [...ranked, ...absent].sort((a, b) => compareContenders(b, a)),
    placed,
    newcomer: { points: 0, seasonPoints: 0, counts: [0] },
    growthFor: (gain) => Math.floor(gain / first),
  };
}

function contestOfPlayoffs<Player extends string>(
  rules: SeasonRules,
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
    // Bonus counts neither for playoff points nor for season points.
    bonus: 0,
    compare: compareIn(rules, 'playoffs'),
    places: 1,
    ranked,
    contenders: ranked,
    placed: [],
    newcomer: null,
    // A player in 33rd place has no points, but attended.
    growthFor: () => gains.tournaments,
  };
}
