import { readPermittedRanges, readPublicUrl } from '@quadrant/settings';
import type { OutboundPolicy } from './is-outside.js';

/** An app keeps the policy under this token. */
export const OUTBOUND_POLICY = Symbol('where requests may go');

/** Reads where requests may go: SEND_INSIDE permits ranges, and PUBLIC_URL says which host is this site. */
export function readOutboundPolicy(env: Readonly<Record<string, string | undefined>>): OutboundPolicy {
  const origin = readPublicUrl(env);
  return { permitted: readPermittedRanges(env), ownHosts: origin === null ? [] : [new URL(origin).hostname] };
}
