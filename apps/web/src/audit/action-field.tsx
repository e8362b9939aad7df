import { AUDIT_ACTIONS, type AuditAction, isAuditAction } from '@quadrant/rules/events';
import { t, words } from '../languages/t.js';
import { ACTION_NAMES } from './audit-words.js';

/** The filter shows the actions in these groups. */
const GROUP_NAMES = words({
  tournaments: 'Tournaments',
  players: 'Players',
  disputes: 'Disputes, proposals and messages',
  leagues: 'Leagues',
  prizes: 'Championships and prizes',
  past: 'Old tournaments',
  runs: 'Runs',
  places: 'Regions and venues',
  accounts: 'Accounts and sign-in',
  rest: 'Rules and operation',
});

type Group = keyof typeof GROUP_NAMES;

/** First words of the actions that belong to each group. */
export const ACTION_GROUPS: Readonly<Record<Group, readonly string[]>> = {
  tournaments: ['tournament', 'report', 'live', 'announcement', 'directing'],
  players: ['player', 'claim'],
  disputes: ['dispute', 'proposal', 'inquiry'],
  leagues: ['league', 'card-names'],
  prizes: ['application', 'window', 'entitlement'],
  past: ['batch', 'opening', 'history-window'],
  runs: ['refresh', 'run', 'publication', 'what-if', 'suspicion'],
  places: ['venue', 'region'],
  accounts: [
    ...['account', 'role', 'session', 'password', 'password-link'],
    ...['second-factor', 'identity', 'address', 'token'],
  ],
  rest: ['ruling', 'webhook', 'audit-key'],
};

const firstWordOf = (action: string): string => action.split('.', 1)[0]!;

const byName = (one: AuditAction, other: AuditAction): number => ACTION_NAMES[one].localeCompare(ACTION_NAMES[other]);

/** Filters by one kind of action. An address may also have an action of an earlier version, or the first word of some. */
export function ActionField({ value }: { readonly value: string | null }) {
  return (
    <label>
      {t('Action')}
      <select name="action">
        <option value="">{t('All')}</option>
        {value !== null && !isAuditAction(value) && (
          <option value={value} selected>
            {value}
          </option>
        )}
        {(Object.keys(GROUP_NAMES) as Group[]).map((group) => (
          <optgroup key={group} label={GROUP_NAMES[group]}>
            {AUDIT_ACTIONS.filter((action) => ACTION_GROUPS[group].includes(firstWordOf(action)))
              .sort(byName)
              .map((action) => (
                <option key={action} value={action} selected={action === value}>
                  {ACTION_NAMES[action]}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
