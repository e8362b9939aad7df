import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { ReceiptFault } from '@quadrant/store/receipts';

/** Says why a signed receipt proves nothing. */
export const problemOfReceipt = refusalProblems<{ readonly kind: ReceiptFault }>({
  'not-a-receipt': {
    detail: say`The text is no signed receipt, or is signed with another algorithm than EdDSA.`,
    advice: say`Send the member \`signature\` of a receipt unchanged: three parts with dots between them.`,
  },
  'key-unknown': {
    detail: say`None of the keys of this site, past ones included, signed this receipt.`,
    advice: say`Ask the site whose address the receipt names as \`iss\`.`,
  },
  'signature-wrong': {
    detail: say`The receipt is not what this site signed: somebody changed it afterwards, or a part is missing.`,
    advice: say`Ask its sender for the receipt as they got it.`,
  },
});
