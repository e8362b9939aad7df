import { daysOfYearIn, monthsIn, readWrittenDay, weekdayIn, writtenDaysIn } from '@quadrant/rules/tournament';
import { latinDigits } from './cell-values.js';
import { splitRow, type Delimiter } from './find-head.js';
import { gameIn } from './game-words.js';
import { readGamesOfLine } from './games-of-line.js';
import { BBCODE } from './plain-lines.js';
import { roundOfHeading } from './round-cells.js';
import { isOfProgram, saysOnlyDay, saysOnlyTable } from './no-names.js';
import type { SuggestedFacts } from './suggested-facts.js';

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
  /^(?:(?:results?|ergebnis(?:se)?|resultats?|wyniki?) (?:of|from|vom?|von|d[eu]|z|ze)|wyniki?(?: (?:z|ze|cz\.?))?|results?|ergebnis(?:se)?|r[ée]sultats?|standings|tournament|turnier|tournoi|export|table|tabelle|data|book|mappe|untitled|unbenannt|scorecards?|thread|topic|post|minutes|notes|report|protokoll|compte rendu|matches|rounds|file|document|sheet|pairings?|paarungen)\W*(?:\d+\W*)?$/i;

const LABEL = /^(\p{L}[\p{L} .]{0,30}?) ?[:=] ?(.{1,120})$/u;
const DIRECTOR =
  /^(?:td|to|director|tournament director|tournament organi[sz]er|organi[sz]er|judge|head judge|turnierleit(?:er|erin|ung)|tl|leitung|leiter|leiterin|veranstalter|veranstalterin|organisateur|organisatrice|directeur|directrice|arbitre)\.?$/i;
const DATE =
  /^(?:when|wann|quand|date|datum|day|tag|jour|am|on|le|held(?: on)?|played(?: on)?|gespielt(?: am)?|ausgetragen(?: am)?|joué(?: le)?|start|beginn|début|debut)\.?$/i;
const VENUE = /^(?:venue|place|site|location|where|ort|spielort|veranstaltungsort|wo|lieu|salle|où)\.?$/iu;
/** Its value may name the game. */
const FORMAT = /^(?:format|game|spiel|jeu|gra|system)$/iu;
const NAME = /^(?:what|name|title|titel|titre|tournament|event|turnier|tournoi|evenement|événement|veranstaltung)\.?$/i;

/** Reads `Winter Cup (12.3.2016)` and `Winter Cup – 12 March 2016`. */
const TITLE_WITH_DATE = /^([^,–—|()]{3,100}?) ?(?:[,–—|(]|- ) ?([^,()]{0,30}\d[^()]{3,30}?)\)?$/u;

/** Reads `Evening of 12 March 2016`, `Abend vom 12. März 2016` and `Played on 12.3.2016`. */
const DATE_AT_END = /^(\p{L}[\p{L}\d .,'’-]{0,60}?),? (?:of|on|from|vom|am|du|le) (\D{0,12}\d.{3,30})$/iu;

/** A title may have its day anywhere: `Results of Lyon 31/03/2002 (1E)`. */
const DATE_WITHIN = /(?<![\d./-])(?:\d{4}-\d{2}-\d{2}|\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2}))(?![\d/-])/;

/** The date of a mail is the day of its post; its subject is a title. */
const MAIL_HEADER =
  /^(?:from|to|cc|date|sent|reply-to|message-id|mime-version|content-[a-z-]{1,30}|von|an|gesendet|datum|de|à|envoyé|od|do|data|wysłano)\s?:/iu;
const SUBJECT =
  /^(?:subject|betreff|objet|sujet|temat)\s?: ?(?:re: ?|odp: ?|aw: ?|wg: ?|fwd?: ?|\[[^\]]{1,60}\] ?){0,4}/iu;
/** A post answers another one, or was sent on, or says what it is, before its title. */
const REPLY = /^(?:(?:re|fwd?|fw|aw|wg|odp|tr) ?: ?|\[[^\]]{1,40}\] ?(?=.)){1,4}/iu;
/** A line about the writer of a post is no title, even without a day. */
const BY_AUTHOR =
  /^(?:posted|written|verfasst|geschrieben|gepostet|posté|publié|écrit|napisa\p{L}{1,3}) (?:by|von|par|przez)(?!\p{L})/iu;
const SENDER = /^(?:from|von|de|od)\s?:/iu;
const SENDER_AND_ADDRESS = /^(?:from|von|de|od)\s?:.{0,200}@/iu;
const RECIPIENT = /^(?:to|an|à|do)\s?:/iu;
/** Forums write it above a post: "Verfasst von Ann am So 13. Jun 2010, 11:12". */
const POST =
  /^(?:(?:verfasst|geschrieben|gepostet|posted|written|posté|publié|écrit|envoyé|napisa\p{L}{1,3}|wysłan\p{L}{1,2}|autor|author|auteur)(?!\p{L})|(?:by|von|par|por|door) [^»]{1,60}»)(?=.{0,90}\d)/iu;

/** Forums write beside a post who its author is: "Joined: Mar 2000". None of its days is that of the tournament. */
const OF_AUTHOR =
  /^(?:joined|member since|registered|registration|last (?:edited|visit|active)|edited|posts|messages|dabei seit|mitglied seit|registriert|zuletzt (?:bearbeitet|geändert)|geändert|beiträge|inscrit|inscription|membre depuis|dernière (?:édition|modification|visite)|modifié|dołączył\p{L}?|zarejestrowan\p{L}|rejestracja|ostatnio (?:zmieniony|edytowany)|posty)(?!\p{L})(?=.{0,60}\d)/iu;
/** It stands behind the day of a post. */
const SUBJECT_OF_POST = /\s(?:post )?(?:subject|betreff|titel|objet|sujet|temat)\s?: ?(?:re: ?)?(.{1,200})$/iu;

/** MediaWiki begins a table so. */
const WIKI_TABLE = /^(?:\{\||\||!)/;

const SALUTATION =
  /^(?:dear|hello|hi|hey|hallo|moin|servus|grüezi|liebe[rs]?|guten (?:tag|abend|morgen)|good (?:day|morning|evening)|bonjour|bonsoir|salut|ch(?:er|ère|ers|ères)|coucou|hola|ciao|cześć|czesc|hej|witam|witajcie|drodzy|droga|drogi|szanowni)(?!\p{L})/iu;

/** A mail says so when its tournament was. "Hier" is German as well, so that it needs another word of French. */
const DAYS_BEFORE: readonly (readonly [days: number, pattern: RegExp])[] = [
  [2, /(?<!\p{L})(?:vorgestern|przedwczoraj|avant[- ]hier)(?!\p{L})/iu],
  [
    1,
    /(?<!\p{L})(?:gestern|gestrigen?|yesterday|last night|last evening|wczoraj|wczorajsz\p{L}{1,4}|d['’]hier)(?!\p{L})/iu,
  ],
  [
    0,
    /(?<!\p{L})(?:(?:von|of|from|z|de) )?(?:heute|heutigen?|today|tonight|this (?:evening|afternoon)|dziś|dzisiaj|dzisiejsz\p{L}{1,4}|d['’]aujourd['’]hui)(?!\p{L})/iu,
  ],
];
const HIER = /(?<!\p{L})hier(?!\p{L})/iu;
const FRENCH = /(?<!\p{L})(?:résultats?|tournoi|joué|joués|joueurs|avons|soirée|voici|les)(?!\p{L})/iu;
/** A line about a day to come tells of another tournament. */
const TO_COME = /see you|reminder|wieder|bis zum|bientôt|zobaczenia/iu;
/** Something else was then, or another tournament will be. */
const OTHER_DAY =
  /versprochen|vergessen|promised|forgot|promis|oublié|obiecan|zapomnia|nächste|next|prochain|następn/iu;

const FIELD =
  /(?<![\p{L}\d.:,-])(\d{1,4}) (?:teilnehmer(?:innen)?|spieler(?:innen)?|leute|players|participants|people|joueurs|joueuses|graczy|gracze|osób|osoby|uczestników|jugadores)(?!\p{L})/iu;

/** Swiss-Manager writes "Round 1 on 2026/11/20 at 19:00" above the pairings. */
const ROUND_WITH_DATE =
  /^(?:round|runde|ronde|tour|rd) ?\d{1,2},? (?:on |am |vom |le |- )?([^ ]{6,40})(?: .{0,30})?$/iu;

/** "June 2009" beside a title is no title; {@link monthsIn} reads it. */
const MONTH_ALONE = /^\p{L}{3,12}\.? \d{4}$/u;

const LONGEST_ROW = 400;
const LONGEST_NAME = 100;

/**
 * Reads the rows above the names of columns: "Kassel Winter Cup", "12 March 2016", "TD: Ann", with the label in a cell of
 * its own or in the same one.
 */
export function readTitleRows(above: string, delimiter: Delimiter): TitleRows {
  const facts: { -readonly [key in keyof SuggestedFacts]: SuggestedFacts[key] } = {};
  let startsWritten: string | null = null;
  const setDate = (text: string): boolean => {
    const read = readWrittenDay(latinDigits(text));
    if (read.kind === 'day') facts.startsAt ??= read.day;
    else if (read.kind === 'ambiguous') startsWritten ??= text;
    return read.kind === 'day' || read.kind === 'ambiguous';
  };
  let isNameLabelled = false;
  const setLabelled = (labelled: string, value: string): boolean => {
    const label = labelled.trim();
    if (DIRECTOR.test(label)) facts.director ??= value.slice(0, LONGEST_NAME);
    else if (VENUE.test(label)) facts.venue ??= value.slice(0, LONGEST_NAME);
    else if (NAME.test(label)) {
      // A title above it may be that of a program.
      if (!isNameLabelled) facts.name = value.slice(0, LONGEST_NAME);
      isNameLabelled = true;
    } else return DATE.test(label) && setDate(value);
    return true;
  };
  const setName = (text: string): boolean => {
    const name = tidyName(isMail || isReply ? text.replace(RESULTS_AT_END, '') : text);
    if (WIKI_TABLE.test(text) || tellsField(text) || BY_AUTHOR.test(text) || tellsGame(text)) return false;
    if (facts.name !== undefined || !/\p{L}{3}/u.test(name) || name.length > LONGEST_NAME) return false;
    if (WRITTEN_DAY_AT_END.exec(`, ${name}`)?.index === 0) return false;
    if (GENERIC_NAME.test(name) || SALUTATION.test(name) || !mayBeNamed) return false;
    if (saysOnlyDay(name) || SENTENCE.test(name)) return false;
    if (isOfProgram(text) || saysOnlyTable(name) || name.split(BETWEEN_LABELS).every(isLabel)) return false;
    facts.name = name;
    return true;
  };
  const lines = linesOf(above);
  const isMail = isOfMail(lines);
  const subjects = isMail
    ? lines.flatMap((line) =>
        SUBJECT.test(line) ? line.replace(SUBJECT, '') : (SUBJECT_OF_POST.exec(line)?.[1] ?? []),
      )
    : [];
  const ofSubject = subjects.length === 0 ? [] : daysOfYearIn(subjects[0]!, true);
  if (ofSubject.length > 0) facts.daysOfYear = ofSubject;
  let isReply = false;
  // The body of a mail has sentences, and no title.
  let mayBeNamed = true;
  const rows = lines.map((written) => {
    if (OF_AUTHOR.test(written)) return '';
    if (isMail && (POST.test(written) || MAIL_HEADER.test(written))) {
      const sent = dateWithin(written);
      if (sent !== '') facts.sent = [...(facts.sent ?? []), sent];
      const ofPost = SUBJECT_OF_POST.exec(written)?.[1] ?? '';
      mayBeNamed = true;
      return ofPost !== '' && setName(ofPost) ? ofPost : '';
    }
    mayBeNamed = !isMail || SUBJECT.test(written) || REPLY.test(written);
    isReply = REPLY.test(written);
    const line = (isMail ? written.replace(SUBJECT, '') : written).replace(REPLY, '');
    readAside(line, facts, isMail, ofSubject.length > 0);
    const cells = cellsOf(line, delimiter);
    const months = monthsIn(cells.join(' '));
    if (months.length > 0) facts.months = [...new Set([...(facts.months ?? []), ...months])];
    const isPair = cells.length === 2 && !/[:=]$/.test(cells[1]!);
    if (isPair && setLabelled(cells[0]!.replace(/ ?[:=]$/, ''), cells[1]!))
      return `${cells[0]!.replace(/ ?[:=]$/, '')}: ${cells[1]!}`;
    const dates = cells.filter(setDate);
    const others = cells.filter(
      (cell) => !dates.includes(cell) && !(MONTH_ALONE.test(cell) && monthsIn(cell).length > 0),
    );
    const told = others.filter((cell) => {
      const [, label = '', value = ''] = LABEL.exec(cell) ?? [];
      if (label !== '') return setLabelled(label, value);
      const ofRound = ROUND_WITH_DATE.exec(cell)?.[1] ?? '';
      if (ofRound !== '' && setDate(ofRound)) return true;
      const [, title = '', date = ''] = TITLE_WITH_DATE.exec(cell) ?? [];
      if (title !== '' && setDate(date)) return setName(title) || true;
      const [, what = '', dateAtEnd = ''] = DATE_AT_END.exec(cell) ?? [];
      if (dateAtEnd !== '' && setDate(dateAtEnd)) return DATE.test(what) || setName(what) || true;
      const within = DATE_WITHIN.exec(cell)?.[0] ?? writtenDaysIn(cell)[0] ?? '';
      if (within !== '' && setDate(within)) return setName(spaced(cell).replace(within, ' ')) || true;
      const isFirst = others.length > 2 && cell === others[0];
      const isNamed =
        others.length === 1 || (isFirst && others.slice(1).some((other) => gameIn([other]) !== undefined));
      return isNamed && roundOfHeading(cell) === null && setName(cell);
    });
    return [...told, ...dates].join(' | ');
  });
  return { facts, startsWritten, rows };
}

/** A text of at least four words with a full stop is a sentence. */
const SENTENCE = /^(?:\S{1,30} ){3,30}\S{1,30}\p{Ll}\.$/u;

const linesOf = (above: string): string[] =>
  above.split(/\r\n|\n|\r/).map((line) => withoutMarks(line.slice(0, LONGEST_ROW)));

/** Takes off the marks that mails write before what they quote, and Markdown and wikis around a title. */
export const withoutMarks = (line: string): string =>
  line
    .replaceAll(BBCODE, '')
    .replace(/^[>#*=\s]{1,80}/, '')
    .trim()
    .replace(/[*=]{1,9}$/, '')
    .trim();

/** Returns a line without the day that it says with its year. */
export const withoutDay = (line: string): string => line.replace(dateWithin(line), ' ');

/** Tells whether a line is of the head of a mail or a post. Its day is not that of a tournament. */
export const isMailHead = (line: string): boolean =>
  MAIL_HEADER.test(line) || POST.test(line) || OF_AUTHOR.test(line) || BY_AUTHOR.test(line);

/** Tells whether a line is the subject of a mail. */
export const isMailTitle = (line: string): boolean => SUBJECT.test(line) || SUBJECT_OF_POST.test(line);

/** Tells whether lines begin a mail or a post. */
export const isOfMail = (lines: readonly string[]): boolean =>
  lines.some((line) => POST.test(line) && dateWithin(line) !== '') ||
  (lines.some((line) => SENDER.test(line)) &&
    lines.some((line) => SUBJECT.test(line)) &&
    lines.some(
      (line) =>
        SENDER_AND_ADDRESS.test(line) || RECIPIENT.test(line) || (MAIL_HEADER.test(line) && dateWithin(line) !== ''),
    ));

/** Tells whether a line says a fact of a tournament behind its label. */
export const isLabelled = (line: string): boolean => isLabel(LABEL.exec(line)?.[1] ?? '');

/** Labels may be in cells above their values. */
const BETWEEN_LABELS = /[;,|/\t]/;

const isLabel = (text: string): boolean =>
  [DIRECTOR, DATE, VENUE, NAME, FORMAT].some((known) => known.test(text.replace(/[:=]$/, '').trim()));

/** A text without a title begins with its first game. */
const tellsGame = (line: string): boolean =>
  (readGamesOfLine(line, '')?.games ?? []).some(
    ({ result, names }) => result !== '' || (names[1] !== 'bye' && /\d ?[-:–] ?\d/u.test(line)),
  );

/** Tells whether a line begins with the number of players. */
export const tellsField = (line: string): boolean => FIELD.exec(line)?.index === 0;

/** Returns the date that a line of the head of a mail says; '' where it says none. */
const dateWithin = (line: string): string => DATE_WITHIN.exec(line)?.[0] ?? writtenDaysIn(line)[0] ?? '';

/** Reads what a title or a sentence says aside: the game, the size of the field, and a day without its year. */
function readAside(
  line: string,
  facts: { -readonly [key in keyof SuggestedFacts]: SuggestedFacts[key] },
  isMail: boolean,
  hasDay: boolean,
): void {
  const game = gameIn([line]);
  if (game !== undefined) facts.games = [...new Set([...(facts.games ?? []), game])];
  const [, field] = FIELD.exec(line) ?? [];
  if (field !== undefined) facts.field ??= Number(field);
  if (OTHER_DAY.test(line)) return;
  const days = hasDay ? [] : daysOfYearIn(line);
  if (days.length > 0) facts.daysOfYear = [...new Set([...(facts.daysOfYear ?? []), ...days])];
  if (!isMail) return;
  const [before] =
    DAYS_BEFORE.find(([, pattern]) => pattern.test(line)) ?? (HIER.test(line) && FRENCH.test(line) ? [1] : []);
  if (before !== undefined) facts.daysBefore ??= before;
  const weekday = TO_COME.test(line) ? null : weekdayIn(line);
  if (weekday !== null) facts.weekday ??= weekday;
}

/** A name has its day beside it, and the number of players is none of it. */
const DAY_AT_END =
  /(?:[ ,;:–—-]{1,4}\p{L}{2,12}(?:day|tag|abend|di|dimanche|woch))?[ ,;:–—(-]{1,4}(?:(?:vom|am|of|on|from|du|le|z|dnia) )?\d{1,2}\. ?(?:\d{1,2}\.?|\p{L}{3,12})\)?$/iu;
const FIELD_AT_END = new RegExp(String.raw`[ ,;:–—(-]{1,4}${FIELD.source}\)?$`, 'iu');

/** The part of a tournament that a text holds is none of its name. */
const PART_AT_END =
  /[ ,:–-]{1,3}\(?(?:part|pt|teil|partie|cz|część|deel) ?\.? ?(?:\d{1,2}|one|two|three|i{1,3})(?: ?(?:of|von|de|\/) ?\d{1,2})?\)?$/iu;
/** Programs write further facts on the same line. */
const LABEL_BEHIND = / {2,40}\p{L}{3,12}: .{1,80}$/u;
/** A day without its year may have its weekday: ", Wed 15th October", ", Tuesday, May 4", ", Thu 5/7". */
const WRITTEN_DAY_AT_END =
  /[ ,;:–—-]{1,4}(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? (?:the )?\d{1,2}[/.-]\d{1,2}|(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th) (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.? \d{1,2}(?:st|nd|rd|th)?))$/iu;
const RESULTS_AT_END = /[ :–-]{1,3}(?:results?|ergebnisse?|résultats?|wyniki)$/iu;

const spaced = (text: string): string => text.normalize('NFC').replaceAll(/[\s_]{1,9}/gu, ' ');

/** Cuts off what is left of a date: empty brackets, a comma, and the word before it. */
const tidyName = (text: string): string =>
  text
    .replaceAll(/\(\s{0,9}\)|\[\s{0,9}\]|[*=~]{2,40}/g, ' ')
    .replace(LABEL_BEHIND, '')
    .replaceAll(/\s{1,20}/gu, ' ')
    .trim()
    .replace(PART_AT_END, '')
    .replace(FIELD_AT_END, '')
    .replace(WRITTEN_DAY_AT_END, '')
    .replace(DAY_AT_END, (day) => (daysOfYearIn(day, true).length > 0 ? '' : day))
    .replace(/(?:[ ,;:–—-]{1,4}(?:vom|am|of|on|from|du|le|z|dnia|den))?[ ,;:–—-]{0,4}$/iu, '')
    .replace(/^[ ,;:–—-]{1,4}/, '');

/** A row of one text has no delimiters, and may have commas that are part of it. */
function cellsOf(line: string, delimiter: Delimiter): string[] {
  const cells = splitRow(line, delimiter).filter((cell) => cell !== '');
  const text = line.trim();
  if (delimiter !== ',') return cells;
  const isText =
    readWrittenDay(LABEL.exec(text)?.[2] ?? text).kind !== 'no-day' ||
    // "Kiel Open, 12 players" and "Kiel Open, 3. May" are names with something beside them.
    (cells.length === 2 && (FIELD_AT_END.test(text) || daysOfYearIn(DAY_AT_END.exec(text)?.[0] ?? '').length > 0)) ||
    (writtenDaysIn(text).length > 0 && !cells.some((cell) => writtenDaysIn(cell).length > 0));
  return isText ? [text] : cells;
}
