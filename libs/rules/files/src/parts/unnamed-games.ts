import { mayBeName } from './place-lines.js';
import { numberOfCell } from './cell-values.js';
import { roundOfHeading } from './round-cells.js';
import type { Sheet } from './sheet.js';
import { columnsIn, headsStandings, languageOf, resultOfWord, scoreOf, type TableLanguage } from './table-words.js';

/** Words of results are read in the language of the headings. */
const HEADS: Readonly<Record<TableLanguage, readonly string[]>> = {
  en: ['Player 1', 'Player 2', 'Result', 'Score', 'Score 1', 'Score 2'],
  de: ['Spieler 1', 'Spieler 2', 'Ergebnis', 'Score', 'Punkte 1', 'Punkte 2'],
  fr: ['Joueur 1', 'Joueur 2', 'Résultat', 'Score', 'Points 1', 'Points 2'],
};
const [FIRST, SECOND, RESULT, SCORE, OWN, OTHER] = [0, 1, 2, 3, 4, 5] as const;
/** A remark may be behind a result: "DC (abs.)". */
const REMARK = / ?\([^()]{1,30}\)$/u;
const FEWEST_GAMES = 2;
const LEAST_SHARE = 0.6;

/**
 * Names the columns of games that stand beside the headings of standings, below nothing but "Round 1". Their cells
 * tell what they hold: two names, and a result or a score. Every other sheet stays as it is.
 */
export function withNamedGames(sheet: Sheet): Sheet {
  const { head } = sheet;
  const width = head.names.findIndex((name, index) => index > 0 && name.trim() !== '');
  const [heading = ''] = head.names;
  if (head.height !== 1 || width < 3 || roundOfHeading(heading.trim().slice(0, 60)) === null) return sheet;
  const places = head.names.slice(width);
  if (!headsStandings(columnsIn(places))) return sheet;
  const records = sheet.records();
  if ('code' in records) return sheet;
  const language = languageOf(places);
  const blocks = records.slice(1).map((row) => row.slice(0, width).map((cell) => cell.trim()));
  const games = blocks.filter((row) => row.filter((cell) => cell !== '').length > 1);
  const kinds = kindsOf(games, width, language);
  if (games.length < FEWEST_GAMES || kinds === null) return sheet;
  const named = head.names.map((name, index) => {
    const kind = kinds[index];
    return kind === undefined ? (index < width ? '' : name) : HEADS[language][kind]!;
  });
  return {
    ...sheet,
    head: { ...head, names: named },
    records: () => [named, [heading], ...records.slice(1)],
    lines: [head.line, head.line, ...records.slice(1).map((_, index) => head.line + 1 + index)],
  };
}

/** Returns what each column holds; null where they hold no two players, or nothing that tells who won. */
function kindsOf(
  games: readonly (readonly string[])[],
  width: number,
  language: TableLanguage,
): readonly (number | undefined)[] | null {
  const kinds: (number | undefined)[] = Array.from({ length: width }, () => undefined);
  const free = new Set([...HEADS.en.keys()]);
  const take = (index: number, ...wanted: readonly number[]): void => {
    const kind = wanted.find((each) => free.has(each));
    if (kind === undefined) return;
    kinds[index] = kind;
    free.delete(kind);
  };
  for (let index = 0; index < width; index++) {
    const cells = games.flatMap((row) => row[index] || []);
    const holds = (is: (cell: string) => boolean) =>
      cells.length > 0 && cells.filter(is).length >= LEAST_SHARE * cells.length;
    if (holds((cell) => resultOfWord(cell.replace(REMARK, ''), language) !== null && numberOfCell(cell) === null))
      take(index, RESULT);
    else if (holds((cell) => scoreOf(cell) !== null)) take(index, SCORE);
    else if (holds((cell) => numberOfCell(cell) !== null)) take(index, OWN, OTHER);
    else if (holds(mayBeName)) take(index, FIRST, SECOND);
  }
  const has = (kind: number) => !free.has(kind);
  return has(SECOND) && (has(RESULT) || has(SCORE) || has(OTHER)) ? kinds : null;
}
