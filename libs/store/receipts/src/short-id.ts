/** Digits that cannot be taken for one another (Crockford's base 32). */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/**
 * The short form of a public id for people to read out: its first 40 bits as eight digits, such as `7K3M-Q2PX`.
 *
 * @param id a UUID
 */
export function shortIdOf(id: string): string {
  let bits = BigInt(`0x${id.replaceAll('-', '').slice(0, 10)}`);
  let text = '';
  for (let place = 0; place < LENGTH; place++) {
    text = DIGITS[Number(bits % 32n)]! + text;
    bits /= 32n;
  }
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/**
 * The first and the last UUID with a short form. Small letters, a missing hyphen, and O, I and L for 0 and 1 are read too.
 *
 * @returns null when the text is no short form
 */
export function findShortIds(text: string): { readonly first: string; readonly last: string } | null {
  const digits = text.toUpperCase().replace('-', '').replaceAll('O', '0').replace(/[IL]/g, '1');
  if (digits.length !== LENGTH || ![...digits].every((digit) => DIGITS.includes(digit))) return null;
  const bits = [...digits].reduce((sum, digit) => sum * 32n + BigInt(DIGITS.indexOf(digit)), 0n);
  const start = bits.toString(16).padStart(10, '0');
  return { first: uuidOf(start.padEnd(32, '0')), last: uuidOf(start.padEnd(32, 'f')) };
}

const uuidOf = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
