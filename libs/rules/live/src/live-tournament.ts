import type { TournamentHeader } from '@quadrant/rules/tournament';

/** The facts that are known of a live tournament before its first entry. */
export interface LiveTournament {
  /** A UUID, which is part of the `externalId` of its report. */
  readonly id: string;
  readonly header: TournamentHeader;
  /** Tells whether a final confrontation was announced. */
  readonly finalConfrontation: boolean;
  /** They are set for the finals of heats, and absent for every other tournament. */
  readonly heats?: HeatsPlan;
  /** After the Swiss rounds so many players play a bracket; `by-players` decides at that time. Absent without a cut. */
  readonly cut?: PlannedCut;
  /** Everything is drawn by it. Players can see it only when the tournament is finished; until then they see its hash. */
  readonly seed: string;
}

/** The sizes of a cut that can be planned before the first round. */
export const PLANNED_CUTS = ['by-players', 'best-2', 'best-4', 'best-8', 'best-16', 'best-32'] as const;
export type PlannedCut = (typeof PLANNED_CUTS)[number];

/** The plan says how heats lead to finals (000, section 9). It is announced before the first heat, and then stays. */
export interface HeatsPlan {
  readonly heats: number;
  /** The bracket of the finals; null for Tribbles, where everybody plays on at the table of their score. */
  readonly bracket: string | null;
  /** A match of the finals has at most so many games. */
  readonly bestOf: number;
}

/** Returns the `externalId` that the report of a live tournament has. */
export const externalIdOf = (id: string): string => `${EXTERNAL_ID_START}${id}`;

/** Returns the id of the live tournament whose report has this external id; null for any other. */
export const liveIdOf = (externalId: string | null): string | null =>
  LIVE_EXTERNAL_ID.exec(externalId ?? '')?.[1] ?? null;

const EXTERNAL_ID_START = 'quadrant-live:';
const LIVE_EXTERNAL_ID = /^quadrant-live:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
