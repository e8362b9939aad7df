import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import ts from 'typescript';

// Part of npm run check: whatever name or code of a rule a person can meet has words in one of these tables.
const DOCUMENTS = 'libs/rules/tournament/src/cite-section.ts';
const FINDINGS = 'docs/findings.md';
const PROBLEMS = 'docs/problems.md';

const root = process.argv[2] ?? process.cwd();
const read = (file) => readFileSync(join(root, file), 'utf8');
const firstColumn = (page) => new Set([...read(page).matchAll(/^\| `([a-z0-9-]+)` /gm)].map(([, code]) => code));
const documents = new Set([...read(DOCUMENTS).matchAll(/^ *'(\d{3})': '/gm)].map(([, number]) => number));
const findings = firstColumn(FINDINGS);
const problems = firstColumn(PROBLEMS);

/** As rules are named: `000 §12.4`, `000 table 12.4.1`, `001, II.B`, `004 Tournament Points`. */
const CITED = /(?<![\w.-])(0\d\d)(?=(?:,? (?:§|table |appendix |sections? )|, (?:[\dIVX]|[A-Z][a-z])| [A-Z]))/g;
const SEVERITIES = new Set(['error', 'warning', 'note']);

const missing = [];

function visit(node, file) {
  const text = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) ? node.text : null;
  if (text !== null && file.startsWith('libs/rules/')) {
    for (const [, number] of text.matchAll(CITED)) {
      if (documents.has(number)) continue;
      missing.push(`${file} cites document ${number} in "${text}". Add its title to DOCUMENT_NAMES in ${DOCUMENTS}.`);
    }
  }
  if (ts.isPropertyAssignment(node)) {
    const key = node.name.text;
    const value = node.initializer;
    if (ts.isStringLiteral(value) && SEVERITIES.has(value.text) && /^[a-z0-9]+(-[a-z0-9]+)+$/.test(key ?? '')) {
      expectRow(findings, key, FINDINGS, 'finding', file);
    }
    if (ts.isObjectLiteralExpression(value) && textOf(value, 'title') !== null && has(value, 'status')) {
      expectRow(problems, textOf(value, 'code') ?? key, PROBLEMS, 'problem', file);
    }
  }
  if (ts.isObjectLiteralExpression(node) && textOf(node, 'code') !== null) {
    const code = textOf(node, 'code');
    if (SEVERITIES.has(textOf(node, 'severity') ?? '')) expectRow(findings, code, FINDINGS, 'finding', file);
    if (has(node, 'status') && has(node, 'title')) expectRow(problems, code, PROBLEMS, 'problem', file);
  }
  ts.forEachChild(node, (child) => visit(child, file));
}

const member = (object, name) => object.properties.find((each) => each.name?.text === name)?.initializer;
const has = (object, name) => object.properties.some((each) => each.name?.text === name);

function textOf(object, name) {
  const value = member(object, name);
  return value !== undefined && ts.isStringLiteral(value) ? value.text : null;
}

function expectRow(rows, code, page, what, file) {
  if (rows.has(code)) return;
  missing.push(`${file} has the ${what} "${code}". Add a row to ${page} that says when it appears and what to do.`);
}

for (const folder of ['libs', 'apps']) {
  if (!existsSync(join(root, folder))) continue;
  for (const name of readdirSync(join(root, folder), { recursive: true })) {
    if (!/(?<!\.spec|\.d)\.tsx?$/.test(name)) continue;
    const file = `${folder}/${name.replaceAll('\\', '/')}`;
    visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest), file);
  }
}

for (const sentence of new Set(missing)) console.error(sentence);
if (missing.length > 0) process.exitCode = 1;
