import { Problem } from '@quadrant/http';
import type { HandleObstacle, SignUpRefusal } from '@quadrant/store/people';

/** One answer for every wrong sign-in: it does not tell whether there is such an account. */
export const signInRefused = (): Problem =>
  new Problem({
    status: 401,
    code: 'sign-in-refused',
    title: 'The sign-in was refused',
    detail: 'The handle or the password is wrong.',
    advice: 'Compare both and try again; an administrator can make a link with which a new password is set.',
    headers: { 'www-authenticate': 'Bearer' },
  });

export const accountDisabled = (): Problem =>
  new Problem({
    status: 403,
    code: 'account-disabled',
    title: 'The account is disabled',
    detail: 'An administrator has disabled this account.',
    advice: 'Ask an administrator.',
  });

const WHY: Readonly<Record<HandleObstacle, string>> = {
  reserved: 'The program itself acts under this handle, or one that looks like it.',
  account: 'This handle is not available.',
  player: 'This handle belongs to a known player, and you have not shown that it is yours.',
  director: 'Tournaments or leagues name this handle as their director, and you have not shown that it is yours.',
  lookalike: 'This handle looks like the handle of a known person.',
};

const PROVE = 'sign up with the claim code of the player, or ask an administrator or a coordinator for the account.';

const WAY_OUT: Readonly<Record<HandleObstacle, string>> = {
  reserved: 'Take another handle.',
  account:
    'If you have an account with it, sign in. Otherwise take another handle, or ask an administrator for the account.',
  player: `If that is you, ${PROVE} Else take another handle.`,
  director: `If that is you, ${PROVE} Else take another handle.`,
  lookalike: `Take another handle; if that is you, ${PROVE}`,
};

/** The answer to a sign-up that is refused. */
export function problemOfSignUp(refusal: SignUpRefusal): Problem {
  if (refusal.kind === 'claim-code-unknown') {
    return new Problem({
      status: 422,
      code: 'claim-code-unknown',
      title: 'The claim code is not valid',
      detail: 'The code is unknown, used or expired, or its player has an account.',
      advice: 'Ask the director who submitted the report, or a coordinator, to confirm who you are.',
    });
  }
  return new Problem({
    status: 409,
    code: 'handle-refused',
    title: 'You cannot have this handle',
    detail: WHY[refusal.obstacle],
    advice: WAY_OUT[refusal.obstacle],
    extra: { obstacle: refusal.obstacle },
  });
}

export const signUpClosed = (): Problem =>
  new Problem({
    status: 403,
    code: 'sign-up-closed',
    title: 'Sign-up is closed',
    detail: 'In this installation administrators make the accounts.',
    advice: 'Ask an administrator for one.',
  });

export const accountExists = (handle: string): Problem =>
  new Problem({
    status: 409,
    code: 'account-exists',
    title: 'The handle has an account',
    detail: `There is an account ${JSON.stringify(handle)} already.`,
    advice: 'Make a password link for it, or take another handle.',
  });

export const lastAdministrator = (): Problem =>
  new Problem({
    status: 409,
    code: 'last-administrator',
    title: 'At least one administrator is required',
    detail: 'This is the last administrator.',
    advice: 'Grant the role to another account first.',
  });
