import { rowsOfPlaces } from './game-lines.js';
import { mayBeName, readPlacesInLine } from './place-lines.js';
import { plainLines } from './plain-lines.js';
import { headingOf } from './pod-sections.js';
import type { Sheet } from './sheet.js';

/** A line of a pod: a player with the points of each round, and their total where it is told. */
interface PodLine {
  readonly name: string;
  readonly points: readonly string[];
  readonly total: string | null;
}

const LONGEST_LINE = 200;
const MOST_LINES = 2000;
const FEWEST_PLAYERS = 2;
const PLAYER = /^(?:\d{1,2}[.)] )?(\p{L}[^\d:=]{0,60}?) ?(?:[:=–—-]|\.{2,20})? ?([\d–—-].{0,150})$/u;
const NUMBER = /[1-9]\d{0,2}(?:[,.'’]\d{3}){1,3}(?!\d)|\d{1,9}/gu;
/** A dash between other signs is a round without points. */
const NOTHING = /(^|[/|+,] ?)[-–—](?= ?(?:[/|+,=]|$))/gu;
/** Between the points are signs, and words before the total. */
const TOTAL = /(?:=|->|→|=>|[([]|(?<!\p{L})(?:total|tot|sum|summe|gesamt|somme)\.?:?) ?$/iu;
const SIGNS = /^[ +,;/|:–—-]{0,5}(?:=|->|→|=>|[([]|(?:total|tot|sum|summe|gesamt|somme)\.?:?)? ?$/iu;
const END = /^ ?(?:points?|pts|punkte|tribbles)?[)\]]?\.?$/iu;
const MARK = /^[-–—*•·]{1,2} (?=\p{L})/u;

/** Reads a line such as "Ann: 0 + 100 + 0 = 100", "Ann 0, 100, 0 (100)" or "Ann - 100". @returns null for every other line */
function readPodLine(line: string): PodLine | null {
  const [, name = '', written = ''] =
    PLAYER.exec(
      line
        .replaceAll(/\s{1,50}/gu, ' ')
        .trim()
        .replace(MARK, ''),
    ) ?? [];
  if (name === '' || !mayBeName(name)) return null;
  const tail = written.replaceAll(NOTHING, '$10');
  const numbers: string[] = [];
  let total: string | null = null;
  let end = 0;
  for (const { 0: number, index } of tail.matchAll(NUMBER)) {
    const between = tail.slice(end, index);
    if (total !== null || (end > 0 && !SIGNS.test(between))) return null;
    end = index + number.length;
    const digits = number.replaceAll(/\D/gu, '');
    if (numbers.length > 0 && TOTAL.test(between)) total = digits;
    else numbers.push(digits);
  }
  return END.test(tail.slice(end)) && numbers.length > 0 ? { name, points: numbers, total } : null;
}

/**
 * Reads a text in which each pod of Tribbles has a heading, and below it a line for each player with the points of each round,
 * as a table of points. A list of places may be below them. Lines keep their numbers.
 *
 * @returns null for every other text
 */
export function sheetOfPodLines(text: string): Sheet | null {
  const lines = plainLines(text).map((line) => line.slice(0, LONGEST_LINE).trim());
  if (lines.length > MOST_LINES) return null;
  const headings = lines.map((line) => headingOf(line.replace(MARK, '').replace(/ ?:$/u, '')));
  const top = headings.findIndex((heading) => heading !== null);
  const players = lines.map((line, index) =>
    index > top && headings[index] === null && readPlacesInLine(line).length === 0 ? readPodLine(line) : null,
  );
  const last = endOfPods(lines, headings, players);
  const inPods = players.slice(0, last + 1).filter((each) => each !== null);
  // Without a heading, totals that add up show what the numbers are.
  if (top === -1 && (inPods.length < FEWEST_ALONE || !inPods.every(addsUp))) return null;
  const first = top === -1 ? players.findIndex((each) => each !== null) : top;
  const seated = seatsOf(headings.slice(0, last + 1), players, top === -1);
  if (seated === null || inPods.length < FEWEST_PLAYERS) return null;
  const most = Math.max(...inPods.map(({ points }) => points.length));
  const hasTotals = most > 1 && inPods.every(({ total }) => total !== null);
  const columns = most === 1 ? ['Points'] : Array.from({ length: most }, (_, index) => `R${index + 1}`);
  const names = ['Player', ...columns, ...(hasTotals ? ['Total'] : []), 'Round', 'Pod'];
  const rows = lines.slice(first, last + 1).map((line, index) => {
    const at = first + index;
    const player = players[at] ?? null;
    if (player === null) return { cells: [headings[at] === null ? line : ''], at };
    const points = columns.map((_, round) => player.points[round] ?? NO_SUCH_ROUND);
    return {
      cells: [
        player.name,
        ...points,
        ...(hasTotals ? [player.total!] : []),
        ...(top === -1 ? ['1', 'A'] : seated[at]!),
      ],
      at,
    };
  });
  const all = [...rows, ...rowsOfPlaces(lines.slice(last + 1), last + 1)];
  return {
    head: { offset: 0, line: first + 1, delimiter: '\t', names, height: 1 },
    above: lines.slice(0, first).join('\n'),
    records: () => [names, ...all.map(({ cells }) => cells)],
    usesAbove: () => false,
    lines: [first + 1, ...all.map(({ at }) => at + 1)],
  };
}

const NO_SUCH_ROUND = 'n/a';
const FEWEST_ALONE = 3;

const addsUp = ({ points, total }: PodLine): boolean =>
  points.length > 1 && total !== null && points.reduce((sum, each) => sum + Number(each), 0) === Number(total);

/** A title in words or an empty line ends the last pod: a list of totals may be below it. */
function endOfPods(
  lines: readonly string[],
  headings: readonly (object | null)[],
  players: readonly (PodLine | null)[],
): number {
  const heading = headings.findLastIndex((each) => each !== null);
  const from = players.findIndex((each, index) => each !== null && index > heading);
  const end = from === -1 ? -1 : lines.findIndex((_, index) => index > from && players[index] === null);
  return end === -1 ? players.findLastIndex((each) => each !== null) : end - 1;
}

/** Returns the game and the pod of each line; null where a pod has a single player, or a player is twice in it. */
function seatsOf(
  headings: readonly ({ readonly game: string; readonly pod: string } | null)[],
  players: readonly (PodLine | null)[],
  isAlone: boolean,
): Record<number, readonly [string, string]> | null {
  const seats: Record<number, readonly [string, string]> = {};
  const pods = new Map<string, string[]>();
  let [game, pod] = ['', ''];
  for (const [index, heading] of headings.entries()) {
    if (heading !== null) [game, pod] = heading.game === '' ? [game, heading.pod] : [heading.game, heading.pod];
    const player = players[index];
    if (player == null) continue;
    seats[index] = [game, pod];
    const key = `${game}/${pod}`;
    pods.set(key, [...(pods.get(key) ?? []), player.name]);
  }
  const areTold = [...pods].every(([key, names]) => (isAlone || !key.endsWith('/')) && names.length > 1);
  const areOnce = [...pods.values()].every((names) => new Set(names).size === names.length);
  return areTold && areOnce && pods.size > 0 ? seats : null;
}
