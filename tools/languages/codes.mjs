// The German of the lists of findings and problems. It goes by code: "remove it" has another gender for each thing.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadLists } from '../codes/lists.mjs';
import { root } from './sources.mjs';

const FINDINGS = 'apps/web/src/codes/german-findings.json';
const PROBLEMS = 'apps/web/src/codes/german-problems.json';

/** Lists the entries that the catalogs lack, and those that no list has. */
export async function findCodeFaults() {
  const lists = await loadLists();
  const german = read(FINDINGS);
  const texts = lists.FINDING_PARTS.flatMap(({ findings }) => Object.keys(findings));
  return [
    ...compare(
      FINDINGS,
      'the part',
      lists.FINDING_PARTS.map(({ name }) => name),
      german.parts,
      isText,
    ),
    ...compare(FINDINGS, 'the finding', texts, german.findings, (told) => isText(told?.when) && isText(told.whatToDo)),
    ...compare(PROBLEMS, 'the problem', Object.keys(lists.PROBLEMS), read(PROBLEMS), isText),
  ];
}

const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const isText = (told) => typeof told === 'string' && told !== '';

function compare(file, what, listed, german, isComplete) {
  const names = new Set(listed);
  return [
    ...listed
      .filter((name) => !isComplete(german[name]))
      .map((name) => `${file} lacks ${what} "${name}". Add its German.`),
    ...Object.keys(german)
      .filter((name) => !names.has(name))
      .map((name) => `${file} has ${what} "${name}", which the list does not have. Remove it.`),
  ];
}
