import type { AnnouncedFacts, HistoryPosition } from '@quadrant/rules/outcome';
import type { Level, TournamentHeader } from '@quadrant/rules/tournament';

/** A tournament as it is stored, with all that decides whether and how it may be corrected. */
export interface StoredTournament {
  readonly rowId: number;
  readonly key: string;
  /** Goes up with everything that is done to it. */
  readonly version: number;
  readonly withdrawnAt: Date | null;
  /** Key of the tournament that it was merged into. */
  readonly mergedInto: string | null;
  readonly submitterKey: string | null;
  /** What a coordinator set in place of the report's word. */
  readonly level: Level | null;
  readonly rated: boolean | null;
  /** What was set in place of the league that the report names; empty: none. */
  readonly league: string | null;
  readonly current: {
    readonly submissionRowId: number;
    readonly revision: number;
    readonly state: string;
    /** As it was stored: a published or withdrawn one keeps in it how it came. */
    readonly storedState: 'accepted' | 'awaiting-refresh' | 'failed';
    readonly header: TournamentHeader;
    /** What its announcement says in place of its report; null: it was not announced here. */
    readonly announced: AnnouncedFacts | null;
    /** As what it counts while nobody has approved its own level, nor set another; null: as its own. */
    readonly heldLevel: Level | null;
    /** Whether it counts for no league until the league director says so. */
    readonly heldLeague: boolean;
  };
  /** Of the current revision. */
  readonly position: HistoryPosition;
  /** Null while nothing of it is published. */
  readonly published: { readonly submissionRowId: number; readonly position: HistoryPosition } | null;
  /** Where the earliest of its revisions stands: whichever of them is being published, history does not change before. */
  readonly earliest: HistoryPosition;
}
