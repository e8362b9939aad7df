// Collects the texts of pages as the sources have them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ISLAND_TEXTS, listIslands, listSources, PAGES, parse, root } from './sources.mjs';

/** Members of tables that hold no texts; languages/t.ts has the same list. */
export const NO_TEXTS = new Set(['address', 'value', 'kind', 'id', 'code', 'operation', 'step', 'format']);

/**
 * Collects every English text of `t('…')` and `words(…)`, with the files that have it.
 *
 * @returns keys, and the calls that it could not read
 */
export function collectKeys(files = [...listSources(), ...listIslands(), ISLAND_TEXTS]) {
  const keys = new Map();
  const faults = [];
  const add = (text, file) => {
    if (!/\p{L}/u.test(text)) return;
    if (!keys.has(text)) keys.set(text, new Set());
    keys.get(text).add(file);
  };
  for (const file of files) {
    if (file === ISLAND_TEXTS) visitStrings(parse(file), file);
    else visit(parse(file), file);
  }
  return { keys, faults };

  function visit(node, file) {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [first] = node.arguments;
      if (['t', 'say'].includes(node.expression.text) && first !== undefined) {
        if (ts.isStringLiteralLike(first)) add(first.text, file);
        else
          faults.push(
            `${place(node, file)}: write the text inside t() as one plain string, without + or a variable. Put values in braces.`,
          );
      }
      if (node.expression.text === 'words' && first !== undefined) visitTable(first, file);
    }
    ts.forEachChild(node, (child) => visit(child, file));
  }

  /** Visits lists of texts, in which each string is a text. */
  function visitStrings(node, file) {
    if (ts.isStringLiteralLike(node) && ts.isArrayLiteralExpression(node.parent)) add(node.text, file);
    ts.forEachChild(node, (child) => visitStrings(child, file));
  }

  function visitTable(node, file) {
    if (ts.isStringLiteralLike(node)) add(node.text, file);
    else if (ts.isArrayLiteralExpression(node)) node.elements.forEach((each) => visitTable(each, file));
    else if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) visitTable(node.expression, file);
    else if (ts.isObjectLiteralExpression(node)) {
      for (const member of node.properties) {
        if (!ts.isPropertyAssignment(member)) continue;
        const name = ts.isComputedPropertyName(member.name) ? '' : member.name.text;
        const isText = !ts.isStringLiteralLike(member.initializer) || !NO_TEXTS.has(name);
        if (isText) visitTable(member.initializer, file);
      }
    }
  }
}

function place(node, file) {
  const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
  return `${file}:${line + 1}`;
}

/** Collects every German text by its English, and the English texts that have two German ones. */
export function collectGerman(files = listCatalogs()) {
  const texts = new Map();
  const twice = [];
  for (const file of files) {
    // This parses it as a source, since JSON.parse keeps only the last of two members with one name.
    const { statements } = ts.parseJsonText(file, readFileSync(path.join(root, file), 'utf8'));
    for (const { name, initializer } of statements[0].expression.properties) {
      if (texts.has(name.text)) twice.push(name.text);
      texts.set(name.text, initializer.text);
    }
  }
  return { texts, twice };
}

/** Each folder of pages has the German of its texts; `languages` has what several folders say. */
export const listCatalogs = () =>
  readdirSync(path.join(root, PAGES))
    .sort()
    .map((folder) => `${PAGES}/${folder}/de.json`)
    .filter((file) => existsSync(path.join(root, file)));

/** This folder has the sentences of rules and of the API. */
export const SENTENCES = 'apps/web/src/languages/messages/de';

/** These catalogs have them, by subject. */
export const listSentenceCatalogs = () =>
  readdirSync(path.join(root, SENTENCES))
    .sort()
    .map((name) => `${SENTENCES}/${name}`);

/** This file has the things that sentences count. */
export const COUNTED = 'apps/web/src/languages/messages/things.json';
