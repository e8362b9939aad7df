import { type Text, say, count } from '@quadrant/rules/message';
import type { Quota } from '@quadrant/rules/permissions';
import type { QuotaExceeded } from '@quadrant/store/accounts';
import type { Problem } from './problem.js';
import { problemOfKind } from './problem-kinds.js';

interface Words {
  readonly one: string;
  readonly many: string;
}

const WORDS: Readonly<Record<Quota, Words>> = {
  'sign-ups': { one: 'account', many: 'accounts' },
  reports: { one: 'report', many: 'reports' },
  'new-players': { one: 'new player', many: 'new players' },
  previews: { one: 'preview', many: 'previews' },
  tokens: { one: 'token', many: 'tokens' },
  claims: { one: 'claim', many: 'claims' },
  venues: { one: 'venue', many: 'venues' },
  inquiries: { one: 'message', many: 'messages' },
  'visitor-inquiries': { one: 'message', many: 'messages' },
  archives: { one: 'archive', many: 'archives' },
  applications: { one: 'application', many: 'applications' },
  announcements: { one: 'announcement', many: 'announcements' },
  'dry-runs': { one: 'dry run', many: 'dry runs' },
  drafts: { one: 'draft', many: 'drafts' },
  rounds: { one: 'computed round', many: 'computed rounds' },
  'live-entries': { one: 'live entry', many: 'live entries' },
  'own-live-entries': { one: 'live entry', many: 'live entries' },
};

const VERBS: Readonly<Record<Quota, Text>> = {
  'sign-ups': 'create',
  reports: 'submit',
  'new-players': 'add',
  previews: say`ask for`,
  tokens: 'create',
  claims: 'make',
  venues: 'propose',
  inquiries: 'send',
  'visitor-inquiries': 'send',
  archives: say`ask for`,
  applications: 'make',
  announcements: 'make',
  'dry-runs': say`ask for`,
  drafts: 'create',
  rounds: say`ask for`,
  'live-entries': 'make',
  'own-live-entries': 'make',
};

/** 429: what the limit is, when it is whole again, and who can lift it. */
export function problemOfQuota(exceeded: QuotaExceeded): Problem {
  const { charge, used, retryAt, retryAfterSeconds } = exceeded;
  const { allowance, amount } = charge;
  const { quota, limit, per } = allowance;
  return problemOfKind('quota-exceeded', say`${ruleOf(exceeded)} ${usageOf(exceeded)}`, {
    advice: say`${amount > limit ? TOO_MUCH_AT_ONCE[per] : say`Try again after ${momentOf(retryAt)}.`} ${liftOf(exceeded)}`,
    headers: { 'retry-after': String(retryAfterSeconds) },
    extra: { quota, limit, per, used, wanted: amount, resetsAt: retryAt.toISOString() },
  });
}

const TOO_MUCH_AT_ONCE = {
  day: say`Waiting does not help: this is more at once than a whole day allows.`,
  hour: say`Waiting does not help: this is more at once than an hour allows.`,
} as const;

function ruleOf({ charge: { allowance } }: QuotaExceeded): Text {
  const { quota, limit, per } = allowance;
  const most = counted(limit, quota);
  const amount =
    per === 'day' ? say`${VERBS[quota]} at most ${most} a day` : say`${VERBS[quota]} at most ${most} an hour`;
  if (isOfAddress(quota)) return say`One network address can ${amount}.`;
  if (quota === 'dry-runs') return say`An account can ${amount}.`;
  if (quota === 'own-live-entries') return say`The link of a player can ${amount}.`;
  return per === 'hour' ? say`An approved director can ${amount}.` : say`An account without approval can ${amount}.`;
}

function usageOf({ charge, used }: QuotaExceeded): Text {
  const { allowance, amount } = charge;
  const { quota, per } = allowance;
  const since = per === 'day' ? 'today' : say`in this hour`;
  if (quota === 'new-players' && amount > 1) {
    return say`This report would add ${counted(amount, quota)}, and ${used} ${used === 1 ? 'was' : 'were'} added ${since}. Nothing of it was stored.`;
  }
  return isOfAddress(quota)
    ? say`${counted(used, quota)} came from yours ${since}.`
    : say`Yours has used ${used} ${since}.`;
}

function liftOf({ charge: { allowance } }: QuotaExceeded): Text {
  if (allowance.quota === 'sign-ups') return say`An administrator can create an account for you before then.`;
  if (allowance.quota === 'visitor-inquiries') return say`Sign in to send more: accounts have a limit for themselves.`;
  if (allowance.quota === 'own-live-entries') return say`The director can enter your results.`;
  if (allowance.quota === 'dry-runs') return say`The operator of this site can raise the limit.`;
  return allowance.per === 'hour'
    ? say`A coordinator has no such limit, or the operator of this site can raise the limit.`
    : say`A coordinator can approve you as a director, which lifts this limit.`;
}

const isOfAddress = (quota: Quota): boolean => quota === 'sign-ups' || quota === 'visitor-inquiries';

const counted = (n: number, quota: Quota): Text => count(n, WORDS[quota].one, WORDS[quota].many);

const momentOf = (at: Date): Text => say`${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
