import { say } from '@quadrant/rules/message';
import type { FileFindings } from './file-findings.js';
import type { FileMatch, FileResult } from './file-tournament.js';
import { lookUpNames, onlyMeant } from './listed-names.js';
import { placeOfCell, type TableRow } from './table-row.js';
import { resultOf } from './results.js';
import { columnOf, foldHeading, isBlank, scoreOf, type ResultWord } from './table-words.js';

/** A column that holds one game of each match: "Game 2", "P1 as Light". */
export interface GameColumn {
  readonly index: number;
  /** The player whose result it is, of the two of the match. */
  readonly of: 0 | 1;
  /** It is the side of that player, where the heading names it. */
  readonly side: 'light' | 'dark' | null;
}

const NUMBERED = /^(?:game|spiel|partie|partia|partita|juego|jogo|g)\d(?:result|winner|ergebnis|sieger|wl)?$/;
const SIDED =
  /^(?:(p|player|spieler|joueur|gracz)([12ab]))?(?:as|is|plays|playing|with|on|als|mit|en|jako)?(light|dark|hell|dunkel|clair|obscur|ls|ds)(?:side|game|seite)?$/;
const LIGHT: ReadonlySet<string> = new Set(['light', 'hell', 'clair', 'ls']);
const FEWEST = 2;
/** A cell may say that a game was not played. */
const NOT_PLAYED = /^[-–—.x]{1,3}$/i;

/** Returns the columns of single games; none where there are fewer than two of a kind. */
export function gameColumnsIn(names: readonly string[]): readonly GameColumn[] {
  const columns = names.flatMap((name, index): GameColumn[] => {
    if (columnOf(name) !== null) return [];
    const heading = foldHeading(name);
    if (NUMBERED.test(heading)) return [{ index, of: 0, side: null }];
    const [, , who, side] = SIDED.exec(heading) ?? [];
    if (side === undefined) return [];
    return [{ index, of: who === '2' || who === 'b' ? 1 : 0, side: LIGHT.has(side) ? 'light' : 'dark' }];
  });
  // "Player, LS, DS, Opponent, LS, DS" has the decks of both players.
  const sided = columns.flatMap(({ index, side }) => (side === null ? [] : [foldHeading(names[index]!)]));
  if (new Set(sided).size < sided.length) return [];
  const alike = columns.filter(({ side }) => (side === null) === (columns[0]!.side === null));
  return alike.length < FEWEST ? [] : alike;
}

/** It holds the games of a match; the result is that of the first player. */
export type ToldGames = Pick<FileMatch, 'games' | 'lightOf'> & { readonly result: FileResult };

/**
 * Reads the cells of single games: a word or a score of the player of the column, or the name of the winner.
 *
 * @returns null where the row tells no game
 */
export function readGames(
  row: TableRow,
  columns: readonly GameColumn[],
  players: readonly [string, string],
  wordOf: (text: string) => ResultWord | null,
  findings: FileFindings,
): ToldGames | null {
  const told = columns.flatMap(({ index, of, side }) => {
    const written = row.cells[index] ?? '';
    if ((isBlank(written) && written !== '0') || NOT_PLAYED.test(written)) return [];
    const winner = winnerOf(written, players, of, wordOf);
    if (winner === undefined) {
      const message = say`“${written.slice(0, 40)}” does not say who won the game.`;
      const advice = say`Write W, L or D for the player of the column, or the name of the winner.`;
      findings.add('value-not-understood', placeOfCell(row, index), message, advice);
      return [];
    }
    const light: 0 | 1 | null = side === null ? null : (side === 'light') === (of === 0) ? 0 : 1;
    return [{ winner, light }];
  });
  if (told.length === 0) return null;
  const games = told.map(({ winner }) => winner);
  const wonBy = (player: 0 | 1) => games.filter((winner) => winner === player).length;
  const sides = told.map(({ light }) => light);
  return {
    games,
    ...(sides.some((light) => light !== null) && { lightOf: sides }),
    result: resultOf(wonBy(0), wonBy(1)),
  };
}

/** @returns undefined where the cell says no result of a game */
function winnerOf(
  written: string,
  players: readonly [string, string],
  of: 0 | 1,
  wordOf: (text: string) => ResultWord | null,
): 0 | 1 | null | undefined {
  const named = players.findIndex((name) => name.toLowerCase() === written.toLowerCase());
  if (named !== -1) return named as 0 | 1;
  const score = scoreOf(written);
  const outcome = score === null ? wordOf(written)?.outcome : resultOf(...score);
  if (outcome === 'draw') return null;
  if (outcome === 'win' || outcome === 'forfeit-win') return of;
  if (outcome === 'loss' || outcome === 'forfeit-loss') return of === 0 ? 1 : 0;
  const meant = onlyMeant(lookUpNames(players.map((name, index) => ({ id: String(index), name })))(written));
  return meant === null ? undefined : (Number(meant) as 0 | 1);
}
