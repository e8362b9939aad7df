import { countries, type TContinentCode, type TCountryCode } from 'countries-list';

/** Continents as addresses and data have them. */
const SLUGS: Readonly<Record<TContinentCode, Continent>> = {
  AF: 'africa',
  AN: 'antarctica',
  AS: 'asia',
  EU: 'europe',
  NA: 'north-america',
  OC: 'oceania',
  SA: 'south-america',
};

export const CONTINENTS = [
  'africa',
  'antarctica',
  'asia',
  'europe',
  'north-america',
  'oceania',
  'south-america',
] as const;
export type Continent = (typeof CONTINENTS)[number];

const isKnown = (code: string): code is TCountryCode => Object.hasOwn(countries, code);

/** The continent of a country by its code (ISO 3166-1, capital letters); null for a code that no country has. */
export const continentOf = (country: string): Continent | null =>
  isKnown(country) ? SLUGS[countries[country].continent] : null;
