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
export async function sendReport(
  frontDoor: FrontDoor,
  raw: Uint8Array,
  confirmations: readonly Confirmation[] = [],
): Promise<Answer> {
  const said = JSON.stringify(confirmationsToSend(confirmations));
  const query = confirmations.length === 0 ? '' : `?confirm=${encodeURIComponent(said)}`;
  const answer = await askFrontDoor(frontDoor, 'POST', `/api/v1/submissions${query}`, raw);
  if (!answer.accepted) return answer;
  return { accepted: true, created: answer.status === 201, receipt: answer.body as Receipt };
}
