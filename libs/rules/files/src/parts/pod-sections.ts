import { splitRow } from './find-head.js';
import type { Sheet } from './sheet.js';
import { columnOf, columnsIn, isTotal, roundOfColumn, type Column } from './table-words.js';

const POD =
  /(?<!\p{L})(?:pod|table|tisch|stół|stolik|mesa|tavolo|tafel|group|gruppe|groupe|grupa|grupo|final(?:tisch|table|pod|tafel))(?!\p{L})/iu;
const GAME =
  /^(?:game|spiel|partie|match|session|durchgang|partida|partita|gra|round|rnd|rde|rd|runde|ronde|tour|manche|runda|ronda|turno|rodada|kolo)$/iu;
const FINAL = /(?<!\p{L})(?:finals?|finale|endrunde|top|championship|final(?:tisch|table|pod|tafel))(?!\p{L})/iu;
/** These words and endings are around the others: "1st table", "Table no. 1", "Tisch der Endrunde". */
const AROUND = /^(?:st|nd|rd|th|no|nr|of|the|der|de|la)$/iu;

/** A heading above players, as "Game 1, Pod A". */
interface Heading {
  /** It is '' where it names no game. */
  readonly game: string;
  /** It is '' where it names no pod. */
  readonly pod: string;
}

const LONGEST_HEADING = 60;
const FINAL_GAME = 'Final';

/** Reads a cell that says nothing but a game or a pod: "Game 1", "Pod A", "Game 2 - Table 1", "Final table"; null for other cells. */
export function headingOf(cell: string): Heading | null {
  if (cell === '' || cell.length > LONGEST_HEADING) return null;
  const words = cell.match(/\p{L}+|\d+/gu) ?? [];
  const found: Record<keyof Heading, string | null> = { game: null, pod: null };
  let isFinal = false;
  let number = '';
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const kind = POD.test(word) ? 'pod' : GAME.test(word) ? 'game' : null;
    if (FINAL.test(word)) isFinal = true;
    if (kind !== null && found[kind] === null) {
      const isNamed = number === '' && NAME_OF_POD.test(words[at + 1] ?? '');
      found[kind] = isNamed ? words[(at += 1)]! : number;
      number = '';
    } else if (/^\d{1,2}$/.test(word) && number === '') number = word;
    else if (!FINAL.test(word) && !AROUND.test(word)) return null;
  }
  const isNamed = Object.values(found).some((name) => name !== null);
  const isOpen = Object.values(found).includes('');
  if (number !== '' || !isNamed || (isOpen && !isFinal)) return null;
  const [game, pod] = [found.game ?? '', found.pod === '' ? FINAL_GAME : (found.pod ?? '')];
  return { game: game === '' && isFinal ? FINAL_GAME : game, pod: pod.toUpperCase() };
}

/** A pod is called by a letter or a number. */
const NAME_OF_POD = /^(?:\p{L}|\d{1,2})$/u;

/** The columns of a section, by what a table of all sections calls them; '' for one that names nothing. */
type Head = readonly string[];

type ReadRow =
  | { readonly kind: 'empty' }
  | { readonly kind: 'heading'; readonly heading: Heading }
  | { readonly kind: 'head'; readonly heading: Heading | null; readonly head: Head }
  /** Its head is null where the list has a title, and no names of columns. */
  | { readonly kind: 'places'; readonly head: Head | null }
  | { readonly kind: 'row' };

const PLAYER = 'Player';
const OF_MATCHES: ReadonlySet<Column | null> = new Set(['first', 'second', 'opponent', 'winner', 'loser']);
const NAMES: ReadonlySet<Column | null> = new Set(['player', 'firstName', 'lastName']);
const POINTS: ReadonlySet<Column | null> = new Set(['total', 'score', 'vp']);

/** The indexes of the columns 1, 2, 3 and so on, where they stand behind each other; a heading as "Round 1" may be before them. */
function roundsIn(cells: readonly string[], from: number): Map<number, number> {
  const rounds = new Map<number, number>();
  let last = 0;
  for (const [index, cell] of cells.entries()) {
    const round = index < from ? null : roundOfColumn(cell);
    if (round === null) continue;
    if (round <= last) return new Map();
    rounds.set(index, (last = round));
  }
  return rounds;
}

function readRow(cells: readonly string[], below: readonly (readonly string[])[], isBelowHeading: boolean): ReadRow {
  const filled = cells.flatMap((cell, index) => (cell === '' ? [] : [index]));
  if (filled.length === 0) return { kind: 'empty' };
  const kinds = columnsIn(cells);
  const podAt = cells.findIndex((cell) => (headingOf(cell)?.pod ?? '') !== '');
  const labels = filled.filter((at) => at <= podAt || filled.length === 1).flatMap((at) => headingOf(cells[at]!) ?? []);
  const heading =
    labels.length === 0
      ? null
      : labels.reduce((all, each) => ({ game: all.game || each.game, pod: all.pod || each.pod }));
  if (heading !== null && filled.every((at) => headingOf(cells[at]!) !== null && at <= Math.max(podAt, filled[0]!)))
    return { kind: 'heading', heading };
  const rounds = roundsIn(cells, podAt + 1);
  const named = kinds.some((kind) => NAMES.has(kind));
  const pointsAt = kinds.findIndex((kind) => POINTS.has(kind));
  const arePlaces = kinds.includes('place') || pointsAt !== -1 || FINAL.test(cells[0]!);
  if (named && rounds.size === 0 && heading === null && !isBelowHeading && arePlaces)
    return { kind: 'places', head: placesHead(cells) };
  const first = rounds.size > 0 ? Math.min(...rounds.keys()) : pointsAt;
  const playerAt = named ? -1 : first === -1 || heading === null ? null : columnOfNames(below, first);
  if (playerAt === null || first === -1) {
    const isTitle = filled.length === 1 && PLACES_TITLE.test(cells[filled[0]!]!);
    return isTitle ? { kind: 'places', head: null } : { kind: 'row' };
  }
  const head = cells.map((cell, at) => {
    if (rounds.has(at)) return `R${rounds.get(at)!}`;
    if (at === playerAt) return PLAYER;
    return at <= podAt || ['round', 'table'].includes(columnOf(cell) ?? '') ? '' : cell;
  });
  return { kind: 'head', heading, head };
}

/** "Final standings" may be alone above a list of places. */
const PLACES_TITLE =
  /^(?:finals?|final (?:standings?|ranking|results?|scores?|totals?|places?)|standings|ranking|overall|endstand|gesamt(?:wertung|stand)|classement(?: final)?) ?:?$/iu;
const PLACES: Head = ['Place', 'Player', 'Total'];

/** "Final" is the heading of places where it is the first, and a single column in other words is that of points. */
function placesHead(cells: readonly string[]): Head {
  const names = cells.map((cell, at) => (at === 0 && columnOf(cell) === null && FINAL.test(cell) ? PLACES[0]! : cell));
  const unknown = names.flatMap((name, at) => (name !== '' && columnOf(name) === null ? [at] : []));
  const hasPoints = names.some((name) => POINTS.has(columnOf(name)));
  return names.map((name, at) => (!hasPoints && unknown.length === 1 && at === unknown[0] ? PLACES[2]! : name));
}

/** Returns the column left of the points in which most of the next rows have letters; null where none has. */
function columnOfNames(below: readonly (readonly string[])[], end: number): number | null {
  const counts = Array.from({ length: end }, (_, at) => below.filter((cells) => /\p{L}/u.test(cells[at] ?? '')).length);
  const most = Math.max(0, ...counts);
  return most === 0 ? null : counts.indexOf(most);
}

/** A pod has fewer players. */
const MOST_BELOW = 24;
/** An evening of Tribbles has fewer rows, and 2,000 take less than a second. */
const MOST_ROWS = 2000;
/** It marks a round that the section does not have. */
const NO_SUCH_ROUND = 'n/a';

/**
 * Returns a sheet whose players stand in sections, each with a heading such as "Game 1, Pod A" above it, as one table with
 * a column for the game and one for the pod. Cells keep their lines, and their columns where all sections have the same. A
 * list of final places may be below them.
 *
 * @returns null for every other sheet
 */
export function sheetOfPods(text: string, sheet: Sheet): Sheet | null {
  // Tables of matches have a column of tables. Classifying each of their rows would take longer than reading them.
  if (!POD.test(text) || columnsIn(sheet.head.names).some((kind) => OF_MATCHES.has(kind))) return null;
  const records = sheet.records();
  if ('code' in records || records.length > MOST_ROWS) return null;
  const { delimiter } = sheet.head;
  const above = sheet.above.split(/\r\n|\n|\r/).slice(0, -1);
  const rows = [...above.map((line) => splitRow(line, delimiter)), ...records].map((row) =>
    row.map((cell) => cell.trim()),
  );
  const read = classify(rows);
  // Places above the sections belong to the table, so that findings name them.
  const first = read.findIndex((each) => isOfSection(each) || each.kind === 'places');
  const heads = read.flatMap((each) => (each.kind === 'head' ? [each.head] : []));
  const hasSections = read.some((each) => 'heading' in each && each.heading !== null && each.heading.pod !== '');
  if (first === -1 || heads.length === 0 || !hasSections) return null;
  const width = Math.max(...rows.slice(first).map(({ length }) => length));
  const names = withPlaces(namesOf(heads, width), rows, read);
  const written = writeRows(rows, read, names).slice(first + 1);
  const headed = [...names, 'Round', 'Pod'];
  return {
    head: { offset: sheet.head.offset, line: first + 1, delimiter, names: headed, height: 1 },
    above: above.slice(0, first).join('\n'),
    records: () => [headed, ...written],
  };
}

const isOfSection = ({ kind }: ReadRow): boolean => kind === 'heading' || kind === 'head';

function classify(rows: readonly (readonly string[])[]): ReadRow[] {
  let isBelowHeading = false;
  const read = rows.map((cells, index) => {
    const each = readRow(cells, rows.slice(index + 1, index + 1 + MOST_BELOW), isBelowHeading);
    if (each.kind === 'heading') isBelowHeading = true;
    else if (each.kind !== 'empty') isBelowHeading = false;
    return each;
  });
  return read.map((each, index) => {
    if (each.kind !== 'places' || each.head !== null) return each;
    const next = read.slice(index + 1).find(({ kind }) => kind !== 'empty');
    return next?.kind === 'row' ? { kind: 'places', head: PLACES } : { kind: 'empty' };
  });
}

/** The columns of all sections: those of the first, and behind them what only others have. */
function namesOf([first = [], ...others]: readonly Head[], width: number): string[] {
  const names = Array.from({ length: width }, (_, at) => first[at] ?? '');
  for (const head of others) names.push(...head.filter((name) => name !== '' && !names.includes(name)));
  return names;
}

/** Names the column of places of the list below, where the sections have nothing in it. */
function withPlaces(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  read: readonly ReadRow[],
): string[] {
  const list = read.findLast(({ kind }) => kind === 'places');
  const placeAt = list?.kind === 'places' ? (list.head?.findIndex((name) => columnOf(name) === 'place') ?? -1) : -1;
  const [first, last] = [read.findIndex(isOfSection), list === undefined ? -1 : read.lastIndexOf(list)];
  const isFree =
    names[placeAt] === '' &&
    !rows.slice(first, last).some((cells, at) => read[first + at]!.kind === 'row' && cells[placeAt]);
  return names.map((name, at) => (isFree && at === placeAt ? PLACES[0]! : name));
}

function writeRows(
  rows: readonly (readonly string[])[],
  read: readonly ReadRow[],
  names: readonly string[],
): string[][] {
  const lastRow = read.findLastIndex(isOfSection);
  let [game, pod]: [string, string] = ['', ''];
  let head: Head | null = null;
  let arePlaces = false;
  const used = new Set<string>();
  const enter = (heading: Heading): void => {
    if (heading.game !== '') [game, pod] = [heading.game, ''];
    else if (heading.pod !== '' && game === FINAL_GAME) game = '';
    if (heading.pod === '') return;
    // Without games, a pod of the same name is that of the next game.
    let turn = 1;
    const nameOf = () => (turn === 1 ? heading.pod : `${heading.pod} (${turn})`);
    if (game === '') while (used.has(nameOf())) turn += 1;
    pod = nameOf();
    used.add(pod);
  };
  return rows.map((cells, index) => {
    const each = read[index]!;
    if ('heading' in each && each.heading !== null) enter(each.heading);
    if (each.kind === 'empty' || each.kind === 'heading') return [];
    if (each.kind === 'head') {
      [head, arePlaces] = [each.head, false];
      return [];
    }
    if (each.kind === 'places') arePlaces = true;
    // A list of places ends the table, so one above the pods is left out with a finding.
    if (arePlaces)
      return index < lastRow ? [cells.join(' ').trim()] : [...(each.kind === 'places' ? each.head! : cells)];
    if (head === null || cells.filter((cell) => cell !== '').length < 2 || cells.some(isTotal)) return [...cells];
    return [...placeCells(cells, head, names), game, pod];
  });
}

function placeCells(cells: readonly string[], head: Head, names: readonly string[]): string[] {
  const placed = names.map((name, at) => {
    if (name === '' || head[at] === name) return cells[at] ?? '';
    const from = head.indexOf(name);
    if (from !== -1) return cells[from] ?? '';
    return roundOfColumn(name) === null ? '' : NO_SUCH_ROUND;
  });
  return placed;
}
