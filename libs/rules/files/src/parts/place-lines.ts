import { numberOfCell } from './cell-values.js';

/** It is a line of a list of places: "1. Ann Roy 12", "2nd Bob Lee - 9 (+45)", "3) Cy Ash    Bonn    2-1   7 pts". */
export interface PlaceLine {
  readonly place: number;
  /** The line says that others share the place: "=3", "3=". */
  readonly isShared: boolean;
  readonly name: string;
  /** They are whole; null where the line has none. */
  readonly points: number | null;
  /** They are all else that the line has, such as wins and losses, a differential or a town. */
  readonly others: readonly string[];
}

/** They head a list of places that has no names of columns. */
export const HEAD_OF_PLACES = ['Place', 'Player', 'Points'];

const LONGEST_LINE = 200;
/** A place, and what is behind it. */
const NUMBERED =
  /^#?(=?)(\d{1,3})(=?)(?:(?:\.?º|\.?ª|\.|\)|:|;|,|\t|(?:st|nd|rd|th|er|ère|ème|e)(?![\p{L}\d]))\.?(?: (?:place|platz|puesto|lugar|miejsce)\b)?[ \t]?[:.)–-]?[ \t]{0,40}|[ \t]{1,40}(?:[:.)–-][ \t]{1,40})?)(\p{L}.*)$/iu;
/** These separate the cells of a table, so that a further one in the name begins another cell, such as an opponent. */
const OF_CELLS = /^=?\d{1,3}=?[;,\t]/;
/** Between a name, points and all else are two spaces, a sign, dots, or a number. */
const BETWEEN = /\t| {2,}|\.{2,} ?| [-–—|] |[;|]|[:,] (?=[+−(-]?\d)|:$|[()[\]]| (?=[+−-]?\d)| \.(?= |$)/u;
const POINTS =
  /^(\d[\d.,]{0,11}) ?(?:vp|sp|points?|pts|pkte?|punkte?|siegpunkte|puntos|punti|punkty|punktów|pontos|punten|poäng|tribbles|tp|mp|p)\.?$/iu;
const NUMBER = /^\d[\d.,]{0,11}$/u;
/** Digits belong to a name in brackets, such as a year or a region; so does a club. */
const IN_BRACKETS = /^(\p{L}[^\d()]{0,80}) \((\p{L}[^()]{0,30})\)/u;
const LETTER = /\p{L}/u;

/** Reads a line of a list of places. @returns null for every other line, and for a row of a table */
export function readPlaceLine(line: string): PlaceLine | null {
  const shown = numbersFirst(line.slice(0, LONGEST_LINE).trim())
    .replaceAll(SPACED, (digits) => digits.replaceAll(/\D/gu, ''))
    .replace(SHARED_BEHIND, '$1= ')
    .replace(SHARED_BEFORE, '$1= ');
  const [, before = '', digits, behind = '', rest = ''] = NUMBERED.exec(shown) ?? [];
  const place = Number(digits ?? 0);
  if (place === 0) return null;
  const [, named, club] = IN_BRACKETS.exec(rest) ?? [];
  const bracketed = named === undefined ? '' : `${named} (${club!})`;
  const pieces = `${named ?? ''}${rest.slice(bracketed.length)}`
    .split(BETWEEN)
    .map((piece) => piece.trim().replace(/ ?\/$/u, ''))
    .filter((piece) => piece !== '');
  const [first = '', ...behindName] = pieces;
  const cells = behindName.flatMap((piece) => piece.split(/, ?(?=\p{L})/u));
  const name = bracketed === '' ? first : bracketed;
  // Another cell with words may be an opponent.
  const isRow =
    OF_CELLS.test(shown) && (/[;,\t]/.test(name) || cells.some((cell) => LETTER.test(cell) && !POINTS.test(cell)));
  if (!LETTER.test(name) || isRow) return null;
  const strong = cells.findIndex((piece) => wholeOf(POINTS.exec(piece)?.[1]) !== null);
  const at = strong === -1 ? cells.findIndex((piece) => NUMBER.test(piece) && wholeOf(piece) !== null) : strong;
  const points = at === -1 ? null : wholeOf(POINTS.exec(cells[at]!)?.[1] ?? cells[at]);
  const others = cells.filter((piece, index) => index !== at && /[\p{L}\p{N}]/u.test(piece));
  // A number that is no record, no differential and no points may be anything, such as a rule with a number in it.
  if (points === null && others.some((piece) => NUMBER.test(piece))) return null;
  return { place, isShared: before + behind !== '', name, points, others };
}

/** Reads a line of a list without places, such as "Ann Roy - 11 pts". @returns null for every other line */
export function readPointsLine(line: string): Pick<PlaceLine, 'name' | 'points'> | null {
  if (/^\W{0,3}\d/u.test(line.trim())) return null;
  const read = readPlaceLine(`1. ${line.trim()}`);
  return read === null || read.points === null || read.others.length > 1 || !mayBeName(read.name) ? null : read;
}

/** Words may say that others share the place: "2nd equal Ann Roy", "joint 2nd Ann Roy". */
const SHARED_BEHIND =
  /^(#?=?\d{1,3})(?:st|nd|rd|th|er|e|\.)? ?\(?(?:equal|eq\.?|joint|tied|geteilt|gedeeld|ex ?aequo)\)?[,:]? (?=\p{L})/iu;
const SHARED_BEFORE = /^(?:equal|joint|tied|geteilter) (\d{1,3})(?:st|nd|rd|th|\.)?[:.)]? (?=\p{L})/iu;

/** Spaces may separate thousands: "141 334". */
const SPACED = /(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,3}(?![\d.,])/gu;
/** Some have the points between the place and the name: "1;16;Ann Roy". */
const POINTS_FIRST = /^(=?\d{1,3}=?)([;,\t])[ ]?(\d{1,7})\2[ ]?(\p{L}[^;\t\d]{0,80})$/u;
const numbersFirst = (line: string): string => line.replace(POINTS_FIRST, '$1$2$4\t$3');

/** A document has whole points only. @returns null for a cell without a whole number */
export function wholeOf(cell: string | undefined): number | null {
  const number = cell === undefined ? null : numberOfCell(cell);
  return number !== null && Number.isInteger(number) ? number : null;
}

/** They may be small in a name. */
const PARTICLES = new Set([
  ...['van', 'von', 'vom', 'zu', 'zum', 'zur', 'de', 'del', 'della', 'di', 'da', 'do'],
  ...['dos', 'das', 'der', 'den', 'ten', 'ter', 'la', 'le', 'les', 'el', 'al', 'bin'],
  ...['du', 'des', 'af', 'av', 'op', 'het', 'te', 'ibn', 'y', 'e', 'i', 'und', 'jun', 'sen', 'jr', 'sr'],
]);
const MOST_WORDS = 5;

/** Tells whether a text may be somebody's name: a word, or a few words with capitals, and no sentence. */
export function mayBeName(text: string): boolean {
  const words = text
    .replace(/\([^()]*\)$/u, '')
    .trim()
    .split(' ');
  if (!LETTER.test(text) || words.length > MOST_WORDS || /[!?:]$/u.test(text)) return false;
  if (/\p{Ll}{3}\.$/u.test(text)) return false;
  return words.length === 1 || words.every((word) => !/^\p{Ll}/u.test(word) || PARTICLES.has(word.replace('.', '')));
}

/** Several places may be in a line: "Order: 1. Ann 12, 2= Bob 9, 2= Cy 9", "1er Ann ; 2e Bob". */
const NEXT_PLACE = /[;,][ ]?(?=#?=?\d{1,3}(?:[.):=]|st|nd|rd|th|er|ère|e)=?[ ]?\p{L}|#?=?\d{1,3} \p{L})/u;
const LONGEST_LIST = 2000;
const FEWEST_IN_LINE = 3;

/** Reads the places of a line that has several. @returns an empty list for every other line */
export function readPlacesInLine(line: string): PlaceLine[] {
  const [first = '', ...others] = line
    .slice(0, LONGEST_LIST)
    .trim()
    .replace(/(?<=\p{Ll}{2}|\d)\.$/u, '')
    .split(NEXT_PLACE);
  if (others.length + 1 < FEWEST_IN_LINE) return [];
  const words = first.search(/=?1(?!\d)/u);
  const read = [first.slice(Math.max(words, 0)), ...others].map(readPlaceLine);
  const places = read.filter((each) => each !== null);
  const isInOrder = places.every(({ place }, at) => (at === 0 ? place === 1 : place >= places[at - 1]!.place));
  return places.length === read.length && isInOrder ? places : [];
}

/** They stand before such a list. */
const OF_ORDER =
  /^(?:final|finals|final (?:standings|order|points|results?)|standings|ranking|points|overall|endstand|stand|endergebnis|tabelle|rangliste|classement|classement final|clasificación|classifica|eindstand|wyniki)$/iu;

/**
 * Reads a list of people and their points from the best to the last, such as "Final: Ann 12, Bob 9, Cy 9". Their order says
 * the place.
 *
 * @returns an empty list for every other line
 */
export function readPointsInOrder(line: string): PlaceLine[] {
  const text = line.slice(0, LONGEST_LIST).trim().replace(/[.,]$/u, '');
  const colon = text.indexOf(':');
  const words = text.slice(0, Math.max(colon, 0)).trim().toLowerCase();
  if (!OF_ORDER.test(words.slice(words.lastIndexOf('. ') + 1).trim())) return [];
  const read = text
    .slice(colon + 1)
    .split(/[,;]| \/ /u)
    .map((each) => readPointsLine(each.trim()));
  const points = read.map((each) => each?.points ?? -1);
  const isInOrder = points.every((own, at) => own >= 0 && (at === 0 || own <= points[at - 1]!));
  if (read.length < FEWEST_IN_LINE || !isInOrder) return [];
  return read.map((each, at) => ({
    place: at + 1,
    isShared: false,
    name: each!.name,
    points: each!.points,
    others: [],
  }));
}

/** Returns the names behind "Also played:", of people who took part and have no place. */
export function readAlsoPlayed(line: string): readonly string[] {
  const text = line.slice(0, LONGEST_LINE).trim();
  const colon = text.indexOf(':');
  const [first = '', ...more] = text.slice(0, Math.max(colon, 0)).split(' ');
  const isAlso = ALSO.test(first) && more.length <= MOST_WORDS_OF_ALSO && more.every((word) => PLAIN_WORD.test(word));
  return isAlso ? splitNames(text.slice(colon + 1)) : [];
}
const ALSO = /^(?:also|auch|außerdem|ausserdem|aussi|weitere|weiters|others|tambi[ée]n|anche|ook|oraz|dalej)$/iu;
const MOST_WORDS_OF_ALSO = 4;
const PLAIN_WORD = /^\p{L}{2,12}$/u;

/** Splits a list of names: "Ann, Bob and Cy". */
export const splitNames = (text: string): string[] =>
  text
    .replace(/[.!]$/u, (sign, index: number) => (/\b\p{L}$/u.test(text.slice(0, index)) ? sign : ''))
    .split(/, ?| (?:and|und|et|y|e|i|en|och) | ?[&;] ?/u)
    .map((name) => name.trim())
    .filter((name) => name !== '');
