import { comparePlayed, yearOf, type Championship, type PlayedChampionship } from './championship.js';
import type { PlayerEntitlement } from './settlement.js';

// @reading following-year
/**
 * The championship that an entitlement is for (000, 11.1.1 to 11.2.1 and 12.7). Our choices: "a following year" is the
 * year after; "next" is the first that begins after the place was won, in the order of history; and what was won nowhere
 * in particular (online) is for the continent that its player chooses.
 *
 * @param choice the continent that was chosen; null: none
 * @param played what was played so far
 * @returns without a continent as long as none was chosen, without a year as long as the next was not played
 */
export function targetOf(
  { game, into, edition, continent: where, wonIn }: PlayerEntitlement,
  choice: string | null,
  played: Iterable<PlayedChampionship>,
): Championship {
  const continent = into === 'worlds' ? null : ((where === 'of-choice' ? null : wonIn.continent) ?? choice);
  const target = { kind: into, game, continent };
  const won = yearOf(wonIn.localDate);
  if (edition !== 'next') return { ...target, year: edition === 'same-year' ? won : won + 1 };
  if (lacksChoice({ ...target, year: null })) return { ...target, year: null };
  let next: PlayedChampionship | null = null;
  for (const each of played) {
    if (each.kind !== into || each.game !== game || each.continent !== continent) continue;
    if (comparePlayed(each.first, wonIn) <= 0) continue;
    if (next === null || comparePlayed(each.first, next.first) < 0) next = each;
  }
  return { ...target, year: next?.year ?? null };
}

/** Tells whether the continent still has to be chosen. */
export const lacksChoice = ({ kind, continent }: Championship): boolean => kind === 'continental' && continent === null;
