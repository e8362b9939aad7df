import { refusalProblems } from '@quadrant/http';
import type { HandleObstacle, SignUpRefusal } from '@quadrant/store/people';

const WHY: Readonly<Record<HandleObstacle, string>> = {
  reserved: 'The program itself acts under this handle, or one that looks like it.',
  account: 'This handle is not available.',
  player: 'This handle belongs to a known player, and you have not shown that it is yours.',
  director: 'Tournaments or leagues name this handle as their director, and you have not shown that it is yours.',
  name: 'This handle is the name of a known player, and you have not shown that it is yours.',
  lookalike: 'This handle looks like the handle of a known person.',
};

const PROVE = 'sign up with the claim code of the player, or ask an administrator or a coordinator for the account.';

const WAY_OUT: Readonly<Record<HandleObstacle, string>> = {
  reserved: 'Take another handle.',
  account:
    'If you have an account with it, sign in. Otherwise take another handle, or ask an administrator for the account.',
  player: `If that is you, ${PROVE} Else take another handle.`,
  director: `If that is you, ${PROVE} Else take another handle.`,
  name: `If that is you, ${PROVE} Otherwise take another handle.`,
  lookalike: `Take another handle; if that is you, ${PROVE}`,
};

/** What is refused about accounts. */
type AccountRefusal =
  | SignUpRefusal
  | { readonly kind: 'sign-in-refused' | 'account-disabled' | 'sign-up-closed' | 'last-administrator' }
  | { readonly kind: 'account-exists'; readonly handle: string };

/** The answer to it: what is so, and the way out. */
export const problemOfAccount = refusalProblems<AccountRefusal>({
  // One answer for every wrong sign-in: it does not tell whether there is such an account.
  'sign-in-refused': {
    status: 401,
    title: 'The sign-in was refused',
    detail: 'The handle or the password is wrong.',
    advice: 'Compare both and try again; an administrator can make a link with which a new password is set.',
    headers: () => ({ 'www-authenticate': 'Bearer' }),
  },
  'account-disabled': {
    status: 403,
    title: 'The account is disabled',
    detail: 'An administrator has disabled this account.',
    advice: 'Ask an administrator.',
  },
  'claim-code-unknown': {
    status: 422,
    title: 'The claim code is not valid',
    detail: 'The code is unknown, used or expired, or its player has an account.',
    advice: 'Ask the director who submitted the report, or a coordinator, to confirm who you are.',
  },
  'handle-refused': {
    status: 409,
    title: 'You cannot have this handle',
    detail: ({ obstacle }) => WHY[obstacle],
    advice: ({ obstacle }) => WAY_OUT[obstacle],
    extra: ({ obstacle }) => ({ obstacle }),
  },
  'sign-up-closed': {
    status: 403,
    title: 'Sign-up is closed',
    detail: 'In this installation administrators make the accounts.',
    advice: 'Ask an administrator for one.',
  },
  'account-exists': {
    status: 409,
    title: 'The handle has an account',
    detail: ({ handle }) => `There is an account ${JSON.stringify(handle)} already.`,
    advice: 'Make a password link for it, or take another handle.',
  },
  'last-administrator': {
    status: 409,
    title: 'At least one administrator is required',
    detail: 'This is the last administrator.',
    advice: 'Grant the role to another account first.',
  },
});
