import { say, type Text } from '@quadrant/rules/message';
import { asList, asObject, type Json } from './json-values.js';
import { findObjects } from './walk-json.js';

/** A kind of file that is recognized and not read: what it is, and the way out. */
export interface NamedFile {
  readonly message: Text;
  readonly advice: Text;
}

const startsWith = (bytes: Uint8Array, start: readonly number[] | string, at = 0): boolean =>
  typeof start === 'string'
    ? startsWith(
        bytes,
        [...start].map((letter) => letter.charCodeAt(0)),
        at,
      )
    : start.every((byte, index) => bytes[at + index] === byte);

const PICTURES: readonly (readonly [start: readonly number[] | string, at: number])[] = [
  [[0x89, 0x50, 0x4e, 0x47], 0],
  [[0xff, 0xd8, 0xff], 0],
  ['GIF8', 0],
  ['WEBP', 8],
  ['ftyphei', 4],
  ['ftypavif', 4],
  ['BM', 0],
];

const ARCHIVES: readonly (readonly number[] | string)[] = [
  [0x50, 0x4b, 3, 4],
  [0x1f, 0x8b],
  [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c],
  'Rar!',
];

/** A dBase file begins with its version, the day of its last change, and the length of its head, which is whole fields. */
function isDbase(bytes: Uint8Array): boolean {
  const [version = 0, , month = 0, day = 0] = bytes;
  const head = (bytes[8] ?? 0) + 256 * (bytes[9] ?? 0);
  const isVersion = [0x03, 0x30, 0x83, 0x8b, 0xf5].includes(version);
  return isVersion && month >= 1 && month <= 12 && day >= 1 && day <= 31 && head > 32 && head % 32 < 2;
}

const BINARY: readonly (NamedFile & { readonly isIt: (bytes: Uint8Array) => boolean })[] = [
  {
    isIt: (bytes) => startsWith(bytes, '%PDF'),
    message: say`This is a PDF document, which is not read.`,
    advice: say`Open it, select its table, copy it into a spreadsheet, and save that as .xlsx or CSV. Or export the tournament from its program as text, JSON or XML.`,
  },
  {
    isIt: (bytes) => PICTURES.some(([start, at]) => startsWith(bytes, start, at)),
    message: say`This is a picture, which is not read.`,
    advice: say`Type the results into a spreadsheet or into the grid of /submit, or export the tournament from its program as text, JSON or XML.`,
  },
  {
    isIt: (bytes) => ARCHIVES.some((start) => startsWith(bytes, start)),
    message: say`This is an archive of files, which is not read.`,
    advice: say`Unpack it, and send the file with the results.`,
  },
  {
    isIt: isDbase,
    message: say`This is a dBase table (.dbf), as SwissSys and WinTD write it for US Chess, which is not read.`,
    advice: say`Open the file with the rounds (its name ends with DETAIL or begins with TD) in LibreOffice or Excel, save it as .xlsx, and send that file.`,
  },
  {
    isIt: (bytes) => startsWith(bytes, 'SQLite format 3'),
    message: say`This is a database of a program, which is not read.`,
    advice: say`Export the tournament from its program as text, JSON, XML or CSV, and send that file.`,
  },
];

/** Returns the name of a file that is recognized by its first bytes; null for other files. */
export const nameBinary = (bytes: Uint8Array): NamedFile | null => BINARY.find(({ isIt }) => isIt(bytes)) ?? null;

const TEXTS: readonly (NamedFile & { readonly isIt: (text: string) => boolean })[] = [
  {
    isIt: (text) => /^\s*\[Event "/.test(text),
    message: say`These are chess games (PGN), not the results of a tournament.`,
    advice: say`Export the tournament from its program as TRF, or as a table with the columns Round, Player 1, Player 2 and Result.`,
  },
  {
    isIt: (text) => text.startsWith('{\\rtf'),
    message: say`This is a text document (RTF), which is not read.`,
    advice: say`Copy its table into a spreadsheet, and save that as .xlsx or CSV.`,
  },
  {
    isIt: (text) => /^; (?:EV|CL|HA|PC)\[/m.test(text.slice(0, 2000)),
    message: say`These are the results that OpenGotha and other programs write for the European Go Database.`,
    advice: say`Send the .xml file in which OpenGotha saves the tournament.`,
  },
  {
    isIt: (text) => /SwissSys|WinTD/i.test(text.slice(0, 400)),
    message: say`This is a printed table of SwissSys or WinTD, whose columns cannot be told apart.`,
    advice: say`Export the wall chart as CSV or to a spreadsheet, and send that file.`,
  },
];

/** Returns the name of a text that is recognized by its beginning; null for other texts. */
export const nameText = (text: string): NamedFile | null => TEXTS.find(({ isIt }) => isIt(text)) ?? null;

const AS_TABLE = say`Send a table with the columns Round, Player 1, Player 2 and Result, as CSV or .xlsx.`;

const JSON_FILES: readonly (NamedFile & { readonly isIt: (value: Json) => boolean })[] = [
  {
    isIt: (value) => asList(value['errors'])?.some((each) => asObject(each)?.['message'] !== undefined) === true,
    message: say`This is the error answer of an API, without a tournament.`,
    advice: say`Repeat the request that failed, and send the answer with the tournament.`,
  },
  {
    isIt: (value) => isSideOfBattlefy(value['top']) || isSideOfBattlefy(value['bottom']),
    message: say`This is Battlefy JSON, which is not read.`,
    advice: AS_TABLE,
  },
  {
    isIt: (value) => asList(value['opponents'])?.some((each) => 'participant' in (asObject(each) ?? {})) === true,
    message: say`This is Toornament JSON, which is not read.`,
    advice: AS_TABLE,
  },
  {
    isIt: (value) => 'player1Game' in value || 'player2Game' in value,
    message: say`This is JSON of Best Coast Pairings, which is not read.`,
    advice: AS_TABLE,
  },
  {
    isIt: (value) => 'placing' in value && asObject(value['record']) !== null,
    message: say`These are standings of Limitless, without matches.`,
    advice: say`Send the pairings of the tournament, which the API answers under /pairings.`,
  },
  {
    isIt: (value) => 'rank' in value && 'points' in value && 'username' in value,
    message: say`These are standings of Lichess, without matches.`,
    advice: say`Send the TRF file of the tournament, which its page offers for download.`,
  },
];

function isSideOfBattlefy(side: unknown): boolean {
  const value = asObject(side);
  return value !== null && ('teamID' in value || ('winner' in value && 'seedNumber' in value));
}

/** Returns the name of JSON that is recognized by its members; null for other JSON. */
export function nameJson(json: unknown): NamedFile | null {
  const [found] = findObjects(json, (value) => JSON_FILES.some(({ isIt }) => isIt(value)));
  return found === undefined ? null : (JSON_FILES.find(({ isIt }) => isIt(found.value)) ?? null);
}
