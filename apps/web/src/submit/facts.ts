import { countries } from 'countries-list';
import { FORMATS, GAME_TITLES, LEVELS } from '@quadrant/rules/tournament';
import { currentLanguage } from '../languages/language.js';
import { t } from '../languages/t.js';
import type { Choice } from '../components/choice-field.js';
import { countryName } from '../components/country.js';
import { GAME_NAMES } from '../components/names.js';
import { FORMAT_NAMES, LEVEL_NAMES } from '../components/tournament-words.js';

/** A form asks for a fact of a tournament that a file does not give. The answer has this name. */
export interface Fact {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Without choices people type. */
  readonly choices?: readonly Choice[];
  readonly type?: 'date' | 'text';
  /** Explains the option that leaves the fact open. */
  readonly none?: string;
  readonly isNeeded?: boolean;
  /** Says what a fact decides that may stay empty; without it, the fact is called optional. */
  readonly decides?: string;
  /** The fact is asked only where the results leave it open, or where it was answered. */
  readonly isOnlyAsked?: boolean;
}

/** The texts are in the language of the page. */
export const listFacts = (): readonly Fact[] => [
  { name: 'name', label: t('Name of the tournament'), isNeeded: true },
  {
    name: 'game',
    label: t('Game'),
    isNeeded: true,
    none: t('Choose a game'),
    choices: GAME_TITLES.map((value) => ({ value, name: GAME_NAMES[value] })),
  },
  {
    name: 'director',
    label: t('Director'),
    hint: t('The handle of who directed it. If you leave it empty, it is you.'),
    isOnlyAsked: true,
  },
  { name: 'startsAt', label: t('Date'), hint: t('The local day on which it began'), type: 'date', isNeeded: true },
  {
    name: 'registeredAt',
    label: t('Announced on'),
    decides: t('needed to be rated'),
    hint: t(
      'A rated tournament was announced at least 6 days before it began. A coordinator who reports a tournament that others directed can leave this empty: it then counts as announced early enough.',
    ),
    type: 'date',
  },
  {
    name: 'format',
    label: t('Format'),
    none: t('As the file says, or constructed'),
    choices: FORMATS.map((value) => ({ value, name: FORMAT_NAMES[value] })),
  },
  {
    name: 'level',
    label: t('Level'),
    hint: t('A level above 1 needs an approved application'),
    none: t('As the file says, or local'),
    choices: LEVELS.map((value) => ({ value: String(value), name: `${value}, ${LEVEL_NAMES[value]}` })),
  },
  {
    name: 'halfByes',
    label: t('Half-point byes'),
    hint: t('No rule system has a bye of half a point. Your answer holds for all of them.'),
    isNeeded: true,
    isOnlyAsked: true,
    none: t('Choose what they become'),
    choices: [
      { value: 'bye', name: t('A bye each') },
      { value: 'missed', name: t('The player missed the round') },
    ],
  },
  { name: 'country', label: t('Country'), none: t('Not stated'), choices: listCountries() },
  { name: 'region', label: t('Region'), hint: t('As the tournaments before it name it, such as Saxony') },
  {
    name: 'league',
    label: t('League'),
    hint: t('The short name of the league in its address, if it counts for one'),
  },
  {
    name: 'wins',
    label: t('Wins below the points that win'),
    none: t('Choose one'),
    choices: [
      { value: 'modified', name: t('Modified Wins: time was called') },
      { value: 'full', name: t('Full Wins') },
    ],
    isNeeded: true,
    isOnlyAsked: true,
  },
  {
    name: 'scores',
    label: t('What the scores are'),
    none: t('As their values say'),
    choices: [
      { value: 'points', name: t('Points of the game') },
      { value: 'games', name: t('Games won') },
    ],
    isOnlyAsked: true,
  },
];

function listCountries(): Choice[] {
  return Object.keys(countries)
    .map((value) => ({ value, name: countryName(value) }))
    .sort((a, b) => a.name.localeCompare(b.name, currentLanguage()));
}
