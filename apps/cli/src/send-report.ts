import type { Text } from '@quadrant/rules/message';
import type { Answers } from '@quadrant/rules/files';
import type { Finding } from '@quadrant/rules/tournament';
import type { Confirmation } from '@quadrant/rules/intake';
import { confirmationsToSend } from './confirmations.js';
import type { ShownPreview } from './describe-preview.js';
import { askFrontDoor, type FrontDoor, type ShownProblem } from './front-door-client.js';

export interface Receipt {
  readonly id: string;
  readonly shortId: string;
  readonly signature: string;
  /** These two are null for a held report. */
  readonly tournamentId: string | null;
  readonly revision: number | null;
  readonly state: string;
  readonly stateReason: Text | null;
  readonly sha256: string;
  /** The file that was translated; null for a document of quadrant/1. */
  readonly file: { readonly sha256: string; readonly format: string } | null;
  readonly findings: readonly Finding[];
  /** The reasons why it waits; empty where it does not. */
  readonly heldFor: readonly { readonly kind: string; readonly message: string }[];
  readonly claimCodes: readonly { readonly handle: string; readonly code: string }[];
  readonly links: { readonly self: string; readonly tournament: string | null };
  /** The runs between the preview and the report; null where there was no preview. */
  readonly sincePreview: readonly { readonly number: number; readonly kind: string }[] | null;
}

export type Answer =
  | { readonly accepted: true; readonly created: boolean; readonly receipt: Receipt }
  /** Nothing was sent to be stored. */
  | { readonly accepted: true; readonly preview: ShownPreview }
  | { readonly accepted: false; readonly problem: ShownProblem };

export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly answers: Answers;
}

export function formOf({ name, bytes, answers }: SentFile): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  for (const [key, value] of answers) form.append(`set.${key}`, value);
  return form;
}

export interface Sending {
  /** There are none by default. */
  readonly confirmations?: readonly Confirmation[];
  /** The sender saw a preview after this run; none by default. */
  readonly previewedAfter?: number;
}

/**
 * Sends one report to `POST /api/v1/submissions`: a document, or a file of another program, which the server translates.
 * Sending it again after a lost answer is safe: the same document is the same submission.
 *
 * @throws CannotRun when there is no answer, when the token is not taken, or when the server is in trouble
 */
export async function sendReport(
  frontDoor: FrontDoor,
  content: Uint8Array | FormData,
  { confirmations = [], previewedAfter }: Sending = {},
): Promise<Answer> {
  const query = queryOf(confirmations, previewedAfter === undefined ? {} : { previewedAfter: String(previewedAfter) });
  const answer = await askFrontDoor(frontDoor, 'POST', `${SUBMISSIONS}${query}`, content);
  if (!answer.accepted) return answer;
  return { accepted: true, created: answer.status === 201, receipt: answer.body as Receipt };
}

/** Asks what would become of a report; nothing is stored. It throws like {@link sendReport}. */
export async function previewReport(
  frontDoor: FrontDoor,
  content: Uint8Array | FormData,
  confirmations: readonly Confirmation[],
): Promise<Extract<Answer, { readonly preview: unknown } | { readonly accepted: false }>> {
  const query = queryOf(confirmations, { preview: 'true' });
  const answer = await askFrontDoor(frontDoor, 'POST', `${SUBMISSIONS}${query}`, content);
  return answer.accepted ? { accepted: true, preview: answer.body as ShownPreview } : answer;
}

const SUBMISSIONS = '/api/v1/submissions';

function queryOf(confirmations: readonly Confirmation[], more: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(more);
  if (confirmations.length > 0) query.set('confirm', JSON.stringify(confirmationsToSend(confirmations)));
  return query.size === 0 ? '' : `?${query.toString()}`;
}
