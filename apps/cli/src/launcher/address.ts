import { isIPv6 } from 'node:net';
import { THIS_MACHINE } from '@quadrant/settings';

const EVERYWHERE = new Set(['0.0.0.0', '::']);

const isLocal = (host: string): boolean => host === THIS_MACHINE || host === '::1' || host.startsWith('127.');

/** Tells whether a server that listens on these hosts is reached at this machine's own address. */
export const isAtLocalhost = (hosts: readonly string[] = []): boolean =>
  hosts.length === 0 || hosts.some((host) => EVERYWHERE.has(host) || isLocal(host));

/** Returns an address at which this machine reaches a server that listens on these hosts. */
export function addressAt(hosts: readonly string[] = [], port: number): string {
  const host = isAtLocalhost(hosts) ? THIS_MACHINE : hosts[0]!;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

export const describeReach = (hosts: readonly string[] = []): string[] =>
  hosts.every(isLocal)
    ? ['Only this machine can open it. To open it to your network, start it with HOST=0.0.0.0.']
    : [];
