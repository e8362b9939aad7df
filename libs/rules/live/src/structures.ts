import { type Bracket, findBracket, OWN_BRACKET } from '@quadrant/rules/pairing';
import { foldHandle, type Pairing, type TournamentHeader } from '@quadrant/rules/tournament';
import { getRuleSystem } from '@quadrant/rules/systems';
import type { AskedBracket, BracketAct } from './live-act.js';
import { standingsOf } from './live-report.js';
import type { LiveState } from './live-state.js';
import { lastSwissRound, playingOf } from './queries.js';

/** The largest bracket has this many players. */
const MOST = 64;

const isPowerOfTwo = (players: number): boolean => Number.isInteger(Math.log2(players));

/** The value returns the name of the bracket for so many players; null when the style has none for them. */
const BRACKETS: Readonly<Partial<Record<Pairing, (players: number) => string | null>>> = {
  'single-elimination': (players) => (isPowerOfTwo(players) ? `standard-${players}` : `play-in-${players}`),
  'single-elimination-play-in': (players) => `play-in-${players}`,
  mcintyre: (players) => (players === 8 ? 'mcintyre-8' : null),
  'modified-mcintyre': (players) => ([8, 16].includes(players) ? `modified-mcintyre-${players}` : null),
  'double-elimination': (players) => ([4, 8, 16].includes(players) ? `double-elimination-${players}` : null),
};

/** Returns the bracket that the organizers announced; null without one. */
export const findOwnBracket = (header: TournamentHeader): Bracket | null => findBracket(OWN_BRACKET, header);

/** Tells whether a way of pairing has no Swiss rounds. */
export const isBracketStyle = ({ pairing }: Pick<TournamentHeader, 'pairing'>): boolean =>
  BRACKETS[pairing] !== undefined;

/** Tells whether a tournament is a bracket from its first match, without Swiss rounds. */
export const isBracketOnly = ({ tournament: { header }, heats }: LiveState): boolean =>
  isBracketStyle(header) && heats === null;

export interface PlannedBracket {
  /** It is null when the style has no bracket for so many players. */
  readonly bracket: string | null;
  /** They are handles, the first seed first, as {@link seedOrder} has them. */
  readonly seeds: readonly string[];
}

/** A cut takes about a third of the players, and no more than eight: so many from so many players on. */
const USUAL_CUTS = [
  { players: 18, cut: 8 },
  { players: 9, cut: 4 },
] as const;

/**
 * Returns the players who can be seeded, the first seed first: after Swiss rounds by the standings, otherwise by their seed
 * numbers, and then in the order of the list.
 */
export function seedOrder(state: LiveState): string[] {
  const playing = playingOf(state);
  if (lastSwissRound(state) !== undefined) {
    const keys = new Set(playing.map(({ key }) => key));
    return standingsOf(state)
      .map(({ handle }) => handle)
      .filter((handle) => keys.has(foldHandle(handle)));
  }
  return [...playing].sort((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || 0).map(({ handle }) => handle);
}

/** Returns a bracket with the seeds that it was asked for; without any, with the first ones of {@link seedOrder}. */
export function withSeeds(state: LiveState, act: AskedBracket): BracketAct {
  const entrants = findBracket(act.bracket, state.tournament.header)?.entrants ?? 0;
  return { ...act, seeds: act.seeds ?? seedOrder(state).slice(0, entrants) };
}

/** Returns the bracket of the planned cut once the Swiss rounds are played; null where no cut was planned. */
export function suggestCut(state: LiveState): PlannedBracket | null {
  const { cut, header } = state.tournament;
  if (cut === undefined || state.bracket !== null || lastSwissRound(state) === undefined) return null;
  const order = seedOrder(state);
  const isDouble = getRuleSystem(header.ruleSystem).playing.elimination === 'double';
  const usual = USUAL_CUTS.find(({ players }) => order.length >= players)?.cut ?? 2;
  const wanted = cut === 'by-players' ? usual : Number(cut.slice('best-'.length));
  const size = Math.max(wanted, isDouble ? 4 : 2);
  if (order.length < size) return null;
  return {
    bracket: isDouble ? `double-elimination-${Math.min(size, 16)}` : `standard-${size}`,
    seeds: order.slice(0, isDouble ? Math.min(size, 16) : size),
  };
}

/** Returns the bracket that the players who are checked in would play: the tournament's own, where it is for so many. */
export function suggestBracket(state: LiveState): PlannedBracket {
  const players = playingOf(state);
  const { header } = state.tournament;
  const isOwn = findOwnBracket(header)?.entrants === players.length;
  const named = players.length > MOST ? null : (BRACKETS[header.pairing]?.(players.length) ?? null);
  return { bracket: isOwn ? OWN_BRACKET : named, seeds: seedOrder(state) };
}
