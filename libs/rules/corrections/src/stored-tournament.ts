import type { AnnouncedFacts, HistoryPosition } from '@quadrant/rules/history';
import type { Level, TournamentHeader } from '@quadrant/rules/tournament';

/** A tournament as it is stored, with all that decides whether and how it may be corrected. */
export interface StoredTournament {
  readonly rowId: number;
  readonly key: string;
  /** Every change to the tournament increases it. */
  readonly version: number;
  readonly withdrawnAt: Date | null;
  /** The key of the tournament that it was merged into. */
  readonly mergedInto: string | null;
  readonly submitterKey: string | null;
  /** A coordinator set this level instead of the reported one. */
  readonly level: Level | null;
  readonly rated: boolean | null;
  /** The league that was set instead of the reported one; empty means none. */
  readonly league: string | null;
  readonly current: {
    readonly submissionRowId: number;
    readonly revision: number;
    readonly state: string;
    /** The state as it was stored: a published or withdrawn submission keeps here how it came. */
    readonly storedState: 'accepted' | 'awaiting-refresh' | 'failed';
    readonly header: TournamentHeader;
    /** The announcement replaces these facts of the report; null when it was not announced here. */
    readonly announced: AnnouncedFacts | null;
    /**
     * It counts at this level while its reported level is not approved and no other is set; null when the reported
     * level counts.
     */
    readonly heldLevel: Level | null;
    /** Tells whether it counts for no league until the league director flags it. */
    readonly heldLeague: boolean;
  };
  /** The position belongs to the current revision. */
  readonly position: HistoryPosition;
  readonly published: { readonly submissionRowId: number; readonly position: HistoryPosition } | null;
  /** The position of its earliest revision. Whichever revision is being published, history does not change before it. */
  readonly earliest: HistoryPosition;
}
