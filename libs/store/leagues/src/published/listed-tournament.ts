import type { MissionTally, Phase } from '@quadrant/rules/leagues';
import type { ShownIdentity } from '../season-view/league-season.js';
import type { AwardingTournament } from './league-award.js';

/** These are the reasons why a tournament that names a league gives no points in it. */
export const NOT_COUNTING_REASONS = [
  /** Neither the league director, nor an alternate, nor a coordinator has flagged it (000, 12.2). */
  'not-flagged',
  /** One of them has removed its flag. */
  'unflagged',
  /** It came after its part of the season was closed, and no coordinator has flagged it. */
  'part-closed',
  /** The league has no season on its day. */
  'out-of-season',
  /** Its format gives no points for places: the heats of a larger tournament. */
  'places-give-none',
  /** Fewer than four took part (000, 12.4). */
  'too-few',
  /** Its part of the season already has its full number of tournaments. */
  'part-full',
  /** No run has published its current revision. */
  'not-published',
] as const;

export type NotCountingReason = (typeof NOT_COUNTING_REASONS)[number];

/** A tournament that names a league on a day of one of its seasons. */
export interface ListedTournament extends AwardingTournament {
  /** The version of the tournament, as a flag names it. */
  readonly version: number;
  /** The part of the season that its local date belongs to. It is null between two parts. */
  readonly phase: Phase | null;
  readonly participants: number;
  readonly sanctioned: boolean;
  readonly counts: boolean;
  /** It is null when the tournament counts. */
  readonly reason: NotCountingReason | null;
  /** The player who came first. It is null when the tournament does not count. */
  readonly winner: ShownIdentity | null;
  /** The bonus points that it gave, summed over all players. */
  readonly bonus: number;
  /** The run that published it. It is null while none has. */
  readonly run: number | null;
}

/** Says how often a mission was completed in a season. */
export interface ShownMissionTally extends Omit<MissionTally<string, string>, 'first'> {
  /** The tournament in which it was completed first, and everybody who completed it there. */
  readonly first: { readonly tournament: AwardingTournament; readonly players: readonly ShownIdentity[] };
}
