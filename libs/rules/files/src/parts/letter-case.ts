import { say } from '@quadrant/rules/message';
import type { FileFindings } from './file-findings.js';
import type { CardCell, PlayerCard } from './player-cards.js';

/** A letter alone is the result: "W DF", "12w", "t 45-45", "L". */
const LETTER = /(?<![\p{L}'’.])[wl](?![\p{L}'’.])/giu;
const OUTCOMES: Readonly<Record<string, CardCell['outcome']>> = { w: 'win', l: 'loss' };
/** A slip of the keyboard may make one letter small, and not both letters of several games. */
const FEWEST_GAMES = 2;
/** Time was called before somebody had so many points. */
const POINTS_OF_FULL_WIN = 100;

/**
 * Reads small letters as Modified Wins where both players of each game have a capital letter, or both a small one: "W DF" and "L JP"
 * are a Full Win, "w DF" and "l JP" a Modified Win. A finding says so.
 */
export function marginsOfLetters(cards: readonly PlayerCard[], findings: FileFindings): readonly PlayerCard[] {
  if (!cards.some(({ cells }) => cells.some((cell) => cell !== undefined && letterOf(cell) !== null))) return cards;
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
  const message = say`Small letters, as in “${small.written.slice(0, 40)}”, are read as Modified Wins and Losses, and capital letters as full ones: both players of each game have the same.`;
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

const marginOf = (letter: string): 'full' | 'modified' => (letter === letter.toUpperCase() ? 'full' : 'modified');

/** Returns the only letter alone in a cell that says its result; null where something else tells it, too. */
function letterOf({ written, outcome, margin }: CardCell): string | null {
  const [letter, ...others] = margin == null ? (written.match(LETTER) ?? []) : [];
  return letter !== undefined && others.length === 0 && OUTCOMES[letter.toLowerCase()] === outcome ? letter : null;
}
