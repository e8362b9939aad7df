import { say } from '@quadrant/rules/message';
import type { FindingList } from './findings.js';
import { showPointerTo } from './pointer.js';
import { quote } from './quote.js';

/** A date of birth under any name, and the id of 001 (II.A.i) that is made of one. */
const ABOUT_BIRTH = /birth|^born|^dob$|^decipher(?:player)?id$/;

/** Every such name has one of these letters; most other keys of a large document are passed over quickly by that. */
const MAY_BE_ABOUT_BIRTH = /[bd]/i;

/** No name of a date of birth is longer. */
const LONGEST_NAME = 200;

const isAboutBirth = (key: string): boolean =>
  key.length <= LONGEST_NAME &&
  MAY_BE_ABOUT_BIRTH.test(key) &&
  ABOUT_BIRTH.test(key.replace(/\P{L}/gu, '').toLowerCase());

/**
 * Refuses a key without a meaning of its own, or anything inside it, that tells when somebody was born: documents are public.
 *
 * @param pointer to the object that has the key
 */
export function checkPrivacy(findings: FindingList, pointer: string, key: string, value: unknown): void {
  const path: (string | number)[] = [];

  const visitKey = (name: string, inside: unknown) => {
    path.push(name);
    if (isAboutBirth(name)) {
      const message = say`${quote(name)} contains a date of birth, and documents are published as they are.`;
      findings.add('birth-date', pointer + showPointerTo(path), message, say`Remove it; it is not used here.`);
    }
    visit(inside);
    path.pop();
  };

  const visit = (inside: unknown): void => {
    if (typeof inside !== 'object' || inside === null) return;
    if (!Array.isArray(inside)) {
      for (const name of Object.keys(inside)) visitKey(name, Reflect.get(inside, name));
      return;
    }
    for (let index = 0; index < inside.length; index++) {
      path.push(index);
      visit(inside[index]);
      path.pop();
    }
  };

  visitKey(key, value);
}
