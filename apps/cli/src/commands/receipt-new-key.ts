import { receiptKeysFile, rotateReceiptKeys } from '@quadrant/store/receipts';
import { DONE, type ExitCode } from '../exit-code.js';
import { readSettings } from '../settings.js';
import type { Surroundings } from '../surroundings.js';

export function newReceiptKey(surroundings: Surroundings): ExitCode {
  const file = receiptKeysFile(surroundings.env, readSettings(surroundings).home);
  const { signing, published } = rotateReceiptKeys(file);
  surroundings.out(
    `Receipts are signed with the new key ${signing.kid} from the next start on.\n` +
      `${file} has ${published.keys.length} keys now. Copy it to every other machine of this site, then start again.\n`,
  );
  return DONE;
}
