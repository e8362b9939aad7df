const NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** The name of a country in English; the code itself where nobody has given it a name. */
export const countryName = (code: string): string => NAMES.of(code) ?? code;
