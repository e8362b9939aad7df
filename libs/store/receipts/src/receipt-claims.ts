/** What a receipt proves. Claim codes are never in it: whoever shows a receipt would give them away. */
export interface ReceiptClaims {
  /** Origin of the installation; missing where `PUBLIC_URL` is not set. */
  readonly iss?: string;
  /** Public id of the submission, or of the held report. */
  readonly id: string;
  readonly shortId: string;
  /** Null for a held report of a new tournament. */
  readonly tournamentId: string | null;
  readonly revision: number | null;
  /** When the receipt was given; it says nothing of what happened later. */
  readonly state: string;
  /** SHA-256 of the canonical form (RFC 8785) of the document, in hex. */
  readonly sha256: string;
  /** SHA-256 of the bytes of the document, in hex. */
  readonly rawSha256: string;
  /** SHA-256 of the file of another program that it was translated from, in hex; missing where there was none. */
  readonly fileSha256?: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  /** Version of the engine that rates, as runs name it. */
  readonly engineVersion: string;
  /** SHA-256 of the rating rules in force, as runs name it, in hex. */
  readonly rulesSha256: string;
}
