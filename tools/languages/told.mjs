// Sentences that rules and the API tell in English, with their values, and that pages show in the language of their reader.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse, root } from './sources.mjs';

/** Rooms whose sentences pages show. */
const ROOMS = [
  'libs/rules/intake/src',
  'libs/rules/tournament/src',
  'libs/rules/report/src',
  'libs/rules/announcing/src',
  'libs/rules/files/src',
  'libs/rules/file-reading/src',
  'libs/rules/systems/src',
  'libs/http/src/players',
  'libs/http/src/problem',
  'libs/http/src/authentication',
  'libs/http/src/validation',
  'libs/http/src/idempotency',
];

/**
 * Every sentence of these rooms: `{0}`, `{1}` … stand for its values.
 *
 * @returns the files that tell it, by sentence
 */
export function collectTold() {
  const sentences = new Map();
  for (const room of ROOMS) {
    for (const name of readdirSync(path.join(root, room), { recursive: true }).sort()) {
      if (!/(?<!\.spec|\.d)\.ts$/.test(name)) continue;
      const file = `${room}/${name.split(path.sep).join('/')}`;
      visit(parse(file), file);
    }
  }
  return sentences;

  function visit(node, file) {
    if (ts.isImportDeclaration(node) || ts.isDecorator(node)) return;
    const text = textOf(node);
    if (text !== null && isSentence(text)) sentences.set(text, [...(sentences.get(text) ?? []), file]);
    ts.forEachChild(node, (child) => visit(child, file));
  }
}

function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }, index) => `{${index}}${literal.text}`).join('');
}

/** Begins like one, and ends like one or is a title. */
const isSentence = (text) =>
  /^(?:[A-Z"]|\{0\})/.test(text) &&
  /\p{L}{2,} \p{L}|\p{L}{2,} \{|\} \p{L}{2,}/u.test(text) &&
  /[\p{L}.?!)}]$/u.test(text);
