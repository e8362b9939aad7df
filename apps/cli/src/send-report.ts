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

export interface Sending {
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
  const answer = await sendContent(frontDoor, content, confirmations, { previewedAfter });
  if (!answer.accepted) return answer;
  return { accepted: true, created: answer.status === 201, receipt: answer.body as Receipt };
}

/** Asks what would become of a report; nothing is stored. It throws like {@link sendReport}. */
export async function previewReport(
  frontDoor: FrontDoor,
  content: Uint8Array | FormData,
  confirmations: readonly Confirmation[],
): Promise<Extract<Answer, { readonly preview: unknown } | { readonly accepted: false }>> {
  const answer = await sendContent(frontDoor, content, confirmations, { preview: true });
  return answer.accepted ? { accepted: true, preview: answer.body as ShownPreview } : answer;
}

function sendContent(
  frontDoor: FrontDoor,
  body: Uint8Array | FormData,
  confirmations: readonly Confirmation[],
  more: operations['submitReport']['parameters']['query'],
): Promise<FrontDoorAnswer<Receipt | ShownPreview>> {
  const confirm = confirmations.length === 0 ? undefined : JSON.stringify(confirmationsToSend(confirmations));
  const params = { query: { ...more, confirm } };
  return askFrontDoor(frontDoor, (client) => client.POST('/api/v1/submissions', { params, body, ...AS_IT_IS }));
}
