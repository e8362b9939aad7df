import type { TournamentHeader } from '@quadrant/rules/tournament';

/** What is known of a live tournament before anything happens in it. */
export interface LiveTournament {
  /** UUID; the report that it becomes has it in its `externalId`. */
  readonly id: string;
  readonly header: TournamentHeader;
  /** Whether a final confrontation was announced. */
  readonly finalConfrontation: boolean;
  /** Everything is drawn by it. Players can see it only when the tournament is finished; until then they see its hash. */
  readonly seed: string;
}

/** The `externalId` of the report of a live tournament. */
export const externalIdOf = (id: string): string => `quadrant-live:${id}`;
