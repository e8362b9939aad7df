import type { Entitlement } from '@quadrant/rules/championships';
import type { Championship } from './championship.js';

/** `an Earned Bye for round 1`, `Earned Byes for rounds 1 and 2`, `a head start of 100,000`. */
export function tellWorth({ earnedByes, headStart }: Pick<Entitlement, 'earnedByes' | 'headStart'>): string {
  if (headStart > 0) return `a head start of ${tellPoints(headStart)}`;
  const rounds = earnedByes.join(' and ');
  return earnedByes.length === 1 ? `an Earned Bye for round ${rounds}` : `Earned Byes for rounds ${rounds}`;
}

/** Groups of three digits: `100,000`. */
export const tellPoints = (points: number): string => points.toLocaleString('en', { maximumFractionDigits: 20 });

const EDITIONS: Readonly<Record<Entitlement['edition'], string>> = {
  'same-year': "that year's",
  'following-year': "the following year's",
  next: 'the next',
};

/** What an entitlement is worth and for what: `an Earned Bye for round 1 into that year's World Championships`. */
export function tellEntitlement(entitlement: Entitlement): string {
  const worth = tellWorth(entitlement);
  const edition = EDITIONS[entitlement.edition];
  // Whole sentences: their German knows who a word belongs to.
  return entitlement.into === 'worlds'
    ? `${worth} into ${edition} World Championships`
    : `${worth} into ${edition} Continental Championship ${placeOf(entitlement)}`;
}

const placeOf = ({ continent }: Pick<Entitlement, 'continent'>): string =>
  continent === 'of-choice' ? "of the player's choice" : 'on that continent';

/** `the World Championships of 2015`, `the next Continental Championship in North America`. */
export function tellChampionship({ kind, continent, year }: Championship): string {
  const name = kind === 'worlds' ? 'World Championships' : 'Continental Championship';
  const where =
    kind === 'worlds' ? '' : continent === null ? ' on a continent not yet chosen' : ` in ${tellContinent(continent)}`;
  return year === null ? `the next ${name}${where}` : `the ${name} of ${year}${where}`;
}

/** A continent as a name: `north-america` is `North America`. */
export const tellContinent = (continent: string): string =>
  continent
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
