export const API_URL = Symbol('where the operations are, as pages reach them');

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the origin of `API_URL`, where this process finds the operations of the API; null where it serves them itself.
 * @throws Error with one sentence when it is no origin
 */
export function readApiUrl(env: Environment): string | null {
  const text = env['API_URL'];
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href) return url.origin;
  throw new Error(`API_URL is "${text}", but has to be an address without path and query, such as http://origin.`);
}
