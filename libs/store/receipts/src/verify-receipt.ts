import { compactVerify, createLocalJWKSet, errors } from 'jose';
import type { PublicKeys } from './public-keys.js';
import type { ReceiptClaims } from './receipt-claims.js';
import { RECEIPT_TYPE } from './sign-receipt.js';

/**
 * - not-a-receipt: no signature of a receipt, or made with another algorithm
 * - key-unknown: no key of the set has made it
 * - signature-wrong: the text was changed after it was signed
 */
export type ReceiptFault = 'not-a-receipt' | 'key-unknown' | 'signature-wrong';

export interface VerifiedReceipt {
  readonly claims: ReceiptClaims;
  readonly kid: string;
}

/**
 * Checks a signed receipt. EdDSA is the only algorithm accepted, whatever the receipt itself says.
 *
 * @returns the claims, or what is wrong with it
 */
export async function verifyReceipt(signature: string, keys: PublicKeys): Promise<VerifiedReceipt | ReceiptFault> {
  try {
    const keySet = createLocalJWKSet({ keys: keys.keys.map((key) => ({ ...key })) });
    const { payload, protectedHeader } = await compactVerify(signature.trim(), keySet, { algorithms: ['EdDSA'] });
    if (protectedHeader.typ !== RECEIPT_TYPE || protectedHeader.kid === undefined) return 'not-a-receipt';
    return {
      claims: JSON.parse(new TextDecoder().decode(payload)) as ReceiptClaims,
      kid: protectedHeader.kid,
    };
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey) return 'key-unknown';
    if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature-wrong';
    if (error instanceof errors.JOSEError) return 'not-a-receipt';
    throw error;
  }
}
