import { AREAS, type Area } from './areas.js';
import { Dice } from './dice.js';

export interface Person {
  readonly handle: string;
  readonly name: string;
  readonly area: Area;
  /** Strength; one step more wins about three games of four. */
  readonly skill: number;
  /** The probability that they come, from 0 to 1. */
  readonly eagerness: number;
}

export interface People {
  readonly players: readonly Person[];
  /** Each area has a director, who holds tournaments and does not play in them. */
  readonly directors: ReadonlyMap<Area, Person>;
}

const PLAYERS_PER_AREA = 15;

const GIVEN_NAMES =
  'Ada Aaron Alice Amara Anton Bea Boris Carla Cedric Dana Daniel Edith Elias Erin Farid Fiona Georg Greta Hanna Hugo ' +
  'Ines Ivan Jana Jonas Kaya Kieran Lena Linus Maeve Marek Mina Nadia Nils Olga Oscar Paula Petra Quinn Rafael Rosa Sami ' +
  'Selma Tamara Theo Uma Victor Wanda Yara Yusuf Zoe';
const FAMILY_NAMES =
  'Abbott Albers Ashdown Bakker Barlow Benedek Birch Brandt Calder Castell Clough Dahl Denham Draper Eckert Ellery Falk ' +
  'Fenwick Garrick Gruber Hale Hartung Holm Inglis Jansen Jarrow Keller Kinsey Kovacs Lang Larkin Lindqvist Marlow Meinert ' +
  'Moreau Nash Norden Oakes Osei Pavlic Penrose Quist Radley Reuter Rowan Sandoval Seiler Sorley Thorne Tremain Ulmer Vance ' +
  'Vogt Wexler Whitlock Winter Yardley Zander';

/** Invents everybody of the demo season, with random names. */
export function inventPeople(seed: string): People {
  const dice = new Dice(`${seed}/people`);
  const taken = new Set<string>();
  const invent = (area: Area): Person => {
    const { handle, name } = inventName(dice, taken);
    return { handle, name, area, skill: dice.normal(), eagerness: dice.between(25, 95) / 100 };
  };
  const directors = new Map(AREAS.map((area) => [area, invent(area)]));
  const players = AREAS.flatMap((area) => Array.from({ length: PLAYERS_PER_AREA }, () => invent(area)));
  return { players, directors };
}

function inventName(dice: Dice, taken: Set<string>): { handle: string; name: string } {
  for (;;) {
    const given = dice.pick(GIVEN_NAMES.split(' '));
    const family = dice.pick(FAMILY_NAMES.split(' '));
    const handle = dice
      .pick([
        `${given}.${family}`,
        `${given[0] ?? ''}${family}`,
        `${given}${dice.between(2, 99)}`,
        `${family}_${given[0] ?? ''}`,
      ])
      .toLowerCase();
    if (taken.has(handle)) continue;
    taken.add(handle);
    return { handle, name: `${given} ${family}` };
  }
}
