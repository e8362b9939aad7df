import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST } from '../export/manifest.js';
import { resolveArgument, type Surroundings } from '../surroundings.js';

/**
 * Tells whether `quadrant import` restores what somebody names: the folder of an export, or one file with a report on
 * each line, as an export has it. Everything else becomes a batch.
 */
export function isRestored(surroundings: Surroundings, names: readonly string[]): boolean {
  const [name, ...others] = names;
  if (name === undefined || others.length > 0) return false;
  const found = resolveArgument(surroundings, name);
  const facts = statSync(found, { throwIfNoEntry: false });
  // A path that leads nowhere is explained where files of one report a line are.
  if (facts === undefined) return true;
  return facts.isDirectory() ? existsSync(path.join(found, MANIFEST)) : LINES.has(path.extname(found).toLowerCase());
}

const LINES: ReadonlySet<string> = new Set(['.ndjson', '.jsonl']);
