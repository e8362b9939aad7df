export type { ReceiptClaims } from './receipt-claims.js';
export { openReceiptKeys, receiptKeysFile, rotateReceiptKeys } from './receipt-keys.js';
export { parsePublicKeys, type PublicKey, type PublicKeys } from './public-keys.js';
export { ReceiptSigner } from './sign-receipt.js';
export { verifyReceipt, type ReceiptFault } from './verify-receipt.js';
export { findShortIds, shortIdOf } from './short-id.js';
