import { countries } from 'countries-list';
import { FORMATS, GAME_TITLES, LEVELS } from '@quadrant/rules/tournament';
import type { Choice } from '../../components/choice-field.js';
import { countryName } from '../../components/country.js';
import { GAME_NAMES } from '../names.js';
import { FORMAT_NAMES, LEVEL_NAMES } from '../tournaments/tournament-words.js';

/** What a form asks about a tournament that a file does not say: each is the answer of its name. */
export interface Fact {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Without choices people type. */
  readonly choices?: readonly Choice[];
  readonly type?: 'date' | 'text';
  /** What the choice of nothing means. */
  readonly none?: string;
  readonly isNeeded?: boolean;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const FACTS: readonly Fact[] = [
  { name: 'name', label: 'Name of the tournament', isNeeded: true },
  {
    name: 'game',
    label: 'Game',
    isNeeded: true,
    none: 'Choose a game',
    choices: GAME_TITLES.map((value) => ({ value, name: GAME_NAMES[value] })),
  },
  { name: 'startsAt', label: 'Date', hint: 'The local day on which it began', type: 'date', isNeeded: true },
  {
    name: 'registeredAt',
    label: 'Announced on',
    hint: 'A rated tournament was announced at least 6 days before it began',
    type: 'date',
  },
  {
    name: 'format',
    label: 'Format',
    none: 'As the file says, or constructed',
    choices: FORMATS.map((value) => ({ value, name: capital(FORMAT_NAMES[value]) })),
  },
  {
    name: 'level',
    label: 'Level',
    hint: 'A level above 1 needs an approved application',
    none: 'As the file says, or local',
    choices: LEVELS.map((value) => ({ value: String(value), name: `${value}, ${LEVEL_NAMES[value]}` })),
  },
  { name: 'country', label: 'Country', none: 'Not stated', choices: listCountries() },
  { name: 'region', label: 'Region', hint: 'As the tournaments before it name it, such as Saxony' },
  { name: 'league', label: 'League', hint: 'The short name of the league in its address, if it counts for one' },
];

function listCountries(): Choice[] {
  return Object.keys(countries)
    .map((value) => ({ value, name: countryName(value) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
