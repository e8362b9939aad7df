// Writes the rulebook's table of rules: for each row its section, its words, and its files and tests.
import path from 'node:path';
import { findMarks, groupByRow } from './marks.mjs';
import { readRows } from './table.mjs';

export const INVENTORY = 'libs/rules/rulebook/src/inventory.json';

/** Returns the text of the whole file. */
export function writeInventory(root) {
  const marks = groupByRow(findMarks(root));
  // The pages of rules show source documents only.
  const lines = readRows().filter(({ source }) => !source.startsWith('own')).map(({ number, source, what }) => {
    const of = (kind) => (marks.get(number) ?? []).filter((mark) => mark.kind === kind);
    const [document, ...section] = source.split(' ');
    const code = [...new Set(of('code').map(({ file }) => file))];
    const tests = of('test').map(({ file, title }) => `${file}: ${title}`);
    return `  ${JSON.stringify({ row: number, document, section: section.join(' '), what, code, tests })}`;
  });
  return `[\n${lines.join(',\n')}\n]\n`;
}

export const inventoryPath = (root) => path.join(root, INVENTORY);
