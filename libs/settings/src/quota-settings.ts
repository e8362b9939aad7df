import type { Quota, QuotaLimits } from '@quadrant/rules/permissions';

type Environment = Readonly<Record<string, string | undefined>>;

interface Setting {
  readonly variable: string;
  readonly unset: number;
}

const REQUESTS = { variable: 'REQUESTS_PER_DAY', unset: 20 };

const DAILY: Readonly<Record<Quota, Setting>> = {
  'sign-ups': { variable: 'SIGN_UPS_PER_DAY', unset: 10 },
  reports: { variable: 'REPORTS_PER_DAY', unset: 20 },
  'new-players': { variable: 'NEW_PLAYERS_PER_DAY', unset: 20 },
  previews: { variable: 'PREVIEWS_PER_DAY', unset: 100 },
  tokens: { variable: 'TOKENS_PER_DAY', unset: 20 },
  claims: REQUESTS,
  venues: REQUESTS,
  inquiries: REQUESTS,
  'visitor-inquiries': REQUESTS,
  archives: REQUESTS,
  applications: REQUESTS,
  announcements: REQUESTS,
  'dry-runs': { variable: 'DRY_RUNS_PER_DAY', unset: 200 },
  drafts: { variable: 'DRAFTS_PER_DAY', unset: 5 },
  rounds: { variable: 'ROUNDS_PER_DAY', unset: 1000 },
  'live-entries': { variable: 'LIVE_ENTRIES_PER_DAY', unset: 2000 },
  'own-live-entries': { variable: 'OWN_LIVE_ENTRIES_PER_DAY', unset: 200 },
};

const APPROVED_REPORTS = { variable: 'APPROVED_REPORTS_PER_HOUR', unset: 500 };

const APPROVED_LIVE_ENTRIES = { variable: 'APPROVED_LIVE_ENTRIES_PER_HOUR', unset: 50_000 };

const MOST = 1_000_000;

/** The variables that {@link readQuotaLimits} reads. */
export const QUOTA_VARIABLES: readonly string[] = [
  ...new Set([...Object.values(DAILY), APPROVED_REPORTS, APPROVED_LIVE_ENTRIES].map(({ variable }) => variable)),
];

/**
 * The limits of the quotas. An empty variable counts as unset.
 *
 * @throws Error with one sentence for each variable that is wrong, a line each
 */
export function readQuotaLimits(env: Environment): QuotaLimits {
  const wrong = new Set<string>();
  const read = ({ variable, unset }: Setting): number => {
    const text = env[variable] || String(unset);
    const limit = Number(text);
    if (!/^\d+$/.test(text) || limit < 1 || limit > MOST) {
      wrong.add(`${variable} is "${text}", but has to be a whole number from 1 to ${MOST}.`);
    }
    return limit;
  };
  const daily = Object.fromEntries(Object.entries(DAILY).map(([quota, setting]) => [quota, read(setting)]));
  const approvedReportsPerHour = read(APPROVED_REPORTS);
  const approvedLiveEntriesPerHour = read(APPROVED_LIVE_ENTRIES);
  if (wrong.size > 0) throw new Error([...wrong].join('\n'));
  return { daily: daily as Record<Quota, number>, approvedReportsPerHour, approvedLiveEntriesPerHour };
}
