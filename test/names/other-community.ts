import { Dice } from '@quadrant/demo';
import type { InventedCommunity } from './community.js';
import { OTHER_LANGUAGES, type OtherLanguage } from './other-languages.js';

/**
 * A community of another make than that of community.ts: towns on a map, families with one surname, secretaries with habits
 * of their own, and languages that write names in several ways. Nothing is shared with the first one but the dice, so a
 * figure that holds for both depends on neither.
 */
export interface OtherSize {
  readonly people: number;
  readonly towns: number;
  readonly tournaments: number;
  /** People go to a town that is so far away, in parts of the map, half as readily. */
  readonly reach: number;
  /** This share of the tournaments draws people from everywhere. */
  readonly festivals: number;
  /** This share of the people moves to another town, and this share changes the surname. */
  readonly moving: number;
  readonly marrying: number;
}

export const SETTLED: OtherSize = {
  ...{ people: 2600, towns: 52, tournaments: 3200, reach: 0.01, festivals: 0.004, moving: 0.04, marrying: 0.015 },
};
/** People travel to the next towns as a rule, and to a festival now and then. */
export const TRAVELLING: OtherSize = { ...SETTLED, reach: 0.03, festivals: 0.03, moving: 0.1, marrying: 0.03 };
export const FEW: OtherSize = { ...SETTLED, people: 200, towns: 4, tournaments: 160 };

const FIRST_YEAR = 2004;
const DAYS = 18 * 365;

interface Town {
  readonly x: number;
  readonly y: number;
  readonly language: OtherLanguage;
}

interface Member {
  readonly number: number;
  readonly language: OtherLanguage;
  readonly given: string;
  /** A patronymic or a second given name; null when there is none. */
  readonly middle: string | null;
  readonly surnames: readonly string[];
  /** A parent has the same name. */
  readonly isJunior: boolean;
  /** After this day the surname is another one. */
  readonly married: { readonly day: number; readonly surnames: readonly string[] } | null;
  readonly handle: string | null;
  readonly towns: readonly [number, number];
  readonly movesOn: number;
  readonly from: number;
  readonly until: number;
  readonly keenness: number;
}

/** Invents a community of the other make: the same seed and size give the same one. */
export function inventOtherCommunity(seed: string, size: OtherSize): InventedCommunity {
  const dice = new Dice(`other community/${seed}`);
  const towns = Array.from({ length: size.towns }, (_, town): Town => {
    const x = dice.between(0, 999) / 1000;
    const place = Math.min(0.999, (town + dice.between(0, 999) / 1000) / size.towns);
    return { x, y: place, language: OTHER_LANGUAGES[Math.floor(place * OTHER_LANGUAGES.length)]! };
  });
  const members = inventMembers(dice, size, towns);
  const secretaries = towns.map(() => Array.from({ length: 3 }, () => inventSecretary(dice)));
  const tournaments = Array.from({ length: size.tournaments }, (_, index) => index).flatMap((index) => {
    const day = Math.floor((index / size.tournaments) * DAYS);
    const town = dice.between(0, size.towns - 1);
    const secretary = secretaries[town]![Math.floor((3 * day) / DAYS)]!;
    const field = drawField(dice, members, { towns, town, day, size });
    // Fewer people play no tournament.
    if (field.length < 4) return [];
    const written = new Set<string>();
    const entries = field.flatMap((member) => {
      const spelling = slip(dice, secretary(member, day), member);
      if (written.has(spelling)) return [];
      written.add(spelling);
      return [{ spelling, person: member.number }];
    });
    const date = new Date(Date.UTC(FIRST_YEAR, 0, 1 + day)).toISOString().slice(0, 10);
    return [{ id: `o${index}`, date, club: town, entries }];
  });
  const seen = new Set(tournaments.flatMap(({ entries }) => entries.map(({ person }) => person)));
  return { tournaments, people: seen.size };
}

function inventMembers(dice: Dice, { people, moving, marrying, towns: count }: OtherSize, towns: Town[]): Member[] {
  const members: Member[] = [];
  while (members.length < people) {
    const home = dice.between(0, count - 1);
    const { language } = towns[home]!;
    const surnames = inventSurnames(dice, language);
    const relatives = dice.chance(0.1) ? 2 : 1;
    const given = pickByRank(dice, language.given);
    for (let at = 0; at < relatives && members.length < people; at++) {
      // A son may have the name of his father.
      const own = at > 0 && dice.chance(0.2) ? given : at === 0 ? given : pickByRank(dice, language.given);
      const from = dice.between(-1500, DAYS - 100);
      const isMarrying = dice.chance(marrying);
      const other = inventSurnames(dice, language);
      members.push({
        number: members.length,
        language,
        given: own,
        middle: inventMiddle(dice, language),
        surnames,
        isJunior: at > 0 && own === given,
        married: isMarrying
          ? { day: from + dice.between(300, 3000), surnames: dice.chance(0.5) ? other : [...surnames, other[0]!] }
          : null,
        handle: dice.chance(0.04) ? inventHandle(dice, own, surnames[0]!) : null,
        towns: [home, dice.chance(moving) ? dice.between(0, count - 1) : home],
        movesOn: from + dice.between(400, 3500),
        from,
        until: from + (dice.chance(0.25) ? dice.between(1, 250) : dice.between(500, 6000)),
        keenness: dice.between(2, 100) ** 2 / 10_000,
      });
    }
  }
  return members;
}

const inventSurnames = (dice: Dice, language: OtherLanguage): string[] =>
  Array.from({ length: dice.chance(language.twoSurnames ?? 0) ? 2 : 1 }, () =>
    dice.chance(language.rare)
      ? dice.pick(language.beginnings.split(' ')) + dice.pick(language.endings.split(' '))
      : pickByRank(dice, language.family).replaceAll('_', ' '),
  );

function inventMiddle(dice: Dice, { patronymics, given }: OtherLanguage): string | null {
  if (patronymics !== undefined) return pickByRank(dice, patronymics);
  return dice.chance(0.1) ? pickByRank(dice, given) : null;
}

function inventHandle(dice: Dice, given: string, family: string): string {
  const [first, last] = [plain(given), plain(family)].map((word) => word.replace(/[^A-Za-z]/g, '')) as [string, string];
  const form = dice.pick([
    `${first}${last}`,
    `${first[0]!}${last}`,
    `${last}_${first[0]!}`,
    `the${last}`,
    `${first}gamer`,
  ]);
  return form.toLowerCase() + (dice.chance(0.6) ? String(dice.between(1, 2010)) : '');
}

/** Picks the n-th word with a weight of 1 / (n + 9). */
function pickByRank(dice: Dice, list: string): string {
  const words = list.split(' ');
  for (;;) {
    const rank = dice.between(0, words.length - 1);
    if (dice.chance(9 / (rank + 9))) return words[rank]!;
  }
}

interface Drawing {
  readonly towns: readonly Town[];
  readonly town: number;
  readonly day: number;
  readonly size: OtherSize;
}

function drawField(dice: Dice, members: readonly Member[], { towns, town, day, size }: Drawing): Member[] {
  const isFestival = dice.chance(size.festivals);
  const here = towns[town]!;
  const field: Member[] = [];
  for (const member of members) {
    if (day < member.from || day > member.until) continue;
    const home = towns[member.towns[day < member.movesOn ? 0 : 1]]!;
    const away = Math.hypot(home.x - here.x, home.y - here.y);
    const near = isFestival ? 0.25 : away === 0 ? 1 : 2 ** (-away / size.reach) + 0.0003;
    if (dice.chance(Math.min(0.95, near * member.keenness))) field.push(member);
  }
  return field;
}

type Secretary = (member: Member, day: number) => string;

/** Makes a secretary, who writes all names in one way. */
function inventSecretary(dice: Dice): Secretary {
  const order = dice.pick(['usual', 'usual', 'usual', 'comma', 'last first', 'capitals'] as const);
  const marks = dice.pick(['kept', 'kept', 'dropped', 'written out'] as const);
  const hasMiddle = dice.chance(0.35);
  const hasBoth = dice.chance(0.7);
  const knowsHandles = dice.chance(0.6);
  const isLatin = dice.chance(0.5);
  const tellsJuniors = dice.chance(0.7);
  return ({ given, middle, surnames, married, handle, language, isJunior }, day) => {
    if (handle !== null && knowsHandles) return handle;
    const names = married !== null && day > married.day ? married.surnames : surnames;
    const family = names.slice(0, hasBoth ? 2 : 1).join(language.twoSurnames === undefined ? '-' : ' ');
    const first = [given, ...(hasMiddle && middle !== null ? [middle] : [])].join(' ');
    const shown = {
      ...{ usual: language.familyFirst ? `${family} ${first}` : `${first} ${family}`, comma: `${family}, ${first}` },
      ...{ 'last first': `${family} ${first}`, capitals: `${first} ${family.toUpperCase()}` },
    }[order];
    const whole = isJunior && tellsJuniors ? `${shown} Jr` : shown;
    const spelled = isLatin && language.latin ? language.latin(whole) : whole;
    return marks === 'kept' ? spelled : marks === 'dropped' ? plain(spelled) : writeOut(spelled);
  };
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđðıßþæ]/giu, (letter) => PLAIN[letter] ?? letter);
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', ı: 'i', ß: 'ss', þ: 'th', Þ: 'Th', æ: 'ae', Æ: 'Ae' },
};
const writeOut = (text: string): string => plain(text.replace(/[äöüåø]/giu, (letter) => OUT[letter.toLowerCase()]!));
const OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** Rows of a keyboard: a finger hits the key beside the right one. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function slip(dice: Dice, name: string, { handle, given, surnames }: Member): string {
  const at = dice.between(0, Math.max(0, name.length - 2));
  const letter = name[at]!;
  if (dice.chance(0.014)) {
    const row = ROWS.find((each) => each.includes(letter.toLowerCase()));
    const key = row?.[row.indexOf(letter.toLowerCase()) + (dice.chance(0.5) ? 1 : -1)];
    return key === undefined ? name : name.slice(0, at) + key + name.slice(at + 1);
  }
  if (dice.chance(0.009)) return name.slice(0, at) + name.slice(at + 1);
  if (dice.chance(0.008)) return name.slice(0, at) + name[at + 1]! + letter + name.slice(at + 2);
  if (dice.chance(0.006)) return name.slice(0, at) + letter + name.slice(at);
  if (handle !== null) return name;
  if (dice.chance(0.012)) return `${given[0]!}. ${surnames[0]!}`;
  if (dice.chance(0.006)) return `${given} ${surnames[0]![0]!}.`;
  // A column of an old program had 14 characters.
  return dice.chance(0.003) ? name.slice(0, 14) : name;
}
