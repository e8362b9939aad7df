/** A table with rows that belong to an account. */
export interface AccountTable {
  readonly table: string;
  /** These columns have the id of the account. The first one decides whose row it is. */
  readonly columns: readonly [string, ...string[]];
  /**
   * A deletion of the account does one of these to the rows:
   *
   * - delete: the rows go
   * - unlink: the rows stay, and no longer say whose they are
   * - keep: the rows stay, and refer to the account, which has no name any more
   */
  readonly atDeletion: 'delete' | 'unlink' | 'keep';
  /** The download does not have these columns: they hold secrets, or mean something to the program alone. */
  readonly without?: readonly string[];
  /** The download has this column as a file of its own. */
  readonly file?: { readonly column: string; readonly named: string };
  /** The download has nothing of the table, for this reason. */
  readonly notDownloaded?: string;
}

const DOCUMENT = 'raw';

/**
 * Every table with a column for an account, in the order in which a deletion goes through them. `account-tables.spec.ts`
 * compares the list with the schema. The page `/privacy` says in words what stays.
 */
export const ACCOUNT_TABLES: readonly AccountTable[] = [
  { table: 'sessions', columns: ['account_id'], atDeletion: 'delete', without: ['hash'] },
  { table: 'known_devices', columns: ['account_id'], atDeletion: 'delete', without: ['hash'] },
  { table: 'password_links', columns: ['account_id'], atDeletion: 'delete', without: ['hash'] },
  {
    ...{ table: 'recovery_codes', columns: ['account_id'], atDeletion: 'delete' },
    notDownloaded: 'only hashes of secrets',
  },
  { table: 'second_factors', columns: ['account_id'], atDeletion: 'delete', without: ['sealed_secret', 'last_step'] },
  { table: 'account_identities', columns: ['account_id'], atDeletion: 'delete' },
  { table: 'push_subscriptions', columns: ['account_id'], atDeletion: 'delete', without: ['p256dh', 'auth'] },
  { table: 'notices', columns: ['account_id'], atDeletion: 'delete', without: ['digest_id'] },
  { table: 'mails', columns: ['account_id'], atDeletion: 'delete', without: ['public_id'] },
  { table: 'notice_choices', columns: ['account_id'], atDeletion: 'delete' },
  { table: 'address_links', columns: ['account_id'], atDeletion: 'delete', without: ['hash'] },
  { table: 'account_addresses', columns: ['account_id'], atDeletion: 'delete', without: ['unsubscribe_key'] },
  { table: 'webhooks', columns: ['account_id'], atDeletion: 'delete', without: ['secret'] },
  { table: 'role_grants', columns: ['account_id'], atDeletion: 'delete' },
  { table: 'player_claims', columns: ['account_id'], atDeletion: 'delete' },
  { table: 'upload_answers', columns: ['account_id'], atDeletion: 'delete' },
  {
    ...{ table: 'drafts', columns: ['account_id'], atDeletion: 'delete', without: ['file_sha256'] },
    file: { column: 'content', named: 'draft' },
  },
  { table: 'inquiries', columns: ['account_id'], atDeletion: 'delete', without: ['reply_to'] },
  { table: 'batch_leases', columns: ['account_id'], atDeletion: 'delete' },
  { table: 'account_deletions', columns: ['account_id'], atDeletion: 'delete' },
  { table: 'tokens', columns: ['account_id'], atDeletion: 'delete', without: ['hash'] },
  {
    ...{ table: 'idempotency_keys', columns: ['holder_id'], atDeletion: 'delete' },
    notDownloaded: 'repeats requests that the other files have; kept for 30 days',
  },

  { table: 'live_entries', columns: ['account_id'], atDeletion: 'unlink', without: ['asked_sha256', 'key'] },

  { table: 'announcements', columns: ['account_id'], atDeletion: 'keep' },
  { table: 'applications', columns: ['applicant_id'], atDeletion: 'keep' },
  { table: 'batches', columns: ['account_id'], atDeletion: 'keep', without: ['fingerprint', 'pending_mark', 'diff'] },
  { table: 'correction_proposals', columns: ['proposer_id', 'decided_by'], atDeletion: 'keep' },
  { table: 'dispute_answers', columns: ['account_id'], atDeletion: 'keep' },
  { table: 'disputes', columns: ['reporter_id'], atDeletion: 'keep', without: ['withheld_from'] },
  {
    ...{ table: 'held_reports', columns: ['account_id'], atDeletion: 'keep', without: ['raw_sha256', 'sha256'] },
    file: { column: DOCUMENT, named: 'report' },
  },
  { table: 'live_tournaments', columns: ['account_id'], atDeletion: 'keep' },
  { table: 'venues', columns: ['proposed_by'], atDeletion: 'keep' },
];

/** Rows of these tables belong to a player, by their column `player_id`. The download has those of the player of the account. */
export const PLAYER_TABLES = [
  'player_handles',
  'entries',
  'ratings',
  'rating_changes',
  'awards',
  'badges',
  'entitlements',
  'entitlement_choices',
  'entitlement_forfeits',
  'official_ranks',
  'opening_balances',
  'player_aliases',
] as const;

/** The download leaves these out, for this reason. A deletion that removes the name does not leave a name in them. */
export const OTHER_PLAYER_TABLES: Readonly<Record<string, string>> = {
  accounts: 'a file of its own',
  board_rows: 'the same as ratings',
  movers: 'the same as rating changes',
  claim_codes: 'only hashes of secrets',
  closed_awards: 'what an earlier run said; runs are public',
  closed_badges: 'what an earlier run said; runs are public',
  closed_entitlements: 'what an earlier run said; runs are public',
  player_claims: 'the claims of the account are in a file of their own',
  player_merges: 'what a coordinator decided about two players',
};
