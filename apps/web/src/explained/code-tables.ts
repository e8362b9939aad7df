import type { Severity } from '@quadrant/rules/tournament';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'note'];

/** A finding has a row in docs/findings.md. */
export interface ExplainedFinding {
  readonly code: string;
  readonly severity: Severity;
  readonly when: string;
  readonly whatToDo: string;
  /** The part of the page that lists it. */
  readonly part: string;
}

/** A refusal has a row in docs/problems.md. */
export interface ExplainedProblem {
  readonly code: string;
  readonly status: number;
  readonly when: string;
}

/**
 * Reads the rows of the tables of findings.
 * @param page docs/findings.md, whose rows a spec compares with the catalogues
 */
export function readFindingTables(page: string): ExplainedFinding[] {
  let part = '';
  return page.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) part = line.slice('## '.length);
    const [code, severity, when, whatToDo] = cellsOf(line);
    const known = SEVERITIES.find((each) => each === severity);
    if (code === undefined || known === undefined || when === undefined || whatToDo === undefined) return [];
    return [{ code, severity: known, when, whatToDo, part }];
  });
}

/**
 * Reads the rows of the table of problems.
 * @param page docs/problems.md, whose rows a spec compares with the tables of refusals
 */
export function readProblemTable(page: string): ExplainedProblem[] {
  return page.split('\n').flatMap((line) => {
    const [code, status = '', when] = cellsOf(line);
    return code === undefined || when === undefined || !/^\d{3}$/.test(status)
      ? []
      : [{ code, status: Number(status), when }];
  });
}

/** Returns the cells of a row that begins with a code; none for another line. */
function cellsOf(line: string): string[] {
  const row = /^\| `([a-z0-9-]+)` +\|(.+)\|$/.exec(line);
  // A bar inside a cell is written as \|.
  return row === null ? [] : [row[1]!, ...row[2]!.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))];
}
