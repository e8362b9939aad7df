/** A receipt proves these facts. It never contains claim codes: showing the receipt would give them away. */
export interface ReceiptClaims {
  /** The origin of the installation; missing where `PUBLIC_URL` is not set. */
  readonly iss?: string;
  /** Public id of the submission, or of the held report. */
  readonly id: string;
  readonly shortId: string;
  /** It is null for a held report of a new tournament. */
  readonly tournamentId: string | null;
  readonly revision: number | null;
  /** The state when the receipt was given; it says nothing about later changes. */
  readonly state: string;
  /** SHA-256 of the canonical form (RFC 8785) of the document, in hex. */
  readonly sha256: string;
  /** It is the SHA-256 hash of the document's bytes, in hex. */
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
