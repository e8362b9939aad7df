import { latinDigits } from './cell-values.js';
import { roundOfHeading } from './round-cells.js';
import type { Sheet } from './sheet.js';
import { isByeWord, scoreOf, WORDS_BETWEEN } from './table-words.js';

const HEAD = ['Round', 'Player 1', 'Player 2', 'Result', 'Score'];
const FEWEST_GAMES = 2;
/** Titles and a remark may be among the games. */
const LEAST_SHARE = 0.6;
const LONGEST_LINE = 200;

const ROUND_BEFORE = /^(?:r|rd|round|runde|ronde)\.? ?(\d{1,2}) ?[:.)-]? /iu;

interface GameLine {
  readonly round: string;
  readonly names: readonly [string, string];
  readonly result: string;
  readonly score: string;
}

/**
 * Reads a text in which each game is a line, such as "Ann - Bob 100:40" below "Round 1", or "R1: Ann beat Bob 100-40", as a
 * table of matches. Lines keep their numbers.
 *
 * @returns null for every other text, and where a game is in no round
 */
export function sheetOfGameLines(text: string): Sheet | null {
  const lines = text.split(/\r\n|\n|\r/).map((line) =>
    line
      .slice(0, LONGEST_LINE)
      .replaceAll(/\s{1,200}/gu, ' ')
      .trim(),
  );
  let [round, games, written] = ['', 0, 0];
  const rows: string[][] = [];
  for (const line of lines) {
    const game = readGame(line, round);
    const heading = game === null ? roundOfHeading(line.replace(/:$/, '')) : null;
    if (heading !== null) round = heading;
    if (game?.round === '') return null;
    if (game !== null) games += 1;
    if (game !== null || (heading === null && line !== '')) written += 1;
    rows.push(
      game === null
        ? [heading === null ? line : line.replace(/:$/, '')]
        : [game.round, ...game.names, game.result, game.score],
    );
  }
  if (games < FEWEST_GAMES || games < LEAST_SHARE * written) return null;
  // The names of the columns are in no line of the text.
  const head = { offset: 0, line: 0, delimiter: '\t', names: HEAD, height: 1 } as const;
  return { head, above: '', records: () => [HEAD, ...rows] };
}

function readGame(line: string, current: string): GameLine | null {
  const [before = '', number] = ROUND_BEFORE.exec(line) ?? [];
  const round = number ?? current;
  const rest = line.slice(before.length);
  const { names, score } = splitScore(rest);
  const all = WORDS_BETWEEN.filter(([word]) => names.includes(word));
  // "drew with" begins with "drew".
  const found = all.filter(([word]) => !all.some(([longer]) => longer.length > word.length && longer.startsWith(word)));
  const [only] = found;
  if (only === undefined || found.length > 1) return null;
  const [word, result] = only;
  const [one = '', two = '', ...more] = names.split(word).map((name) => name.trim());
  if (more.length > 0 || !/\p{L}/u.test(one) || !/\p{L}/u.test(two)) return null;
  if (score === '' && result === '' && !isByeWord(two)) return null;
  return { round, names: [one, two], result, score };
}

/** A score ends the line: 100-40, 100:40, 100 - 40, (100-40). */
function splitScore(text: string): { readonly names: string; readonly score: string } {
  const words = latinDigits(text).split(' ');
  for (const length of [1, 3]) {
    const score = words.slice(-length).join(' ');
    if (words.length > length && scoreOf(score) !== null)
      return {
        names: words
          .slice(0, -length)
          .join(' ')
          .replace(/[:,;]$/, ''),
        score,
      };
  }
  return { names: text, score: '' };
}
