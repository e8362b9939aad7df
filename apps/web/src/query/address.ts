/** An address with what is to be carried on; null, 0 and the publication that is shown anyway need no saying. */
export function addressOf(path: string, ...carried: readonly object[]): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(Object.assign({}, ...carried) as object)) {
    if (value !== null && value !== 0 && value !== 'current') query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
