import { t, words } from '../languages/t.js';

/** Pages label the fields of their filters like this. */
const FIELD_NAMES: Readonly<Record<string, string>> = words({
  action: 'Action',
  activeSince: 'Active',
  country: 'Country',
  format: 'Format',
  from: 'From',
  game: 'Game',
  knownBy: 'Published by',
  league: 'League',
  level: 'Level',
  minGames: 'Games',
  name: 'Name',
  person: 'Person',
  playedBy: 'Played by',
  player: 'Player',
  publication: 'Publication',
  q: 'Search',
  rated: 'Rated',
  region: 'Region',
  state: 'State',
  to: 'To',
  tournament: 'Tournament',
  track: 'Rating',
});

/** Reads the fields of a form, of which an address has all or none. An empty field counts as missing. */
export class FieldReader {
  /** Each value that cannot be used has a sentence here. */
  readonly complaints: string[] = [];

  constructor(private readonly query: Readonly<Record<string, unknown>>) {}

  /** Returns null for a field that is empty, or that cannot be used. */
  read(name: string, isRight: (text: string) => boolean, expected: string): string | null {
    const value = this.query[name];
    const text = typeof value === 'string' ? value.trim() : value;
    if (text === undefined || text === '') return null;
    if (typeof text === 'string' && isRight(text)) return text;
    const label = Object.hasOwn(FIELD_NAMES, name) ? FIELD_NAMES[name]! : name;
    this.complaints.push(t('The filter "{name}" is not used: it has to be {expected}.', { name: label, expected }));
    return null;
  }
}
