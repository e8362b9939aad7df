/** One thing that was done to a tournament, a player, a league or a region. */
export interface RecordedChange {
  readonly version: number;
  /** As in the audit: `tournament.revise`. */
  readonly action: string;
  readonly by: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly reason: string | null;
}

/** The refusal of a correction that was made for an older version. */
export interface VersionChanged {
  readonly kind: 'version-changed';
  readonly version: number;
  /** What was done to it since, the last first. */
  readonly changes: readonly RecordedChange[];
}
