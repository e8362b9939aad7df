export type { ReceiptClaims } from './receipt-claims.js';
export { openReceiptKeys, receiptKeysFile, rotateReceiptKeys, type ReceiptKeys } from './receipt-keys.js';
export { parsePublicKeys, type PublicKey, type PublicKeys } from './public-keys.js';
export { ReceiptSigner } from './sign-receipt.js';
export { verifyReceipt, type ReceiptFault, type VerifiedReceipt } from './verify-receipt.js';
export { findShortIds, shortIdOf } from './short-id.js';
