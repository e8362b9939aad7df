import { type Text, say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { HandleObstacle, SignUpRefusal } from '@quadrant/store/accounts';

const WHY: Readonly<Record<HandleObstacle, Text>> = {
  reserved: say`The program itself acts under this handle, or one that looks like it.`,
  account: say`This handle is not available.`,
  player: say`This handle belongs to a known player, and you have not shown that it is yours.`,
  director: say`Tournaments or leagues name this handle as their director, and you have not shown that it is yours.`,
  name: say`This handle is the name of a known player, and you have not shown that it is yours.`,
  lookalike: say`This handle looks like the handle of a known person.`,
};

const PROVE = say`sign up with the claim code of the player, or ask an administrator or a coordinator for the account.`;

const WAY_OUT: Readonly<Record<HandleObstacle, Text>> = {
  reserved: say`Take another handle.`,
  account: say`If you have an account with it, sign in. Otherwise take another handle, or ask an administrator for the account.`,
  player: say`If that is you, ${PROVE} Else take another handle.`,
  director: say`If that is you, ${PROVE} Else take another handle.`,
  name: say`If that is you, ${PROVE} Otherwise take another handle.`,
  lookalike: say`Take another handle; if that is you, ${PROVE}`,
};

type AccountRefusal =
  | SignUpRefusal
  | { readonly kind: 'sign-in-refused' | 'account-disabled' | 'sign-up-closed' | 'last-administrator' }
  | { readonly kind: 'account-exists'; readonly handle: string };

export const problemOfAccount = refusalProblems<AccountRefusal>({
  // Every wrong sign-in gets the same answer, so that nobody learns whether there is such an account.
  'sign-in-refused': {
    detail: say`The handle or the password is wrong.`,
    advice: say`Compare both and try again; an administrator can make a link with which a new password is set.`,
    headers: () => ({ 'www-authenticate': 'Bearer' }),
  },
  'account-disabled': {
    detail: say`An administrator has disabled this account.`,
    advice: say`Ask an administrator.`,
  },
  'claim-code-unknown': {
    detail: say`The code is unknown, used or expired, or its player has an account.`,
    advice: say`Ask the director who submitted the report, or a coordinator, to confirm who you are.`,
  },
  'handle-refused': {
    detail: ({ obstacle }) => WHY[obstacle],
    advice: ({ obstacle }) => WAY_OUT[obstacle],
    extra: ({ obstacle }) => ({ obstacle }),
  },
  'sign-up-closed': {
    detail: say`In this installation administrators make the accounts.`,
    advice: say`Ask an administrator for one.`,
  },
  'account-exists': {
    detail: ({ handle }) => say`There is an account ${JSON.stringify(handle)} already.`,
    advice: say`Make a password link for it, or take another handle.`,
  },
  'last-administrator': {
    detail: say`This is the last administrator.`,
    advice: say`Grant the role to another account first.`,
  },
});
