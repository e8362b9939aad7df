import type { FindingList } from './findings.js';
import { escapeKey } from './pointer.js';
import { quote } from './quote.js';

/** A date of birth under any name, and the id of 001 (II.A.i) that is made of one. */
const ABOUT_BIRTH = /birth|^born|^dob$|^decipher(?:player)?id$/;

/** Refuses a key without a meaning of its own, or anything inside it, that tells when somebody was born: documents are public. */
export function checkPrivacy(findings: FindingList, pointer: string, key: string, value: unknown): void {
  if (ABOUT_BIRTH.test(key.replace(/\P{L}/gu, '').toLowerCase())) {
    const message = `${quote(key)} tells when somebody was born, and documents are published as they come.`;
    findings.add('birth-date', pointer, message, 'Remove it; nothing here asks for it.');
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [inner, each] of Object.entries(value)) {
    checkPrivacy(findings, `${pointer}/${escapeKey(inner)}`, Array.isArray(value) ? '' : inner, each);
  }
}
