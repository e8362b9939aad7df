import { findPasswordProblem, Problem } from '@quadrant/http';

/** @throws Problem 422 for a password that is too short, too long or too easily guessed */
export async function refuseBadPassword(password: string, handle: string): Promise<void> {
  const problem = await findPasswordProblem(password, handle);
  if (problem === null) return;
  throw new Problem({
    status: 422,
    code: 'password-refused',
    title: 'Choose another password',
    detail: `The password ${problem}.`,
    advice: 'Choose another one. Four unrelated words are safe and easy to remember.',
  });
}

export const passwordLinkUnknown = (): Problem =>
  new Problem({
    status: 422,
    code: 'password-link-unknown',
    title: 'The link is not valid',
    detail: 'The link is unknown, used or older than a day, or a newer one was made.',
    advice: 'Ask an administrator for a new one.',
  });

export const currentPasswordWrong = (): Problem =>
  new Problem({
    status: 422,
    code: 'password-wrong',
    title: 'The present password is wrong',
    detail: 'What was sent as "currentPassword" is not the password of the account, or it has none.',
    advice: 'Compare it and try again; an administrator can make a link with which a new password is set.',
  });
