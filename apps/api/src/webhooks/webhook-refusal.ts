import { refusalProblems } from '@quadrant/http';
import { say, type Text } from '@quadrant/rules/message';
import type { TargetRefusal } from '@quadrant/outbound';
import { MOST_WEBHOOKS, type WebhookRefusal } from '@quadrant/store/events';

const WHY: Readonly<Record<TargetRefusal, Text>> = {
  'no-address': say`This is not an address of the web.`,
  'no-https': say`The address does not begin with https://, so others could read the events on their way.`,
  'has-password': say`The address has a user name or a password.`,
  'own-site': say`The address leads to this site itself.`,
  inside: say`The address leads inside the network of this server.`,
};

export const problemOfChanges = refusalProblems<{
  readonly kind: 'changes-gone';
  readonly after: number;
  readonly oldest: number;
  readonly newest: number;
}>({
  'changes-gone': {
    detail: ({ after, oldest, newest }) =>
      say`Events are kept from position ${oldest} to ${newest}, so there would be a gap after ${after}.`,
    advice: say`Read everything again, then continue after the newest position.`,
    extra: ({ oldest, newest }) => ({ oldest, newest }),
  },
});

export const problemOfWebhook = refusalProblems<
  WebhookRefusal | { readonly kind: 'webhook-address-refused'; readonly why: TargetRefusal }
>({
  'league-unknown': {
    detail: say`No league has this slug, or it was deleted.`,
    advice: say`The slugs of all leagues are at /api/v1/leagues.`,
  },
  'region-unknown': {
    detail: say`No region has this name or slug.`,
    advice: say`The slugs of all regions are at /api/v1/regions.`,
  },
  'webhooks-full': {
    detail: say`You have ${MOST_WEBHOOKS} webhooks, which is the most that an account can have.`,
    advice: say`Delete one that you no longer need.`,
  },
  'webhook-address-refused': {
    detail: ({ why }) => WHY[why],
    advice: say`Give an address of the public web that begins with https://. The operator of this site can permit addresses inside (SEND_INSIDE).`,
    extra: ({ why }) => ({ pointer: '/url', why }),
  },
});
