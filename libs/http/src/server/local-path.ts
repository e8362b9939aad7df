/** Returns the text when it is a path of this site, otherwise the path of the first page. */
export function localPath(text: string | undefined): string {
  const base = 'http://localhost';
  if (text === undefined || !/^\/(?![/\\])/.test(text) || !URL.canParse(text, base)) return '/';
  const { origin, pathname, search, hash } = new URL(text, base);
  // The parser may turn an address into one that begins with two slashes, which names another host.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
