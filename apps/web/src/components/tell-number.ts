import { currentLanguage } from '../languages/language.js';

/** A number with as many digits after the point, or after the comma where the language writes one. */
export const tellFixed = (value: number, digits: number): string => {
  const text = value.toFixed(digits);
  return currentLanguage() === 'en' ? text : text.replace('.', ',');
};
