import { joined, type Text, say } from '@quadrant/rules/message';
import type { Entitlement } from '@quadrant/rules/championships';
import type { Championship } from './championship.js';

/** Returns `an Earned Bye for round 1`, `Earned Byes for rounds 1 and 2` or `a head start of 100,000`. */
export function tellWorth({ earnedByes, headStart }: Pick<Entitlement, 'earnedByes' | 'headStart'>): Text {
  if (headStart > 0) return say`a head start of ${tellPoints(headStart)}`;
  const rounds = joined(earnedByes, ' and ');
  return earnedByes.length === 1 ? say`an Earned Bye for round ${rounds}` : say`Earned Byes for rounds ${rounds}`;
}

/** Writes points in groups of three digits: `100,000`. */
export const tellPoints = (points: number): string => points.toLocaleString('en', { maximumFractionDigits: 20 });

const EDITIONS: Readonly<Record<Entitlement['edition'], Text>> = {
  'same-year': say`that year's`,
  'following-year': say`the following year's`,
  next: say`the next`,
};

/** Says what an entitlement is worth: `an Earned Bye for round 1 into that year's World Championships`. */
export function tellEntitlement(entitlement: Entitlement): Text {
  const worth = tellWorth(entitlement);
  const edition = EDITIONS[entitlement.edition];
  // These are whole sentences, because German declines the words by what they belong to.
  return entitlement.into === 'worlds'
    ? say`${worth} into ${edition} World Championships`
    : say`${worth} into ${edition} Continental Championship ${placeOf(entitlement)}`;
}

const placeOf = ({ continent }: Pick<Entitlement, 'continent'>): Text =>
  continent === 'of-choice' ? say`of the player's choice` : say`on that continent`;

/** Names a championship: `the World Championships of 2015`, `the next Continental Championship in North America`. */
export function tellChampionship({ kind, continent, year }: Championship): Text {
  const name = kind === 'worlds' ? say`World Championships` : say`Continental Championship`;
  const where =
    kind === 'worlds'
      ? ''
      : continent === null
        ? say` on a continent not yet chosen`
        : say` in ${tellContinent(continent)}`;
  return year === null ? say`the next ${name}${where}` : say`the ${name} of ${year}${where}`;
}

/** Returns the name of a continent: `north-america` is `North America`. */
export const tellContinent = (continent: string): string =>
  continent
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
