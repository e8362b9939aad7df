import { CannotRun } from './exit-code.js';
import type { ShownProblem } from './front-door-client.js';

type PublicAnswer =
  { readonly text: string } | { readonly refusal: { readonly code: string; readonly detail: string } };

/**
 * Reads something public of an installation, without a token.
 * @throws CannotRun when nothing answers, or when the answer does not come from Quadrant
 */
export async function readPublic(address: string | URL, path: string): Promise<PublicAnswer> {
  const response = await ask(new URL(path, address));
  const text = await response.text();
  if (response.ok) return { text };
  const problem = readProblem(text);
  const detail = [problem.detail ?? `The answer was ${response.status}.`, problem.advice ?? ''].join(' ').trim();
  if (response.status >= 500 || problem.type === undefined) throw new CannotRun(`${String(address)} says: ${detail}`);
  return { refusal: { code: problem.type.replace('/problems/', ''), detail } };
}

async function ask(url: URL): Promise<Response> {
  try {
    return await fetch(url);
  } catch (error) {
    throw new CannotRun(
      `No answer from ${url.origin}. Is "quadrant start" running there? QUADRANT_URL says where to ask.`,
      { cause: error },
    );
  }
}

function readProblem(text: string): Partial<ShownProblem & { readonly type: string }> {
  try {
    return JSON.parse(text) as Partial<ShownProblem & { readonly type: string }>;
  } catch {
    return {};
  }
}
