import type { Answers } from '@quadrant/rules/files';
import type { Finding } from '@quadrant/rules/tournament';
import type { Confirmation } from '@quadrant/rules/intake';
import { confirmationsToSend } from './confirmations.js';
import { askFrontDoor, type FrontDoor, type ShownProblem } from './front-door-client.js';

export interface Receipt {
  readonly id: string;
  readonly shortId: string;
  /** A JSON Web Signature of the receipt. */
  readonly signature: string;
  /** These two are null of a held report. */
  readonly tournamentId: string | null;
  readonly revision: number | null;
  readonly state: string;
  readonly stateReason: string | null;
  readonly sha256: string;
  /** The file that was translated; null for a document of quadrant/1. */
  readonly file: { readonly sha256: string; readonly format: string } | null;
  readonly findings: readonly Finding[];
  /** Why it waits; empty where it does not. */
  readonly heldFor: readonly { readonly kind: string; readonly message: string }[];
  readonly claimCodes: readonly { readonly handle: string; readonly code: string }[];
  readonly links: { readonly self: string; readonly tournament: string | null };
}

export type Answer =
  | { readonly accepted: true; readonly created: boolean; readonly receipt: Receipt }
  | { readonly accepted: false; readonly problem: ShownProblem };

/**
 * Sends one report to `POST /api/v1/submissions`. Sending it again after a lost answer is safe: the same document is the
 * same submission.
 *
 * @throws CannotRun when there is no answer, when the token is not taken, or when the server is in trouble
 */
export const sendReport = (
  frontDoor: FrontDoor,
  raw: Uint8Array,
  confirmations: readonly Confirmation[] = [],
): Promise<Answer> => send(frontDoor, raw, confirmations);

/** A file of another program, with what its sender says of it. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly answers: Answers;
}

/** The same for a file of another program, which the server translates. It throws likewise. */
export function sendFile(
  frontDoor: FrontDoor,
  file: SentFile,
  confirmations: readonly Confirmation[] = [],
): Promise<Answer> {
  return send(frontDoor, formOf(file), confirmations);
}

/** A file and its answers, as the API takes them. */
export function formOf({ name, bytes, answers }: SentFile): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  for (const [key, value] of answers) form.append(`set.${key}`, value);
  return form;
}

async function send(
  frontDoor: FrontDoor,
  content: Uint8Array | FormData,
  confirmations: readonly Confirmation[],
): Promise<Answer> {
  const said = JSON.stringify(confirmationsToSend(confirmations));
  const query = confirmations.length === 0 ? '' : `?confirm=${encodeURIComponent(said)}`;
  const answer = await askFrontDoor(frontDoor, 'POST', `/api/v1/submissions${query}`, content);
  if (!answer.accepted) return answer;
  return { accepted: true, created: answer.status === 201, receipt: answer.body as Receipt };
}
