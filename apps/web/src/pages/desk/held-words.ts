import { count } from '@quadrant/rules/tournament';
import type { HeldReport } from '@quadrant/store/intake';
import { countryName } from '../../components/country.js';
import { GAME_NAMES } from '../names.js';
import { FORMAT_NAMES } from '../tournaments/tournament-words.js';

/** What a held report is, in one line. */
export function describeHeld({ summary, request, sender }: HeldReport): string {
  const { game, format, startsAt, players } = summary;
  const what = request === 'withdrawal' ? 'Withdrawal' : `${GAME_NAMES[game]} ${FORMAT_NAMES[format]}`;
  return `${what}, ${startsAt.slice(0, 10)}, ${count(players, 'player')}, from ${sender}`;
}

/** Where a held report says that its tournament was played. */
export function placeOf({ summary: { isOnline, region, country } }: HeldReport): string {
  const place = [region, country === null ? null : countryName(country)].filter((each) => each !== null).join(', ');
  if (isOnline) return place === '' ? 'Online' : `Online (${place})`;
  return place === '' ? 'Not said' : place;
}
