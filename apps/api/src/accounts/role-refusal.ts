import { refusalProblems } from '@quadrant/http';

type RoleRefusal =
  | { readonly kind: 'role-given'; readonly handle: string }
  | { readonly kind: 'region-unknown'; readonly region: string }
  | { readonly kind: 'own-role' };

/** The answer where a role cannot be given or taken away. */
export const problemOfRole = refusalProblems<RoleRefusal>({
  'role-given': {
    status: 409,
    title: 'The account has that role',
    detail: ({ handle }) => `"${handle}" has the role already.`,
    advice: 'There is nothing left to do.',
  },
  'region-unknown': {
    status: 422,
    title: 'The continent of the region is unknown',
    detail: ({ region }) => `It is not known on which continent ${JSON.stringify(region)} is.`,
    advice:
      'Compare the name with the regions at /api/v1/regions. An administrator can name coordinators of every region.',
  },
  'own-role': {
    status: 403,
    title: 'You cannot grant yourself a role',
    detail: 'The role is for the account that asks.',
    advice: 'Ask an administrator.',
  },
});
