import { foldHandle } from '@quadrant/rules/tournament';
import { say, type Text } from '@quadrant/rules/message';
import type { AskedAct, CheckInAllAct, LiveAct, SkippedPlayer } from './live-act.js';
import type { LivePlayer, LiveState } from './live-state.js';
import { findPlayer, hasBegun, isSeatedIn, playingOf } from './queries.js';

/** These acts have to fit the finals and the other heats. */
const TIED: ReadonlySet<AskedAct['kind']> = new Set([
  'enter',
  'edit',
  'rename',
  'check-in',
  'check-in-all',
  'return',
  'reopen',
  'plan-heats',
  'take-heats',
]);

/** Tells whether an act has to fit the finals and the other heats. */
export const isTiedToHeats = ({ kind }: AskedAct): boolean => TIED.has(kind);

/** The folded handles of players who begin and who stop playing here. */
export interface MovedPlayers {
  readonly come: readonly string[];
  readonly gone: readonly string[];
}

/**
 * Returns the players who begin and who stop playing here by an act. Nobody plays in a finished tournament.
 *
 * @param apply applies the act to the state
 */
export function movedBy(state: LiveState, { kind }: LiveAct, apply: () => void): MovedPlayers {
  // Most entries are results. They move nobody, and comparing 1,024 players for each took a fifth of the time of a
  // tournament.
  const before = kind === 'result' ? null : playingHere(state);
  apply();
  if (before === null) return { come: [], gone: [] };
  const after = playingHere(state);
  return { come: [...after].filter((key) => !before.has(key)), gone: [...before].filter((key) => !after.has(key)) };
}

const playingHere = (state: LiveState): ReadonlySet<string> =>
  new Set(state.isFinished ? [] : playingOf(state).map(({ key }) => key));

/**
 * Lists the handles of players who would begin to play by an act, and may currently play elsewhere. It is empty when
 * the act says why they play here anyway.
 */
export function listComers(state: LiveState, act: LiveAct): readonly string[] {
  if ('although' in act && act.although !== undefined) return [];
  const isPlaying = (handle: string): boolean => findPlayer(state, handle)?.presence === 'playing';
  switch (act.kind) {
    case 'check-in':
    case 'return':
      return isPlaying(act.handle) ? [] : [act.handle];
    case 'check-in-all':
      return act.handles;
    case 'take-heats':
      return act.qualified.map(({ handle }) => handle).filter((handle) => !isPlaying(handle));
    case 'rename':
      return isPlaying(act.handle) && foldHandle(act.to) !== foldHandle(act.handle) ? [act.to] : [];
    default:
      return [];
  }
}

/**
 * Checks in all waiting players when nothing prevents it.
 *
 * @returns the first refusal when no player can be checked in
 */
export function checkInAll<Refusal extends { readonly kind: string }>(
  waiting: readonly { readonly handle: string; readonly refusal: Refusal | null }[],
): CheckInAllAct | Refusal {
  const handles = waiting.filter(({ refusal }) => refusal === null).map(({ handle }) => handle);
  const [first] = waiting;
  if (handles.length === 0 && first?.refusal) return first.refusal;
  const skipped = waiting.flatMap(({ handle, refusal }) =>
    refusal === null ? [] : [{ handle, reason: SKIPPED[refusal.kind] ?? OTHERWISE_SKIPPED }],
  );
  return { kind: 'check-in-all', handles, ...(skipped.length > 0 && { skipped }) };
}

/** The key is the kind of the refusal. */
const SKIPPED: Readonly<Record<string, Text>> = {
  'live-director-plays': say`directs this tournament, so players have to approve first.`,
  'live-player-elsewhere': say`is checked in at another live tournament.`,
  'live-in-other-heat': say`plays in another heat.`,
  'live-qualified': say`has qualified in an earlier heat.`,
  'live-no-place': say`came after the last place was taken.`,
};

const OTHERWISE_SKIPPED = say`check them in alone to read why.`;

/** Lists the players that the last check-in of everybody left out, with the reason, while they are not checked in. */
export const listSkipped = (state: LiveState): readonly SkippedPlayer[] =>
  state.skippedTogether.filter(({ handle }) => findPlayer(state, handle)?.presence === 'entered');

/** Lists the players who are not checked in. */
export const listWaiting = ({ players }: LiveState): LivePlayer[] =>
  [...players.values()].filter(({ presence }) => presence === 'entered');

/** Lists the players that the last check-in of everybody checked in, and who have not played since: it can be undone for them. */
export const listCheckedInTogether = (state: LiveState): LivePlayer[] =>
  state.checkedInTogether
    .flatMap((handle) => findPlayer(state, handle) ?? [])
    .filter(
      ({ handle, presence }) =>
        presence === 'playing' && !state.rounds.some((round) => hasBegun(round) && isSeatedIn(round, handle)),
    );
