import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Reads SENDING (on): whether mails, webhooks and push messages leave this installation. A staging copy has their receivers, too.
 *
 * @throws Error with one sentence for anything but on and off
 */
export function readSending(env: Readonly<Record<string, string | undefined>>): boolean {
  const text = env['SENDING'] || 'on';
  if (text === 'on' || text === 'off') return text === 'on';
  throw new Error(`SENDING is "${text}", but has to be on or off.`);
}

/** Ranges of addresses inside the operator's own network that Quadrant may nevertheless send to, such as 10.1.2.0/24. */
export type PermittedRanges = readonly string[];

/**
 * Reads SEND_INSIDE: ranges or single addresses, separated by commas. None is permitted where it is not set.
 *
 * @throws Error with one sentence when a part is no address and no range
 */
export function readPermittedRanges(env: Readonly<Record<string, string | undefined>>): PermittedRanges {
  const parts = (env['SEND_INSIDE'] ?? '').split(',').map((part) => part.trim());
  return parts.filter(Boolean).map((part) => {
    const range = part.includes('/') ? part : `${part}/${part.includes(':') ? 128 : 32}`;
    const [address = ''] = range.split('/', 1);
    if (isIP(address) !== 0 && ipaddr.isValidCIDR(range)) return range;
    throw new Error(`SEND_INSIDE has "${part}", but needs addresses or ranges, such as 10.1.2.3 or 10.1.2.0/24.`);
  });
}
