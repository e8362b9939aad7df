import { joined, type Text, say } from '@quadrant/rules/message';
import { findBracket } from '@quadrant/rules/pairing';
import { drawSeedsOfHeats, listBracketNames, seatFinals, seatsOfHeats } from '@quadrant/rules/next-round';
import { getRuleSystem, hasPods } from '@quadrant/rules/systems';
import { foldHandle, writtenLike, type Finding, type TournamentHeader } from '@quadrant/rules/tournament';
import type { AskedAct, AskedHeats, TakeHeatsAct } from './live-act.js';
import type { LiveRefusal } from './live-refusal.js';
import { reportOf, standingsOf } from './live-report.js';
import type { LivePlayer, LiveState } from './live-state.js';
import type { Show } from './called.js';
import type { HeatsPlan } from './live-tournament.js';
import { findPlayer, hasBegun } from './queries.js';

/** A bracket of 64 takes two players from so many heats. */
export const MOST_HEATS = 32;

export interface Heat {
  /** Heats are numbered from 1, in the order in which they were begun. */
  readonly number: number;
  readonly id: string;
  readonly state: LiveState;
}

/** Returns a heat of finals as it begins. */
export function heatOf(
  { header }: Pick<LiveState['tournament'], 'header'>,
  number: number,
  at: number,
): Omit<LiveState['tournament'], 'id' | 'seed'> {
  const { name, ruleSystem, structure } = header;
  return {
    header: {
      ...header,
      name: `${name}, heat ${number}`,
      structure: getRuleSystem(ruleSystem).playing.heatStructure ?? structure,
      startsAt: writtenLike(at, header.startsAt),
    },
    finalConfrontation: false,
  };
}

/** Says why heats cannot be played like this. */
export function refusePlan(header: TournamentHeader, { heats, bracket: name, bestOf }: HeatsPlan): LiveRefusal | null {
  const isInPods = hasPods(header);
  if (isInPods && name === null) return null;
  const bracket = name === null ? null : findBracket(name);
  if (bracket === null || isInPods) {
    return {
      kind: 'live-bracket-unknown',
      bracket: name ?? '',
      known: isInPods ? 'none' : listBracketNames(),
    };
  }
  if (bracket.entrants < heats) {
    return { kind: 'live-bracket-size', entrants: bracket.entrants, players: heats };
  }
  return bestOf === 1 || (bestOf === 3 && bracket.play === 'match-play') ? null : { kind: 'live-best-of', bestOf };
}

// @row 91
/** Returns how many players each heat sends to the finals; null for Tribbles, where everybody plays on. */
export function seatsOfPlan({ heats, bracket: name }: HeatsPlan): readonly number[] | null {
  const bracket = name === null ? null : findBracket(name);
  return bracket && seatsOfHeats(bracket.entrants, heats);
}

// @row 91
/** Returns the seeds of the finals that the players of each heat take, as announced before the first heat; null for Tribbles. */
export function seedsOfPlan(plan: HeatsPlan): readonly (readonly number[])[] | null {
  const seats = seatsOfPlan(plan);
  if (seats === null) return null;
  const names = seats.map((most, heat) => Array.from({ length: most }, (_, place) => `${heat}/${place}`));
  const drawn = drawSeedsOfHeats(
    names,
    seats.reduce((sum, most) => sum + most, 0),
  );
  return seats.map((_, heat) => drawn.flatMap((each, index) => (each.heat === heat ? [index + 1] : [])));
}

/** Lists the players of a heat who play on, whatever the other heats give; empty before it is finished. */
export function qualifiedOf(plan: HeatsPlan, { number, state }: Heat): readonly string[] {
  return state.isFinished ? orderOf(state).slice(0, seatsOfPlan(plan)?.[number - 1] ?? Infinity) : [];
}

/** Lists the best first, without those who left. */
const orderOf = (state: LiveState): string[] =>
  standingsOf(state)
    .map(({ handle }) => handle)
    .filter((handle) => findPlayer(state, handle)?.presence !== 'dropped');

export interface HeatsView extends HeatsPlan {
  /** People see this name of the bracket; it is null for Tribbles. */
  readonly title: Text | null;
  /** There is one row for each heat that was planned, begun or not. */
  readonly rows: readonly {
    readonly heat: number;
    /** The id of its live tournament; null before it begins. */
    readonly id: string | null;
    readonly state: 'planned' | 'running' | 'finished';
    /** The seeds that its players take, the best first; null for Tribbles. */
    readonly seeds: readonly number[] | null;
    /** The players who play on; empty before it is finished. */
    readonly qualified: readonly string[];
  }[];
  /** Tells whether the finals have taken their players. */
  readonly isTaken: boolean;
}

/** Shows the heats of a tournament; null when it has none. */
export function heatsView(finals: LiveState, heats: readonly Heat[], show: Show): HeatsView | null {
  const plan = finals.heats;
  if (plan === null) return null;
  const seeds = seedsOfPlan(plan);
  return {
    ...plan,
    title: plan.bracket === null ? null : (findBracket(plan.bracket)?.title ?? plan.bracket),
    rows: Array.from({ length: plan.heats }, (_, index) => {
      const heat = heats.find(({ number }) => number === index + 1);
      return {
        heat: index + 1,
        id: heat?.id ?? null,
        state: heat === undefined ? 'planned' : heat.state.isFinished ? 'finished' : 'running',
        seeds: seeds?.[index] ?? null,
        qualified: heat === undefined ? [] : qualifiedOf(plan, heat).map(show),
      };
    }),
    isTaken: finals.qualified !== null,
  };
}

// @row 89, 90
/**
 * Says why an act is refused in a heat because of the finals and the other heats. A player who has qualified plays no
 * further heat, and an Earned Bye is used in the first one.
 *
 * @param own state of the heat itself: a player who is renamed keeps their Earned Byes
 */
export function refuseInHeat(
  finals: LiveState,
  others: readonly Heat[],
  act: AskedAct,
  own: LiveState,
): LiveRefusal | null {
  const plan = finals.heats;
  if (plan === null) return null;
  if (act.kind === 'reopen') return finals.qualified === null ? null : { kind: 'live-heat-taken' };
  const comer = comerOf(own, act);
  if (comer === null) return null;
  const key = foldHandle(comer.handle);
  for (const heat of others) {
    const player = findPlayer(heat.state, comer.handle);
    if (player === undefined) continue;
    const facts = { handle: player.handle, heat: heat.number };
    const { ruleSystem } = finals.tournament.header;
    if (plan.bracket === null && player.presence !== 'entered') return { kind: 'live-in-other-heat', ...facts };
    if (qualifiedOf(plan, heat).some((each) => foldHandle(each) === key))
      return { kind: 'live-qualified', ruleSystem, ...facts };
    const hasPlayed = heat.state.rounds.some(
      (round) => hasBegun(round) && round.earnedByes.some((each) => foldHandle(each) === key),
    );
    if (hasPlayed && comer.earnedByes.length > 0) return { kind: 'live-byes-used', ruleSystem, ...facts };
  }
  return null;
}

/** Returns the player who begins to play by an act, with the Earned Byes that it gives them; null when no player does. */
function comerOf(own: LiveState, act: AskedAct): Pick<LivePlayer, 'handle' | 'earnedByes'> | null {
  switch (act.kind) {
    case 'enter':
    case 'edit':
      return { handle: act.handle, earnedByes: act.earnedByes ?? [] };
    case 'rename':
      return { handle: act.to, earnedByes: findPlayer(own, act.handle)?.earnedByes ?? [] };
    case 'check-in':
    case 'return':
      return { handle: act.handle, earnedByes: [] };
    default:
      return null;
  }
}

/** Says what a director of finals does next, until the finals take their players. */
export function tellHeatsStep({ rows }: HeatsView): Text {
  const running = rows.filter(({ state }) => state === 'running').map(({ heat }) => heat);
  if (running.length > 0) return say`Play heat ${joined(running, ' and ')}, and finish it.`;
  const next = rows.find(({ state }) => state === 'planned');
  return next === undefined
    ? say`All heats are finished. Begin the finals: the qualified players come in by themselves.`
    : say`Begin heat ${next.heat} of ${rows.length}.`;
}

/** Says why an act is refused in finals because of their heats. */
export function refuseInFinals(finals: LiveState, heats: readonly Heat[], act: AskedAct): LiveRefusal | null {
  const plan = finals.heats;
  if (plan === null) return null;
  if (act.kind === 'plan-heats') {
    const begun = heats.find(({ state }) => state.rounds.some(hasBegun));
    if (begun !== undefined)
      return { kind: 'live-heats-began', heat: begun.number, ruleSystem: finals.tournament.header.ruleSystem };
    return act.heats < heats.length ? { kind: 'live-heats-complete', heats: heats.length } : null;
  }
  if (act.kind !== 'take-heats') return null;
  const open = heats.filter(({ state }) => !state.isFinished).map(({ number }) => number);
  const missing = act.reason === undefined ? plan.heats - heats.length : heats.length === 0 ? 1 : 0;
  return open.length > 0 || missing > 0 ? { kind: 'live-heats-open', open, missing } : null;
}

// @row 90, 91, 93, 160
/**
 * Takes the players of the finals from the heats, with their seeds as announced. In Tribbles everybody plays on, at
 * the table of their score.
 *
 * @returns a refusal or findings when they cannot be played like this
 */
export function takeHeats(
  finals: LiveState,
  heats: readonly Heat[],
  { bracket: asked, reason: told, although }: AskedHeats,
): TakeHeatsAct | LiveRefusal | readonly Finding[] {
  const { bracket: planned, bestOf } = finals.heats!;
  const reasons = { reason: told ?? null, ...(although !== undefined && { although }) };
  if (planned === null) {
    const seated = seatFinals(
      heats.map(({ state }) => reportOf(state)),
      finals.tournament.seed,
    );
    if ('findings' in seated) return seated.findings;
    const heatOf = (handle: string): number => heats.find(({ state }) => findPlayer(state, handle))?.number ?? 0;
    const qualified = seated.tables.flatMap(({ seed, players }) =>
      players.map((handle) => ({ handle, seed, heat: heatOf(handle) })),
    );
    return { kind: 'take-heats', qualified, bracket: null, bestOf, ...reasons };
  }
  const name = asked ?? planned;
  const bracket = findBracket(name);
  if (bracket === null) return { kind: 'live-bracket-unknown', bracket: name, known: listBracketNames() };
  const taken = new Set<string>();
  const orders = heats.map(({ number, state }) => {
    // A heat may be corrected after the next one. If its place belongs to a player who qualified before, it goes to
    // the next player.
    const order = orderOf(state).filter((handle) => !taken.has(foldHandle(handle)));
    const seats = seatsOfPlan(finals.heats!)?.[number - 1] ?? 0;
    for (const handle of order.slice(0, seats)) taken.add(foldHandle(handle));
    return order;
  });
  const players = new Set(orders.flat().map(foldHandle)).size;
  const most = findBracket(planned)?.entrants ?? 0;
  if (name !== planned && players >= most)
    return { kind: 'live-bracket-frozen', ruleSystem: finals.tournament.header.ruleSystem };
  if (players < bracket.entrants) return { kind: 'live-bracket-size', entrants: bracket.entrants, players };
  const qualified = drawSeedsOfHeats(orders, bracket.entrants).map(({ player, heat }, index) => ({
    ...{ handle: player, seed: index + 1, heat: heats[heat]!.number },
  }));
  return { kind: 'take-heats', qualified, bracket: name, bestOf, ...reasons };
}
