// Reads the marks `// @row 12, 13` beside rules and tests, and the rows that rules texts name.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MARK = /^[ \t]*\/\/ @row (\d+(?:, \d+)*)$/gm;
const TITLE = /(?:\b(?:describe|it)|\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)/g;
const TEXTS = 'libs/rules/rulebook/src/texts/';

/** @returns {{ row: number, file: string, kind: 'code' | 'text' | 'test', title?: string }[]} in the order of files */
export function findMarks(root) {
  return ['apps', 'libs', 'test']
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$|-texts\.json$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()
    .flatMap((file) => marksOf(file, readFileSync(path.join(root, file), 'utf8')));
}

function marksOf(file, source) {
  const rowsOf = (text) => text.split(',').map(Number);
  if (file.startsWith(TEXTS) && file.endsWith('-texts.json')) {
    const rows = JSON.parse(source).flatMap((text) => text.rows);
    return [...new Set(rows)].map((row) => ({ row, file, kind: 'text' }));
  }
  return [...source.matchAll(MARK)].flatMap(({ 1: text, index }) => {
    if (!/\.(?:spec|long)\.tsx?$/.test(file)) return rowsOf(text).map((row) => ({ row, file, kind: 'code' }));
    TITLE.lastIndex = index;
    const [, single, double, template] = TITLE.exec(source) ?? [];
    const title = single ?? double ?? template;
    if (title === undefined) throw new Error(`${file}: no test follows the mark "@row ${text}".`);
    return rowsOf(text).map((row) => ({ row, file, kind: 'test', title: title.replace(/\\(.)/g, '$1') }));
  });
}

export function groupByRow(marks) {
  const groups = new Map();
  for (const mark of marks) groups.set(mark.row, [...(groups.get(mark.row) ?? []), mark]);
  return groups;
}
