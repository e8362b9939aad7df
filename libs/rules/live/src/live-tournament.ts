import type { TournamentHeader } from '@quadrant/rules/tournament';

/** What is known of a live tournament before anything happens in it. */
export interface LiveTournament {
  /** UUID; the report that it becomes has it in its `externalId`. */
  readonly id: string;
  readonly header: TournamentHeader;
  /** Whether a final confrontation was announced. */
  readonly finalConfrontation: boolean;
  /** The finals of heats; absent for every other tournament. */
  readonly heats?: HeatsPlan;
  /** Everything is drawn by it. Players can see it only when the tournament is finished; until then they see its hash. */
  readonly seed: string;
}

/** How heats lead to finals (000, section 9). It is announced before the first heat, and then stays. */
export interface HeatsPlan {
  /** How many heats there are. */
  readonly heats: number;
  /** The bracket of the finals; null for Tribbles, where everybody plays on at the table of their score. */
  readonly bracket: string | null;
  /** Games of a match of the finals at the most. */
  readonly bestOf: number;
}

/** The `externalId` of the report of a live tournament. */
export const externalIdOf = (id: string): string => `${EXTERNAL_ID_START}${id}`;

/** The id of the live tournament whose report names this external id; null for any other. */
export const liveIdOf = (externalId: string | null): string | null =>
  LIVE_EXTERNAL_ID.exec(externalId ?? '')?.[1] ?? null;

const EXTERNAL_ID_START = 'quadrant-live:';
const LIVE_EXTERNAL_ID = /^quadrant-live:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
