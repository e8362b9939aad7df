import type { Choice } from './choice-field.js';
import { currentLanguage, eachLanguage } from '../languages/language.js';

const NAMES = eachLanguage((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** The name of a country in the language of the page; the code itself where nobody has given it a name. */
export const countryName = (code: string): string => NAMES[currentLanguage()].of(code) ?? code;

/** Codes that are no country, or no longer one. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NQ NT PU PZ QO RH SU TA TP UK UN VD WK XA XB YD YU ZR ZZ'.split(' '),
);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const COUNTRIES = eachLanguage((language) =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NO_COUNTRIES.has(code) && NAMES.en.of(code) !== code)
    .map((code): Choice => ({ value: code, name: NAMES[language].of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, language)),
);

/** Countries to choose from, by name in the language of the page. */
export const countryChoices = (): readonly Choice[] => COUNTRIES[currentLanguage()];
