import ts from 'typescript';

const COMMENT = /\/\*[^]*?\*\/|\/\/[^\n]*/g;

/**
 * Finds the comments of a source of TypeScript, JavaScript or SQL. Lines of `//` or `--` below each other are one comment.
 *
 * @param {string} file whose ending tells the language
 * @param {string} source
 * @returns {{ line: number, text: string }[]} the text has no comment signs; lines count from 1
 */
export function findComments(file, source) {
  return file.endsWith('.sql') ? findInSql(source) : findInCode(file, source);
}

/** Finds comments that have a line of their own: elsewhere two hyphens may be part of a text. */
function findInSql(source) {
  return [...source.matchAll(/(?:^[ \t]*--.*(?:\n|$))+/gm)].map(({ 0: lines, index }) => ({
    line: source.slice(0, index).split('\n').length,
    text: lines.replace(/^[ \t]*-- ?/gm, '').trim(),
  }));
}

function findInCode(file, source) {
  const tree = ts.createSourceFile(file, source, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const comments = [];
  let last = null;
  for (const { start, end } of findSpans(source, listLiterals(tree))) {
    const raw = source.slice(start, end);
    const isLine = raw.startsWith('//');
    const text = textOf(raw);
    if (isLine && last?.isLine && /^\r?\n[ \t]*$/.test(source.slice(last.end, start))) {
      last.comment.text += `\n${text}`;
      last.end = end;
    } else {
      const line = tree.getLineAndCharacterOfPosition(start).line + 1;
      last = { isLine, end, comment: { line, text } };
      comments.push(last.comment);
    }
  }
  return comments;
}

/** Lists the literals in the order of the source: signs of a comment inside them are text. */
function listLiterals(tree) {
  const literals = [];
  const visit = (node) => {
    const isOpaque =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateLiteralToken(node) ||
      ts.isRegularExpressionLiteral(node) ||
      ts.isJsxText(node);
    if (isOpaque) literals.push({ start: node.getStart(tree), end: node.end });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return literals.sort((one, other) => one.start - other.start);
}

function* findSpans(source, literals) {
  let next = 0;
  COMMENT.lastIndex = 0;
  for (let match = COMMENT.exec(source); match !== null; match = COMMENT.exec(source)) {
    const start = match.index;
    while (next < literals.length && literals[next].end <= start) next += 1;
    if (next < literals.length && literals[next].start <= start) COMMENT.lastIndex = literals[next].end;
    else yield { start, end: start + match[0].length };
  }
}

const textOf = (raw) =>
  raw
    .replace(/^\/\*+|\*\/$/g, '')
    .replace(/^\/\/ ?/, '')
    .replace(/^[ \t]*\* ?/gm, '')
    .trim();
