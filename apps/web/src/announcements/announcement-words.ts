import { reportDeadline } from '@quadrant/rules/policy';
import type { CardPool, Kind, Rules, Scenario } from '@quadrant/rules/tournament';
import type { Announcement, AnnouncementRevision } from '@quadrant/store/announcements';
import { t, words } from '../languages/t.js';
import { tellDay } from '../languages/tell-day.js';

export const CARD_POOL_NAMES: Readonly<Record<CardPool, string>> = words({
  complete: 'Complete',
  limited: 'Limited',
  traditional: 'Traditional',
  virtual: 'Virtual',
  block: 'Block',
  academy: 'Academy',
});

export const RULES_NAMES: Readonly<Record<Rules, string>> = words({
  otf: 'Official (OTF)',
  open: 'Open',
  'x-list': 'X-List',
  revised: 'Revised',
  'warp-speed': 'Warp Speed',
  standard: 'Standard',
  slipstream: 'Slipstream',
  'starter-sealed': 'Starter sealed',
  otsd: 'Official Tournament Sealed Deck',
  'otsd-draft': 'Official Tournament Sealed Deck, drafted',
});

export const SCENARIO_NAMES: Readonly<Record<Scenario, string>> = words({
  'deck-lottery': 'Deck Lottery',
  'no-such-thing-as-luck': 'No Such Thing as Luck',
  'standard-orbit': 'Standard Orbit',
  cool: 'The "Cool" tournament',
  'race-to-the-alpha-quadrant': 'Race to the Alpha Quadrant',
});

/** Pages call one tournament of a kind by this name. */
export const ONE_OF_KIND: Readonly<Record<Kind, string>> = words({
  local: 'Local tournament',
  regional: 'Regional Championship',
  national: 'National Championship',
  masters: 'Trek Masters',
  continental: 'Continental Championship',
  worlds: 'World Championship',
  release: 'Release tournament',
  'chairmans-challenge': "Chairman's Challenge",
  'champions-league': 'Champions League',
});

export const CHANGE_NAMES: Readonly<Record<AnnouncementRevision['change'], string>> = words({
  announced: 'Announced',
  changed: 'Changed',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
});

/** Tells when it begins in local time: "Sat, Dec 5, 2026, 10:00 (Europe/Berlin)". */
export const tellStart = ({ startsAt, zone }: Announcement['announced']): string =>
  `${tellDay(startsAt.slice(0, 10))}, ${startsAt.slice(11, 16)} (${zone.replaceAll('_', ' ')})`;

/** Tells what players must know first; null where nothing is unusual. */
export function tellState({ state, notice, tournamentId }: Announcement): string | null {
  if (tournamentId !== null) return t('Results are here');
  if (state === 'cancelled') return t('Cancelled');
  return notice === null ? null : t('Postponed');
}

/** Tells the last day on which the report of a tournament is on time, and whether that day has passed. */
export function tellDeadline(
  { startsAt, endsOn, online }: Pick<Announcement['announced'], 'startsAt' | 'endsOn' | 'online'>,
  now: Date,
): string {
  const { lastDay, end } = reportDeadline({ startsAt, endsAt: null, online, announcedEnd: endsOn });
  return end <= now.getTime() ? t('{lastDay}: it will be late', { lastDay: tellDay(lastDay) }) : tellDay(lastDay);
}
