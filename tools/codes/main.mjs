// npm run code-tables: writes the tables of docs/findings.md and docs/problems.md from the lists of the program. With --check it
// writes nothing, and names the pages that differ. A folder after it stands for the root of the project.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { loadLists } from './lists.mjs';
import { writeFindings, writeProblems } from './pages.mjs';

const isCheck = process.argv.includes('--check');
const [root = path.join(import.meta.dirname, '../..')] = process.argv.slice(2).filter((each) => each !== '--check');

const { FINDING_PARTS, PROBLEMS } = await loadLists();
const PAGES = [
  ['docs/findings.md', 'libs/rules/findings', (page) => writeFindings(page, FINDING_PARTS)],
  ['docs/problems.md', 'libs/http/src/problem/problem-list.ts', (page) => writeProblems(page, PROBLEMS)],
];

for (const [file, list, write] of PAGES) {
  const page = readFileSync(path.join(root, file), 'utf8');
  try {
    const written = write(page);
    if (written === page) continue;
    if (isCheck) fail(`${file} differs from the list in ${list}. Change the list, then run npm run code-tables.`);
    else writeFileSync(path.join(root, file), written);
  } catch (error) {
    fail(`${file}: ${error.message}`);
  }
}

function fail(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
