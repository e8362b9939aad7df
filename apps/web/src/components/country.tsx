import type { Choice } from './choice-field.js';
import { currentLanguage, eachLanguage } from '../languages/language.js';

const NAMES = eachLanguage((language) => new Intl.DisplayNames(language, { type: 'region' }));

/** Returns the name of a country in the language of the page, or the code where it has no name. */
export const countryName = (code: string): string => NAMES[currentLanguage()].of(code) ?? code;

/** These codes are no countries, or no longer. */
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

/** Lists the countries, sorted by name in the language of the page. */
export const countryChoices = (): readonly Choice[] => COUNTRIES[currentLanguage()];
