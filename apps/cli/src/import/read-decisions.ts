import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DecidedTournament, Decision } from '@quadrant/store/export';
import { CannotRun } from '../exit-code.js';
import { explainFile } from '../explain-error.js';

export interface ImportSource {
  readonly file: string;
  /** It is null where the export has none. */
  readonly decisions: Decisions | null;
}

export interface Decisions {
  /** The key is the hash of the current document. */
  readonly tournaments: ReadonlyMap<string, DecidedTournament>;
  /** The keys of all tournaments that the export has, even of those that no longer count. */
  readonly keys: ReadonlySet<string>;
  /** All other decisions, and those about tournaments that no longer count, are in the order of the file. */
  readonly others: readonly Decision[];
}

/** An export has its reports in this file. */
export const REPORTS = 'reports.ndjson';
const DECISIONS = 'decisions.ndjson';

/**
 * Finds the reports of an export, and the decisions that come with them.
 * @param found the path of its folder, or of its `reports.ndjson`
 * @throws CannotRun when the decisions cannot be read
 */
export function findImportSource(found: string): ImportSource {
  const folder = path.basename(found) === REPORTS ? path.dirname(found) : found;
  const decisions = path.join(folder, DECISIONS);
  return { file: path.join(folder, REPORTS), decisions: existsSync(decisions) ? readDecisions(decisions) : null };
}

function readDecisions(file: string): Decisions {
  const tournaments = new Map<string, DecidedTournament>();
  const keys = new Set<string>();
  const others: Decision[] = [];
  for (const [index, line] of readText(file).split('\n').entries()) {
    if (line.trim() === '') continue;
    const decision = parse(line, index + 1);
    if (decision.kind === 'tournament') keys.add(decision.key);
    if (decision.kind !== 'tournament') others.push(decision);
    else if (decision.isWithdrawn || decision.mergedInto !== null) others.push(decision);
    else tournaments.set(decision.sha256, decision);
  }
  return { tournaments, keys, others };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw explainFile(file, error);
  }
}

function parse(line: string, number: number): Decision {
  try {
    const decision = JSON.parse(line) as Partial<Decision> | null;
    if (typeof decision?.kind === 'string') return decision as Decision;
  } catch {
    // The sentence below says what is wrong.
  }
  throw new CannotRun(
    `${DECISIONS}, line ${number} is no decision: export again, or remove the file to import the reports alone.`,
  );
}
