import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { GAME_TITLES, RULE_SYSTEM_IDS } from '@quadrant/rules/tournament';

const NAMES: ReadonlySet<string> = new Set([...GAME_TITLES, ...RULE_SYSTEM_IDS]);

/** Rule systems know their own games; these folders may compare them. */
const OWN = /^libs\/rules\/systems\/src\/(opg-4\.2|decipher-1999|stccg-1996|sealed-1998|ffg-swlcg-2016)\//;

const sources = ['apps', 'libs'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.spec.ts') && !OWN.test(path)),
);

const nameIn = (node: ts.Node | undefined): string | null =>
  node !== undefined && ts.isStringLiteralLike(node) && NAMES.has(node.text) ? node.text : null;

const EQUALITIES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

/** Returns the name of a rule system or game that a node compares something with. */
function comparedIn(node: ts.Node): string | null {
  if (ts.isBinaryExpression(node) && EQUALITIES.has(node.operatorToken.kind)) {
    return nameIn(node.left) ?? nameIn(node.right);
  }
  if (ts.isCaseClause(node)) return nameIn(node.expression);
  const isSearch =
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    ['includes', 'indexOf', 'has'].includes(node.expression.name.text);
  if (!isSearch) return null;
  const list = node.expression.expression;
  return (
    nameIn(node.arguments[0]) ??
    (ts.isArrayLiteralExpression(list) ? (list.elements.map(nameIn).find((name) => name !== null) ?? null) : null)
  );
}

/** Returns the keys of a table that names some rule systems and leaves out others, so that those get a default. */
function partlyIn(node: ts.Node): string | null {
  if (!ts.isObjectLiteralExpression(node)) return null;
  const keys = node.properties.map(({ name }) =>
    name !== undefined && ts.isStringLiteralLike(name) ? name.text : null,
  );
  const systems = RULE_SYSTEM_IDS.filter((id) => keys.includes(id));
  return systems.length > 0 && systems.length < RULE_SYSTEM_IDS.length ? systems.join(', ') : null;
}

const find = (source: ts.SourceFile, at: (node: ts.Node) => string | null): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = at(node);
    if (name !== null) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${source.fileName}:${line + 1}: ${name}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const parse = (path: string, text = readFileSync(path, 'utf8')): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, path.endsWith('x') ? ts.ScriptKind.TSX : undefined);

const parsed = sources
  .map((path) => [path, readFileSync(path, 'utf8')] as const)
  .filter(([, text]) => [...NAMES].some((name) => text.includes(name)))
  .map(([path, text]) => parse(path, text));

describe('rule systems answer for themselves', () => {
  it('so nobody else compares a game or a rule system with a name', () => {
    expect(parsed.length).toBeGreaterThan(20);
    expect(parsed.flatMap((source) => find(source, comparedIn))).toEqual([]);
  });

  it('so no table names some of them only', () => {
    expect(parsed.flatMap((source) => find(source, partlyIn))).toEqual([]);
  });

  it.each([
    "const is = game === 'tribbles';",
    "const is = 'opg-4.2' !== ruleSystem;",
    "switch (game) { case '1e': break; }",
    "const is = ['1e', '2e'].includes(game);",
    "const is = games.includes('sw-lcg');",
  ])('which this check finds in %s', (text) => {
    expect(find(parse('a.ts', text), comparedIn)).toHaveLength(1);
  });

  it('which this check finds in a table of sections', () => {
    expect(find(parse('a.ts', "const LOCKED = { 'opg-4.2': 'appendix A' };"), partlyIn)).toHaveLength(1);
  });
});
