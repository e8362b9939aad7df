import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * The regular expressions of a source file: literals, and `new RegExp` of a text that stands there.
 *
 * @returns {{ source: string, flags: string, file: string, line: number, isComputed?: true }[]} a computed one has its text as source
 */
export function findRegexes(file) {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (node, regex) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push({ ...regex, file, line: line + 1 });
  };
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, { source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (isConstruction(node)) {
      const [source, flags] = node.arguments ?? [];
      const isKnown = source && ts.isStringLiteralLike(source) && (!flags || ts.isStringLiteralLike(flags));
      if (isKnown) add(node, { source: source.text, flags: flags?.text ?? '' });
      else add(node, { source: node.getText(), flags: '', isComputed: true });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const isConstruction = (node) =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp';
