/** A path of this site; the first page for everything else. */
export function localPath(text: string | undefined): string {
  const base = 'http://localhost';
  if (text === undefined || !/^\/(?![/\\])/.test(text) || !URL.canParse(text, base)) return '/';
  const { origin, pathname, search, hash } = new URL(text, base);
  // An address may be normalised to one that begins with two slashes, which names another host.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
