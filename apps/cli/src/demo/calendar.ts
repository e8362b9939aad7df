import type { Kind } from '@quadrant/tournament';
import { AREAS, type Area } from './areas.js';
import { Dice } from './dice.js';

/** A tournament before anybody has played it. */
export interface Plan {
  readonly name: string;
  readonly game: '1e' | '2e';
  readonly kind: Extract<Kind, 'local' | 'regional' | 'national' | 'masters' | 'continental' | 'worlds'>;
  readonly area: Area;
  /** Local midnight as if it were UTC, and the hour of the start there. */
  readonly day: Date;
  readonly hour: number;
  readonly online: boolean;
}

const DAY_MS = 86_400_000;
const MONTHS = 14;
const EUROPE = ['DE', 'GB'];

/** Fourteen months up to now, in the order of their days. The last ones may still lie ahead. */
export function planTournaments(seed: string, now: Date): Plan[] {
  const dice = new Dice(`${seed}/calendar`);
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS, now.getUTCDate()));
  const plans: Plan[] = [];
  for (let time = first.getTime(); time <= now.getTime(); time += DAY_MS) {
    const day = new Date(time);
    plans.push(...planLocals(day, dice), ...planHighLevel(day));
  }
  return plans;
}

/** Each area meets every other week: some on weekends, some after work. */
function planLocals(day: Date, dice: Dice): Plan[] {
  const week = Math.floor(day.getTime() / (7 * DAY_MS));
  return AREAS.flatMap((area, index) => {
    const weekday = [6, 0, 3, 5][index % 4];
    if (day.getUTCDay() !== weekday || (week + index + Math.floor(index / 4)) % 2 !== 0) return [];
    const game = dice.chance(0.4) ? '1e' : '2e';
    const isEvening = weekday === 3 || weekday === 5;
    const name = `${area.city} ${isEvening ? 'Evening' : 'Weekend'} ${game.toUpperCase()}, ${monthName(day)}`;
    return [{ name, game, kind: 'local', area, day, hour: isEvening ? 18 : 11, online: false }];
  });
}

/** 000, section 11: regionals March to June, nationals any time, continentals June to August, Worlds August to October. */
function planHighLevel(day: Date): Plan[] {
  const plan = (words: string, kind: Plan['kind'], game: Plan['game'], area: Area, online = false): Plan => ({
    name: `${day.getUTCFullYear()} ${words} (${game.toUpperCase()})`,
    game,
    kind,
    area,
    day,
    hour: online ? 18 : 10,
    online,
  });
  const isNth = (month: number, weekday: number, nth: number) =>
    day.getUTCMonth() + 1 === month && day.getUTCDay() === weekday && Math.ceil(day.getUTCDate() / 7) === nth;
  const areaOf = (city: string) => AREAS.find((area) => area.city === city) ?? AREAS[0]!;
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

const monthName = (day: Date): string => day.toLocaleString('en', { month: 'long', timeZone: 'UTC' });

/** Who could come to a tournament of this kind. */
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

/** The start with the offset of the clocks there, as a report writes it. */
export function startInstant({ area, day, hour }: Plan): string {
  const month = day.getUTCMonth();
  const offset = month >= 3 && month <= 9 ? area.clock.summer : area.clock.winter;
  const sign = offset < 0 ? '-' : '+';
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.toISOString().slice(0, 10)}T${two(hour)}:00:00${sign}${two(Math.abs(offset))}:00`;
}
