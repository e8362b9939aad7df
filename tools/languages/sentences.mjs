// Collects the English sentences of rules, stores and the API, with their values. Pages show them in the reader's language.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { reasonForEnglish, reasonForStrings } from './never-shown.mjs';
import { root } from './sources.mjs';

/** Where sentences come from that pages show. */
const ROOMS = [
  'libs/rules',
  'libs/store',
  'libs/http/src',
  'libs/doctor/src',
  'libs/settings/src',
  'libs/views/src',
  'apps/api/src',
  'apps/ingest/src',
  'apps/web/src',
  'apps/worker/src/mails',
  'libs/threads/src',
];

/** Pages have texts of their own in `t('…')`; only what they mark is told. */
const TELLS_MARKED = /^apps\/web\/|\.dto\.ts$/;

/**
 * Collects every sentence that a page can show: `{0}`, `{1}` … stand for its values.
 *
 * @returns for each sentence the files that have it; a file for each kind of thing that sentences count; and sentences
 * that are built outside `say` and `plain`, each with its file
 */
export function collectSentences() {
  const sentences = new Map();
  const counted = new Map();
  const unmarked = [];
  for (const file of ROOMS.flatMap(filesIn)) {
    const tree = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), QUICKLY);
    const mayBeUnmarked = reasonForStrings(file) !== null;
    const add = (sentence, isMarked = false) => {
      if (!isMarked && TELLS_MARKED.test(file)) return;
      sentences.set(sentence, [...(sentences.get(sentence) ?? []), file]);
      if (!isMarked && !mayBeUnmarked) unmarked.push([file, sentence]);
    };
    const countOf = (things) => counted.set(things, file);
    const tellUnmarked = (sentence) => mayBeUnmarked || unmarked.push([file, sentence]);
    const isTold = TELLS_PARTS.test(file) ? (part) => isPart(part) || isSentence(part) : isSentence;
    visit(tree, { isTold, add, countOf, tellUnmarked });
  }
  return { sentences, counted, unmarked };
}

/** The check runs with every commit, so it skips comments, which have no sentences. */
const QUICKLY = {
  languageVersion: ts.ScriptTarget.Latest,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
};

const filesIn = (room) =>
  readdirSync(path.join(root, room), { recursive: true })
    .map((name) => `${room}/${name.split(path.sep).join('/')}`)
    .filter((file) => /(?<!\.spec|\.d)\.ts$/.test(file) && (reasonForEnglish(file) === null || TELLS_MARKED.test(file)))
    .sort();

function visit(node, how) {
  if (ts.isTaggedTemplateExpression(node) && TAGS.has(node.tag.text)) return visitTagged(node, how);
  if (ts.isDecorator(node)) return ts.forEachChild(node, (child) => visit(child, { ...how, isTold: () => false }));
  if (isForPrograms(node)) return;
  for (const sentence of sentencesIn(node)) {
    const text = textOf(sentence);
    if (text !== null && /\p{L}{2,} (?:\p{L}|\{)|\} \p{L}{2,}/u.test(text)) how.tellUnmarked(text);
  }
  if (ts.isCallExpression(node) && node.expression.text === 'count') return visitCount(node, how);
  const text = textOf(node)?.trim() ?? null;
  if (text !== null && how.isTold(text)) how.add(text);
  if (text !== null && ts.isBinaryExpression(node)) {
    for (const piece of piecesOf(node)) if (typeof piece !== 'string') visit(piece, how);
  } else ts.forEachChild(node, (child) => visit(child, how));
}

/** Members and calls that hold a sentence for a reader, whatever the file. */
const SENTENCE_MEMBERS = /^(?:detail|advice|says|reason|stateReason|summary)$/;
const SENTENCE_CALLS = /^(?:notFound|problemOfKind|finding|refuse|valueRule|textRule)$/;

function sentencesIn(node) {
  if (ts.isPropertyAssignment(node) && SENTENCE_MEMBERS.test(node.name.text ?? '')) return [node.initializer];
  return ts.isCallExpression(node) && SENTENCE_CALLS.test(node.expression.text ?? '') ? node.arguments : [];
}

/** The tag `say` marks a sentence, and `plain` a text of the same kind that is stored as a string. */
const TAGS = new Set(['say', 'plain']);

function visitTagged({ template }, how) {
  const text = textOf(template).trim();
  // Only values and signs are the same in every language.
  if (/\p{L}/u.test(text.replace(/\{\d+\}/g, ''))) how.add(text, true);
  for (const piece of piecesOf(template)) if (typeof piece !== 'string') visit(piece, how);
}

/** Reads `count(3, 'player')`, which may also have an irregular plural. */
function visitCount(node, { countOf }) {
  const [, one, many] = node.arguments;
  if (one === undefined || !ts.isStringLiteralLike(one)) return;
  countOf(one.text);
  countOf(many !== undefined && ts.isStringLiteralLike(many) ? many.text : `${one.text}s`);
}

/** Tells whether no page shows this text: OpenAPI, SQL, logs, and errors of programs, which become "unexpected error". */
function isForPrograms(node) {
  switch (node.kind) {
    case ts.SyntaxKind.ImportDeclaration:
    case ts.SyntaxKind.LiteralType:
    case ts.SyntaxKind.TaggedTemplateExpression:
      return true;
    case ts.SyntaxKind.NewExpression:
      return /^(?:Type|Range|Syntax)?Error$/.test(node.expression.text ?? '');
    case ts.SyntaxKind.PropertyAssignment:
      return /^(?:description|about|summary|example)$/.test(node.name.text ?? '');
    case ts.SyntaxKind.CallExpression:
      return namesOf(node.expression).some((name) => /^(?:logger|console|log|f|InPath)$/.test(name));
    default:
      return false;
  }
}

/** `this.logger.warn` is "warn" and "logger". */
const namesOf = (node) =>
  ts.isPropertyAccessExpression(node) ? [node.name.text, ...namesOf(node.expression)] : [node.text ?? ''];

/** Returns a text with numbered values. Texts that are added because a line would be too long are one text. */
function textOf(node) {
  const pieces = piecesOf(node);
  if (!pieces.some((piece) => typeof piece === 'string')) return null;
  let values = 0;
  return pieces.map((piece) => (typeof piece === 'string' ? piece : `{${values++}}`)).join('');
}

/** Returns the strings, and the values between them. */
function piecesOf(node) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.flatMap(({ expression, literal }) => [expression, literal.text])];
  }
  const isSum = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return isSum ? [node.left, node.right].flatMap(piecesOf) : [node];
}

/** These sources build sentences from parts, such as "plays there" or "must be a whole number". */
const TELLS_PARTS =
  /^libs\/rules\/|-refusal\.ts$|\/requests\/fields\.ts$|\/(?:list-rules|text-rules|value-rules|forbidden|password|quota-problem|invalid-request|request-validation\.pipe|json-text|moments\.service|announced-facts|attempts\.service|tell-deferral)\.ts$/;

/** Tells whether a text has only words in lower case, which a sentence takes up. */
const isPart = (text) =>
  /^[a-z(,;]/.test(text) &&
  /[a-z]{2,},? [a-z{("]|\} [a-z]{2,}/.test(text) &&
  !/[=$<>*`\n|]|^jan feb /.test(text) &&
  /[\p{L}\d.?)}"]$/u.test(text);

const isSentence = (text) => isWhole(text) && !IS_SQL.test(text) && !/\n/.test(text);

/** Tells whether a text begins like a sentence, and ends like one or is a title. */
const isWhole = (text) =>
  /^(?:[A-Z"“]|\{0\})/.test(text) &&
  /\p{L}{2,} \p{L}|\p{L}{2,} \{|\} \p{L}{2,}/u.test(text) &&
  /[\p{L}.?!)}]$/u.test(text);

const IS_SQL =
  /^\{0\} (?:and|where|limit|for update|select|join|named_player)\b.*(?:[=$(}]|limit|of \w)|^\{0\} and$|\bfrom board_rows\b|\border by \w\.\w|\$\d/;
