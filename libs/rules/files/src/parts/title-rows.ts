import { readWrittenDay } from '@quadrant/rules/tournament';
import { latinDigits } from './cell-values.js';
import { splitRow, type Delimiter } from './find-head.js';
import { roundOfHeading } from './round-cells.js';

/** Rows above a table say these of the tournament. They are suggestions, since a title may mean something else. */
export interface SuggestedFacts {
  readonly name?: string;
  /** It is written as YYYY-MM-DD. */
  readonly startsAt?: string;
  readonly director?: string;
  readonly venue?: string;
}

/** Rows above a table, read as far as they are understood. */
export interface TitleRows {
  readonly facts: SuggestedFacts;
  /** A date that may be two days, as it is written. */
  readonly startsWritten: string | null;
  /** One text for each row; it is '' for a row that says nothing of the tournament, which may be about people. */
  readonly rows: readonly string[];
}

/** Names that say nothing about a tournament. */
export const GENERIC_NAME =
  /^(?:results?|ergebnis(?:se)?|resultats?|standings|tournament|turnier|tournoi|export|table|tabelle|data|book|mappe|untitled|unbenannt|scorecards?|matches|rounds|file|document|sheet|pairings?|paarungen)\W*(?:\d+\W*)?$/i;

const LABEL = /^(\p{L}[\p{L} .]{0,30}?) ?[:=] ?(.{1,120})$/u;
const DIRECTOR =
  /^(?:td|to|director|tournament director|tournament organi[sz]er|organi[sz]er|judge|head judge|turnierleit(?:er|erin|ung)|tl|leitung|leiter|leiterin|veranstalter|veranstalterin|organisateur|organisatrice|directeur|directrice|arbitre)\.?$/i;
const DATE =
  /^(?:date|datum|day|tag|jour|am|on|le|held(?: on)?|played(?: on)?|gespielt(?: am)?|ausgetragen(?: am)?|joué(?: le)?|start|beginn|début|debut)\.?$/i;
const VENUE = /^(?:venue|place|location|where|ort|spielort|veranstaltungsort|wo|lieu|salle|où)\.?$/iu;
const NAME = /^(?:name|title|titel|titre|tournament|event|turnier|tournoi|evenement|événement|veranstaltung)\.?$/i;

/** Reads `Winter Cup (12.3.2016)` and `Winter Cup – 12 March 2016`. */
const TITLE_WITH_DATE = /^([^,–—|()]{3,100}?) ?(?:[,–—|(]|- ) ?([^,()]{0,30}\d[^()]{3,30}?)\)?$/u;

/** Reads `Evening of 12 March 2016`, `Abend vom 12. März 2016` and `Played on 12.3.2016`. */
const DATE_AT_END = /^(\p{L}[\p{L}\d .,'’-]{0,60}?),? (?:of|on|from|vom|am|du|le) (\D{0,12}\d.{3,30})$/iu;

/** A title may have its day anywhere: `Results of Lyon 31/03/2002 (1E)`. */
const DATE_WITHIN = /(?<![\d./-])(?:\d{4}-\d{2}-\d{2}|\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2}))(?![\d/-])/;

/** The date of a mail is the day of its post; its subject is a title. */
const MAIL_HEADER = /^(?:from|to|cc|date|sent|reply-to|message-id|von|an|gesendet|datum|de|à|envoyé)\s?:/iu;
const SUBJECT = /^(?:subject|betreff|objet|sujet)\s?: ?(?:re: ?|fwd?: ?|\[[^\]]{1,60}\] ?){0,4}/iu;
const SENDER = /^(?:from|von|de)\s?:.{0,200}@/iu;

/** Swiss-Manager writes "Round 1 on 2026/11/20 at 19:00" above the pairings. */
const ROUND_WITH_DATE =
  /^(?:round|runde|ronde|tour|rd) ?\d{1,2},? (?:on |am |vom |le |- )?([^ ]{6,40})(?: .{0,30})?$/iu;

const LONGEST_ROW = 400;
const LONGEST_NAME = 100;

/**
 * Reads the rows above the names of columns: "Kassel Winter Cup", "12 March 2016", "TD: Ann", with the label in a cell of
 * its own or in the same one.
 */
export function readTitleRows(above: string, delimiter: Delimiter): TitleRows {
  const facts: { name?: string; startsAt?: string; director?: string; venue?: string } = {};
  let startsWritten: string | null = null;
  const setDate = (text: string): boolean => {
    const read = readWrittenDay(latinDigits(text));
    if (read.kind === 'day') facts.startsAt ??= read.day;
    else if (read.kind === 'ambiguous') startsWritten ??= text;
    return read.kind === 'day' || read.kind === 'ambiguous';
  };
  const setLabelled = (label: string, value: string): boolean => {
    if (DIRECTOR.test(label)) facts.director ??= value.slice(0, LONGEST_NAME);
    else if (VENUE.test(label)) facts.venue ??= value.slice(0, LONGEST_NAME);
    else if (NAME.test(label)) facts.name ??= value.slice(0, LONGEST_NAME);
    else return DATE.test(label) && setDate(value);
    return true;
  };
  const setName = (text: string): boolean => {
    if (facts.name !== undefined || !/\p{L}{3}/u.test(text) || text.length > LONGEST_NAME || GENERIC_NAME.test(text))
      return false;
    facts.name = text;
    return true;
  };
  const lines = linesOf(above);
  const isMail = lines.some((line) => SENDER.test(line)) && lines.some((line) => SUBJECT.test(line));
  const rows = lines.map((written) => {
    if (isMail && MAIL_HEADER.test(written)) return '';
    const line = isMail ? written.replace(SUBJECT, '') : written;
    const cells = cellsOf(line, delimiter);
    const isPair = cells.length === 2 && !/[:=]$/.test(cells[1]!);
    if (isPair && setLabelled(cells[0]!.replace(/ ?[:=]$/, ''), cells[1]!))
      return `${cells[0]!.replace(/ ?[:=]$/, '')}: ${cells[1]!}`;
    const dates = cells.filter(setDate);
    const others = cells.filter((cell) => !dates.includes(cell));
    const told = others.filter((cell) => {
      const [, label = '', value = ''] = LABEL.exec(cell) ?? [];
      if (label !== '') return setLabelled(label, value);
      const ofRound = ROUND_WITH_DATE.exec(cell)?.[1] ?? '';
      if (ofRound !== '' && setDate(ofRound)) return true;
      const [, title = '', date = ''] = TITLE_WITH_DATE.exec(cell) ?? [];
      if (title !== '' && setDate(date)) return setName(title) || true;
      const [, , dateAtEnd = ''] = DATE_AT_END.exec(cell) ?? [];
      if (dateAtEnd !== '' && setDate(dateAtEnd)) return true;
      const within = DATE_WITHIN.exec(cell)?.[0] ?? '';
      if (within !== '' && setDate(within))
        return setName(cell.replace(within, ' ').replaceAll(/ {2,}/g, ' ').trim()) || true;
      return others.length === 1 && roundOfHeading(cell) === null && setName(cell);
    });
    return [...told, ...dates].join(' | ');
  });
  return { facts, startsWritten, rows };
}

const linesOf = (above: string): string[] => above.split(/\r\n|\n|\r/).map((line) => line.slice(0, LONGEST_ROW));

/** A row of one text has no delimiters, and may have commas that are part of it. */
function cellsOf(line: string, delimiter: Delimiter): string[] {
  const cells = splitRow(line, delimiter).filter((cell) => cell !== '');
  const text = line.trim();
  const isText = delimiter === ',' && readWrittenDay(LABEL.exec(text)?.[2] ?? text).kind !== 'no-day';
  return isText ? [text] : cells;
}
