import { say } from '@quadrant/rules/message';
import type { FileFindings } from './file-findings.js';
import type { FileMatch, FileRound } from './file-tournament.js';
import { readGameLine, type GameLine } from './game-line.js';
import { lookUpNames, onlyMeant } from './listed-names.js';
import { placeOfCell, type TableRow } from './table-row.js';
import { TIMED } from './result-text.js';
import { resultOf } from './results.js';
import { resultOfWord, scoreOf, WORDS_BETWEEN } from './table-words.js';

/** A row below a table tells a game of the elimination stage: "Final: Ann beat Bob 100-60", "Final;Ann;Bob;100;60". */
export interface FinalRow {
  readonly row: TableRow;
  /** Games of one step have the same number; the final has the highest. */
  readonly step: number;
  readonly game: GameLine;
}

/** These words begin such a row, from the earliest step to the last one. */
const STEPS: readonly RegExp[] = [
  /^(?:quarter[- ]?finals?|viertelfinale|quarts? de finale|cuartos de final|quarti di finale)(?!\p{L})/iu,
  /^(?:semi[- ]?finals?|semis?|halbfinale|demi[- ]?finales?|semifinales|semifinali|półfinał)(?!\p{L})/iu,
  /^(?:(?:the |grand )?finals?|finale|finał|bronze|(?:3rd|third)[- ]place(?: (?:game|match|play-?off))?|spiel um platz 3|kleines finale|petite finale)(?!\p{L})/iu,
];
/** A number and a sign may be behind them: "Semi-final 1:". */
const BEHIND = /^ {0,2}(?:game|match|spiel)? ?\d{0,2} ?[:.)–-]? {0,3}/iu;
const VERBS = new Set(WORDS_BETWEEN.map(([word]) => word.trim()));

/**
 * Takes rows that tell games of the elimination stage off the end of a table.
 *
 * @param hasOneCell whether such a row has to have all in one cell, as where the column of rounds may have the word
 */
export function takeFinals(
  rows: readonly TableRow[],
  hasOneCell = false,
): {
  readonly rows: readonly TableRow[];
  readonly finals: readonly FinalRow[];
} {
  let above = -1;
  const read = rows.map((row): FinalRow | 'heading' | null => {
    if (hasOneCell && row.cells.filter((cell) => cell !== '').length > 1) return null;
    const final = readFinal(row, above);
    if (final !== null && 'game' in final) return final;
    above = final?.step ?? -1;
    return final === null ? null : 'heading';
  });
  const first = read.findIndex((each) => each !== null);
  // Above other rows, such a word may be anything.
  if (first === -1 || read.at(-1) === 'heading' || read.slice(first).some((each) => each === null))
    return { rows, finals: [] };
  return {
    rows: rows.slice(0, first),
    finals: read.flatMap((each) => (each === null || each === 'heading' ? [] : each)),
  };
}

/**
 * Reads a row that begins with the name of a step, or is below one that has nothing else.
 *
 * @param above the step of a row above that has nothing else; -1 for none
 * @returns only the step where the row has no game; null for every other row
 */
function readFinal(row: TableRow, above: number): FinalRow | Pick<FinalRow, 'step'> | null {
  const [heading = '', ...cells] = row.cells.filter((cell) => cell !== '');
  const named = STEPS.findIndex((words) => words.test(heading));
  const step = named === -1 ? above : named;
  if (step === -1) return null;
  const rest = named === -1 ? heading : heading.replace(STEPS[named]!, '').replace(BEHIND, '');
  const parts = rest === '' ? cells : [rest, ...cells];
  if (parts.length === 0) return { step };
  const game = readGameLine(parts.join(parts.some((part) => VERBS.has(part)) ? ' ' : '  '), '');
  return game === null ? null : { row, step, game };
}

/**
 * Returns the rounds of the elimination stage, behind the other rounds. A row that does not name two players of the table, or no
 * winner, is left out with a finding.
 */
export function roundsOfFinals(
  finals: readonly FinalRow[],
  rounds: readonly FileRound[],
  players: readonly { readonly id: string; readonly name: string }[],
  findings: FileFindings,
): FileRound[] {
  const meantBy = lookUpNames(players);
  const bySteps = new Map<number, FileMatch[]>();
  for (const { row, step, game } of finals) {
    const match = matchOf(row, game, (name) => onlyMeant(meantBy(name)));
    if (match === null) {
      const written = row.cells.filter((cell) => cell !== '').join(' ');
      const message = say`The row is left out: “${written.slice(0, 60)}”. It does not name a winner among two players of the table.`;
      const advice = say`If it is a game, write it as “Final: Ann beat Bob 100-60”, with the names of the table.`;
      findings.add('row-left-out', placeOfCell(row, 0), message, advice);
    } else bySteps.set(step, [...(bySteps.get(step) ?? []), match]);
  }
  const last = Math.max(0, ...rounds.map(({ round }) => round));
  return [...bySteps]
    .sort(([one], [other]) => one - other)
    .map(([, matches], index) => ({ round: last + 1 + index, stage: 'elimination', matches }));
}

function matchOf(
  row: TableRow,
  { names, result, score: written, ending }: GameLine,
  idOf: (name: string) => string | null,
): FileMatch | null {
  const [one, two] = names.map(idOf);
  const score = scoreOf(written);
  const word = result === '' ? null : resultOfWord(result);
  const shown = score === null ? null : resultOf(...score);
  const told = result === '' ? shown : (word?.outcome ?? null);
  if (one == null || two == null || one === two || (told !== 'win' && told !== 'loss')) return null;
  // "Ann lost to Bob 100-60" has the winner's score first.
  const isTurned = score !== null && shown !== 'draw' && shown !== told;
  if (isTurned && told === 'win') return null;
  if (ending !== '' && !TIMED.test(ending)) return null;
  return {
    ...{ players: [one, two], kind: 'played', result: told, games: [] },
    margin: word?.margin ?? (ending === '' ? null : 'modified'),
    score: isTurned ? [score[1], score[0]] : score,
    place: placeOfCell(row, 0),
  };
}
