/**
 * The address of a request as the router can read it. A path whose escapes are no text, such as `/players/%E0%A4%A`, is read letter by
 * letter. So it names nothing, and is refused as every unknown address is: the router itself would refuse it before any hook, and
 * browsers would get JSON.
 */
export function readableAddress(address: string): string {
  if (!address.includes('%')) return address;
  const path = address.split(/[?#]/, 1)[0]!;
  if (isReadable(path)) return address;
  return path.replaceAll('%', '%25') + address.slice(path.length);
}

function isReadable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
