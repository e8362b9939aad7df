import { t, words } from '../languages/t.js';

/** How pages label the fields of their filters. */
const FIELD_NAMES: Readonly<Record<string, string>> = words({
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
  playedBy: 'Played by',
  player: 'Player',
  publication: 'Publication',
  q: 'Search',
  rated: 'Rated',
  region: 'Region',
  state: 'State',
  to: 'To',
  track: 'Rating',
});

/** Reads the fields of a form, of which an address has all or none: an empty one says nothing. */
export class FieldReader {
  /** A sentence for everything that cannot be used. */
  readonly complaints: string[] = [];

  constructor(private readonly query: Readonly<Record<string, unknown>>) {}

  /** Null for a field that is empty, or that cannot be used. */
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
