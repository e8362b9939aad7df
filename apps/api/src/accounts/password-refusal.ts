import { type Text, say } from '@quadrant/rules/message';
import { findPasswordFault, refusalProblems } from '@quadrant/http';

type PasswordRefusal =
  | { readonly kind: 'password-link-unknown' | 'password-wrong' }
  | { readonly kind: 'password-refused'; readonly fault: Text };

/** Says why a password or a link is refused, and the way out. */
export const problemOfPassword = refusalProblems<PasswordRefusal>({
  'password-refused': {
    detail: ({ fault }) => say`The password ${fault}.`,
    advice: say`Choose another one. Four unrelated words are safe and easy to remember.`,
  },
  'password-link-unknown': {
    detail: say`The link is unknown, used or older than a day, or a newer one was made.`,
    advice: say`Ask an administrator for a new one.`,
  },
  'password-wrong': {
    detail: say`What was sent as "currentPassword" is not the password of the account, or it has none.`,
    advice: say`Compare it and try again; an administrator can make a link with which a new password is set.`,
  },
});

/** @throws Problem 422 for a password that is too short, too long or too easily guessed */
export async function refuseBadPassword(password: string, handle: string): Promise<void> {
  const fault = await findPasswordFault(password, handle);
  if (fault !== null) throw problemOfPassword({ kind: 'password-refused', fault });
}
