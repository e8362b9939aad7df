import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';

type RoleRefusal =
  | { readonly kind: 'role-given'; readonly handle: string }
  | { readonly kind: 'region-unknown'; readonly region: string }
  | { readonly kind: 'own-role' };

/** Says why a role is not granted or revoked. */
export const problemOfRole = refusalProblems<RoleRefusal>({
  'role-given': {
    detail: ({ handle }) => say`"${handle}" has the role already.`,
    advice: say`There is nothing left to do.`,
  },
  'region-unknown': {
    detail: ({ region }) => say`It is not known on which continent ${JSON.stringify(region)} is.`,
    advice: say`Compare the name with the regions at /api/v1/regions. An administrator can name coordinators of every region.`,
  },
  'own-role': {
    detail: say`The role is for the account that asks.`,
    advice: say`Ask an administrator.`,
  },
});
