import { isBuiltin } from 'node:module';

/** A longer list of cycles helps nobody: most are the same one, seen from other files. */
const CYCLES_LISTED = 3;
const CYCLE_RULES = ['no-cycles-between-files', 'no-cycles-between-folders'];

/**
 * Returns the lines to print for violations of dependency-cruiser: a paragraph for each wrong import, with the comment
 * of its rule. One wrong import can close hundreds of cycles, so cycles are listed only when all single imports are
 * right, the shortest first.
 */
export function reportViolations(violations, comments) {
  const isCycle = ({ rule }) => CYCLE_RULES.includes(rule.name);
  const imports = violations.filter((each) => !isCycle(each));
  const cycles = distinctCycles(violations.filter(isCycle));
  const paragraph = (first, name) => [first, `  ${comments.get(name)}`, `  (rule ${name} of .dependency-cruiser.cjs)`];

  const lines = imports.flatMap(({ from, to, rule }) =>
    paragraph(`${from} imports ${isBuiltin(to) ? `node:${to}` : to}.`, rule.name),
  );
  if (imports.length > 0 && cycles.length > 0) {
    lines.push('There are also import cycles. Fix the imports above and run npm run rooms again: most cycles go away.');
  }
  if (imports.length > 0) return lines;
  for (const { path, rule } of cycles.slice(0, CYCLES_LISTED)) {
    lines.push(...paragraph(`Import cycle: ${path.join(' → ')}`, rule.name));
  }
  const more = cycles.length - CYCLES_LISTED;
  if (more > 0) lines.push(`There ${more === 1 ? 'is 1 longer cycle' : `are ${more} longer cycles`}. Fix these first.`);
  return lines;
}

/** Returns the cycles with different members, the shortest first. dependency-cruiser reports each once for every member. */
function distinctCycles(violations) {
  const found = new Map();
  for (const { from, cycle, rule } of violations) {
    const path = [from, ...cycle.map(({ name }) => name)];
    const members = `${rule.name} ${[...new Set(path)].sort().join(' ')}`;
    if (!found.has(members)) found.set(members, { path, rule });
  }
  return [...found.values()].sort((one, other) => one.path.length - other.path.length);
}
