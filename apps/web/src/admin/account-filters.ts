import { GRANTED_ROLES, type GrantedRole } from '@quadrant/rules/permissions';
import type { AccountFilters } from '@quadrant/store/accounts';
import { t } from '../languages/t.js';
import type { FieldReader } from '../query/field-reader.js';
import { isName, LONGEST_NAME } from '../query/name.js';

const STATES = ['active', 'disabled'] as const;

const isRole = (text: string): text is GrantedRole => GRANTED_ROLES.some((each) => each === text);
const isState = (text: string): text is (typeof STATES)[number] => STATES.some((each) => each === text);

export function readAccountFilters(fields: FieldReader): AccountFilters {
  const role = fields.read('role', isRole, t('a role'));
  const state = fields.read('state', isState, t('“active” or “disabled”'));
  return {
    text: fields.read('text', isName, t('a name of at most {most} visible characters', { most: LONGEST_NAME })),
    role: role !== null && isRole(role) ? role : null,
    state: state !== null && isState(state) ? state : null,
  };
}
