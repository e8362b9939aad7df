import { findHead, splitRow } from './find-head.js';

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

/** The cells that all readers understand. */
const WRITTEN: Readonly<Record<Exclude<WordMeaning, 'player'>, string>> = {
  bye: 'bye',
  nobody: '',
  unknown: '?',
  dropped: 'dropped',
};

/**
 * The text of a table with words that somebody explained replaced by those that all readers know. Lines keep their numbers.
 *
 * @param answers those named `word.TEXT`; others are not looked at
 */
export function renameWords(text: string, answers: ReadonlyMap<string, string>): string {
  const meanings = new Map(
    [...answers].flatMap(([key, meaning]) =>
      key.startsWith(WORD_ANSWER) && Object.hasOwn(WRITTEN, meaning)
        ? [[fold(key.slice(WORD_ANSWER.length)), WRITTEN[meaning as keyof typeof WRITTEN]] as const]
        : [],
    ),
  );
  const head = meanings.size === 0 ? null : findHead(text);
  if (head === null) return text;
  const lines = text.slice(head.offset).split(/(\r\n|\n|\r)/);
  const renamed = lines.map((line, at) => {
    // The first row names the columns; every second part is a line break.
    if (at === 0 || at % 2 === 1) return line;
    const cells = splitRow(line, head.delimiter);
    const written = cells.map((cell) => meanings.get(fold(cell.replaceAll('"', ''))));
    return written.every((cell) => cell === undefined)
      ? line
      : cells.map((cell, column) => written[column] ?? cell).join(head.delimiter);
  });
  return text.slice(0, head.offset) + renamed.join('');
}

const fold = (word: string): string => word.normalize('NFC').trim().toLowerCase();
