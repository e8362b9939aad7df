/** Returns an address with parameters. Null, 0 and the publication that is shown by default are left out. */
export function addressOf(path: string, ...carried: readonly object[]): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(Object.assign({}, ...carried) as object)) {
    if (value !== null && value !== 0 && value !== 'current') query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
