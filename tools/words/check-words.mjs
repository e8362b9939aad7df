import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import ts from 'typescript';

// Part of npm run check: every document of a cited rule has a title, and severities, statuses and titles come from the lists.
const DOCUMENTS = 'libs/rules/tournament/src/cite-section.ts';

const root = process.argv[2] ?? process.cwd();
const read = (file) => readFileSync(join(root, file), 'utf8');
const documents = new Set([...read(DOCUMENTS).matchAll(/^ *'(\d{3})': '/gm)].map(([, number]) => number));

/** As rules are named: `000 §12.4`, `000 table 12.4.1`, `001, II.B`, `004 Tournament Points`. */
const CITED = /(?<![\w.-])(0\d\d)(?=(?:,? (?:§|table |appendix |sections? )|, (?:[\dIVX]|[A-Z][a-z])| [A-Z]))/g;
const SEVERITIES = new Set(['error', 'warning', 'note']);

const faults = [];

function visit(node, file) {
  const text = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) ? node.text : null;
  if (text !== null && file.startsWith('libs/rules/')) {
    for (const [, number] of text.matchAll(CITED)) {
      if (documents.has(number)) continue;
      faults.push(`${file} cites document ${number} in "${text}". Add its title to DOCUMENT_NAMES in ${DOCUMENTS}.`);
    }
  }
  if (ts.isObjectLiteralExpression(node) && textOf(node, 'code') !== null) {
    const code = textOf(node, 'code');
    if (SEVERITIES.has(textOf(node, 'severity') ?? '')) {
      faults.push(`${file} gives "${code}" a severity. Call finding('${code}', …), which takes it from the list.`);
    }
    if (has(node, 'status') && has(node, 'title')) {
      faults.push(`${file} gives "${code}" a status and a title. Call problemOfKind, which takes them from the list.`);
    }
  }
  ts.forEachChild(node, (child) => visit(child, file));
}

const member = (object, name) => object.properties.find((each) => each.name?.text === name)?.initializer;
const has = (object, name) => object.properties.some((each) => each.name?.text === name);

function textOf(object, name) {
  const value = member(object, name);
  return value !== undefined && ts.isStringLiteral(value) ? value.text : null;
}

for (const folder of ['libs', 'apps']) {
  if (!existsSync(join(root, folder))) continue;
  for (const name of readdirSync(join(root, folder), { recursive: true })) {
    if (!/(?<!\.spec|\.d)\.tsx?$/.test(name)) continue;
    const file = `${folder}/${name.replaceAll('\\', '/')}`;
    visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest), file);
  }
}

for (const sentence of new Set(faults)) console.error(sentence);
if (faults.length > 0) process.exitCode = 1;
