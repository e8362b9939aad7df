import { type Bracket, findBracket, OWN_BRACKET } from '@quadrant/rules/pairing';
import type { Pairing, TournamentHeader } from '@quadrant/rules/tournament';
import type { LiveState } from './live-state.js';
import { playingOf } from './queries.js';

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

/** Tells whether a tournament is a bracket from its first match, without Swiss rounds. */
export const isBracketOnly = ({ tournament: { header }, heats }: LiveState): boolean =>
  BRACKETS[header.pairing] !== undefined && heats === null;

/** The bracket of a tournament without Swiss rounds, with its seeds: by their numbers, then in the order of the list. */
export interface PlannedBracket {
  /** It is null when the style has no bracket for so many players. */
  readonly bracket: string | null;
  /** They are handles, the first seed first. */
  readonly seeds: readonly string[];
}

/** Returns the bracket that the players who are checked in would play: the tournament's own, where it is for so many. */
export function suggestBracket(state: LiveState): PlannedBracket {
  const players = playingOf(state);
  const { header } = state.tournament;
  const seeds = [...players].sort((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || 0);
  const isOwn = findOwnBracket(header)?.entrants === players.length;
  const named = players.length > MOST ? null : (BRACKETS[header.pairing]?.(players.length) ?? null);
  return { bracket: isOwn ? OWN_BRACKET : named, seeds: seeds.map(({ handle }) => handle) };
}
