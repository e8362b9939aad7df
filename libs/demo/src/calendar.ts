import type { Kind } from '@quadrant/rules/tournament';
import { AREAS, type Area } from './areas.js';
import { Dice } from './dice.js';
import { LEAGUES, seasonInPlayoffs } from './leagues.js';

export interface Plan {
  readonly name: string;
  readonly game: '1e' | '2e' | 'tribbles';
  readonly kind: Extract<Kind, 'local' | 'regional' | 'national' | 'masters' | 'continental' | 'worlds'>;
  readonly area: Area;
  /** Local midnight is written as if it were UTC, and `hour` is the start there. */
  readonly day: Date;
  readonly hour: number;
  readonly online: boolean;
  readonly league: string | null;
  /** The smallest and the largest number of players that may come. */
  readonly size: readonly [number, number];
}

const DAY_MS = 86_400_000;
const MONTHS = 14;
const EUROPE = ['DE', 'GB'];

const SIZES = {
  local: [5, 11],
  regional: [10, 20],
  national: [8, 18],
  masters: [16, 30],
  continental: [24, 40],
  worlds: [36, 48],
} as const;
/** Fewer people play Tribbles, so it has sizes of its own for one table and for several. */
const ONE_TABLE = [4, 8] as const;
const SEVERAL_TABLES = { local: [9, 14], continental: [12, 20], worlds: [20, 32] } as const;

const GAME_NAMES = { '1e': '1E', '2e': '2E', tribbles: 'Tribbles' } as const;

/**
 * Plans fourteen months up to now, sorted by day. The last tournaments may still lie ahead.
 * @param until a later day up to which future ones are planned too
 */
export function planTournaments(seed: string, now: Date, until: Date = now): Plan[] {
  const dice = new Dice(`${seed}/calendar`);
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS, now.getUTCDate()));
  const plans: Plan[] = [];
  for (let time = first.getTime(); time <= until.getTime(); time += DAY_MS) {
    const day = new Date(time);
    const isPlayed = playedOn(day, now);
    plans.push(...planLocals(day, dice, isPlayed), ...planHighLevel(day), ...planTribbles(day, isPlayed));
  }
  return plans;
}

/** Each area meets every other week: some on weekends, some after work. */
function planLocals(day: Date, dice: Dice, isPlayed: IsPlayed): Plan[] {
  const week = Math.floor(day.getTime() / (7 * DAY_MS));
  return AREAS.flatMap((area, index) => {
    const weekday = [6, 0, 3, 5][index % 4];
    if (day.getUTCDay() !== weekday || (week + index + Math.floor(index / 4)) % 2 !== 0) return [];
    const game = dice.chance(0.4) ? '1e' : '2e';
    const isEvening = weekday === 3 || weekday === 5;
    const name = `${area.city} ${isEvening ? 'Evening' : 'Weekend'} ${GAME_NAMES[game]}, ${monthName(day)}`;
    const league = isPlayed(area) && isLeagueWeek(area, week) ? area.league : null;
    const hour = isEvening ? 18 : 11;
    return [{ name, game, kind: 'local', area, day, hour, online: false, league, size: SIZES.local }];
  });
}

/** 000, section 11: regionals March to June, nationals any time, continentals June to August, Worlds August to October. */
function planHighLevel(day: Date): Plan[] {
  const plan = (words: string, kind: Plan['kind'], game: Plan['game'], area: Area, online = false): Plan => ({
    name: `${day.getUTCFullYear()} ${words} (${GAME_NAMES[game]})`,
    game,
    kind,
    area,
    day,
    hour: online ? 18 : 10,
    online,
    league: null,
    size: SIZES[kind],
  });
  const isNth = (month: number, weekday: number, nth: number) => isNthWeekday(day, month, weekday, nth);
  const plans: Plan[] = [];

  AREAS.forEach((area, index) => {
    if (isNth(4, 6, 1 + (index % 4))) plans.push(plan(`Regional ${area.city}`, 'regional', '2e', area));
    if (isNth(5, 6, 1 + (index % 4))) plans.push(plan(`Regional ${area.city}`, 'regional', '1e', area));
  });
  for (const city of ['Detroit', 'Munich', 'London', 'Melbourne', 'Toronto']) {
    const area = areaOf(city);
    if (isNth(2, 0, 2)) plans.push(plan(`${area.country} National`, 'national', '2e', area));
    if (isNth(11, 0, 2)) plans.push(plan(`${area.country} National`, 'national', '1e', area));
  }
  for (const month of [1, 3, 7, 9, 11]) {
    if (isNth(month, 0, 3))
      plans.push(plan(`Online Masters ${monthName(day)}`, 'masters', '2e', areaOf('London'), true));
  }
  if (isNth(6, 6, 3)) plans.push(plan('North American Continental', 'continental', '2e', areaOf('Toronto')));
  if (isNth(7, 6, 2)) plans.push(plan('European Continental', 'continental', '2e', areaOf('Hamburg')));
  if (isNth(8, 6, 4)) plans.push(plan('World Championship', 'worlds', '2e', areaOf('Minneapolis')));
  if (isNth(8, 0, 4)) plans.push(plan('World Championship', 'worlds', '1e', areaOf('Minneapolis')));
  return plans;
}

/**
 * Plans an evening at one table in half of the areas each month, opens of the leagues in the season, and side events of
 * the largest tournaments.
 */
function planTribbles(day: Date, isPlayed: IsPlayed): Plan[] {
  const month = day.getUTCMonth() + 1;
  const isNth = (weekday: number, nth: number) => isNthWeekday(day, month, weekday, nth);
  const plan = (words: string, kind: keyof typeof SEVERAL_TABLES, area: Area): Plan => {
    const name = `${words}, ${monthName(day)}`;
    return {
      name,
      game: 'tribbles',
      kind,
      area,
      day,
      hour: 14,
      online: false,
      league: null,
      size: SEVERAL_TABLES[kind],
    };
  };
  const plans: Plan[] = [];
  AREAS.forEach((area, index) => {
    if (isNth(4, 4) && index % 2 === month % 2)
      plans.push({ ...plan(`${area.city} Tribbles Evening`, 'local', area), hour: 19, size: ONE_TABLE });
    if (isNth(6, 2) && month === 2 && isPlayed(area))
      plans.push({ ...plan(`${area.city} Tribbles Open`, 'local', area), league: area.league });
  });
  if (isNth(5, 3) && month === 6)
    plans.push(plan('North American Continental (Tribbles)', 'continental', areaOf('Toronto')));
  if (isNth(5, 2) && month === 7) plans.push(plan('European Continental (Tribbles)', 'continental', areaOf('Hamburg')));
  if (isNth(5, 4) && month === 8) plans.push(plan('World Championship (Tribbles)', 'worlds', areaOf('Minneapolis')));
  return plans;
}

/** Whether the league of an area has a season on a day. */
type IsPlayed = (area: Area) => boolean;

/** 000, 12.2: leagues play from October to March; the one in its playoffs plays during its own season. */
function playedOn(day: Date, now: Date): IsPlayed {
  const { startsOn, endsOn } = seasonInPlayoffs(now);
  const date = day.toISOString().slice(0, 10);
  const isWinter = day.getUTCMonth() >= 9 || day.getUTCMonth() <= 2;
  const inPlayoffs = LEAGUES.find(({ isInPlayoffs }) => isInPlayoffs)?.slug;
  return ({ league }) => league !== null && (league === inPlayoffs ? startsOn <= date && date <= endsOn : isWinter);
}

/** An area with a league of its own plays for it each time it meets; two that share one take turns every two weeks. */
const isLeagueWeek = ({ league }: Area, week: number): boolean =>
  AREAS.filter((area) => area.league === league).length === 1 || week % 4 < 2;

/** Months count from 1, weekdays from 0, which is Sunday. */
const isNthWeekday = (day: Date, month: number, weekday: number, nth: number): boolean =>
  day.getUTCMonth() + 1 === month && day.getUTCDay() === weekday && Math.ceil(day.getUTCDate() / 7) === nth;

const areaOf = (city: string): Area => AREAS.find((area) => area.city === city) ?? AREAS[0]!;

const monthName = (day: Date): string => day.toLocaleString('en', { month: 'long', timeZone: 'UTC' });

/** Tells whether people of an area could come to a tournament of this kind. */
export function isInReach(kind: Plan['kind'], host: Area, area: Area): boolean {
  const isEuropean = ({ country }: Area) => EUROPE.includes(country);
  switch (kind) {
    case 'local':
      return area === host;
    case 'regional':
      return area.country === host.country || (isEuropean(area) && isEuropean(host));
    case 'national':
      return area.country === host.country;
    case 'continental':
      return isEuropean(area) === isEuropean(host);
    case 'masters':
    case 'worlds':
      return true;
  }
}

/** Returns the start with its UTC offset, as a report writes it. */
export function startInstant({ area, day, hour }: Plan): string {
  const month = day.getUTCMonth();
  const offset = month >= 3 && month <= 9 ? area.clock.summer : area.clock.winter;
  const sign = offset < 0 ? '-' : '+';
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.toISOString().slice(0, 10)}T${two(hour)}:00:00${sign}${two(Math.abs(offset))}:00`;
}
