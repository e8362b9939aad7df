import { say } from '@quadrant/rules/message';
import { foldHandle } from '@quadrant/rules/tournament';
import { isByeWord, isNobody, isUnknown } from '../parts/table-words.js';
import type { TableColumn, EditedRow } from './document-table.js';
import type { Entrants } from './entrants.js';
import { closeGames, type MatchSetting } from './match-columns.js';
import { renameInMatch, withoutOpponent } from './rename-players.js';
import { UNKNOWN_PLAYER, type RawMatch } from './raw-document.js';

export interface MatchContext {
  readonly columns: readonly TableColumn[];
  readonly entrants: Entrants;
  readonly setting: MatchSetting;
}

/**
 * Returns the match of a changed or added row. Only the values whose cells change are written; all others are kept. Cells
 * that cannot be read add errors.
 */
export function editMatch(row: EditedRow, context: MatchContext): RawMatch {
  const { columns, setting } = context;
  const before = row.before && 'match' in row.before.source ? row.before.source.match : null;
  let match = withPlayers(before, row, context);
  // A result may need the score to tell its margin.
  const values = [...columns.entries()].sort(([, one], [, other]) => Number(isResult(one)) - Number(isResult(other)));
  for (const [index, column] of values) {
    const text = row.texts[index]!;
    if (column.kind !== 'value' || text === (row.before?.cells[index] ?? '')) continue;
    match = column.column.write(match, text, { line: row.line, column: index + 1 }, setting);
  }
  const edited = closeGames(match);
  if (isUnresolved(edited, row, columns)) addUnresolved(row, columns, setting);
  return edited;
}

const isResult = (column: TableColumn): boolean => column.kind === 'value' && column.column.pointer === '/result';

/** Whether a match of two has lost its result, or never had one, so that its reader would only point at the row. */
const isUnresolved = (match: RawMatch, row: EditedRow, columns: readonly TableColumn[]): boolean => {
  const index = columns.findIndex(isResult);
  const isTold = (match['result'] ?? null) !== null || (match.games?.length ?? 0) > 0;
  return !isTold && index !== -1 && row.texts[index] === '' && !hasGamesAlone(match);
};

/** Rules without results know a split round, and one without games. */
const hasGamesAlone = (match: RawMatch): boolean =>
  match['endedBy'] === 'intentional' || (Array.isArray(match.games) && match.games.length === 0);

function addUnresolved({ line }: EditedRow, columns: readonly TableColumn[], { findings, rules }: MatchSetting): void {
  const column = columns.findIndex(isResult) + 1;
  const message = say`The match in row ${line} has no result.`;
  const advice =
    rules.recording.outcomes === null
      ? say`Write who won each game, or clear the row to remove the match.`
      : say`Write a result, or ? if it is unknown, or clear the row to remove the match.`;
  findings.add('match-without-result', { line, column }, message, advice);
}

/** Returns the match with the players of the row. Everything in it that named a player names the one in their place. */
function withPlayers(before: RawMatch | null, row: EditedRow, { columns, entrants, setting }: MatchContext): RawMatch {
  const at = columns.findIndex(({ kind }) => kind === 'first');
  const take = (side: 0 | 1): string | null | undefined => {
    const index = at + side;
    const text = row.texts[index]!;
    if (before !== null && text === row.before!.cells[index]) return before.players[side];
    if (entrants.isListed(text)) return entrants.named(text, { line: row.line, column: index + 1 }) ?? undefined;
    if (isUnknown(text)) return null;
    if (text === '' || (side === 0 ? isByeWord(text) : isNobody(text))) return undefined;
    return entrants.named(text, { line: row.line, column: index + 1 }) ?? undefined;
  };
  const [first, second] = [take(0), take(1)];
  if (first === null || row.texts[at] === '') {
    const message = say`Row ${row.line} names no player 1.`;
    const advice = say`Write a known player, also of a bye, as player 1, and an unknown opponent as player 2; or clear the row to remove the match.`;
    setting.findings.add('value-not-understood', { line: row.line, column: at + 1 }, message, advice);
  }
  const players = [first ?? '', ...(second === undefined ? [] : [second])];
  if (before === null) return { players };
  const renames = new Map(
    before.players.flatMap((handle, side) => {
      const now = players[side];
      return now === undefined || now === handle
        ? []
        : [[foldHandle(handle ?? UNKNOWN_PLAYER), now ?? UNKNOWN_PLAYER] as const];
    }),
  );
  const kept = second === undefined && before.players.length === 2 ? withoutOpponent(before) : before;
  return { ...renameInMatch(kept, renames), players };
}
