import type { TimedTournament, TimeLimit, TournamentHeader, Stage } from '@quadrant/rules/tournament';
import { FORMAT_GAMES, isPlayedIn, RULES_GAMES, type OpgGame } from './formats.js';

// @row 16, 22, 23, 45, 94, 139
/** The limit at one table, and the kind of tournament that has it. */
export interface TimeLimitRow extends TimeLimit {
  readonly game: OpgGame;
  readonly only?: Partial<Pick<TournamentHeader, 'format' | 'rules'> & { readonly stage: Stage }>;
  /** The limit online when it is not twice as long. */
  readonly onlineMinutes?: number;
}

/**
 * The first row that fits a tournament counts. Where two sections are about the same round, as for a Slipstream draft,
 * the source does not say which one counts. Our choice: match play goes before the rules, and these before the format.
 */
export const TIME_LIMITS: readonly TimeLimitRow[] = [
  { game: '1e', only: { stage: 'elimination' }, minutes: 75, per: 'game', source: '000 §10' },
  { game: '2e', only: { stage: 'elimination' }, minutes: 60, per: 'game', source: '000 §10' },
  { game: '1e', only: { rules: 'warp-speed' }, minutes: 30, per: 'round', source: '000 §4.3.5' },
  { game: '2e', only: { rules: 'slipstream' }, minutes: 30, per: 'round', source: '000 §4.3.7' },
  { game: '2e', only: { format: 'draft' }, minutes: 45, per: 'round', source: '000 §4.1.2' },
  { game: '1e', minutes: 75, per: 'round', source: '000 §7.2' },
  { game: '2e', minutes: 60, per: 'round', source: '000 §7.2' },
  { game: 'tribbles', minutes: 60, onlineMinutes: 70, per: 'five-rounds', source: '000 §7.2' },
];

/** 000, 13.3. */
const ONLINE_FACTOR = 2;

/**
 * Returns how long a round of this tournament lasts, in minutes; in the elimination stage each game of a match.
 * Online it is twice as long (000, 13.3), in Tribbles ten minutes longer.
 *
 * @throws RangeError for a game of another rule system
 */
export function timeLimit({ game, format, rules, online }: TimedTournament, stage: Stage = 'swiss'): TimeLimit {
  const row = TIME_LIMITS.find(
    ({ only = {}, ...each }) =>
      each.game === game &&
      (only.stage ?? stage) === stage &&
      (only.rules ?? rules) === rules &&
      (only.format ?? format) === format,
  );
  if (row === undefined) throw new RangeError(`opg-4.2 has no time limit for ${game}.`);
  const { minutes, onlineMinutes = ONLINE_FACTOR * minutes, per, source } = row;
  return online ? { minutes: onlineMinutes, per, source: `${source}, §13.3` } : { minutes, per, source };
}

/** Returns the limit of {@link timeLimit}; null when 000 does not play the game like this, and for finals of Tribbles. */
export function findTimeLimit(tournament: TimedTournament, stage: Stage): TimeLimit | null {
  const { game, format, rules } = tournament;
  const isKnown = isPlayedIn(FORMAT_GAMES, format, game) && (rules === null || isPlayedIn(RULES_GAMES, rules, game));
  return isKnown && !(game === 'tribbles' && stage === 'elimination') ? timeLimit(tournament, stage) : null;
}
