import type { Grid } from '@quadrant/rules/files';
import { unescapeKey } from '@quadrant/rules/tournament';
import type { PageFinding } from './draft-shapes.js';
import { listFacts } from './facts.js';

/** Each finding belongs to the part of the page that shows it. */
export interface SortedFindings {
  /** The key is the name of the fact that a finding asks for or complains about. */
  readonly ofFacts: ReadonlyMap<string, readonly PageFinding[]>;
  /** The key is the heading of a column that is not read. */
  readonly ofColumns: ReadonlyMap<string, PageFinding>;
  /** The key is the row of the grid, counted from 1. */
  readonly ofRows: ReadonlyMap<number, readonly PageFinding[]>;
  /** Unknown players have the name that they have in the file. */
  readonly ofNames: readonly { readonly name: string; readonly finding: PageFinding }[];
  /** These notes are about players who are new here, where nothing is to be chosen. */
  readonly newPlayers: readonly PageFinding[];
  readonly others: readonly PageFinding[];
}

const OF_TOURNAMENT = /^\/tournament\/(\w+)$/;
const OF_COLUMN = /^\/column\.(.+)$/;
const NAME_CODES: readonly string[] = ['player-created', 'player-unknown', 'player-matched'];

/**
 * @param grid null where the draft is no table: findings of cells stay with the others
 * @param isEditable whether the page takes answers, such as who is meant by a name
 */
export function sortFindings(findings: readonly PageFinding[], grid: Grid | null, isEditable = true): SortedFindings {
  const ofFacts = new Map<string, PageFinding[]>();
  const ofColumns = new Map<string, PageFinding>();
  const ofRows = new Map<number, PageFinding[]>();
  const ofNames: { name: string; finding: PageFinding }[] = [];
  const newPlayers: PageFinding[] = [];
  const others: PageFinding[] = [];
  for (const finding of findings) {
    const fact = OF_TOURNAMENT.exec(finding.pointer)?.[1];
    const step = OF_COLUMN.exec(finding.pointer)?.[1];
    const column = step && unescapeKey(step);
    if (isEditable && column !== undefined) ofColumns.set(column, finding);
    else if (isEditable && isAboutName(finding)) ofNames.push({ name: finding.value, finding });
    else if (fact !== undefined && listFacts().some(({ name }) => name === fact)) put(ofFacts, fact, finding);
    else if (isInGrid(finding, grid)) put(ofRows, finding.line, finding);
    else if (finding.code === 'player-created') newPlayers.push(finding);
    else others.push(finding);
  }
  return { ofFacts, ofColumns, ofRows, ofNames, newPlayers, others };
}

const isAboutName = (finding: PageFinding): finding is PageFinding & { readonly value: string } =>
  NAME_CODES.includes(finding.code) && (finding.candidates?.length ?? 0) > 0 && finding.value !== undefined;

function isInGrid(finding: PageFinding, grid: Grid | null): finding is PageFinding & { readonly line: number } {
  const { line, pointer } = finding;
  return grid !== null && line !== undefined && pointer !== '' && line >= 1 && line <= grid.rows.length;
}

function put<Key>(lists: Map<Key, PageFinding[]>, key: Key, finding: PageFinding): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [finding]);
  else list.push(finding);
}
