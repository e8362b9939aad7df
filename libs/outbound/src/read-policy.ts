import { readPermittedRanges, readPublicUrl, readSending } from '@quadrant/settings';
import type { OutboundPolicy } from './is-outside.js';
import { bareHost } from './refuse-target.js';

/** An app keeps the policy under this token. */
export const OUTBOUND_POLICY = Symbol('where requests to addresses of users may go');

/** @throws Error with one sentence when SEND_INSIDE, SENDING or PUBLIC_URL is wrong */
export function readOutboundPolicy(env: Readonly<Record<string, string | undefined>>): OutboundPolicy {
  const origin = readPublicUrl(env);
  const ownHosts = origin === null ? [] : [bareHost(new URL(origin).hostname)];
  return { permitted: readPermittedRanges(env), ownHosts, isOn: readSending(env) };
}
