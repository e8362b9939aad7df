import { placingPoints } from '../../points-table.js';
import type { SeasonOutcome } from '../compute-season.js';
import type { SeasonRules } from '../season-rules.js';
import { bestPlace, certainly, findOpenPhase, gaining, isSure, type ReachStatus } from './compute-reach.js';
import { contestOf, type Prospects } from './contest-of-phase.js';

/** It says how a place in the next tournament would change a player's position. */
export interface NextPlace {
  readonly place: number;
  /** The points follow the table of the season, without bonus. */
  readonly points: number;
  /** Their place in the phase if no other player without a place gained anything. */
  readonly standing: number;
  /** Tells whether they would certainly be in or out; null when no qualifiers were announced. */
  readonly status: ReachStatus | null;
}

/** The next tournament of the current phase, as one player sees it. */
export interface NextTournament {
  readonly participants: number;
  readonly places: readonly NextPlace[];
}

/**
 * Answers "if you finish 1st, 2nd, 3rd … next time": what every place of the next tournament would do for a player,
 * whatever the others do in it and in those after it.
 *
 * @param participants of the next tournament; `prospects` are of all that are left
 * @returns null where the phase has no tournament left, and for somebody who has their place or is not ranked in it
 */
export function foreseeNext<Player extends string>(
  rules: SeasonRules,
  outcome: SeasonOutcome<Player>,
  prospects: Prospects,
  { player, participants }: { readonly player: Player; readonly participants: number },
): NextTournament | null {
  const phase = findOpenPhase(outcome);
  if (phase === null) return null;
  const contest = contestOf(rules, outcome, phase, prospects);
  const self = contest.ranked.find((each) => each.player === player);
  if (self === undefined || contest.gains.tournaments === 0) return null;
  const own = contest.contenders.findIndex((each) => each.player === player);
  const others = contest.ranked.filter((each) => each !== self);
  const statusOf = (points: number, wins: number): ReachStatus | null => {
    if (contest.places === null) return null;
    const after = gaining(self, points, wins);
    if (bestPlace(after, contest.gains.tournaments - 1, contest) > contest.places) return 'out';
    return isSure(certainly(self, points, contest), own, contest.places, contest) ? 'in' : 'bubble';
  };
  const places = Array.from({ length: participants }, (_, index) => {
    const points = placingPoints(participants, index + 1, rules.pointsTable);
    const after = gaining(self, points, index === 0 ? 1 : 0);
    const standing = 1 + others.filter((each) => contest.compare(each, after) > 0).length;
    return { place: index + 1, points, standing, status: statusOf(points, index === 0 ? 1 : 0) };
  });
  return { participants, places };
}
