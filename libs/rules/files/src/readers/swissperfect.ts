import { say } from '@quadrant/rules/message';
import { tournamentOf } from '../parts/file-tournament.js';
import { pairCards } from '../parts/pair-cards.js';
import type { CardCell, PlayerCard } from '../parts/player-cards.js';
import { collectPlayers } from '../parts/roster.js';
import type { FileFindings } from '../parts/file-findings.js';
import type { FileReader } from '../parts/file-reader.js';

/**
 * Reads the crosstable that SwissPerfect exports as a text: a line for each player, each round as opponent and result, as in
 * "12:W". The opponent is a number of this table. Only number, name and rounds are always there. Columns are separated by tabs,
 * semicolons or bars, or filled with spaces. (Structure: `SPExport` of the Ruby library icu_tournament.)
 */
export const swissPerfectReader: FileReader = {
  format: 'swissperfect',
  title: say`SwissPerfect export`,
  recognizes: ({ text }) => findHeading(text) !== null && A_RESULT.test(text),
  read: ({ text }, findings) => [readTable(text, findings)],
};

const SEPARATORS = ['\t', ';', '|'] as const;
const HEADING = /^No[\s;|]{1,20}Name[\s;|]/;
const A_RESULT = /[\s;|]\d{0,4}:[WDL+=-]/i;
/** Lines above the heading are a title, or empty. */
const MOST_LINES_ABOVE = 20;
/** W, D and L are played; +, = and - are without a game; 0: and blank are for absent players. */
const CELL = /^(\d{0,4}):\s?([WDL+=-]?)$/i;

/** The line that names the columns, and how to divide it and those below it. */
interface Heading {
  /** Lines are counted from 0. */
  readonly line: number;
  readonly nameAt: number;
  /** Each round has its column at this index. */
  readonly roundsAt: readonly number[];
  readonly split: (line: string) => readonly string[];
}

function findHeading(text: string): Heading | null {
  const lines = text.split(/\r\n|\r|\n/, MOST_LINES_ABOVE);
  const line = lines.findIndex((each) => HEADING.test(each.trimStart()));
  if (line === -1) return null;
  const heading = lines[line]!;
  const separator = SEPARATORS.find((each) => heading.includes(each));
  const split = separator === undefined ? splitterOf(heading) : (each: string) => each.split(separator);
  const names = split(heading).map((name) => name.trim());
  const roundsAt = names.flatMap((name, at) => (/^\d{1,3}$/.test(name) ? [at] : []));
  return roundsAt.length === 0 ? null : { line, nameAt: names.indexOf('Name'), roundsAt, split };
}

/**
 * Divides lines that are filled with spaces. The rounds are their last words, because results are wider than the
 * numbers above them. The number is the first word, and the name is under its heading.
 */
function splitterOf(heading: string): Heading['split'] {
  const rounds = heading.trimEnd().split(/\s+/).reverse();
  const width = rounds.findIndex((word) => !/^\d{1,3}$/.test(word));
  const start = heading.indexOf('Name');
  const gap = heading.slice(start + 4).search(/\S/);
  const end = gap === -1 ? undefined : start + 4 + gap;
  return (line) => {
    const words = line.trim().split(/\s+/);
    return [words[0]!, line.slice(start, end).trim(), ...words.slice(words.length - width)];
  };
}

function readTable(text: string, findings: FileFindings) {
  const lines = text.split(/\r\n|\r|\n/);
  const heading = findHeading(text)!;
  const roster = collectPlayers(findings);
  const cards: PlayerCard[] = [];
  for (const [index, line] of lines.entries()) {
    if (index <= heading.line || line.trim() === '') continue;
    const values = heading.split(line);
    const id = values[0]!.trim();
    const name = values[heading.nameAt]?.trim() ?? '';
    const place = { pointer: '', line: index + 1, column: 1 };
    if (!/^\d{1,4}$/.test(id) || name === '') {
      findings.add(
        'value-not-understood',
        place,
        say`This line has no number or no name.`,
        say`Remove the line, or save the table again.`,
      );
      continue;
    }
    roster.add({ id, name, place: Number(id) }, place);
    const cells = heading.roundsAt.map((at) => cellOf(values[at] ?? '', index + 1, at, findings));
    cards.push({ id, cells });
  }
  const rounds = pairCards(cards, roster, findings);
  return tournamentOf({ name: null, startsAt: null }, roster.list(), rounds);
}

function cellOf(text: string, line: number, index: number, findings: FileFindings): CardCell | undefined {
  const [, number, sign = ''] = CELL.exec(text.trim()) ?? [];
  const written = sign.toUpperCase();
  const place = { pointer: '', line, column: index + 1 };
  const opponent = Number(number);
  const outcome = opponent > 0 ? OF_GAME[written] : (BYES[written] ?? 'absent');
  if (number !== undefined && outcome !== undefined) {
    return { opponent: opponent > 0 ? String(opponent) : null, outcome, score: null, written, place };
  }
  const message =
    text.trim() === ''
      ? say`A round is missing in this line.`
      : say`“${text.trim().slice(0, 40)}” is not an opponent with a result.`;
  const advice = say`Write the number of the opponent and the result, as in "12:W", and "0:" for a player who was not there.`;
  findings.add('value-not-understood', place, message, advice);
  return undefined;
}

/** W, D and L are played; +, = and - are without a game. */
const OF_GAME: Readonly<Record<string, CardCell['outcome']>> = {
  W: 'win',
  D: 'draw',
  '=': 'forfeit-draw',
  L: 'loss',
  '+': 'forfeit-win',
  '-': 'forfeit-loss',
  '': null,
};

/** Without an opponent, W and + are a full point, D and = are half a point. */
const BYES: Readonly<Record<string, 'bye' | 'half-bye'>> = { W: 'bye', '+': 'bye', D: 'half-bye', '=': 'half-bye' };
