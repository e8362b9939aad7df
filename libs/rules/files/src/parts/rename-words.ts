import { findHead } from './find-head.js';
import { writtenCells } from './written-cells.js';

/** The name of an answer that says what a word in place of a name means begins with it; the word follows. */
export const WORD_ANSWER = 'word.';

/**
 * Lists what a word in place of a name can mean:
 *
 * - player: it is a name, for example of a team
 * - bye: the other player had a bye
 * - nobody: the cell is empty
 * - unknown: somebody played there, and their name is unknown
 * - dropped: the other player had left before that round, so there was neither a game nor a bye
 */
export const WORD_MEANINGS = ['player', 'bye', 'nobody', 'unknown', 'dropped'] as const;
export type WordMeaning = (typeof WORD_MEANINGS)[number];

/** The name of an answer that says what a word in place of a result means begins with it; the word follows. */
export const RESULT_ANSWER = 'result.';

/** Lists what a word in place of a result can mean for the player of its row, or for the first one. */
export const RESULT_MEANINGS = [
  'win',
  'loss',
  'draw',
  'forfeit-win',
  'forfeit-loss',
  'forfeit-both',
  'bye',
  'missed',
  'unknown',
] as const;
export type ResultMeaning = (typeof RESULT_MEANINGS)[number];

/** The cells that all readers understand, by the beginning of the answer. */
const WRITTEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [WORD_ANSWER]: { bye: 'bye', nobody: '', unknown: '?', dropped: 'dropped' } satisfies Record<
    Exclude<WordMeaning, 'player'>,
    string
  >,
  [RESULT_ANSWER]: {
    win: 'win',
    loss: 'loss',
    draw: 'draw',
    'forfeit-win': 'forfeitwin',
    'forfeit-loss': 'forfeitloss',
    'forfeit-both': 'doubleforfeit',
    bye: 'bye',
    missed: 'missed',
    unknown: '?',
  } satisfies Record<ResultMeaning, string>,
};

/**
 * Returns how to read a cell with a word that somebody explained: it gives what all readers know instead, and undefined for
 * every other cell.
 *
 * @param answers those named `word.TEXT` or `result.TEXT`; others are not looked at
 * @returns null where no answer explains a word
 */
export function readerOfExplained(answers: ReadonlyMap<string, string>): ((cell: string) => string | undefined) | null {
  const meanings = new Map(
    [...answers].flatMap(([key, meaning]) =>
      Object.entries(WRITTEN).flatMap(([beginning, written]) =>
        key.startsWith(beginning) && Object.hasOwn(written, meaning)
          ? [[fold(key.slice(beginning.length)), written[meaning]!] as const]
          : [],
      ),
    ),
  );
  return meanings.size === 0 ? null : (cell) => meanings.get(fold(cell.replaceAll('"', '')));
}

/** Returns the text of a table with explained words replaced, see {@link readerOfExplained}. Lines keep their numbers. */
export function renameWords(text: string, answers: ReadonlyMap<string, string>): string {
  const explained = readerOfExplained(answers);
  const head = explained === null ? null : findHead(text);
  if (explained === null || head === null) return text;
  const lines = text.slice(head.offset).split(/(\r\n|\n|\r)/);
  const renamed = lines.map((line, at) => {
    // The first row names the columns; every second part is a line break.
    if (at === 0 || at % 2 === 1) return line;
    // A cell between quotation marks may hold the delimiter, so the other cells stay as they are written.
    const cells = writtenCells(line, head.delimiter);
    const written = cells.map(explained);
    return written.every((cell) => cell === undefined)
      ? line
      : cells.map((cell, column) => written[column] ?? cell).join(head.delimiter);
  });
  return text.slice(0, head.offset) + renamed.join('');
}

const fold = (word: string): string => word.normalize('NFC').trim().toLowerCase();
