import { looksLikeToken } from '@quadrant/http';
import type { ShownFinding } from './output.js';
import { CannotRun } from './exit-code.js';
import { siteAddress } from './site-address.js';
import type { Surroundings } from './surroundings.js';

export interface FrontDoor {
  readonly url: string;
  readonly token: string;
}

/** RFC 9457 has more members than the command prints. */
export interface ShownProblem {
  /** The HTTP status of the answer; missing where nothing was sent. */
  readonly status?: number;
  readonly title: string;
  readonly detail: string;
  readonly advice: string;
  readonly findings?: readonly ShownFinding[];
  readonly errors?: readonly { readonly name: string; readonly detail: string }[];
}

/** Nothing answered, or the server says that it cannot at the moment: the same request may succeed later. */
export class NoAnswer extends CannotRun {}

export type FrontDoorAnswer =
  | { readonly accepted: true; readonly status: number; readonly body: unknown }
  | { readonly accepted: false; readonly problem: ShownProblem };

/**
 * Finds the site, and reads QUADRANT_TOKEN.
 *
 * @throws CannotRun with one sentence for an address or token that cannot be one
 */
export function readFrontDoor(surroundings: Surroundings): FrontDoor {
  const { env } = surroundings;
  const url = siteAddress(surroundings);
  const token = env['QUADRANT_TOKEN'];
  if (!token) {
    throw new CannotRun(
      'QUADRANT_TOKEN is not set: make a token with "quadrant token create --role director --handle H" and set it.',
    );
  }
  // The server checks the checksum of the token.
  if (!looksLikeToken(token)) {
    throw new CannotRun(
      'QUADRANT_TOKEN is not a token: it must be "qdt_" and 46 letters and digits, without spaces, quotes or line breaks.',
    );
  }
  return { url, token };
}

/**
 * Sends one request, with a body of JSON or a form where it has one.
 *
 * @throws CannotRun when there is no answer, when the token is not taken, or when the server is in trouble
 */
export async function askFrontDoor(
  { url, token }: FrontDoor,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  content: Content | null = null,
  headers: Readonly<Record<string, string>> = {},
): Promise<FrontDoorAnswer> {
  const response = await send(new URL(path, url), method, { ...headers, authorization: `Bearer ${token}` }, content);
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return { accepted: true, status: response.status, body };
  const problem = (body ?? {}) as Partial<ShownProblem>;
  const { title = `the answer was ${response.status}`, detail = '', advice = '' } = problem;
  if (response.status === 401 || response.status >= 500 || body === null) {
    const said = `${url} says: ${[detail || `${title}.`, advice].filter((each) => each !== '').join(' ')}`;
    throw response.status === 503 ? new NoAnswer(said) : new CannotRun(said);
  }
  return { accepted: false, problem: { ...problem, status: response.status, title, detail: detail || title, advice } };
}

const LARGEST_PAGE = 200;

/**
 * Reads a listing to its end, page by page; the answer has all rows.
 *
 * @param path with a query
 * @throws CannotRun as {@link askFrontDoor}
 */
export async function askForAll(frontDoor: FrontDoor, path: string): Promise<FrontDoorAnswer> {
  const all: unknown[] = [];
  for (let cursor = ''; ;) {
    const answer = await askFrontDoor(frontDoor, 'GET', `${path}&limit=${LARGEST_PAGE}${cursor}`);
    if (!answer.accepted) return answer;
    const { rows, next } = answer.body as { readonly rows: readonly unknown[]; readonly next: string | null };
    all.push(...rows);
    if (next === null) return { ...answer, body: { rows: all } };
    cursor = `&cursor=${encodeURIComponent(next)}`;
  }
}

/** JSON comes as a text or as bytes, and a file in a form. */
type Content = Uint8Array | string | FormData;

async function send(
  url: URL,
  method: string,
  ofCaller: Readonly<Record<string, string>>,
  content: Content | null,
): Promise<Response> {
  const isForm = content instanceof FormData;
  const headers = {
    ...ofCaller,
    // For a form, `fetch` names type and boundary.
    ...(content !== null && !isForm && { 'content-type': 'application/json' }),
    accept: 'application/json',
  };
  try {
    return await fetch(url, {
      method,
      headers,
      ...(content !== null && { body: isForm ? content : Buffer.from(content) }),
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const code = cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : String(cause);
    throw new NoAnswer(
      `No answer from ${url.origin} (${code}). Is "quadrant start" running there? QUADRANT_URL says where to send.`,
      { cause: error },
    );
  }
}
