/** The format of a number makes it a date, a time of day, a percentage, or digits with leading zeros. */
export type NumberFormat =
  | { readonly kind: 'number' }
  | { readonly kind: 'date' | 'time' | 'percent' }
  | { readonly kind: 'zeros'; readonly digits: number };

const NUMBER: NumberFormat = { kind: 'number' };

/** Formats that a workbook names by a number alone (ECMA-376, part 1, section 18.8.30). */
export function builtInFormat(id: number): NumberFormat {
  if (id === 9 || id === 10) return { kind: 'percent' };
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47) || id === 32 || id === 33) return { kind: 'time' };
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return { kind: 'date' };
  return NUMBER;
}

/** Reads a format such as `dd.mm.yyyy;@`, `[h]:mm`, `0.0%` or `0000000000`. */
export function formatOfCode(code: string): NumberFormat {
  const [first = ''] = code.slice(0, 200).split(';');
  const isElapsed = /\[[hms]{1,2}\]/i.test(first);
  const bare = first.replaceAll(/"[^"]{0,200}"|\\.|_.|\*.|\[[^\]]{0,200}\]/g, '');
  if (/^general$/i.test(bare.trim())) return NUMBER;
  if (isElapsed || /[ymdhs]/i.test(bare)) {
    const isDate = /[yd]/i.test(bare) || (/m/i.test(bare) && !/[hs]/i.test(bare) && !isElapsed);
    return { kind: isDate ? 'date' : 'time' };
  }
  if (bare.includes('%')) return { kind: 'percent' };
  return /^0{2,15}$/.test(bare) ? { kind: 'zeros', digits: bare.length } : NUMBER;
}

const DAY_MS = 86_400_000;
/** Excel counts a 29 February 1900, so days before it are one less. */
const MISSING_DAY = 60;
/** The last day that a spreadsheet program shows is 9999-12-31. */
const LAST_DAY = 2_958_466;

/**
 * Writes a number of a workbook as its reader sees it: a date as 2024-02-29, with a time behind it where there is one, a
 * time as 14:30, any other number in full.
 *
 * @param is1904 whether day 0 of the workbook is 1904-01-01, as on old Macintosh computers
 */
export function textOfNumber(value: number, format: NumberFormat, is1904: boolean): string {
  if (!Number.isFinite(value)) return '';
  if (format.kind === 'percent') return `${plainNumber(value * 100)}%`;
  if (format.kind === 'zeros' && Number.isInteger(value) && value >= 0)
    return plainNumber(value).padStart(format.digits, '0');
  const isDate = format.kind === 'date' || format.kind === 'time';
  if (!isDate || value < 0 || value >= LAST_DAY) return plainNumber(value);
  const minutes = Math.round((value % 1) * 1440) % 1440;
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  if (format.kind === 'time') return clock;
  const days = Math.floor(value + (minutes === 0 && value % 1 > 0.5 ? 1 : 0));
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < MISSING_DAY ? 31 : 30);
  const day = new Date(epoch + days * DAY_MS).toISOString().slice(0, 10);
  return minutes === 0 ? day : `${day} ${clock}`;
}

/** A program shows 15 digits of a number: 0.1 + 0.2 is 0.3. */
export function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(15));
  const text = String(rounded);
  if (!text.includes('e')) return text;
  return Math.abs(rounded) >= 1 ? text : withoutZeros(rounded.toFixed(12));
}

function withoutZeros(text: string): string {
  let end = text.length;
  while (text[end - 1] === '0') end -= 1;
  return text.slice(0, text[end - 1] === '.' ? end - 1 : end);
}

/** Reads `2024-02-29T00:00:00` as files hold it; the midnight of a day says no time. */
export const textOfDate = (text: string): string =>
  text
    .slice(0, 32)
    .replace(/(?:T00:00(?::00(?:\.0{1,9})?)?)?Z?$/, '')
    .replace(/^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}).*$/, '$1 $2');
