// node tools/languages/wrap.mjs FILE… writes the English texts of pages as t('…'), so that they can be translated. It
// leaves strings alone that may be a name or a code: check the difference, then run prettier.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listSources, parse, root } from './sources.mjs';

const ATTRIBUTES = new Set(
  'label title said saidInstead caption hint aria-label context summary none description placeholder text legend note button by words what alt submit heading empty'.split(
    ' ',
  ),
);
const MEMBERS = new Set(
  'name note button said title none label message hint words advice about context figure caption what missed text description summary heading placeholder'.split(
    ' ',
  ),
);
const INLINE = new Set(
  'a b bdi strong em abbr time span code small cite sub sup kbd q i br s del ins mark var output data'.split(' '),
);
const HOLDS_SENTENCES = new Set(
  'p li td th dt dd caption label summary h1 h2 h3 h4 h5 h6 a legend option button span b strong em small code abbr bdi time title figcaption EmptyState TrialButton InsteadButton Tile Problem Fold'.split(
    ' ',
  ),
);
const isWordy = (text) => text.trim() !== 'Quadrant' && isOfLetters(text);
const isOfLetters = (text) => /\p{L}{2}/u.test(text) || /^\s*\p{L}\s*$/u.test(text) || /^\p{L}+ | \p{L}+$/u.test(text);
/** Tells whether a string of a program reads like a text: words, or one word with a capital. */
const looksLikeText = (text) =>
  /\p{L}/u.test(text) &&
  !/^[A-Z]{3,}|^\/|^(?:GET|POST|PUT|PATCH|DELETE) /.test(text.trim()) &&
  !/^[\w./-]+$/.test(text.trim())
    ? /\p{L}{2,},? \p{L}|^[,;:.( ]+\p{L}{2,}|\p{L}{2,}[ ,:;.]+$|\p{L} \S/u.test(text)
    : /^[A-Z][a-z]{2,}$/.test(text);

/**
 * Returns the source with its texts wrapped.
 *
 * @param onlySure leaves strings of programs, which may be names or codes
 */
export function wrap(file, source = readFileSync(path.join(root, file), 'utf8'), onlySure = false) {
  const tree = parse(file, source);
  let used = { t: false, words: false };
  const out = render(tree);
  return addImports(out, file, used);

  /** Returns the text of a node, with the texts inside it wrapped. */
  function render(node) {
    const replacement = replace(node);
    if (replacement !== null) return replacement;
    let result = '';
    let at = node.getFullStart();
    ts.forEachChild(node, (child) => {
      if (child.getFullStart() < at) return;
      result += source.slice(at, child.getFullStart());
      result += render(child);
      at = child.end;
    });
    return result + source.slice(at, node.end);
  }
  function lead(node) {
    return source.slice(node.getFullStart(), node.getStart(tree));
  }
  function inner(node) {
    return render(node).slice(lead(node).length);
  }

  function replace(node) {
    if (ts.isCallExpression(node) && ['t', 'words'].includes(node.expression.getText(tree))) {
      // Values inside may have texts of their own.
      if (node.expression.getText(tree) === 'words') return node.getFullText(tree);
      return null;
    }
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return lead(node) + element(node);
    if (ts.isJsxAttribute(node)) {
      const name = node.name.getText(tree);
      if (!ATTRIBUTES.has(name) || node.initializer === undefined) return null;
      const init = node.initializer;
      if (ts.isStringLiteral(init)) {
        return isWordy(init.text) ? `${lead(node)}${name}={${call(init.text, [])}}` : null;
      }
      if (ts.isJsxExpression(init) && init.expression)
        return `${lead(node)}${name}={${expression(init.expression, true)}}`;
      return null;
    }
    if (onlySure) return null;
    if (ts.isPropertyAssignment(node) && isInFunction(node)) {
      const name = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText(tree);
      const value = node.initializer;
      // In an item with a label, `name` is the name of a form field.
      const isFieldName =
        name === 'name' && node.parent.properties.some((each) => each.name?.getText(tree) === 'label');
      if (MEMBERS.has(name) && !isFieldName)
        return `${lead(node)}${node.name.getText(tree)}: ${expression(value, name !== 'name' || ts.isConditionalExpression(value) === false)}`;
    }
    if (ts.isVariableDeclaration(node) && !isInFunction(node) && node.initializer && isTableOfTexts(node)) {
      used.words = true;
      let init = node.initializer;
      const rest = source.slice(init.end, node.end);
      return `${source.slice(node.getFullStart(), init.getFullStart())} words(${inner(init)})${rest}`;
    }
    if (ts.isReturnStatement(node) && node.expression && isInFunction(node)) {
      return `${lead(node)}return ${expression(node.expression, false)};`;
    }
    if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
      return source.slice(node.getFullStart(), node.body.getFullStart()) + sp(node.body) + expression(node.body, false);
    }
    if (ts.isVariableDeclaration(node) && node.initializer && isInFunction(node)) {
      return (
        source.slice(node.getFullStart(), node.initializer.getFullStart()) +
        sp(node.initializer) +
        expression(node.initializer, false)
      );
    }
    if (ts.isBindingElement(node) && node.initializer && isInFunction(node)) {
      return (
        source.slice(node.getFullStart(), node.initializer.getFullStart()) +
        sp(node.initializer) +
        expression(node.initializer, false)
      );
    }
    if (ts.isArrayLiteralExpression(node) && isInFunction(node)) {
      let result = '';
      let at = node.getFullStart();
      for (const each of node.elements) {
        result += source.slice(at, each.getFullStart()) + sp(each) + expression(each, false);
        at = each.end;
      }
      return result + source.slice(at, node.end);
    }
    return null;
  }
  function sp(node) {
    return lead(node);
  }

  function isTableOfTexts(node) {
    const init = node.initializer;
    const body = ts.isAsExpression(init) || ts.isSatisfiesExpression(init) ? init.expression : init;
    if (!ts.isObjectLiteralExpression(body) && !ts.isArrayLiteralExpression(body)) return false;
    const type = node.type?.getText(tree) ?? '';
    if (/Set|readonly string\[\]|RegExp|Operation/.test(type)) return false;
    let found = false;
    const look = (each, name) => {
      if (ts.isObjectLiteralExpression(each)) {
        for (const p of each.properties) if (ts.isPropertyAssignment(p)) look(p.initializer, p.name.getText(tree));
      } else if (ts.isArrayLiteralExpression(each)) each.elements.forEach((e) => look(e, '0'));
      else if (
        (ts.isStringLiteral(each) || ts.isNoSubstitutionTemplateLiteral(each)) &&
        (MEMBERS.has(name) || /^Readonly<Record<|^typeof/.test(type) || looksLikeText(each.text)) &&
        /\p{L}/u.test(each.text)
      )
        found = true;
    };
    look(body, '');
    return found;
  }

  /** Returns an expression that a reader sees, with its texts and those of its branches wrapped. */
  function expression(node, isSure) {
    if (ts.isParenthesizedExpression(node)) return `(${expression(node.expression, isSure)})`;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      return (isSure ? isWordy(node.text) && !/^[\w]*[./][\w./]*$/.test(node.text) : looksLikeText(node.text))
        ? call(node.text, [])
        : node.getText(tree);
    }
    if (ts.isTemplateExpression(node)) {
      const literal = [node.head.text, ...node.templateSpans.map((s) => s.literal.text)].join('');
      const spans = node.templateSpans;
      if (
        /^\/|^[a-z-]+:\/\/|^#/.test(node.head.text) ||
        !(isSure
          ? isWordy(literal)
          : looksLikeText([node.head.text, ...spans.map((s) => s.literal.text)].join('x')) && isWordy(literal))
      ) {
        let r = '`' + raw(node.head);
        for (const s of spans) r += '${' + expression(s.expression, false) + '}' + raw(s.literal);
        return r + '`';
      }
      const parts = [{ text: node.head.text }];
      for (const s of spans) parts.push({ node: s.expression }, { text: s.literal.text });
      return sentence(parts);
    }
    if (ts.isConditionalExpression(node)) {
      return `${inner(node.condition)} ? ${expression(node.whenTrue, isSure)} : ${expression(node.whenFalse, isSure)}`;
    }
    if (ts.isBinaryExpression(node) && ['??', '||', '&&'].includes(node.operatorToken.getText(tree))) {
      const op = node.operatorToken.getText(tree);
      const left = op === '&&' ? inner(node.left) : expression(node.left, isSure);
      return `${left} ${op} ${expression(node.right, isSure)}`;
    }
    if (plural(node)) return sentence([{ node }]);
    return inner(node);
  }
  function raw(token) {
    const text = token.getText(tree);
    return text.replace(/^[`}]/, '').replace(/(?:`|\$\{)$/, '');
  }

  function plural(node) {
    if (!ts.isCallExpression(node) || node.expression.getText(tree) !== 'count') return null;
    const [number, one, many] = node.arguments;
    if (one === undefined || !ts.isStringLiteral(one) || (many && !ts.isStringLiteral(many))) return null;
    return { number, one: one.text, many: many?.text ?? `${one.text}s` };
  }

  function call(text, values) {
    used.t = true;
    const key = `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
    if (values.length === 0) return `t(${key})`;
    return `t(${key}, { ${values.map(([name, code]) => (name === code ? name : `${name}: ${code}`)).join(', ')} })`;
  }

  /** The parts are { text } or { node } (an expression) or { code, name }. */
  function sentence(parts) {
    const values = [];
    let text = '';
    const take = (wanted, code) => {
      let name = wanted.replace(/[^A-Za-z0-9]/g, '') || 'value';
      name = name[0].toLowerCase() + name.slice(1);
      const same = values.find(([, known]) => known === code);
      if (same) return same[0];
      for (let n = 2, base = name; values.some(([known]) => known === name); n++) name = `${base}${n}`;
      values.push([name, code]);
      return name;
    };
    const hasNodes = parts.some((p) => p.text === undefined);
    for (const part of parts) {
      if (part.text !== undefined) {
        text += hasNodes ? part.text.replace(/\{(\w+)\}/g, (_, name) => `{${take(name, `'{${name}}'`)}}`) : part.text;
        continue;
      }
      const p = part.node && plural(part.node);
      if (p) {
        const name = take(nameOf(p.number), inner(p.number));
        text += `{${name}, plural, one {# ${p.one}} other {# ${p.many}}}`;
        continue;
      }
      const code = part.code ?? expression(part.node, ts.isConditionalExpression(part.node));
      text += `{${take(part.name ?? nameOf(part.node), code)}}`;
    }
    return call(text, values);
  }

  function nameOf(node) {
    if (ts.isIdentifier(node)) return node.text;
    if (ts.isPropertyAccessExpression(node))
      return node.name.text === 'length' ? nameOf(node.expression) : node.name.text;
    if (ts.isElementAccessExpression(node)) {
      const index = node.argumentExpression;
      return ts.isNumericLiteral(index) || ts.isStringLiteral(index) ? nameOf(node.expression) : nameOf(index);
    }
    if (ts.isCallExpression(node)) {
      const f = node.expression;
      if (
        ts.isPropertyAccessExpression(f) &&
        (node.arguments.length === 0 ||
          ['map', 'slice', 'toFixed', 'join', 'format', 'toLocaleString'].includes(f.name.text))
      )
        return nameOf(
          ts.isIdentifier(f.expression) && /^[A-Z_]+$/.test(f.expression.text) && node.arguments[0]
            ? node.arguments[0]
            : f.expression,
        );
      return node.arguments.length > 0 && /^(?:String|Number|Math\.|tell|round)/.test(f.getText(tree))
        ? nameOf(node.arguments[0])
        : ts.isIdentifier(f)
          ? f.text.replace(/^(?:tell|describe|format|name)(?=[A-Z])/, '')
          : nameOf(f);
    }
    if (ts.isConditionalExpression(node))
      return nameOf(node.whenFalse.kind === ts.SyntaxKind.StringLiteral ? node.condition : node.whenFalse);
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isPrefixUnaryExpression(node)
    )
      return nameOf(node.expression ?? node.operand);
    if (ts.isBinaryExpression(node))
      return nameOf(
        node.operatorToken.getText(tree) === '&&' && !ts.isStringLiteral(node.right) ? node.right : node.left,
      );
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return nameOfElement(node);
    if (ts.isJsxFragment(node)) return 'more';
    if (ts.isTemplateExpression(node)) return nameOf(node.templateSpans[0].expression);
    return 'value';
  }
  function nameOfElement(node) {
    const tag = (ts.isJsxElement(node) ? node.openingElement : node).tagName.getText(tree);
    const kids = ts.isJsxElement(node) ? node.children.filter((c) => !(ts.isJsxText(c) && c.text.trim() === '')) : [];
    if (
      kids.length === 1 &&
      ts.isJsxExpression(kids[0]) &&
      kids[0].expression &&
      !ts.isStringLiteral(kids[0].expression)
    ) {
      const name = nameOf(kids[0].expression);
      if (name !== 'value') return name;
    }
    if (tag === 'a') return 'link';
    if (tag === 'time') return 'date';
    if (tag === 'PlayerLink' || tag === 'PlayerChip') return 'player';
    return tag.replace(/^.*\./, '');
  }

  /** Reads the text as React does: lines are trimmed, and joined by a space. */
  function jsxText(child) {
    const lines = child.text.split('\n');
    return lines
      .map((line, index) => {
        let l = line.replaceAll('\t', ' ');
        if (index > 0) l = l.replace(/^ +/, '');
        if (index < lines.length - 1) l = l.replace(/ +$/, '');
        return l;
      })
      .filter((l) => l !== '')
      .join(' ');
  }

  function element(node) {
    const open = ts.isJsxFragment(node) ? node.openingFragment : node.openingElement;
    const close = ts.isJsxFragment(node) ? node.closingFragment : node.closingElement;
    const tag = ts.isJsxFragment(node) ? '' : open.tagName.getText(tree);
    const opened = ts.isJsxFragment(node) ? open.getText(tree) : inner(open);
    const closed = close.getText(tree);
    if (tag === 'code' || tag === 'style' || tag === 'pre') return source.slice(node.getStart(tree), node.end);
    const kids = [];
    for (const child of node.children) {
      if (ts.isJsxText(child)) {
        const text = jsxText(child);
        if (text !== '') kids.push({ text, child });
      } else if (ts.isJsxExpression(child) && child.expression && ts.isStringLiteral(child.expression)) {
        kids.push({ text: child.expression.text, child });
      } else if (ts.isJsxExpression(child) && !child.expression) kids.push({ other: child, child });
      else if (ts.isJsxExpression(child)) kids.push({ node: child.expression, child });
      else if (isInlineElement(child, tag)) kids.push({ node: child, child, isElement: true });
      else kids.push({ other: child, child });
    }
    const isWords = kids.some((k) => k.text !== undefined && /\p{L}/u.test(k.text) && k.text.trim() !== 'Quadrant');
    const isPlural = kids.some((k) => k.node && plural(k.node));
    if (!isWords && !isPlural) {
      let result = opened;
      let at = open.end;
      for (const child of node.children) {
        result += source.slice(at, child.getFullStart());
        if (ts.isJsxExpression(child) && child.expression) {
          result += `{${source.slice(child.getFullStart() + 1, child.expression.getStart(tree))}${expression(child.expression, !ts.isArrowFunction(child.expression))}}`;
        } else result += render(child);
        at = child.end;
      }
      return result + source.slice(at, close.getStart(tree)) + closed;
    }
    // Blocks stand between sentences.
    let result = opened;
    let run = [];
    const isHolder = tag === '' || HOLDS_SENTENCES.has(tag);
    const flush = () => {
      while (run.length > 0 && run[0].text !== undefined && run[0].text.trim() === '') {
        result += keep(run[0]);
        run.shift();
      }
      const tail = [];
      while (run.length > 0 && run.at(-1).text !== undefined && run.at(-1).text.trim() === '') tail.unshift(run.pop());
      if (run.length > 0) {
        const worded = run.some((k) => (k.text !== undefined && /\p{L}/u.test(k.text)) || (k.node && plural(k.node)));
        if (!worded) for (const k of run) result += keep(k);
        else if (!isHolder && run.some((k) => k.isElement || (k.node && !plural(k.node)))) {
          for (const k of run)
            result += k.text !== undefined && /\p{L}/u.test(k.text) ? `{${call(k.text, [])}}` : keep(k);
        } else result += `{${sentence(trimEdges(run))}}`;
      }
      for (const k of tail) result += keep(k);
      run = [];
    };
    /** Spaces at the edges of an element stay in the text: the next element begins beside it. */
    function trimEdges(items) {
      return items.map((k) => (k.text !== undefined ? { text: k.text } : { node: k.node }));
    }
    function keep(k) {
      if (k.text !== undefined) return ts.isJsxText(k.child) ? k.child.getFullText(tree) : k.child.getText(tree);
      if (k.other) return render(k.other);
      if (k.isElement) return inner(k.child);
      return `{${expression(k.node, true)}}`;
    }
    for (const k of kids) {
      if (k.other) {
        flush();
        result += k.other && ts.isJsxExpression(k.other) ? k.other.getText(tree) : inner(k.other);
      } else run.push(k);
    }
    flush();
    return result + closed;
  }

  function isInlineElement(child, parentTag) {
    if (!ts.isJsxElement(child) && !ts.isJsxSelfClosingElement(child)) return false;
    const tag = (ts.isJsxElement(child) ? child.openingElement : child).tagName.getText(tree);
    if (INLINE.has(tag)) return true;
    return (
      /^[A-Z]/.test(tag) &&
      (parentTag === '' || HOLDS_SENTENCES.has(parentTag)) &&
      !/Form|Table|Field|Choice|Tile|Fold|Select|Readings|State|Note$|List$|Chart|Section/.test(tag)
    );
  }
  function isInFunction(node) {
    for (let at = node.parent; at; at = at.parent) if (ts.isFunctionLike(at)) return true;
    return false;
  }
  function addImports(text, file, names) {
    const wanted = Object.keys(names).filter((name) => names[name]);
    if (wanted.length === 0 || text === source) return text;
    const from = path.posix.relative(path.posix.dirname(file), 'apps/web/src/languages/t.js');
    const specifier = from.startsWith('.') ? from : `./${from}`;
    const known = /import \{ ([^}]*) \} from '[^']*languages\/t\.js';/.exec(text);
    if (known) {
      const all = [...new Set([...known[1].split(', '), ...wanted])].sort().join(', ');
      return text.replace(known[0], `import { ${all} } from '${specifier}';`);
    }
    const line = `import { ${wanted.sort().join(', ')} } from '${specifier}';\n`;
    const imports = tree.statements.filter((s) => ts.isImportDeclaration(s));
    const own = imports.findIndex((s) => s.moduleSpecifier.text.startsWith('.'));
    // The leading comments of the file are kept at the top.
    if (imports.length === 0) return line + '\n' + text;
    const at = own >= 0 ? imports[own] : null;
    const place = at ? at.getText(tree) : imports.at(-1).getText(tree);
    return at ? text.replace(place, () => `${line}${place}`) : text.replace(place, () => `${place}\n${line.trimEnd()}`);
  }
}

if (process.argv[1] === import.meta.filename) {
  const files = process.argv.slice(2);
  for (const file of files.length > 0 ? files : listSources()) {
    const before = readFileSync(path.join(root, file), 'utf8');
    const after = wrap(file, before);
    if (after !== before) writeFileSync(path.join(root, file), after);
  }
}
