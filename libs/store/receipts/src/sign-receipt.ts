import { CompactSign, importJWK } from 'jose';
import type { ReceiptClaims } from './receipt-claims.js';
import type { PublicKeys } from './public-keys.js';
import type { ReceiptKeys } from './receipt-keys.js';

export const RECEIPT_TYPE = 'quadrant-receipt+jws';

/** Signs receipts; the key belongs to the installation. */
export class ReceiptSigner {
  private readonly key: ReturnType<typeof importJWK>;

  constructor(private readonly keys: ReceiptKeys) {
    this.key = importJWK({ ...keys.signing }, 'EdDSA');
  }

  /** Anybody can check a receipt with these keys. */
  get published(): PublicKeys {
    return this.keys.published;
  }

  /** Returns the claims as a JSON Web Signature (RFC 7515, compact; Ed25519, RFC 8037). */
  async sign(claims: ReceiptClaims): Promise<string> {
    const { kid, alg } = this.keys.signing;
    return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
      .setProtectedHeader({ alg, kid, typ: RECEIPT_TYPE })
      .sign(await this.key);
  }
}
