import { countries } from 'countries-list';

/** 000, section 1.1: the three parts of the world that have a coordinator of organized play. */
export const CONTINENTS = ['australia', 'europe', 'north-america'] as const;
export type Continent = (typeof CONTINENTS)[number];

/** 000 names no coordinator for the rest of the world. Our choice is the nearest one by time zone. */
const COORDINATED_BY = {
  AF: 'europe',
  AN: 'australia',
  AS: 'australia',
  EU: 'europe',
  NA: 'north-america',
  OC: 'australia',
  SA: 'north-america',
} as const satisfies Record<string, Continent>;

const CONTINENT_OF: ReadonlyMap<string, Continent> = new Map(
  Object.entries(countries).map(([code, { continent }]) => [code, COORDINATED_BY[continent]]),
);

/**
 * The continent, in the sense of 000, section 1.1, whose coordinator is responsible for a country.
 *
 * @param country two letters, ISO 3166-1
 * @returns null for null, and for letters that name no country
 */
export const continentOf = (country: string | null): Continent | null =>
  (country === null ? null : CONTINENT_OF.get(country.toUpperCase())) ?? null;

/** Countries of a continent, two capital letters each (ISO 3166-1). */
export const countriesOf = (continent: Continent): string[] =>
  [...CONTINENT_OF].flatMap(([country, known]) => (known === continent ? [country] : []));
