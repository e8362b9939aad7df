import type { Text } from '@quadrant/rules/message';
import type { EntryIndex } from './report.js';

/** The rule that separated a player from their neighbours in the final order. */
export type DecidedBy =
  | 'points'
  | 'head-to-head'
  | 'strength-of-schedule'
  | 'differential'
  | 'cumulative-victory-points'
  | 'director-toss'
  | 'coin-toss'
  | 'extended-strength-of-schedule'
  | 'rounds-won'
  | 'highest-differential'
  | 'seed'
  | 'elimination'
  | 'final-confrontation'
  | 'director'
  | 'no-show'
  | 'stated'
  | 'undecided';

/** A player's row in the final order. Places run from 1 to n, each once. */
export interface Standing {
  readonly entry: EntryIndex;
  /** The number of the row, also where players share a place: see `stated`. */
  readonly place: number;
  /** It is null where only the places are known. */
  readonly points: number | null;
  /** The result of a match is unknown, so the player may have more points. It is absent where the points are exact. */
  readonly pointsAtLeast?: true;
  /** This and the next four are null when the rule system has no such number. */
  readonly strengthOfSchedule: number | null;
  readonly extendedStrengthOfSchedule: number | null;
  readonly differential: number | null;
  readonly cumulativeVictoryPoints: number | null;
  /** It is set for Tribbles. */
  readonly roundsWon: number | null;
  /** The step that separated this player from the one placed directly above them, or the first player from the one below. */
  readonly decidedBy: DecidedBy;
  /**
   * The place as the source of the standings states it, where games are unknown: `3`, `3-4` where players share it, `5?`
   * where a place before it is missing, `?` where the source gives none. `3-4?` means that the places are computed, and
   * that what is unknown leaves open who has which. `3-4~` means that the source leaves the place of one of them empty, and
   * that we concluded it. It is absent where the rules compute the place.
   */
  readonly stated?: string;
}

/** Where a fact comes from: its source states it, the rules compute it, we conclude it, or it is unknown. */
export const BASES = ['stated', 'computed', 'inferred', 'unknown'] as const;
export type Basis = (typeof BASES)[number];

/** A place of a final order: the number of its row, and what its source states, if it does. */
type Placed = { readonly place: number; readonly stated?: string | null | undefined };

/** Tells whether a player alone has their place. Points and titles are given for no other place. */
export const hasCertainPlace = ({ place, stated }: Placed): boolean =>
  (stated ?? null) === null || stated === String(place);

// @row 263
/** Tells where a place comes from. */
export const basisOfPlace = ({ stated }: Pick<Placed, 'stated'>): Basis =>
  (stated ?? null) === null
    ? 'computed'
    : OPEN_PLACE.test(stated!)
      ? 'unknown'
      : stated!.endsWith(INFERRED_PLACE)
        ? 'inferred'
        : 'stated';

/** A shared place ends with this sign where the place of somebody who shares it was concluded. */
export const INFERRED_PLACE = '~';

/** Returns a place as people read it. {@link basisOfPlace} tells the mark that it had. */
export const withoutMark = (stated: string): string => stated.replace(INFERRED_PLACE, '');

/** It matches a place that nobody states: `?` and `3-4?`. */
const OPEN_PLACE = /^(?:\d+-\d+)?\?$/;

/** A yes or no, with the rule that decided it. */
export interface Verdict {
  readonly value: boolean;
  /** Document and section, and in a few words why, e.g. `000 §2: 3 of 3 rounds, 8 participants, registered 12 days ahead`. */
  readonly rule: Text;
}
