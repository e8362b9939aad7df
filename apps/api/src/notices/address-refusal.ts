import { say } from '@quadrant/rules/message';
import { type Problem, problemOfKind, refusalProblems } from '@quadrant/http';
import { ATTEMPT_LIMITS, type Attempt, type AttemptThrottle } from '@quadrant/store/accounts';

type AddressRefusal = { readonly kind: 'address-link-unknown' | 'unsubscribe-link-unknown' };

/** Says why a link of a mail does nothing, and the way out. */
export const problemOfLink = refusalProblems<AddressRefusal>({
  'address-link-unknown': {
    detail: say`The link is unknown, older than 24 hours, or a newer one was sent.`,
    advice: say`Sign in and send a new link from your account.`,
  },
  'unsubscribe-link-unknown': {
    detail: say`The link leads to no account: its address was changed or removed since, and gets no mails any more.`,
    advice: say`Sign in to choose your notices.`,
  },
});

export const noMailServer = (): Problem =>
  problemOfKind('conflict', say`This installation sends no mails.`, {
    advice: say`Ask an administrator. An operator sets SMTP_URL to send mails.`,
  });

/** @throws Problem 429 where too much was asked for */
export async function countRequests(throttle: AttemptThrottle, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts) {
    const seconds = await throttle.count(attempt);
    if (seconds === null) continue;
    const { points } = ATTEMPT_LIMITS[attempt.purpose];
    throw problemOfKind('too-many-requests', say`More than ${points} mails within an hour were asked for.`, {
      advice: say`Wait ${seconds} seconds, then try again.`,
      headers: { 'retry-after': String(seconds) },
    });
  }
}
