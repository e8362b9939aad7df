import { Dice } from '@quadrant/demo';
import type { InventedCommunity, InventedEntry } from './community.js';
import { THIRD_LANGUAGES, type ThirdLanguage } from './third-languages.js';

/**
 * A community of a third make: cafés with a league night in every week of a season, circles of friends who come together,
 * students who leave after some years, and cafés that close, so that their circles go on elsewhere. Tables were typed by
 * ear or read by a scanner. It shares nothing with the other two makes but the dice.
 */
export interface ThirdSize {
  readonly cities: number;
  readonly cafes: number;
  /** So many circles of 3 to 9 friends go to each café. */
  readonly circles: number;
  readonly years: number;
  /** A café has so many nights in a season, and there are two seasons in a year. */
  readonly nights: number;
  /** There are so many opens a year, and they draw circles from all cities. */
  readonly opens: number;
  /** So readily does a circle visit another café of the city. */
  readonly visiting: number;
}

export const LEAGUES: ThirdSize = {
  ...{ cities: 24, cafes: 2, circles: 9, years: 14, nights: 3, opens: 3, visiting: 0.02 },
};
/** Circles go to every café of their city, and many opens draw them away. */
export const CIRCUIT: ThirdSize = { ...LEAGUES, opens: 30, visiting: 0.12 };
export const TINY: ThirdSize = { ...LEAGUES, cities: 3, cafes: 1, circles: 4, years: 6 };

const FIRST_YEAR = 2006;
const WEEK = 7;
const YEAR = 52 * WEEK;

interface Friend {
  readonly number: number;
  readonly language: ThirdLanguage;
  readonly given: string;
  readonly particle: string | null;
  readonly family: string | null;
  readonly from: number;
  readonly until: number;
  readonly zeal: number;
  /** Friends call them so, and one secretary in three writes it. */
  readonly byname: string | null;
}

interface Circle {
  readonly city: number;
  /** Each café is the home from its day on. */
  readonly homes: readonly { readonly from: number; readonly cafe: number }[];
  readonly friends: readonly Friend[];
}

/** Invents a community of the third make: the same seed and size give the same one. */
export function inventThirdCommunity(seed: string, size: ThirdSize): InventedCommunity {
  const dice = new Dice(`third community/${seed}`);
  const days = size.years * YEAR;
  let number = 0;
  const circles = Array.from({ length: size.cities * size.cafes * size.circles }, (_, index): Circle => {
    const cafe = Math.floor(index / size.circles);
    const city = Math.floor(cafe / size.cafes);
    const language = THIRD_LANGUAGES[city % THIRD_LANGUAGES.length]!;
    const founded = dice.between(-YEAR, days - YEAR);
    const closes = dice.chance(0.15) ? founded + dice.between(YEAR, 4 * YEAR) : Infinity;
    return {
      city,
      homes: [
        { from: -Infinity, cafe },
        { from: closes, cafe: city * size.cafes + dice.between(0, size.cafes - 1) },
      ],
      friends: Array.from({ length: dice.between(3, 9) }, () =>
        inventFriend(dice, number++, dice.chance(0.06) ? dice.pick(THIRD_LANGUAGES) : language, { founded, days }),
      ),
    };
  });
  const secretaries = Array.from({ length: size.cities * size.cafes + 1 }, () => [
    inventSecretary(dice),
    inventSecretary(dice),
  ]);
  const tournaments: InventedCommunity['tournaments'][number][] = [];
  const hold = (cafe: number, day: number, field: readonly Friend[]) => {
    if (field.length < 4) return;
    const secretary = secretaries[cafe]![day < days / 2 ? 0 : 1]!;
    const entries = new Map<string, InventedEntry>();
    for (const friend of field) {
      const spelling = garble(dice, secretary(dice, friend));
      if (!entries.has(spelling)) entries.set(spelling, { spelling, person: friend.number });
    }
    const date = new Date(Date.UTC(FIRST_YEAR, 0, 1 + day)).toISOString().slice(0, 10);
    tournaments.push({ id: `n${tournaments.length}`, date, club: cafe, entries: [...entries.values()] });
  };
  for (let season = 0; season < 2 * size.years; season++) {
    const start = season * (YEAR / 2);
    for (let cafe = 0; cafe < size.cities * size.cafes; cafe++) {
      for (let night = 0; night < size.nights; night++) {
        const day = start + WEEK * Math.floor((night * 24) / size.nights) + (cafe % WEEK);
        hold(cafe, day, drawNight(dice, circles, { cafe, day, city: Math.floor(cafe / size.cafes), size }));
      }
    }
    for (let open = 0; open < size.opens / 2; open++) {
      const day = start + dice.between(0, 25) * WEEK + 6;
      hold(size.cities * size.cafes, day, drawOpen(dice, circles, day));
    }
  }
  const seen = new Set(tournaments.flatMap(({ entries }) => entries.map(({ person }) => person)));
  return { tournaments, people: seen.size };
}

function inventFriend(
  dice: Dice,
  number: number,
  language: ThirdLanguage,
  { founded, days }: { readonly founded: number; readonly days: number },
): Friend {
  const from = founded + dice.between(0, 2 * YEAR);
  const stays = dice.chance(0.3) ? dice.between(20, YEAR) : dice.chance(0.5) ? 4 * YEAR : dice.between(YEAR, days);
  const given = pickByRank(dice, language.given);
  return {
    ...{ number, language, given, from, until: from + stays },
    particle: dice.chance(language.withParticle) ? dice.pick(language.particles.split(' ')) : null,
    family: dice.chance(language.oneWord)
      ? null
      : dice.chance(language.rare)
        ? dice.pick(language.first.split(' ')) + dice.pick(language.last.split(' '))
        : pickByRank(dice, language.family),
    zeal: 0.15 + dice.between(0, 70) / 100,
    byname: dice.chance(0.04) ? `${given.slice(0, dice.between(2, 3))}${dice.pick(['zo', 'ster', 'ki', 'bot'])}` : null,
  };
}

/** The n-th word has a weight of about 1 / n. */
function pickByRank(dice: Dice, list: string): string {
  const words = list.split(' ');
  return words[Math.floor((words.length + 1) ** (dice.between(0, 9999) / 10_000)) - 1]!;
}

interface Night {
  readonly cafe: number;
  readonly city: number;
  readonly day: number;
  readonly size: ThirdSize;
}

/** A circle comes as a whole or stays at home; each of its friends then comes with some zeal. */
function drawNight(dice: Dice, circles: readonly Circle[], { cafe, city, day, size }: Night): Friend[] {
  return circles
    .flatMap((circle) => {
      if (circle.city !== city) return dice.chance(0.0008) ? [dice.pick(circle.friends)] : [];
      const home = circle.homes.findLast(({ from }) => from <= day)!.cafe;
      if (!dice.chance(home === cafe ? 0.55 : size.visiting)) return [];
      return circle.friends.filter(({ zeal }) => dice.chance(zeal));
    })
    .filter(({ from, until }) => from <= day && day <= until);
}

const drawOpen = (dice: Dice, circles: readonly Circle[], day: number): Friend[] =>
  circles
    .flatMap(({ friends }) => (dice.chance(0.06) ? friends.filter(({ zeal }) => dice.chance(zeal / 2)) : []))
    .filter(({ from, until }) => from <= day && day <= until);

type Secretary = (dice: Dice, friend: Friend) => string;

function inventSecretary(dice: Dice): Secretary {
  const order = dice.pick(['own', 'own', 'given', 'family', 'comma'] as const);
  const hasParticles = dice.chance(0.6);
  const hasBynames = dice.chance(0.33);
  const byEar = dice.chance(0.4) ? 0.1 : 0.01;
  const isPlain = dice.chance(0.4);
  const letters = dice.pick([60, 60, 60, 18]);
  const isCapitals = dice.chance(0.15);
  return (each, { language, given, particle, family, byname }) => {
    if (byname !== null && hasBynames) return byname;
    const surname = [...(hasParticles && particle !== null ? [particle] : []), ...(family === null ? [] : [family])];
    const isFamilyFirst = order === 'own' ? language.order === 'family first' : order === 'family';
    const words = isFamilyFirst ? [...surname, given] : [given, ...surname];
    const whole = order === 'comma' && family !== null ? `${surname.join(' ')}, ${given}` : words.join(' ');
    const heard = each.chance(byEar) ? writeByEar(each, whole, language) : whole;
    const plain = isPlain ? heard.normalize('NFD').replace(/\p{M}/gu, '') : heard;
    return (isCapitals ? plain.toUpperCase() : plain).slice(0, letters).trim();
  };
}

/** Writes one sound in another of its ways. */
function writeByEar(dice: Dice, name: string, { ways }: ThirdLanguage): string {
  for (const group of dice.draw(ways, ways.length)) {
    const found = group.find((way) => name.slice(1).includes(way));
    const other = dice.pick(group);
    if (found !== undefined && other !== found) return name[0]! + name.slice(1).replace(found, other);
  }
  return name;
}

/** A scanner takes these for each other. */
const LOOKS: readonly (readonly [string, string])[] = [
  ...([
    ['rn', 'm'],
    ['m', 'rn'],
    ['l', 'i'],
    ['cl', 'd'],
    ['h', 'b'],
  ] as const),
  ...([
    ['u', 'ii'],
    ['o', 'a'],
    ['e', 'c'],
    ['t', 'f'],
    ['n', 'u'],
  ] as const),
];

function garble(dice: Dice, name: string): string {
  if (dice.chance(0.022)) {
    const fitting = LOOKS.filter(([from]) => name.slice(1).includes(from));
    if (fitting.length > 0) {
      const [from, to] = dice.pick(fitting);
      return name[0]! + name.slice(1).replace(from, to);
    }
  }
  const words = name.split(' ');
  if (words.length > 1 && dice.chance(0.012)) {
    const at = dice.between(0, words.length - 1);
    return words.map((word, place) => (place === at ? `${word[0]!}.` : word)).join(' ');
  }
  if (words.length > 1 && dice.chance(0.006)) return words.join('');
  return dice.chance(0.008) ? `${name}*` : name;
}
