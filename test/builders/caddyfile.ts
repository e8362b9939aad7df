/** A request as far as the rules of the origin ask about it; the path is encoded. */
interface Sent {
  readonly method: string;
  readonly path: string;
}

interface Line {
  readonly words: readonly string[];
  readonly block: readonly Line[];
}

type Matches = (request: Sent) => boolean;

/**
 * Reads as much of a Caddyfile as ours has: one site with one `route` of named matchers (`method`, `path`, `path_regexp`)
 * and of `handle` blocks with a `reverse_proxy`, or with `respond 404`.
 *
 * @returns where a request is sent, as `host:port`; or {@link NOBODY}
 * @throws Error for whatever else is in the file
 */
export function readOrigin(text: string): (request: Sent) => string {
  const sites = parse(text);
  const [route] = only(sites, 'site').block;
  if (sites[0]?.block.length !== 1 || route?.words.join(' ') !== 'route') throw unknown(route);
  const matchers = new Map<string, Matches>();
  const rules: { readonly matches: Matches; readonly target: string }[] = [];
  for (const line of route.block) {
    const [word = '', ...rest] = line.words;
    if (word.startsWith('@')) {
      matchers.set(word, rest.length > 0 ? matcherOf([{ ...line, words: rest }]) : matcherOf(line.block));
    } else if (word === 'handle' && rest.length <= 1) {
      const matches = rest[0] === undefined ? () => true : matchers.get(rest[0]);
      if (matches === undefined) throw unknown(line);
      rules.push({ matches, target: targetOf(line) });
    } else throw unknown(line);
  }
  return (request) => {
    const rule = rules.find(({ matches }) => matches(request));
    if (rule === undefined) throw new Error(`No rule takes ${request.method} ${request.path}.`);
    return rule.target;
  };
}

function parse(text: string): Line[] {
  const lines = text.split('\n').map((line) => line.trim());
  const told = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const readBlock = (): Line[] => {
    const block: Line[] = [];
    for (let line = told.shift(); line !== undefined && line !== '}'; line = told.shift()) {
      const words = line.split(/\s+/);
      const opens = words.at(-1) === '{';
      block.push(opens ? { words: words.slice(0, -1), block: readBlock() } : { words, block: [] });
    }
    return block;
  };
  return readBlock();
}

/** All kinds of conditions have to hold; of the paths of several lines, one. */
function matcherOf(lines: readonly Line[]): Matches {
  const methods = valuesOf(lines, 'method');
  const paths = valuesOf(lines, 'path').map(pathMatcher);
  const expressions = valuesOf(lines, 'path_regexp').map((source) => new RegExp(source));
  const odd = lines.find(({ words, block }) => block.length > 0 || !KINDS.has(words[0] ?? '') || words.length === 1);
  if (odd !== undefined || expressions.length > 1) throw unknown(odd ?? lines[0]);
  return ({ method, path }) => {
    const decoded = decodeURIComponent(path);
    return (
      (methods.length === 0 || methods.includes(method)) &&
      (paths.length === 0 || paths.some((matches) => matches(decoded))) &&
      expressions.every((expression) => expression.test(decoded))
    );
  };
}

const KINDS = new Set(['method', 'path', 'path_regexp']);

const valuesOf = (lines: readonly Line[], kind: string): string[] =>
  lines.filter(({ words }) => words[0] === kind).flatMap(({ words }) => words.slice(1));

/** As https://caddyserver.com/docs/caddyfile/matchers#path says: a star at the end takes anything, one inside no slash. */
function pathMatcher(pattern: string): (decoded: string) => boolean {
  const stars = pattern.split('*').length - 1;
  if (!/^\/[\w./*-]*$/.test(pattern) || (pattern.endsWith('*') && stars > 1)) {
    throw new Error(`The spec cannot read the path "${pattern}" of the Caddyfile.`);
  }
  const lower = pattern.toLowerCase();
  if (lower.endsWith('*')) return (decoded) => decoded.toLowerCase().startsWith(lower.slice(0, -1));
  const glob = new RegExp(`^${lower.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
  return (decoded) => glob.test(decoded.toLowerCase());
}

/** The target of requests that reach no part. */
export const NOBODY = 'nobody';

function targetOf({ block }: Line): string {
  const { words } = only(block, 'directive of a handle');
  const [directive, target] = words;
  if (words.join(' ') === 'respond 404') return NOBODY;
  if (directive !== 'reverse_proxy' || target === undefined || words.length > 2) throw unknown({ words, block });
  return target;
}

function only(lines: readonly Line[], what: string): Line {
  const [line] = lines;
  if (line === undefined || lines.length > 1) throw new Error(`The Caddyfile needs one ${what}, not ${lines.length}.`);
  return line;
}

const unknown = (line: Line | undefined): Error =>
  new Error(`The spec cannot read "${line?.words.join(' ') ?? ''}" of the Caddyfile.`);
