import { looksLikeToken } from '@quadrant/http';
import { unpack } from '@quadrant/rules/message';
import createClient, { type Client } from 'openapi-fetch';
import type { ApiOperation } from './api/api-operation.js';
import type { paths } from './api/types.js';
import type { ShownFinding } from './output.js';
import { CannotRun } from './exit-code.js';
import { siteAddress } from './site-address.js';
import type { Surroundings } from './surroundings.js';

export interface FrontDoor {
  readonly url: string;
  /** It is null where nobody has to be identified. */
  readonly token: string | null;
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

export type FrontDoorAnswer<Body = unknown> =
  | { readonly accepted: true; readonly status: number; readonly body: Body }
  | { readonly accepted: false; readonly problem: ShownProblem };

/**
 * Finds the site, and reads QUADRANT_TOKEN.
 *
 * @param isPublic whether it does without a token
 * @throws CannotRun with one sentence for an address or token that cannot be one
 */
export function readFrontDoor(surroundings: Surroundings, isPublic = false): FrontDoor {
  const url = siteAddress(surroundings);
  const token = surroundings.env['QUADRANT_TOKEN'] || null;
  if (token === null && !isPublic) {
    throw new CannotRun(
      'QUADRANT_TOKEN is not set: make a token with "quadrant token create --role director --handle H" and set it.',
    );
  }
  // The server checks the checksum of the token.
  if (token !== null && !looksLikeToken(token)) {
    throw new CannotRun(
      'QUADRANT_TOKEN is not a token: it must be "qdt_" and 46 letters and digits, without spaces, quotes or line breaks.',
    );
  }
  return { url, token };
}

const JSON_TYPE = 'application/json';

export type FrontDoorClient = Client<paths>;

/** This is what openapi-fetch returns for a request. */
export interface Reply<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Sends one request.
 *
 * @throws CannotRun when there is no answer, when the token is not taken, or when the server is in trouble
 */
export async function askFrontDoor<Body, Paths extends object = paths>(
  { url, token }: FrontDoor,
  ask: (client: Client<Paths>) => Promise<Reply<Body>>,
): Promise<FrontDoorAnswer<NonNullable<Body>>> {
  const client = createClient<Paths>({
    baseUrl: new URL(url).origin,
    headers: { accept: JSON_TYPE, ...(token !== null && { authorization: `Bearer ${token}` }) },
    fetch: send,
  });
  const { data: given, error: refused, response } = await ask(client);
  // Sentences are data where a call asks for them, so that findings of one kind are told as on pages.
  const [data, error] = [unpack(given) as Body | undefined, unpack(refused)];
  if (response.ok && data !== undefined && data !== null)
    return { accepted: true, status: response.status, body: data };
  const body = typeof error === 'object' ? error : null;
  const problem = (body ?? {}) as Partial<ShownProblem>;
  const { title = `the answer was ${response.status}`, detail = '', advice = '' } = problem;
  if (response.status === 401 || response.status >= 500 || body === null) {
    const said = `${url} says: ${[detail || `${title}.`, advice].filter((each) => each !== '').join(' ')}`;
    throw response.status === 503 ? new NoAnswer(said) : new CannotRun(said);
  }
  return { accepted: false, problem: { ...problem, status: response.status, title, detail: detail || title, advice } };
}

type Method = ApiOperation['method'];
type Values = Record<string, string | string[]>;

/** The request of an operation that `api/types.d.ts` does not describe. */
export interface AnyRequest {
  readonly method: Method;
  /** It has its parameters in braces. */
  readonly path: string;
  readonly params?: Record<'path' | 'query' | 'header', Values>;
  /** It is sent as it is, as JSON unless the headers name another type. */
  readonly body?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

interface AnyOperation {
  parameters: { path?: Values; query?: Values; header?: Values };
  requestBody?: { content: { 'application/json': Uint8Array } };
  responses: { 200: { content: { 'text/plain': string } }; default: { content: { 'text/plain': unknown } } };
}

/** Sends any operation; the answer are its bytes, which may be none. It throws like {@link askFrontDoor}. */
export const askAny = (
  frontDoor: FrontDoor,
  { method, path, ...init }: AnyRequest,
): Promise<FrontDoorAnswer<Uint8Array>> =>
  askFrontDoor(frontDoor, async (client: Client<Record<string, Record<Method, AnyOperation>>>) => {
    const headers = { accept: '*/*', ...init.headers };
    const reply = await client.request(method, path, { ...init, ...AS_IT_IS, headers, parseAs: 'arrayBuffer' });
    const { data, ...others } = reply;
    return reply.response.ok ? { ...others, data: new Uint8Array(data ?? new ArrayBuffer(0)) } : others;
  });

/** Bytes and forms are sent as they are. */
export const AS_IT_IS = { bodySerializer: (body: unknown) => body as BodyInit } as const;

async function send(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (!response.ok || isWanted(request, response)) return response;
    // A page of another site counts as no answer.
    await response.body?.cancel();
    return new Response(null, { status: response.status });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const code = cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : String(cause);
    throw new NoAnswer(
      `No answer from ${new URL(request.url).origin} (${code}). Is "quadrant start" running there? QUADRANT_URL says where to send.`,
      { cause: error },
    );
  }
}

const isWanted = ({ headers: asked }: Request, { headers: given }: Response): boolean =>
  asked.get('accept') !== JSON_TYPE || (given.get('content-type') ?? '').includes(JSON_TYPE);
