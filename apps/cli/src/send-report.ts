import type { Finding } from '@quadrant/tournament';
import { CannotRun } from './exit-code.js';

export interface Receipt {
  readonly id: string;
  readonly tournamentId: string;
  readonly revision: number;
  readonly state: string;
  readonly stateReason: string | null;
  readonly sha256: string;
  readonly findings: readonly Finding[];
  readonly links: { readonly self: string; readonly tournament: string };
}

/** RFC 9457, as far as we show it. */
export interface ReportProblem {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly advice: string;
  readonly findings?: readonly Finding[];
}

export type Answer =
  | { readonly accepted: true; readonly created: boolean; readonly receipt: Receipt }
  | { readonly accepted: false; readonly problem: ReportProblem };

/**
 * Sends one report to `POST /api/v1/submissions`. Sending it again after a lost answer is safe: the same document is the
 * same submission.
 *
 * @throws CannotRun when there is no answer, when the token is not taken, or when the server is in trouble
 */
export async function sendReport(baseUrl: string, token: string, raw: Uint8Array): Promise<Answer> {
  const response = await post(new URL('/api/v1/submissions', baseUrl), token, raw);
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null)
    return { accepted: true, created: response.status === 201, receipt: body as Receipt };
  const problem = (body ?? {}) as Partial<ReportProblem>;
  const { title = `the answer was ${response.status}`, detail = '', advice = '' } = problem;
  if (response.status === 401 || response.status >= 500 || body === null) {
    throw new CannotRun(`${baseUrl} says: ${[detail || `${title}.`, advice].filter((each) => each !== '').join(' ')}`);
  }
  return { accepted: false, problem: { ...problem, status: response.status, title, detail: detail || title, advice } };
}

async function post(url: URL, token: string, raw: Uint8Array): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, accept: 'application/json' };
  try {
    return await fetch(url, { method: 'POST', headers, body: Buffer.from(raw) });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const code = cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : String(cause);
    throw new CannotRun(
      `Nobody answers at ${url.origin} (${code}). Is "quadrant start" running there? QUADRANT_URL says where to send.`,
      { cause: error },
    );
  }
}
