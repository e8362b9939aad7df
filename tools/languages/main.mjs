// npm run languages: every text of a page and every sentence that a page can show has German with the same values, every German
// text is used, no text of a page is left unwrapped, and no sentence is built outside of a message. `--missing` lists the texts that have no German yet, by source.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { IntlMessageFormat } from 'intl-messageformat';
import ts from 'typescript';
import { findCodeFaults } from './codes.mjs';
import { collectGerman, collectKeys, COUNTED, listSentenceCatalogs, SENTENCES } from './keys.mjs';
import { collectSentences } from './sentences.mjs';
import { ISLAND_TEXTS, listIslands, listSources, parse, root } from './sources.mjs';
import { wrap } from './wrap.mjs';

const { keys, faults } = collectKeys();
const { texts, twice } = collectGerman();
const missing = new Map();

faults.push(...twice.map((text) => `${JSON.stringify(text)} has German twice. Remove one.`));
faults.push(...(await findCodeFaults()));
for (const [text, files] of keys) {
  const german = texts.get(text);
  if (german === undefined) {
    const [file] = files;
    missing.set(file, [...(missing.get(file) ?? []), text]);
    faults.push(
      `${file}: ${JSON.stringify(text)} has no German. Add it to de.json of its folder, or of languages where several folders say it.`,
    );
  } else if (valuesOf(text) !== valuesOf(german)) {
    faults.push(
      `${JSON.stringify(german)} has other values in braces than ${JSON.stringify(text)}. Use the same ones.`,
    );
  } else if (messageFault(german) !== null) faults.push(`${JSON.stringify(german)}: ${messageFault(german)}`);
}
for (const text of texts.keys()) {
  if (!keys.has(text)) faults.push(`No page says ${JSON.stringify(text)} any more. Remove its German.`);
}
for (const file of listSources()) {
  const source = readFileSync(path.join(root, file), 'utf8');
  const before = textsIn(file, source);
  const added = [...textsIn(file, wrap(file, source, true))].filter((text) => !before.has(text));
  if (added.length === 0) continue;
  faults.push(`${file}: ${JSON.stringify(added[0])} is not inside t('…'). Run: node tools/languages/wrap.mjs ${file}`);
}
const { sentences: sentencesInEnglish, counted, unmarked } = collectSentences();
const { texts: sentencesInGerman, twice: sentencesTwice } = collectGerman(listSentenceCatalogs());
const countedInGerman = collectGerman([COUNTED]).texts;
for (const [file, text] of unmarked)
  faults.push(
    `${file}: ${JSON.stringify(text)} is a sentence outside of a message. Write say\`…\`, or plain\`…\` where it has no values and has to be a string.`,
  );
const withoutGerman = new Map();
/** German of sentences that nothing tells: harmless, and listed by `--missing`, because a branch may bring the sentence. */
const unsaid = [];
faults.push(...sentencesTwice.map((text) => `${JSON.stringify(text)} has German twice. Remove one.`));
for (const [text, [file]] of sentencesInEnglish) {
  if (sentencesInGerman.has(text)) continue;
  withoutGerman.set(file, [...(withoutGerman.get(file) ?? []), text]);
  faults.push(`${file}: ${JSON.stringify(text)} has no German. Add it to a file of ${SENTENCES}.`);
}
for (const [things, file] of counted) {
  if (!countedInGerman.has(things))
    faults.push(`${file}: "${things}" is counted and has no German. Add it to ${COUNTED}.`);
}
for (const [text, german] of sentencesInGerman) {
  if (!sentencesInEnglish.has(text)) unsaid.push(text);
  // A value that only agrees in number, such as "is" or "are", may be left out.
  const values = valuesOf(text).split(',');
  const strange = valuesOf(german)
    .split(',')
    .find((value) => !values.includes(value));
  if (strange) faults.push(`${JSON.stringify(german)} has a value {${strange}} that ${JSON.stringify(text)} has not.`);
}
const brought = new Set(collectKeys([ISLAND_TEXTS]).keys.keys());
for (const text of collectKeys(listIslands()).keys.keys()) {
  if (!brought.has(text)) faults.push(`An island says ${JSON.stringify(text)}. Add it to ${ISLAND_TEXTS}.`);
}

/** Names of what stands in a message, in an order that does not matter. */
function valuesOf(text) {
  const names = new Set([...text.matchAll(/\{([\w.]+)[,:}]/g)].map(([, name]) => name));
  return [...names].sort().join();
}

/** Why a text cannot be read as a message; null where it can. A text that a form fills has none. */
function messageFault(text) {
  if (/\{\w+\.\w/.test(text)) return null;
  try {
    new IntlMessageFormat(text, 'de', undefined, { ignoreTag: true });
    return null;
  } catch (error) {
    return String(error);
  }
}

function textsIn(file, source) {
  const found = new Set();
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 't' && ts.isStringLiteralLike(node.arguments[0])) {
      found.add(node.arguments[0].text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file, source));
  return found;
}

if (process.argv.includes('--missing')) {
  for (const [file, list] of withoutGerman) missing.set(file, list);
  console.log(`sentences of rules and the API: ${sentencesInEnglish.size} sentences`);
  for (const text of unsaid) console.log(`  nothing tells ${JSON.stringify(text)}`);
  for (const [area, list] of missing)
    console.log(`${area}: ${list.length}\n${list.map((text) => `  ${JSON.stringify(text)}`).join('\n')}`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error('docs/languages.md says how a text gets its German.');
  process.exitCode = 1;
}
