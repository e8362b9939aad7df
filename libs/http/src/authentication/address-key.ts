import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** RFC 6177: everybody with IPv6 has at least a /64, and can use any address in it. */
const GROUPS_OF_ONE_PERSON = 4;

/** Returns the key by which attempts from an address are counted: the address itself, or the network of an IPv6 address. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  // Proxies write one address in many ways; the URL parser writes it in one.
  const canonical = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical);
  if (mapped !== null) return mapped.slice(1).flatMap(bytesOf).join('.');
  const [head = '', tail] = canonical.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [...before, ...Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0'), ...after];
  return `${groups.slice(0, GROUPS_OF_ONE_PERSON).join(':')}::/64`;
}

/** The two bytes of a group, as IPv4 writes them. */
function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
