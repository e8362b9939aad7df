/** A change that was made to a tournament, a player, a league or a region. */
export interface RecordedChange {
  readonly version: number;
  /** The audit uses the same name, such as `tournament.revise`. */
  readonly action: string;
  readonly by: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly reason: string | null;
}

export interface VersionChanged {
  readonly kind: 'version-changed';
  readonly version: number;
  /** The changes that were made since that version, the last one first. */
  readonly changes: readonly RecordedChange[];
}
