import { pointerOf, takeRawText, type Place } from './fields.js';
import { quote } from './quote.js';

const COUNTRY = /^[a-z]{2}$/i;

/** ISO 3166-1, two letters. */
export function takeCountry(place: Place): string | null {
  const text = takeRawText(place, 'country', 'optional');
  if (text === null || COUNTRY.test(text)) return text?.toUpperCase() ?? null;
  const advice = 'Use the two letters of ISO 3166, such as DE or US.';
  place.findings.add('bad-country', pointerOf(place, 'country'), `${quote(text)} is no country code.`, advice);
  return null;
}
