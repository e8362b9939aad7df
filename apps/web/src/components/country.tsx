import { currentLanguage, eachLanguage } from '../languages/language.js';

const NAMES = eachLanguage((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** The name of a country in the language of the page; the code itself where nobody has given it a name. */
export const countryName = (code: string): string => NAMES[currentLanguage()].of(code) ?? code;
