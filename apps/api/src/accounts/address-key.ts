import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** RFC 6177: whoever has IPv6 has at least a /64, and any address in it. */
const GROUPS_OF_ONE_PERSON = 4;

/** By what attempts from an address are counted: the address, of IPv6 its network. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [...before, ...Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0'), ...after];
  return `${groups.slice(0, GROUPS_OF_ONE_PERSON).join(':')}::/64`;
}
