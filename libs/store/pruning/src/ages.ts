import { plain } from '@quadrant/rules/message';
import { DRAFT_DAYS } from '@quadrant/store/uploads';

/** Rows of a table that are deleted when they are old. */
export interface AgedRows {
  readonly table: string;
  /** It says in plain words which rows these are. */
  readonly what: string;
  /** They are kept for so many days, from the time that `since` names. */
  readonly days: number;
  /** It says in plain words from when the days are counted. */
  readonly since: string;
  /** SQL: whether a row is to be deleted; $1 is the instant so many days ago. */
  readonly isOld: string;
}

/** These rows are deleted at night. */
export const AGED_ROWS: readonly AgedRows[] = [
  {
    table: 'drafts',
    what: plain`drafts of reports`,
    days: DRAFT_DAYS,
    since: plain`their last change`,
    isOld: 'changed_at < $1',
  },
  {
    table: 'held_reports',
    what: plain`held reports that do not count`,
    days: 90,
    since: plain`their arrival or the decision`,
    isOld: "coalesce(decided_at, received_at) < $1 and state <> 'approved'",
  },
  {
    table: 'idempotency_keys',
    what: plain`idempotency keys and their answers`,
    days: 30,
    since: plain`the request`,
    isOld: 'created_at < $1',
  },
  {
    table: 'push_subscriptions',
    what: plain`browsers that take push notices of a live tournament`,
    days: 14,
    since: plain`the consent`,
    isOld: 'tournament_id is not null and created_at < $1',
  },
  {
    table: 'sessions',
    what: plain`sessions`,
    days: 0,
    since: plain`their end`,
    isOld: 'expires_at < $1',
  },
  {
    table: 'known_devices',
    what: plain`devices that signed in`,
    days: 0,
    since: plain`their end`,
    isOld: 'expires_at < $1',
  },
  {
    table: 'password_links',
    what: plain`password links`,
    days: 30,
    since: plain`their end`,
    isOld: 'expires_at < $1',
  },
  {
    table: 'address_links',
    what: plain`links with which an address is confirmed`,
    days: 30,
    since: plain`their end`,
    isOld: 'expires_at < $1',
  },
  {
    table: 'notices',
    what: plain`notices`,
    days: 180,
    since: plain`their day`,
    isOld: 'created_at < $1',
  },
  {
    table: 'mails',
    what: plain`records of sent mails, without their text and address`,
    // Notices name the digest that told them, so they go first.
    days: 200,
    since: plain`they were sent or dropped`,
    isOld: 'settled_at < $1',
  },
  {
    table: 'inquiries',
    what: plain`messages to coordinators, with their answers`,
    days: 400,
    since: plain`the answer`,
    isOld: 'answered_at < $1',
  },
  {
    table: 'upload_answers',
    what: plain`answers that an account gave about its files`,
    days: 400,
    since: plain`the answer`,
    isOld: 'answered_at < $1',
  },
  {
    table: 'refresh_requests',
    what: plain`dry runs and what-if questions`,
    days: 90,
    since: plain`their end`,
    isOld: "(is_dry_run or kind = 'what-if') and finished_at < $1",
  },
  {
    table: 'verifications',
    what: plain`results of verifications, except the last`,
    days: 400,
    since: plain`their begin`,
    isOld: 'started_at < $1 and id < (select max(id) from verifications where ok is not null)',
  },
  {
    table: 'plausibility_checks',
    what: plain`records of nightly checks`,
    days: 400,
    since: plain`the night`,
    isOld: 'due_at < $1',
  },
  {
    table: 'events',
    what: plain`events that webhooks and feeds tell, except the last`,
    days: 400,
    since: plain`the event`,
    isOld: 'at < $1 and position < (select max(position) from events)',
  },
  {
    table: 'webhook_deliveries',
    what: plain`deliveries of webhooks, and dead letters`,
    days: 60,
    since: plain`the delivery, or giving up`,
    isOld: 'settled_at < $1',
  },
  {
    table: 'backups',
    what: plain`records of backups, except the last`,
    days: 400,
    since: plain`their begin`,
    isOld: 'started_at < $1 and id < (select max(id) from backups where file is not null)',
  },
];

/** These rows are deleted by other work, most of them within minutes. */
export const SHORT_LIVED: Readonly<Record<string, { readonly what: string; readonly until: string }>> = {
  audit_refusals: {
    what: plain`refusals that were not summed up yet`,
    until: plain`the end of their hour; the audit has the sum`,
  },
  usage_counts: { what: plain`used quotas`, until: plain`2 days after their window began` },
  throttled_attempts: { what: plain`attempts to sign in`, until: plain`1 hour after their last` },
  worker_heartbeats: { what: plain`heartbeats of workers`, until: plain`1 day after the last` },
  account_deletions: {
    what: plain`wishes to delete an account`,
    until: plain`the account is deleted, 14 days after the wish, or stays`,
  },
  outbox: { what: plain`jobs`, until: plain`they are done` },
  pending_changes: { what: plain`changes that wait`, until: plain`a run publishes them` },
  batch_files: {
    what: plain`the bytes of files of a batch, and what was read in them`,
    until: plain`30 days after its publication; the hashes stay`,
  },
  movers: { what: plain`moves of weeks`, until: plain`14 days after the week` },
};

/** The settings KEEP_RUNS and KEEP_RUNS_DAYS say how many runs keep these rows. */
export const PRUNED_WITH_RUNS = [
  'closed_change_packs',
  'closed_rating_packs',
  'closed_entitlements',
  'closed_badges',
  'closed_awards',
] as const;

const REPORTED = plain`what was reported`;
const PUBLISHED = plain`what is published`;
const DECIDED = plain`what somebody decided`;
const PERSON = plain`as long as the account or player exists`;
const AUDIT = plain`the proof of who did what`;
const ORGANISED = plain`what a league, venue or region is`;
const LIVE = plain`what happened at a live tournament`;

/** The reason why a table is kept for ever. Tables that do not grow with time stand here, too. */
export const KEPT_FOR_EVER: Readonly<Record<string, string>> = {
  ...all(REPORTED, [
    'tournaments',
    'submissions',
    'source_files',
    'entries',
    'matches',
    'pods',
    'scorecards',
    'standings',
  ]),
  ...all(PUBLISHED, ['outcomes', 'rating_changes', 'awards', 'badges', 'entitlements', 'ratings', 'history_chain']),
  ...all(PUBLISHED, ['board_rows', 'board_counts', 'official_ranks', 'publication']),
  ...all(plain`the proof of what was published`, ['runs', 'closed_inputs', 'closed_outcome_hashes']),
  ...all(plain`who played how many games, as a report says`, ['closed_fields']),
  ...all(AUDIT, ['audit_entries', 'audit_anchors', 'audit_keys', 'toss_chains']),
  ...all(PERSON, ['accounts', 'account_identities', 'players', 'player_handles', 'recovery_codes', 'second_factors']),
  ...all(PERSON, ['tokens', 'role_grants', 'claim_codes', 'webhooks', 'account_addresses', 'notice_choices']),
  ...all(DECIDED, ['applications', 'disputes', 'dispute_answers', 'correction_proposals', 'rulings', 'suspicions']),
  ...all(DECIDED, ['player_claims', 'player_merges', 'league_tosses', 'allotments', 'entitlement_choices']),
  ...all(DECIDED, ['entitlement_forfeits', 'opening_sets', 'opening_balances', 'history_windows']),
  ...all(plain`the history that a community brought`, [
    'batches',
    'batch_items',
    'batch_answers',
    'batch_kinds',
    'batch_leases',
  ]),
  ...all(plain`the history that a community brought`, ['batch_recipes', 'batch_manifest', 'player_aliases']),
  ...all(ORGANISED, ['leagues', 'league_rules', 'league_seasons', 'venues', 'regions', 'championship_windows']),
  ...all(ORGANISED, ['announcements', 'announcement_revisions', 'announcement_players', 'deck_lists', 'card_names']),
  ...all(LIVE, ['live_tournaments', 'live_entries', 'live_presences', 'live_secrets']),
  ...all(plain`the keys by which push services know this installation`, ['push_keys']),
  ...all(plain`the schema`, ['migrations', 'repeatable_schema']),
  ...all(plain`one row about the clock`, ['watched_clock']),
};

function all(reason: string, tables: readonly string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, reason]));
}
