import { isIP } from 'node:net';
import { isOutside, isPermitted, type OutboundPolicy } from './is-outside.js';

/** Why nothing may be sent to an address. */
export type TargetRefusal = 'no-address' | 'no-https' | 'has-password' | 'own-site' | 'inside';

const INSIDE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)$/;

/** Looks at an address before anything is sent. The IP addresses of its name are checked on connection. */
export function refuseTarget(text: string, { permitted, ownHosts }: OutboundPolicy): TargetRefusal | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === '') return 'no-address';
  if (url.username !== '' || url.password !== '') return 'has-password';
  const host = bareHost(url.hostname);
  if (ownHosts.includes(host)) return 'own-site';
  if (isIP(host) === 0) {
    if (permitted.length > 0) return null;
    return url.protocol === 'https:' ? refuseName(host) : 'no-https';
  }
  if (isPermitted(host, permitted)) return null;
  if (!isOutside(host, permitted)) return 'inside';
  return url.protocol === 'https:' ? null : 'no-https';
}

/** Names without a dot are looked up in the operator's own domain. */
const refuseName = (host: string): TargetRefusal | null =>
  INSIDE_NAME.test(host) || !host.includes('.') ? 'inside' : null;

/** A host name as addresses compare it: without the brackets of IPv6, and without the dot of the root. */
export const bareHost = (hostname: string): string =>
  hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
