import { getCountryDataList } from 'countries-list';

/** Federations of FIDE whose code is not that of ISO 3166-1 alpha-3 (FIDE Handbook, member federations). */
const FIDE_CODES = `ALG DZ, ANG AO, BUL BG, CHI CL, CRC CR, CRO HR, DEN DK, ENG GB, ESA SV, GER DE, GRE GR, GUA GT, HON HN,
  INA ID, IRI IR, KSA SA, LAT LV, MAS MY, MGL MN, MON MC, NED NL, NEP NP, NGR NG, PAR PY, PHI PH, POR PT, PUR PR, RSA ZA,
  SCO GB, SLO SI, SRI LK, SUI CH, TPE TW, UAE AE, URU UY, VIE VN, WLS GB, ZAM ZM, ZIM ZW`;

const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ...getCountryDataList().map(({ iso2, iso3 }) => [iso3, iso2] as const),
  ...FIDE_CODES.split(/,\s*/).map((pair) => pair.split(' ') as [string, string]),
]);

/** ISO 3166-1 alpha-2 of a federation of FIDE; null for a code that is none, as FID for players without a federation. */
export const countryOfFide = (code: string): string | null => COUNTRIES.get(code.toUpperCase()) ?? null;

const FEDERATIONS: ReadonlyMap<string, string> = new Map(
  // The first code counts: England before Scotland and Wales.
  [...COUNTRIES].reverse().map(([code, country]) => [country, code]),
);

/** The code of FIDE for a country (ISO 3166-1 alpha-2); null for one that we do not know. */
export const fideCountryOf = (country: string): string | null => FEDERATIONS.get(country.toUpperCase()) ?? null;
