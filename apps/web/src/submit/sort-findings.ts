import type { Grid } from '@quadrant/rules/files';
import { groupFindings, unescapeKey } from '@quadrant/rules/tournament';
import type { PageFinding } from './draft-shapes.js';
import { listFacts } from './facts.js';

/** Each finding belongs to the part of the page that shows it. */
export interface SortedFindings {
  /** The key is the name of the fact that a finding asks for or complains about. */
  readonly ofFacts: ReadonlyMap<string, readonly PageFinding[]>;
  /** The key is the heading of a column that is not read. */
  readonly ofColumns: ReadonlyMap<string, PageFinding>;
  /** The key is the row of the grid, counted from 1. A kind that several rows have is among the others. */
  readonly ofRows: ReadonlyMap<number, readonly PageFinding[]>;
  /** These rows have a warning that is among the others. */
  readonly listedRows: ReadonlySet<number>;
  /** Unknown players have the name that they have in the file. */
  readonly ofNames: readonly { readonly name: string; readonly finding: PageFinding }[];
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
  const inRows: (PageFinding & { readonly line: number })[] = [];
  const ofNames: { name: string; finding: PageFinding }[] = [];
  const others: PageFinding[] = [];
  for (const finding of findings) {
    const member = OF_TOURNAMENT.exec(finding.pointer)?.[1];
    const fact = member === 'date' ? 'startsAt' : member;
    const step = OF_COLUMN.exec(finding.pointer)?.[1];
    const column = step && unescapeKey(step);
    if (isEditable && column !== undefined) ofColumns.set(column, finding);
    else if (isEditable && isAboutName(finding)) ofNames.push({ name: finding.value, finding });
    else if (fact !== undefined && listFacts().some(({ name }) => name === fact)) put(ofFacts, fact, finding);
    else if (isInGrid(finding, grid)) inRows.push(finding);
    else others.push(finding);
  }
  const { ofRows, common } = sortRows(inRows);
  const listedRows = new Set(common.flatMap(({ severity, line }) => (severity === 'warning' ? [line] : [])));
  return { ofFacts, ofColumns, ofRows, listedRows, ofNames, others: [...others, ...common] };
}

/** Errors stay at their rows, where they are corrected. Anything else that several rows have is said once for all of them. */
function sortRows<Found extends PageFinding & { readonly line: number }>(found: readonly Found[]) {
  const groups = groupFindings(found);
  const isCommon = ({ severity, findings }: (typeof groups)[number]) => severity !== 'error' && findings.length > 1;
  const ofRows = new Map<number, Found[]>();
  for (const group of groups) {
    if (!isCommon(group)) for (const finding of group.findings) put(ofRows, finding.line, finding);
  }
  return { ofRows, common: groups.filter(isCommon).flatMap(({ findings }) => findings) };
}

const isAboutName = (finding: PageFinding): finding is PageFinding & { readonly value: string } =>
  finding.value !== undefined && (isAboutNamesake(finding) || isAboutUnknown(finding));

const isAboutUnknown = ({ code, candidates = [] }: PageFinding): boolean =>
  NAME_CODES.includes(code) && candidates.length > 0;

/** Tells whether a finding asks for the handle of one of several players who have one name in the file. */
export const isAboutNamesake = ({ code, pointer }: PageFinding): boolean =>
  code === 'open-question' && pointer.startsWith('/handle.');

function isInGrid(finding: PageFinding, grid: Grid | null): finding is PageFinding & { readonly line: number } {
  const { line, pointer } = finding;
  return grid !== null && line !== undefined && pointer !== '' && line >= 1 && line <= grid.rows.length;
}

function put<Key, Found>(lists: Map<Key, Found[]>, key: Key, finding: Found): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [finding]);
  else list.push(finding);
}
