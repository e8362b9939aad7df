import { readBetweenNames, type GameLine } from './game-line.js';
import { readGamesOfLine } from './games-of-line.js';
import {
  HEAD_OF_PLACES,
  mayBeName,
  readPlaceLine,
  readPlacesInLine,
  readPointsInOrder,
  splitNames,
} from './place-lines.js';
import { isChat, plainLines } from './plain-lines.js';
import { readerOfExplained } from './rename-words.js';
import { numberInWords, roundOfHeading } from './round-cells.js';
import type { Sheet } from './sheet.js';
import { columnsIn, headsStandings, isByeWord, isNobody } from './table-words.js';
import { tableOfText } from './text-table.js';

const HEAD = ['Round', 'Player 1', 'Player 2', 'Result', 'Score', 'Ending', 'VP 1', 'VP 2'];
const WITH_DIFFERENTIAL = [...HEAD, 'Differential'];
const FEWEST_GAMES = 2;
/** Titles and a remark may be among the games. */
const LEAST_SHARE = 0.6;
/** In a chat, others talk at the same time, so fewer of its lines are games. */
const LEAST_SHARE_OF_CHAT = 0.2;
/** A line may have all games of a round; each of them is shorter. */
const LONGEST_LINE = 1000;

/**
 * Reads a text in which each game is a line, such as "Ann - Bob 100:40" below "Round 1", or "R1: Ann beat Bob 100-40", as a
 * table of matches. Lines keep their numbers. It may be a mail: a greeting above the games, and below them a list of
 * places, which begins another table.
 *
 * @param answers those that explain words, see {@link readerOfExplained}
 * @returns null for every other text, and where some games are in a round and others in none
 */
export function sheetOfGameLines(text: string, answers: ReadonlyMap<string, string>): Sheet | null {
  const written = joinWrapped(plainLines(text).map((line) => line.slice(0, LONGEST_LINE).trim().replace(BULLET, '')));
  const parsed = readRounds(written, areRounds(written));
  const names = new Set([
    ...parsed.flatMap(({ games }) => games.flatMap((game) => game.names)),
    ...parsed.flatMap(({ line, games }) => (games.length === 0 ? namesIn(line) : [])),
  ]);
  let above: ReadLine | undefined;
  const read = parsed.map((each) => {
    const bare = each.games.length > 0 || each.isHeading ? [] : bareByes(each, above, names);
    if (each.line !== '') above = each;
    if (bare.length > 0) return { ...each, games: bare };
    const game =
      each.games.length > 0 || each.isHeading || each.idle.length > 0
        ? null
        : readBetweenNames(each.line, each.round, names);
    return game === null ? each : { ...each, games: [game] };
  });
  const first = read.findIndex(({ games, isHeading }) => games.length > 0 || isHeading);
  const last = read.findLastIndex(({ games }) => games.length > 0);
  const between = read.slice(Math.max(first, 0), last + 1);
  const games = between.flatMap((each) => each.games);
  const others = between.filter(({ line, games: own, isHeading }) => own.length === 0 && !isHeading && line !== '');
  const unread = others.filter(({ line }) => readPlaceLine(line) === null);
  const share = isChat(text) ? LEAST_SHARE_OF_CHAT : LEAST_SHARE;
  if (games.length < FEWEST_GAMES || games.length < share * (games.length + unread.length)) return null;
  const isOfRounds = games.some((game) => game.round !== '');
  if (isOfRounds && games.some((game) => game.round === '')) return null;
  const explained = readerOfExplained(answers);
  const below = rowsOfPlaces(written.slice(last + 1), last + 1);
  const placesAbove = below.some(({ isPlace }) => isPlace)
    ? []
    : rowsOfPlaces(written.slice(0, first), 0).filter(({ isPlace }) => isPlace);
  const rows = [
    ...between.flatMap((each, index) => rowsOf(each).map((cells) => ({ cells, at: first + index }))),
    ...below,
    ...placesAbove,
  ];
  const records = rows.map(({ cells }) => cells.map((cell) => explained?.(cell) ?? cell));
  const columns = games.some(({ differential }) => differential !== undefined) ? WITH_DIFFERENTIAL : HEAD;
  // The names of the columns are in no line of the text.
  const head = { offset: 0, line: first, delimiter: '\t', names: columns, height: 1 } as const;
  return {
    head,
    above: written.slice(0, first).join('\n'),
    records: () => [columns, ...records],
    usesAbove: (line) => namesIn(line).length > 0,
    lines: [first, ...rows.map(({ at }) => at + 1)],
  };
}

/** Programs for mail break lines at 72 characters, and before a long word earlier. */
const SHORTEST_WRAPPED = 45;
/** A line that begins so is no second half: a round or a step before games, or a list of places. */
const BEGINS = /^(?:[-*•#>]|\d{1,3}[.)] |\p{L}[\p{L}\d .-]{0,30}:(?: |$))/u;

/**
 * Joins lines that a program for mail has broken: the second half belongs to the last game, or goes on with the list of
 * games. The line of a second half stays empty, so that all others keep their numbers.
 */
function joinWrapped(lines: readonly string[]): string[] {
  const joined = [...lines];
  for (let at = 0; at < lines.length; at++) {
    const first = at;
    let whole = lines[first]!;
    for (let end = endOfGoingOn(whole, lines, at); end !== -1; end = endOfGoingOn(whole, lines, at)) {
      whole = [whole, ...lines.slice(at + 1, end + 1)].join(' ');
      joined.fill('', at + 1, end + 1);
      at = end;
    }
    joined[first] = whole;
  }
  return joined;
}

/** A game may be broken at both ends of a line, so that the line itself is no whole game. */
const MOST_BEYOND = 3;

/** Returns the index of the line that a text goes on to, where its own last line is another one; -1 where it does not. */
function endOfGoingOn(whole: string, lines: readonly string[], last: number): number {
  let rest = '';
  for (let next = last + 1; next <= Math.min(last + MOST_BEYOND, lines.length - 1); next++) {
    const line = lines[next]!;
    if (lines[next - 1]!.length < SHORTEST_WRAPPED || line === '' || BEGINS.test(line) || roundOfHeading(line) !== null)
      return -1;
    rest = `${rest} ${line}`;
    if (whole.length + rest.length > LONGEST_LINE) return -1;
    if (goesOn(whole, rest.trim())) return next;
  }
  return -1;
}

/** Tells whether two lines say more, or the same with whole names, when they are one. */
function goesOn(above: string, line: string): boolean {
  const whole = `${above} ${line}`;
  if (readPointsInOrder(whole).length > readPointsInOrder(above).length) return true;
  const [one, other, all] = [countGames(above), countGames(line), countGames(whole)];
  return all > 1 && all > one && all >= one + other;
}

/** Counts the games of a line. The last of them is not whole without a score, where others have one. */
function countGames(line: string): number {
  const read = readGamesOfLine(line, '');
  if (read === null || !read.games.every(hasNames)) return 0;
  const [last, ...others] = read.games.toReversed();
  const isOpen =
    last?.score === '' &&
    last.result !== 'winff' &&
    !isByeWord(last.names[1]) &&
    others.some(({ score }) => score !== '');
  return read.games.length + read.idle.length - (isOpen ? 1 : 0);
}

const hasNames = ({ names }: GameLine): boolean => names.every((name) => mayBeName(name) || isNobody(name));

/** Some call a round a game, a go or a session: a line that says so heads one where the lines below it are one round. */
const OTHER_ROUND =
  /^(?:(?:game|go|heat|session|match|spiel|partie|durchgang|partida|partita|gra|set|leg) ?(?:no\.? ?)?(\d{1,2}|\p{L}{2,8})|(\d{1,2}(?:st|nd|rd|th|\.)?|\p{L}{2,8}) (?:game|go|heat|session|spiel|partie|durchgang|partida|partita|leg))(?: ?\([^()]{0,40}\))?[ .:–—-]{0,4}$/iu;
/** It comes after the round above it. */
const NEXT_ROUND = /^(?:last|next|letzte|nächste|dernière|prochaine) (?:round|runde|ronde|go|game)[ .:–—-]{0,4}$/iu;

/** Reads a heading of a round in other words. @returns null for every other line */
function otherHeading(line: string): string | null {
  const shown = line.replaceAll(/^[-=*#~ ]{1,20}|[-=*#~ ]{1,20}$/g, '');
  const [, behind, before] = OTHER_ROUND.exec(shown) ?? [];
  const word = behind ?? before;
  if (word === undefined) return null;
  const number = /^\d/u.test(word) ? Number.parseInt(word, 10) : numberInWords(word);
  return number === null ? null : String(number);
}

const nextHeading = (line: string, round: string): string | null =>
  NEXT_ROUND.test(line) && /^\d{1,2}$/u.test(round) ? String(Number(round) + 1) : null;

/** Tells whether lines such as "Game 1" head rounds: nobody plays twice below one of them, and some have several games. */
function areRounds(written: readonly string[]): boolean {
  if (!written.some((line) => otherHeading(line) !== null) || written.some((line) => roundOfHeading(line) !== null))
    return false;
  const sections = new Map<string, string[][]>();
  let round = '';
  for (const line of written) {
    const heading = otherHeading(line) ?? nextHeading(line, round);
    if (heading !== null) round = heading;
    const read = heading !== null || round === '' ? null : readGamesOfLine(line, '');
    if (read === null) continue;
    const players = [
      ...read.games.map(({ names }) => names.filter((name) => name !== 'bye')),
      ...read.idle.map((name) => [name]),
    ];
    sections.set(round, [...(sections.get(round) ?? []), ...players]);
  }
  const all = [...sections.values()];
  const isOnce = all.every((players) => new Set(players.flat()).size === players.flat().length);
  return isOnce && all.some((players) => players.length > 1);
}

/** Tells whether a line names the columns of standings: below it, a town and two numbers beside a player are no game. */
function namesStandings(line: string): boolean {
  const kinds = columnsIn(line.split(/\t|;|\||,| {2,}/).map((cell) => cell.trim()));
  return headsStandings(kinds) && kinds.includes('place');
}

/** Reads the games of lines, each in the round that a heading above it says. */
function readRounds(written: readonly string[], mayBeOther: boolean): ReadLine[] {
  let round = '';
  let isOfStandings = false;
  const read = written.map((line): ReadLine => {
    isOfStandings = line !== '' && (isOfStandings || namesStandings(line)) && roundOfHeading(line) === null;
    if (isOfStandings || RULE.test(line) || HEADER.test(line))
      return { line: isOfStandings ? line : '', round, games: [], idle: [], isHeading: false };
    const own = readGamesOfLine(line, round);
    const heading =
      own === null || own.round !== round
        ? (roundOfHeading(line) ?? nextHeading(line, round) ?? (mayBeOther ? otherHeading(line) : null))
        : null;
    if (heading !== null && own === null) round = heading;
    else if (own !== null && own.round !== '') round = own.round;
    return { line, round, games: own?.games ?? [], idle: own?.idle ?? [], isHeading: heading !== null };
  });
  const idleIn = new Map<string, number>();
  for (const each of read) idleIn.set(each.round, (idleIn.get(each.round) ?? 0) + each.idle.length);
  // Several who met nobody had no bye: two of them would have played each other.
  return read.map((each) => {
    const [only] = each.idle;
    const isBye = only !== undefined && idleIn.get(each.round) === 1;
    return isBye ? { ...each, games: [...each.games, byeOf(only, each.round)] } : each;
  });
}

/** "Bye Ann" may also say goodbye: it is a bye below a game or a heading, of players that other lines name. */
function bareByes({ line, round }: ReadLine, above: ReadLine | undefined, names: ReadonlySet<string>): GameLine[] {
  const [, list = ''] = /^byes? (\p{L}.{0,80})$/iu.exec(line) ?? [];
  const isAmong = above !== undefined && (above.isHeading || above.games.length > 0);
  const those = list === '' || !isAmong ? [] : names.has(list) ? [list] : splitNames(list);
  return those.every((name) => names.has(name)) ? those.map((name) => byeOf(name, round)) : [];
}

const byeOf = (name: string, round: string): GameLine => ({
  round,
  names: [name, 'bye'],
  result: '',
  score: '',
  ending: '',
});

/** A mail or a post begins so. */
const HEADER =
  /^(?:from|to|cc|sent|date|subject|posted|joined|reply-to|re|fwd?|von|an|gesendet|datum|betreff|de|à|envoyé|objet|enviado|asunto|para|da|oggetto) ?:/iu;
/** Lines and dashes separate parts of a text. */
const RULE = /^[-=_*~+ ]{3,}$/;

/** Returns the names of a list of people, such as "Here: Ann, Bob and Cy", and that of a line of a list of places. */
function namesIn(line: string): readonly string[] {
  const [, list] = LIST.exec(line) ?? [];
  const names = list === undefined ? [] : splitNames(list);
  if (names.length >= FEWEST_GAMES && names.every(mayBeName)) return names;
  const place = readPlaceLine(line);
  return place === null || !mayBeName(place.name) ? [] : [place.name];
}
const LIST = /^\p{L}[\p{L} ]{1,30}: ?(\p{L}.*)$/u;

/** Lists and headings of Markdown begin so. */
const BULLET = /^(?:[-*•]|#{1,4}) (?=\p{L}|\d)/u;

interface ReadLine {
  readonly line: string;
  readonly round: string;
  readonly games: readonly GameLine[];
  /** They met nobody, and several may not have played. */
  readonly idle: readonly string[];
  readonly isHeading: boolean;
}

function rowsOf({ line, games, isHeading }: ReadLine): string[][] {
  if (games.length === 0) return [[isHeading ? '' : line]];
  return games.map(({ round, names, result, score, ending, victoryPoints, differential }) => [
    ...[round, ...names, result, score, ending],
    ...(victoryPoints ?? (differential === undefined ? [] : ['', ''])).map(String),
    ...(differential === undefined ? [] : [differential]),
  ]);
}

interface PlaceRow {
  readonly cells: string[];
  /** It is the index of its line. */
  readonly at: number;
  readonly isPlace: boolean;
}

/** It says that points are those of several evenings. */
const OF_SEASON =
  /\b(?:after \d{1,3} (?:evenings?|nights?|weeks?|meetings?|events?|legs?|tournaments?)|season|so far|cumulative|running total|year to date|to date|gesamtwertung|jahreswertung|saison|cumul)\b/iu;

/**
 * Below the games may be a table, three lines that begin with a place, or a line with several places. The heading of such
 * places becomes that of a table.
 */
export function rowsOfPlaces(lines: readonly string[], from: number): PlaceRow[] {
  const table = tableOfText(lines.join('\n'));
  if (table !== null)
    return table.split('\n').map((line, index) => ({ cells: line.split('\t'), at: from + index, isPlace: true }));
  const places = lines.map((line) => {
    const ordered = readPointsInOrder(line);
    const several = ordered.length > 0 ? ordered : readPlacesInLine(line);
    const [alone] = several.length > 0 ? [] : [readPlaceLine(line)];
    return alone == null ? several : [alone];
  });
  const top = places.findIndex((those) => those.length > 0);
  const title = lines.slice(0, top + 1).findLast((line, index) => index === top || line !== '') ?? '';
  const above = lines.slice(0, Math.max(top, 0)).findLast((line) => line !== '') ?? '';
  const isOfSeason =
    OF_SEASON.test(above) ||
    ((places[top]?.length ?? 0) > 1 &&
      OF_SEASON.test(/^[^:]{1,80}:/u.exec(title)?.[0] ?? title.slice(0, title.search(/\d/u))));
  const isList = places.flat().length >= 3 && !isOfSeason;
  const at = isList ? lines.findIndex((line) => line !== '') : -1;
  return lines.flatMap((line, index): PlaceRow[] => {
    const of = (cells: string[], isPlace: boolean): PlaceRow => ({ cells, at: from + index, isPlace });
    const rows =
      at === -1
        ? []
        : places[index]!.map((read) =>
            of([String(read.place), read.name, String(read.points ?? ''), ...read.others], true),
          );
    const heading = index === at ? [of(HEAD_OF_PLACES, true)] : [];
    return [...heading, ...(rows.length > 0 ? rows : index === at ? [] : [of([line], false)])];
  });
}
