import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import type { PermittedRanges } from '@quadrant/settings';

/** Where requests may go. */
export interface OutboundPolicy {
  /** Ranges inside that the operator permits (SEND_INSIDE). They may also be reached by http. */
  readonly permitted: PermittedRanges;
  /** Host names of this site. A webhook to oneself would answer itself. */
  readonly ownHosts: readonly string[];
  /** False sends nothing at all (SENDING). */
  readonly isOn: boolean;
}

/**
 * Whether a request may be sent to an IP address: everything but global unicast is inside, such as loopback, private and
 * link-local addresses (which hold the metadata services of clouds), carrier-grade NAT, unique-local addresses, and IPv6
 * addresses that carry an IPv4 address. So are the addresses of this machine, whose services may trust themselves.
 */
export function isOutside(address: string, permitted: PermittedRanges, own = ownAddresses()): boolean {
  if (!ipaddr.isValid(address)) return false;
  if (isPermitted(address, permitted)) return true;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && !own.includes(parsed.toNormalizedString());
}

export function isPermitted(address: string, permitted: PermittedRanges): boolean {
  const parsed = ipaddr.parse(address);
  return permitted.some((text) => {
    const range = ipaddr.parseCIDR(text);
    return range[0].kind() === parsed.kind() && parsed.match(range);
  });
}

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? []).map(({ address }) => ipaddr.parse(address).toNormalizedString()),
  );
