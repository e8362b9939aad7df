import { countryName } from './country.js';

/** `public/flags.svg` has the flags of these countries. */
export const FLAGS: ReadonlySet<string> = new Set(
  (
    'AR AT AU BE BG BR CA CH CL CN CO CZ DE DK EE ES FI FR GB GR HR HU ID IE IL IN IS IT JP KR LT LU LV MX MY NL NO NZ ' +
    'PE PH PL PT RO RS RU SE SG SI SK TH TR TW UA US ZA'
  ).split(' '),
);

/** Shows the name of a country, with its flag where there is a drawing of it. */
export function Country({ code }: { readonly code: string }) {
  const letters = code.toUpperCase();
  return (
    <>
      {FLAGS.has(letters) && (
        <svg class="flag" aria-hidden="true">
          <use href={`/assets/flags.svg#${letters.toLowerCase()}`} />
        </svg>
      )}
      {countryName(code)}
    </>
  );
}
