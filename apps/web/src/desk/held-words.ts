import { knownDateOf } from '@quadrant/rules/tournament';
import type { HeldReport } from '@quadrant/store/intake';
import { tellDate } from '../languages/tell-day.js';
import { t } from '../languages/t.js';
import { countryName } from '../components/country.js';
import { GAME_NAMES } from '../components/names.js';
import { FORMAT_NAMES } from '../components/tournament-words.js';

/** Describes a held report in one line. */
export function describeHeld({ summary, request, sender }: HeldReport): string {
  const { game, format, players } = summary;
  const what = request === 'withdrawal' ? t('Withdrawal') : `${GAME_NAMES[game]} ${FORMAT_NAMES[format]}`;
  return t('{what}, {startsAt}, {players, plural, one {# player} other {# players}}, from {sender}', {
    what,
    startsAt: tellDate(knownDateOf(summary)),
    players,
    sender,
  });
}

/** Returns the place where a held report says that its tournament was played. */
export function placeOf({ summary: { isOnline, region, country } }: HeldReport): string {
  const place = [region, country === null ? null : countryName(country)].filter((each) => each !== null).join(', ');
  if (isOnline) return place === '' ? t('Online') : t('Online ({place})', { place });
  return place === '' ? t('Not said') : place;
}
