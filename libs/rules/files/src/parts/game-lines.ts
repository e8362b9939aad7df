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
 * table of matches. Lines keep their numbers. It may be a mail: a greeting above the games, and below them a list of
 * places, which begins another table.
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
  let round = '';
  const read = lines.map((line): ReadLine => {
    const game = readGame(line, round);
    const heading = game === null ? roundOfHeading(line.replace(/:$/, '')) : null;
    if (heading !== null) round = heading;
    return { line, game, isHeading: heading !== null };
  });
  const first = read.findIndex(({ game, isHeading }) => game !== null || isHeading);
  const last = read.findLastIndex(({ game }) => game !== null);
  const between = read.slice(Math.max(first, 0), last + 1);
  const games = between.flatMap(({ game }) => game ?? []);
  const written = between.filter(({ line, isHeading }) => !isHeading && line !== '');
  if (games.length < FEWEST_GAMES || games.length < LEAST_SHARE * written.length) return null;
  if (games.some((game) => game.round === '')) return null;
  const rows = [...between.map(rowOf), ...rowsOfPlaces(lines.slice(last + 1))];
  // The names of the columns are in no line of the text.
  const head = { offset: 0, line: first, delimiter: '\t', names: HEAD, height: 1 } as const;
  return { head, above: lines.slice(0, first).join('\n'), records: () => [HEAD, ...rows] };
}

interface ReadLine {
  readonly line: string;
  readonly game: GameLine | null;
  readonly isHeading: boolean;
}

function rowOf({ line, game, isHeading }: ReadLine): string[] {
  if (game !== null) return [game.round, ...game.names, game.result, game.score];
  return [isHeading ? line.replace(/:$/, '') : line];
}

/** Three lines that begin with a place are a list of places. Its heading becomes that of a table. */
function rowsOfPlaces(lines: readonly string[]): string[][] {
  const places = lines.filter((line) => PLACE.test(line)).length;
  const at = places < 3 ? -1 : lines.findIndex((line) => line !== '');
  return lines.map((line, index) => {
    const [, place, name = '', points = ''] = PLACE.exec(line) ?? [];
    return index === at ? HEAD_OF_PLACES : place === undefined ? [line] : [place, name.trim(), points];
  });
}

/** A place, a name, and perhaps points with a remark: "1. Ann Roy 6 pts (+60)". */
const PLACE =
  /^(\d{1,3})(?:\.|\)|:|st|nd|rd|th|er|e)? ?(\p{L}[^\d(+-]{0,80}?(?:\(\p{L}[^()]{0,30}\))?)(?:[ :,;(+-]{1,3}(\d.{0,80}))?$/u;
const HEAD_OF_PLACES = ['Place', 'Player', 'Points'];

/** Many write the table before its game, as in "Table 4: Ann beat Bob". */
const TABLE_BEFORE = /^(?:table|tbl|tisch|board|brett|match|game|partie)\.? ?\d{1,3} ?[:.)-]{0,2} (?=\p{L})/iu;
/** A bye may stand before its player: "Bye: Ann". */
const BYE_BEFORE = /^(\p{L}{3,12}) ?[:=-] ?(\p{L}.{0,80})$/u;
const FORFEIT_AT_END = / ?[,(]? ?(?:par forfait|by forfeit|forfait|forfeit|kampflos|no[ -]show)\)?$/i;
const DRAW_AT_END =
  /^(.{1,80}?) (?:et|and|und|&|-|–|contre|vs\.?|gegen) (.{1,80}?),? (?:match nul|nul|nulle|draw|drew|tie|tied|remis|unentschieden|[ée]galit[ée])$/iu;

function readGame(line: string, current: string): GameLine | null {
  const [before = '', number] = ROUND_BEFORE.exec(line) ?? [];
  const round = number ?? current;
  const rest = line.slice(before.length).replace(TABLE_BEFORE, '');
  const [, word = '', alone = ''] = BYE_BEFORE.exec(rest) ?? [];
  if (isByeWord(word)) return { round, names: [alone, 'bye'], result: '', score: '' };
  const { names, score } = splitScore(rest);
  const [, one = '', other = ''] = DRAW_AT_END.exec(names) ?? [];
  if (/\p{L}/u.test(one) && /\p{L}/u.test(other)) return { round, names: [one, other], result: 'draw', score };
  const played = names.replace(FORFEIT_AT_END, '');
  return readPlayed(played, { round, score, isForfeit: played !== names });
}

/** Readers of tables know these words. */
const FORFEITS = { win: 'winff', loss: 'lossff' } as const;

function readPlayed(
  names: string,
  { round, score, isForfeit }: Pick<GameLine, 'round' | 'score'> & { readonly isForfeit: boolean },
): GameLine | null {
  const all = WORDS_BETWEEN.filter(([word]) => names.includes(word));
  // "drew with" begins with "drew".
  const found = all.filter(([word]) => !all.some(([longer]) => longer.length > word.length && longer.startsWith(word)));
  const [only] = found;
  if (only === undefined || found.length > 1) return null;
  const [word, result] = only;
  const [one = '', two = '', ...more] = names.split(word).map((name) => name.trim());
  if (more.length > 0 || !/\p{L}/u.test(one) || !/\p{L}/u.test(two)) return null;
  if (score === '' && result === '' && !isByeWord(two)) return null;
  if (!isForfeit) return { round, names: [one, two], result, score };
  return result === 'win' || result === 'loss' ? { round, names: [one, two], result: FORFEITS[result], score } : null;
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
