// Lists the packages of package-lock.json with their licences, and finds those that are not allowed.

/** Each of these lets anybody use, change and pass on Quadrant under its own licence (MIT). */
const ALLOWED = new Set([
  ...[
    'MIT',
    // It asks for even less than MIT: no attribution.
    'MIT-0',
    'ISC',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'Zlib',
    'Python-2.0',
    'Unlicense',
  ],
  'PostgreSQL',
]);

/** MPL-2.0 asks for the source of a package's own files alone. These are passed on unchanged, from the public registry. */
const ALLOWED_UNCHANGED = new Map([['web-push', 'MPL-2.0']]);

/** Tools for development may have these: nothing of them is passed on. */
const ALLOWED_FOR_TOOLS = new Set(['MPL-2.0', 'CC-BY-4.0', 'OFL-1.1']);

/**
 * @typedef {{ name: string, version: string, licence: string, isTool: boolean }} Package
 * @param {{ packages: Record<string, { version?: string, license?: string, dev?: boolean }> }} lock
 * @returns {Package[]} sorted by name; a package that is there twice has two lines
 */
export function listPackages({ packages }) {
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, { version = '', license = 'none', dev = false }]) => ({
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      isTool: dev,
    }))
    .sort((one, other) => one.name.localeCompare(other.name) || one.version.localeCompare(other.version));
}

/**
 * Reads SPDX expressions of names with AND, OR and parentheses: of an OR one side has to be allowed, of an AND both.
 *
 * @param {Package} listed
 */
export function isAllowed({ name, licence, isTool }) {
  if (ALLOWED_UNCHANGED.get(name) === licence) return true;
  const words = licence.match(/[()]|[^\s()]+/g) ?? [];
  const readUnit = () => {
    const word = words.shift();
    if (word !== '(') return ALLOWED.has(word ?? '') || (isTool && ALLOWED_FOR_TOOLS.has(word ?? ''));
    const inner = readEither();
    words.shift();
    return inner;
  };
  const readBoth = () => {
    let all = readUnit();
    while (words[0] === 'AND') {
      words.shift();
      all = readUnit() && all;
    }
    return all;
  };
  const readEither = () => {
    let any = readBoth();
    while (words[0] === 'OR') {
      words.shift();
      any = readBoth() || any;
    }
    return any;
  };
  const allowed = readEither();
  return allowed && words.length === 0;
}
