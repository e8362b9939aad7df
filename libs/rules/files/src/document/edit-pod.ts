import type { EditedRow } from './document-table.js';
import { say } from '@quadrant/rules/message';
import { foldHandle } from '@quadrant/rules/tournament';
import { addNotANumber, numberOfCell } from '../parts/cell-values.js';
import { resultOfWord } from '../parts/table-words.js';
import type { MatchContext } from './edit-match.js';
import { withMember, type RawPod } from './raw-document.js';

/** Such a row shows a player of a pod. */
export interface PodRow extends EditedRow {
  /** It counts from 1 in its round. */
  readonly pod: number;
}

/** Returns the pod of its rows: the same object when they are all of its players and none has changed. */
export function podOfRows(rows: readonly PodRow[], context: MatchContext): RawPod {
  const [before = null] = rows.flatMap((row) => (isHome(row) ? [podOf(row)!] : []));
  const isWhole = before !== null && Object.keys(before.scores).length === rows.length;
  if (isWhole && rows.every((row) => !row.isChanged && podOf(row) === before)) return before;
  const { findings } = context.setting;
  const at = (kind: 'player' | 'points' | 'out') => context.columns.findIndex((column) => column.kind === kind);
  const scores = new Map<string, number>();
  const seen = new Map<string, EditedRow>();
  let out: { readonly handle: string; readonly line: number } | null = null;
  for (const row of rows) {
    const place = (kind: 'player' | 'points' | 'out') => ({ line: row.line, column: at(kind) + 1 });
    const handle = handleOf(row, at('player'), context);
    if (handle === null) continue;
    const first = seen.get(foldHandle(handle));
    if (first !== undefined) {
      const message = say`${handle} is in this pod twice, in rows ${first.line} and ${row.line}.`;
      findings.add('player-twice-in-round', place('player'), message, say`Remove or correct one of the two.`);
      continue;
    }
    seen.set(foldHandle(handle), row);
    const text = row.texts[at('points')]!;
    const points = numberOfCell(text);
    if (points === null) addNotANumber(text, { ...place('points'), value: text.slice(0, 80) }, findings);
    scores.set(handle, points ?? 0);
    if (!isOut(row.texts[at('out')]!)) continue;
    if (out !== null) {
      const message = say`Two players of this pod went out first, in rows ${out.line} and ${row.line}.`;
      findings.add('value-not-understood', place('out'), message, say`Mark one of the two.`);
    }
    out = { handle, line: row.line };
  }
  return withMember({ ...before, scores: Object.fromEntries(scores) }, 'wentOut', out?.handle ?? null) as RawPod;
}

const podOf = ({ before }: EditedRow): RawPod | null => (before && 'pod' in before.source ? before.source.pod : null);

/** Whether a row is still in the pod that it was in. */
const isHome = (row: PodRow): boolean => podOf(row) !== null && row.before!.source.table + 1 === row.pod;

function handleOf(row: PodRow, index: number, { entrants, setting }: MatchContext): string | null {
  const text = row.texts[index]!;
  if (row.before !== null && 'pod' in row.before.source && text === row.before.cells[index])
    return row.before.source.handle;
  if (text !== '') return entrants.named(text, { line: row.line, column: index + 1 });
  const message = say`Row ${row.line} names no player.`;
  const advice = say`Write the player of this score, or clear the row to remove it.`;
  setting.findings.add('value-not-understood', { line: row.line, column: index + 1 }, message, advice);
  return null;
}

/** People mark who went out by a sign or a word; an empty cell, 0 and "no" mark nobody. */
const isOut = (text: string): boolean =>
  text !== '' && !/^no$|^nein$|^non$/i.test(text) && resultOfWord(text)?.outcome !== 'loss';
