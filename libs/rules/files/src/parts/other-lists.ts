import { quoted, say } from '@quadrant/rules/message';
import type { NamedFile } from './known-files.js';
import { columnsIn, foldHeading, type Column } from './table-words.js';

/** A list of the members of a club has one of these beside the names, and no points. */
const OF_MEMBERS: ReadonlySet<string> = new Set([
  ...['email', 'emailaddress', 'mail', 'phone', 'phonenumber', 'telephone', 'tel', 'mobile', 'address', 'street'],
  ...['joined', 'since', 'membersince', 'memberno', 'membernumber', 'membershipno', 'dues', 'fees', 'paid'],
  ...['adresse', 'strasse', 'telefon', 'mitgliedseit', 'mitgliedsnummer', 'mitgliedsnr', 'eintritt', 'beitrag', 'seit'],
  ...['courriel', 'rue', 'membredepuis', 'depuis', 'cotisation', 'inscritle'],
]);
/** A ranking of several tournaments counts them beside the points. */
const OF_SEASONS: ReadonlySet<string> = new Set([
  ...[
    'events',
    'eventsplayed',
    'noofevents',
    'numberofevents',
    'tournaments',
    'tournamentsplayed',
    'numberoftournaments',
  ],
  ...['season', 'seasonpts', 'seasonpoints', 'seasontotal', 'turniere', 'anzahlturniere', 'saison', 'saisonpunkte'],
  ...['tournois', 'tournoisjoues', 'nombredetournois', 'pointsdelasaison'],
]);
const OF_POINTS: ReadonlySet<Column | null> = new Set(['total', 'score', 'vp', 'differential', 'record']);

/** Returns what a list of names is that is no list of places of one tournament; null for every other table. */
export function nameOtherList(headings: readonly string[]): NamedFile | null {
  const kinds = columnsIn(headings);
  if (!kinds.includes('player') && !kinds.includes('lastName')) return null;
  const found = (words: ReadonlySet<string>) => headings.find((heading) => words.has(foldHeading(heading)));
  const [ofMembers, ofSeasons] = [found(OF_MEMBERS), found(OF_SEASONS)];
  if (ofSeasons !== undefined)
    return {
      message: say`The column ${quoted(ofSeasons)} counts several tournaments, so this ranking is not the result of one.`,
      advice: say`Send the results of each tournament. If this is one tournament, remove the column, or give it another heading.`,
    };
  if (ofMembers === undefined || kinds.some((kind) => OF_POINTS.has(kind))) return null;
  return {
    message: say`This is a list of people with the column ${quoted(ofMembers)} and without points, and no result of a tournament.`,
    advice: say`Send the results of each tournament. If these are its places, remove the column, or give it another heading.`,
  };
}
