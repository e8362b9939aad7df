import { currentLanguage } from '../languages/language.js';

/** Writes a number with this many decimals, with the decimal mark of the language. */
export const tellFixed = (value: number, digits: number): string => {
  const text = value.toFixed(digits);
  return currentLanguage() === 'en' ? text : text.replace('.', ',');
};
