import { count, type Text, say } from '@quadrant/rules/message';
import type { Subject } from '@quadrant/rules/tournament';
import type { PairingPlayer, SwissPairing } from './pairing.js';

export interface PairingExplanation {
  readonly code:
    | 'paired-down'
    | 'bye'
    | 'second-bye'
    | 'bye-to-avoid-repeat'
    | 'fixed'
    | 'forbidden'
    | 'override'
    | 'delayed'
    | 'same-pair'
    | 'next-lower'
    | 'repeat';
  /** There are two ids for a pair, the higher total first, and one for a bye. */
  readonly players: readonly string[];
  readonly text: Text;
}

/** Says where the document of the tournament speaks of a subject. */
export type Cite = (subject: Subject) => Text;

/** The facts about the method of pairing that the explanations need. */
export interface PairedBy {
  readonly cite: Cite;
  /** It is true when totals decide nothing, and everybody is paired at random. */
  readonly isRandom?: boolean;
}

// @row 71, 73, 155
/** Explains each pair of unequal totals and each bye. Pairs of equal totals and of the director need no explanation here. */
export function explainPairing(
  players: readonly PairingPlayer[],
  pairing: SwissPairing,
  by: PairedBy,
  fixed: readonly (readonly [string, string])[] = [],
  forbidden: readonly (readonly [string, string])[] = [],
): PairingExplanation[] {
  const isFixed = new Set(fixed.flat());
  const free = players.filter(({ id }) => !isFixed.has(id));
  const byId = new Map(players.map((player) => [player.id, player]));
  const down = pairing.pairs.flatMap(([upper, lower]) =>
    fixed.some((pair) => pair.includes(upper) && pair.includes(lower))
      ? []
      : explainPair(free, forbidden, byId.get(upper)!, byId.get(lower)!),
  );
  return [...down, ...pairing.byes.map((id) => explainBye(players, byId.get(id)!, pairing.byes.length, by))];
}

const hasMet = (a: PairingPlayer, b: PairingPlayer): boolean =>
  a.opponents.includes(b.id) || b.opponents.includes(a.id);

function explainPair(
  players: readonly PairingPlayer[],
  forbidden: readonly (readonly [string, string])[],
  upper: PairingPlayer,
  lower: PairingPlayer,
): PairingExplanation[] {
  if (upper.points === lower.points) return [];
  const text = say`${upper.id} (${upper.points}) is paired down to ${lower.id} (${lower.points}): ${whyDown(players, forbidden, upper, lower)}.`;
  return [{ code: 'paired-down', players: [upper.id, lower.id], text }];
}

function whyDown(
  players: readonly PairingPlayer[],
  forbidden: readonly (readonly [string, string])[],
  upper: PairingPlayer,
  lower: PairingPlayer,
): Text {
  const isBarred = (other: PairingPlayer): boolean =>
    forbidden.some((pair) => pair.includes(upper.id) && pair.includes(other.id));
  const totals = [...new Set(players.map(({ points }) => points))].filter((points) => points <= upper.points);
  for (const points of totals.sort((a, b) => b - a)) {
    if (points === lower.points) break;
    const others = players.filter((player) => player !== upper && player.points === points);
    if (others.length === 0) continue;
    const unmet = others.filter((other) => !hasMet(upper, other) && !isBarred(other));
    if (unmet.length > 0) {
      const isSame = points === upper.points;
      return isSame
        ? say`${count(others.length + 1, 'player')} have ${points}, and not all of them can meet each other`
        : say`${count(unmet.length, 'unmet player')} with ${points} ${unmet.length === 1 ? 'is' : 'are'} needed for another pair`;
    }
    if (points !== upper.points) continue;
    return say`everybody else with ${points} was already met${others.some(isBarred) ? say` or is forbidden by the director` : ''}`;
  }
  return say`nobody else has ${upper.points}`;
}

function explainBye(
  players: readonly PairingPlayer[],
  { id, points, hadBye }: PairingPlayer,
  byes: number,
  { cite, isRandom = false }: PairedBy,
): PairingExplanation {
  if (byes > players.length % 2) {
    const text = say`${id} has a bye: every possible pairing would repeat a match (${cite('bye-criteria')}).`;
    return { code: 'bye-to-avoid-repeat', players: [id], text };
  }
  if (hadBye) {
    const text = say`${id} has a second bye: nobody without a bye can be left over (${cite('bye-criteria')}).`;
    return { code: 'second-bye', players: [id], text };
  }
  const source = cite('bye');
  if (isRandom) return { code: 'bye', players: [id], text: say`${id} has the bye: the draw decided (${source}).` };
  const lower = players.filter((other) => other.points < points);
  if (lower.length === 0) {
    return {
      code: 'bye',
      players: [id],
      text: say`${id} has the bye with ${points}, the lowest total (${source}).`,
    };
  }
  const had = lower.filter((other) => other.hadBye).length;
  const reason =
    had === lower.length
      ? say`everybody below has had a bye`
      : say`with ${points} it is the lowest total that leaves everybody else an opponent they have not met`;
  return { code: 'bye', players: [id], text: say`${id} has the bye: ${reason} (${source}).` };
}
