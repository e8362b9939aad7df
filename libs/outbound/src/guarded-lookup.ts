import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import { isOutside, isPermitted, type OutboundPolicy } from './is-outside.js';
import { bareHost } from './refuse-target.js';

/** A name or an address leads inside. */
export class LeadsInside extends Error {
  readonly code = 'LEADS_INSIDE';

  constructor(host: string) {
    super(`${host} leads to an address inside this network or to this site.`);
  }
}

type Resolved = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
export type Lookup = (host: string, options: LookupOptions, callback: Resolved) => void;

/**
 * Resolves names for a socket, which then connects to exactly these addresses. A name with one address inside is refused
 * as a whole, because the socket would try its addresses in turn.
 */
export function guardLookup(policy: OutboundPolicy, resolve: Lookup = lookUp): Lookup {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const addresses = found as LookupAddress[];
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isOutside(address, policy.permitted)))
        return callback(new LeadsInside(host), '');
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

/** A socket asks no lookup for an address in numbers, so this checks it. It also checks the names of this site. */
export function checkHost(hostname: string, policy: OutboundPolicy): void {
  const host = bareHost(hostname);
  if (policy.ownHosts.includes(host)) throw new LeadsInside(host);
  if (isIP(host) !== 0 && !isOutside(host, policy.permitted)) throw new LeadsInside(host);
}

/** Without TLS nobody but the operator's own network may read along. */
export const mayBePlain = (address: string | undefined, policy: OutboundPolicy): boolean =>
  address !== undefined && isPermitted(address, policy.permitted);
