import { say } from '@quadrant/rules/message';
import type { FileFindings } from './file-findings.js';
import type { CardCell, PlayerCard } from './player-cards.js';

/** A letter alone is the result, with or without a sign: "W DF", "12w", "W+ 8", "L-". */
const LETTER = /(?<![\p{L}'’.])[wl](?:[+-](?![\p{L}\d+-])|(?![\p{L}'’.+-]))/giu;
const OUTCOMES: Readonly<Record<string, CardCell['outcome']>> = { w: 'win', l: 'loss' };
/** A slip of the keyboard may make one letter small, and not both letters of several games. */
const FEWEST_GAMES = 2;
/** Time was called before somebody had so many points. */
const POINTS_OF_FULL_WIN = 100;

/**
 * Reads small letters as Modified Wins where both players of each game have a capital letter, or both a small one: "W DF" and "L JP"
 * are a Full Win, "w DF" and "l JP" a Modified Win. Signs tell them the same way: "W+" and "L-" beside "W" and "L". A finding says so.
 */
export function marginsOfLetters(cards: readonly PlayerCard[], findings: FileFindings): readonly PlayerCard[] {
  const letters = cards.flatMap(({ cells }) =>
    cells.flatMap((cell) => (cell === undefined ? [] : (letterOf(cell) ?? []))),
  );
  if (letters.length === 0) return cards;
  const hasSigns = letters.some((letter) => letter.length > 1);
  const marginOf = (letter: string) =>
    (hasSigns ? letter.length > 1 : letter === letter.toUpperCase()) ? 'full' : 'modified';
  const byId = new Map(cards.map((card) => [card.id, card]));
  const counts = { full: 0, modified: 0 };
  let small: CardCell | null = null;
  for (const { id, cells } of cards) {
    for (const [index, cell] of cells.entries()) {
      const letter = cell === undefined ? null : letterOf(cell);
      const other = cell?.opponent == null ? undefined : byId.get(cell.opponent)?.cells[index];
      if (letter === null || other?.opponent !== id) continue;
      const theirs = letterOf(other);
      const margin = marginOf(letter);
      if (theirs === null || marginOf(theirs) !== margin) return cards;
      const most = Math.max(...(cell!.score ?? other.score ?? []));
      if (margin === 'modified' ? most >= POINTS_OF_FULL_WIN : most < POINTS_OF_FULL_WIN && most > -Infinity)
        return cards;
      counts[margin] += 1;
      if (margin === 'modified') small ??= cell!;
    }
  }
  // Each game is on two lines.
  if (small === null || Math.min(counts.full, counts.modified) < FEWEST_GAMES * 2) return cards;
  const shown = small.written.slice(0, 40);
  const message = hasSigns
    ? say`Letters without a sign, as in “${shown}”, are read as Modified Wins and Losses, and those with one as full ones: both players of each game have the same.`
    : say`Small letters, as in “${shown}”, are read as Modified Wins and Losses, and capital letters as full ones: both players of each game have the same.`;
  const advice = say`If that is right, no change is needed; otherwise write FW, MW, ML or FL.`;
  findings.add('result-from-score', small.place, message, advice);
  return cards.map((card) => ({
    ...card,
    cells: card.cells.map((cell) => {
      const letter = cell === undefined ? null : letterOf(cell);
      return letter === null ? cell : { ...cell!, margin: marginOf(letter) };
    }),
  }));
}

/** Returns the only letter alone in a cell that says its result; null where something else tells it, too. */
function letterOf({ written, outcome, margin }: CardCell): string | null {
  const [letter, ...others] = margin == null ? (written.match(LETTER) ?? []) : [];
  return letter !== undefined && others.length === 0 && OUTCOMES[letter.charAt(0).toLowerCase()] === outcome
    ? letter
    : null;
}
