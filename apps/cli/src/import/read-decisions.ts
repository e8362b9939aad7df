import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DecidedTournament, Decision } from '@quadrant/store/export';
import { CannotRun } from '../exit-code.js';
import { explainFile } from '../explain-error.js';
import { MANIFEST } from '../export/manifest.js';

export interface ImportSource {
  readonly file: string;
  /** It is null for reports that are no export. */
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

const REPORTS = 'reports.ndjson';
const DECISIONS = 'decisions.ndjson';

/**
 * Finds the reports that somebody names: in a file; or in the folder of an export, or its `reports.ndjson`, which bring
 * their decisions along.
 * @param found the path that they named, resolved
 * @throws CannotRun when the decisions cannot be read
 */
export function findImportSource(found: string): ImportSource {
  const isFolder =
    statSync(found, { throwIfNoEntry: false })?.isDirectory() === true && existsSync(path.join(found, MANIFEST));
  const file = isFolder ? path.join(found, REPORTS) : found;
  const folder = path.dirname(file);
  const isExport = path.basename(file) === REPORTS && existsSync(path.join(folder, MANIFEST));
  const decisions = path.join(folder, DECISIONS);
  return { file, decisions: isExport && existsSync(decisions) ? readDecisions(decisions) : null };
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
