import { foldHandle } from '@quadrant/rules/tournament';
import { tellDate } from '../languages/tell-day.js';
import type { KeptEntry, PersonSide } from './shapes.js';
import { tellDays } from './written-date.js';

/** Tells from when to when somebody played, as far as it is known. */
export const tellYears = (first: string, last: string): string =>
  first.slice(0, 4) === last.slice(0, 4)
    ? tellDate(first) + (first === last ? '' : ` – ${tellDate(last)}`)
    : `${first.slice(0, 4)}–${last.slice(0, 4)}`;

type Known = Pick<PersonSide, 'scene' | 'first' | 'last'>;

/** Tells where and when somebody played, such as “Kiel, 2004–2006”, so that namesakes are told apart; '' where nothing is known. */
export const tellKnown = ({ scene, first, last }: Known): string =>
  [scene, first === null || last === null ? null : tellYears(first, last)].filter((part) => part !== null).join(', ');

/** Tells where and when the tournament of an entry was; the file where nothing else is known. */
export const tellEntry = (entry: KeptEntry): string => {
  const { place, firstDay, tournament } = entry;
  const known = [place, firstDay === null ? null : tellDays(entry)].filter((part) => part !== null);
  return known.length === 0 ? tournament : known.join(', ');
};

/** Adds what is known about somebody to their name. */
export const withKnown = (name: string, known: string): string => (known === '' ? name : `${name} (${known})`);

/** Two names that are written alike say nothing by themselves. */
export const areAlike = (one: string, other: string): boolean => foldHandle(one) === foldHandle(other);
