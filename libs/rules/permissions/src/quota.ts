import type { Principal } from './principal.js';

/**
 * These actions are counted for each account. Sign-ups and messages of
 * visitors are counted for each address, since there is no account. A
 * player's own live entries are counted for the player's link, which belongs to no account.
 */
export const QUOTAS = [
  'sign-ups',
  'reports',
  'new-players',
  'previews',
  'tokens',
  'claims',
  'venues',
  'inquiries',
  'visitor-inquiries',
  'archives',
  'applications',
  'announcements',
  'dry-runs',
  'drafts',
  'rounds',
  'live-entries',
  'own-live-entries',
] as const;
export type Quota = (typeof QUOTAS)[number];

export interface QuotaLimits {
  /** These are limits per day: for sign-ups and messages from one address, and for everything else of an account without approval. */
  readonly daily: Readonly<Record<Quota, number>>;
  /** It applies to an approved director, who has no daily limits. */
  readonly approvedReportsPerHour: number;
  readonly approvedLiveEntriesPerHour: number;
}

/** How much of something one subject may do within a window of time. */
export interface Allowance {
  readonly quota: Quota;
  readonly limit: number;
  readonly per: 'hour' | 'day';
}

/** The hour or day of UTC that a moment is in; its end belongs to the next one. */
export interface QuotaWindow {
  readonly begin: Date;
  readonly end: Date;
}

const LENGTH_MS = { hour: 3_600_000, day: 86_400_000 } as const;

/**
 * Returns the limit of an account for something; null means no limit. The operator and accounts with a granted role
 * have no limit, because the person who granted the role knows them. Approved directors have limits for reports and
 * live entries only. Dry runs of bonus schemes replay a league, so every account has a limit for them.
 */
export function allowanceOf(
  { accountId, grants }: Pick<Principal, 'accountId' | 'grants'>,
  quota: Quota,
  { daily, approvedReportsPerHour, approvedLiveEntriesPerHour }: QuotaLimits,
): Allowance | null {
  if (quota === 'dry-runs') return accountId === null ? null : { quota, limit: daily[quota], per: 'day' };
  if (accountId === null || grants.some(({ role }) => role !== 'director')) return null;
  if (grants.length === 0) return { quota, limit: daily[quota], per: 'day' };
  if (quota === 'live-entries') return { quota, limit: approvedLiveEntriesPerHour, per: 'hour' };
  return quota === 'reports' ? { quota, limit: approvedReportsPerHour, per: 'hour' } : null;
}

/** Returns the hour or day of UTC that contains an instant. */
export function windowOf(per: Allowance['per'], at: Date): QuotaWindow {
  const length = LENGTH_MS[per];
  const begin = Math.floor(at.getTime() / length) * length;
  return { begin: new Date(begin), end: new Date(begin + length) };
}
