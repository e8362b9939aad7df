import { SENTENCES_AS_DATA } from '@quadrant/http';
import type { Answers } from '@quadrant/rules/files';
import type { Confirmation } from '@quadrant/rules/suspicions';
import type { components, operations } from './api/types.js';
import { confirmationsToSend } from './confirmations.js';
import {
  AS_IT_IS,
  askFrontDoor,
  type FrontDoor,
  type FrontDoorAnswer,
  type ShownProblem,
} from './front-door-client.js';

export type Receipt = components['schemas']['ReceiptDto'];
export type ShownPreview = components['schemas']['ReportPreviewDto'];

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

/** The tournament that a file corrects, and its version as it was read before. */
export interface Revises {
  readonly id: string;
  readonly version: number;
}

export interface Sending {
  /** The file corrects this tournament; without it, the document itself says which one it reports. */
  readonly revises?: Revises;
  /** Why it is corrected. */
  readonly reason?: string;
  readonly confirmations?: readonly Confirmation[];
  /** The sender saw a preview after this run; none by default. */
  readonly previewedAfter?: number;
}

/**
 * Sends one report to `POST /api/v1/submissions`, or a revision of a tournament: a document, or a file of another program, which the server translates.
 * Sending it again after a lost answer is safe: the same document is the same submission.
 *
 * @throws CannotRun when there is no answer, when the token is not taken, or when the server is in trouble
 */
export async function sendReport(
  frontDoor: FrontDoor,
  content: Uint8Array | FormData,
  { previewedAfter, ...sending }: Sending = {},
): Promise<Answer> {
  const answer = await sendContent(frontDoor, content, sending, { previewedAfter });
  if (!answer.accepted) return answer;
  return { accepted: true, created: answer.status === 201, receipt: answer.body as Receipt };
}

/** Asks what would become of a report; nothing is stored. It throws like {@link sendReport}. */
export async function previewReport(
  frontDoor: FrontDoor,
  content: Uint8Array | FormData,
  sending: Omit<Sending, 'previewedAfter'>,
): Promise<Extract<Answer, { readonly preview: unknown } | { readonly accepted: false }>> {
  const answer = await sendContent(frontDoor, content, sending, { preview: true });
  return answer.accepted ? { accepted: true, preview: answer.body as ShownPreview } : answer;
}

function sendContent(
  frontDoor: FrontDoor,
  body: Uint8Array | FormData,
  { confirmations = [], revises, reason }: Omit<Sending, 'previewedAfter'>,
  more: operations['submitReport']['parameters']['query'],
): Promise<FrontDoorAnswer<Receipt | ShownPreview>> {
  const confirm = confirmations.length === 0 ? undefined : JSON.stringify(confirmationsToSend(confirmations));
  const query = { ...more, confirm, reason };
  const sent = { body, headers: SENTENCES_AS_DATA, ...AS_IT_IS };
  return askFrontDoor<Receipt | ShownPreview>(frontDoor, async (client) => {
    if (revises === undefined) return client.POST('/api/v1/submissions', { params: { query }, ...sent });
    const params = { query, path: { id: revises.id }, header: { 'If-Match': `"v${revises.version}"` } };
    return client.POST('/api/v1/tournaments/{id}/revisions', { params, ...sent });
  });
}
