export const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const LANGUAGES = ['en', 'de', 'de-AT', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'da', 'nb'];
/** Some short names of other languages are words as well: "Base Set 2006" is not of September. */
const SHORT_IN = ['en', 'de', 'fr', 'nl'];
/** People write these names too: "Mrz", "Feber" in Austria, and "setiembre" in South America. */
const OTHER_NAMES: Readonly<Record<number, readonly string[]>> = { 1: ['feber'], 2: ['mrz'], 8: ['setiembre'] };

interface MonthNames {
  /** It holds the names of each month, without accents. */
  readonly months: readonly (readonly string[])[];
  readonly long: ReadonlySet<string>;
  readonly short: ReadonlySet<string>;
}

let known: MonthNames | null = null;

/** Lists the names when they are first needed: making the formats takes some milliseconds. */
export function monthNames(): MonthNames {
  if (known !== null) return known;
  const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2001, month, 15));
  const namesBy = (language: string, options: Intl.DateTimeFormatOptions): string[] => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return days.map((day) =>
      format
        .format(day)
        .replaceAll(/[^\p{L} ]/gu, '')
        .trim()
        .split(' ')
        .at(-1)!
        .toLowerCase(),
    );
  };
  // Polish has one name for a month alone, and another one within a date: "marzec" and "12 marca".
  const told = LANGUAGES.flatMap((language) => [
    namesBy(language, { month: 'long' }),
    namesBy(language, { day: 'numeric', month: 'long' }),
  ]);
  const months = days.map((_, month) => {
    const names = told.map((those) => those[month]!);
    // "März" is "Maerz" where a keyboard has no umlauts.
    const spelt = names.map((name) => name.normalize('NFC').replaceAll('ä', 'ae'));
    return [...new Set([...names.map(plain), ...spelt.map(plain), ...(OTHER_NAMES[month] ?? [])])];
  });
  const short = SHORT_IN.flatMap((language) => namesBy(language, { month: 'short' })).map(plain);
  known = { months, long: new Set(months.flat()), short: new Set([...short, 'sept']) };
  return known;
}

/** The month that a word names or begins, as Sept and févr; null for another word, and for one that begins two. */
export function monthOf(name: string): number | null {
  const word = plain(name);
  const found = monthNames().months.flatMap((names, index) =>
    names.some((each) => each.startsWith(word)) ? [index + 1] : [],
  );
  return found.length === 1 ? found[0]! : null;
}
