/* Reads and evaluates bonus schemes by docs/bonus-schemes.md alone: a second opinion on what a scheme gives. */

const WORD = /\s*(?:#[^\n]*\n?\s*)*("(?:[^"]|"")*"|[A-Za-z][\w.]*|\d+|<=|>=|!=|[-+*=<>(),])/y;

function wordsOf(text) {
  const words = [];
  const source = text.replace(/#[^\n]*$/, '').trimEnd();
  WORD.lastIndex = 0;
  while (WORD.lastIndex < source.length) {
    const match = WORD.exec(source);
    if (match === null) throw new Error(`Not a scheme: ${source.slice(0, 60)}`);
    words.push(match[1]);
  }
  return words;
}

const KEYWORDS = ['award', 'at', 'for', 'when', 'because'];

/** Returns the rules of a scheme and its maximum, which is Infinity if none is stated. */
export function readScheme(text) {
  const words = wordsOf(text);
  const next = () => words[0];
  const take = (wanted) => {
    const word = words.shift();
    if (wanted !== undefined && word !== wanted) throw new Error(`"${wanted}" expected, "${word}" found`);
    return word;
  };
  const has = (...wanted) => wanted.includes(next());

  function primary() {
    const word = take();
    if (word === '(') {
      const first = or();
      if (!has(',')) return take(')') && first;
      const texts = [first];
      while (has(',')) texts.push(take(',') && or());
      take(')');
      return (facts) => new Set(texts.map((each) => each(facts)));
    }
    if (word === 'count' || word === 'min' || word === 'max') {
      take('(');
      const first = or();
      const second = has(',') ? take(',') && or() : null;
      take(')');
      const told = (work) => (facts) => {
        const values = [first, ...(second === null ? [] : [second])].map((each) => each(facts));
        return values.includes(null) ? null : work(...values);
      };
      return told(word === 'count' ? (set) => set.size : word === 'min' ? Math.min : Math.max);
    }
    if (word === '-') {
      const value = primary();
      return (facts) => (value(facts) === null ? null : -value(facts));
    }
    if (word[0] === '"') {
      const written = textKey(word.slice(1, -1).replaceAll('""', '"'));
      return () => written;
    }
    if (/^\d/.test(word)) return () => Number(word);
    if (word === 'true' || word === 'false') return () => word === 'true';
    return (facts) => facts.of(word);
  }

  /** An unknown operand makes only results unknown that depend on it. */
  const both = (one, other, work) => (facts) => {
    const [a, b] = [one(facts), other(facts)];
    return a === null || b === null ? null : work(a, b);
  };

  function product() {
    let value = primary();
    while (has('*')) take() && (value = both(value, primary(), (a, b) => a * b));
    return value;
  }

  function sum() {
    let value = product();
    while (has('+', '-')) {
      const sign = take() === '+' ? 1 : -1;
      value = both(value, product(), (a, b) => a + sign * b);
    }
    return value;
  }

  function comparison() {
    const value = sum();
    if (has('not')) {
      take('not');
      take('in');
      return both(value, sum(), (a, set) => !set.has(a));
    }
    if (!has('in', '=', '!=', '<', '<=', '>', '>=')) return value;
    const sign = take();
    const compare = {
      in: (a, set) => set.has(a),
      '=': (a, b) => a === b,
      '!=': (a, b) => a !== b,
      '<': (a, b) => a < b,
      '<=': (a, b) => a <= b,
      '>': (a, b) => a > b,
      '>=': (a, b) => a >= b,
    }[sign];
    return both(value, sum(), compare);
  }

  function not() {
    if (!has('not')) return comparison();
    take();
    const value = not();
    return (facts) => (value(facts) === null ? null : !value(facts));
  }

  /** A part that equals `decisive` decides, whatever the others are. Otherwise an unknown part makes the whole unknown. */
  const junction = (part, word, decisive) => () => {
    const parts = [part()];
    while (has(word)) parts.push(take() && part());
    if (parts.length === 1) return parts[0];
    return (facts) => {
      const values = parts.map((each) => each(facts));
      return values.includes(decisive) ? decisive : values.includes(null) ? null : !decisive;
    };
  };
  const and = junction(not, 'and', false);
  const or = junction(and, 'or', true);

  let most = Infinity;
  if (has('at')) {
    take('at');
    take('most');
    most = Number(take());
  }
  const rules = [];
  while (words.length > 0) {
    take('award');
    const points = or();
    let each = null;
    if (has('for')) {
      take('for');
      take('each');
      const name = take();
      take('in');
      each = { name, set: or() };
    }
    const when = has('when') ? take() && or() : () => true;
    if (has('because')) take() && take();
    if (words.length > 0 && !KEYWORDS.includes(next())) throw new Error(`"${next()}" is not expected`);
    rules.push({ points, each, when });
  }
  return { most, rules };
}

/**
 * Returns the points that a scheme gives to one entry, up to its maximum.
 *
 * @param factOf a fact by its name; null: the report does not tell it
 */
export function pointsOfScheme({ most, rules }, factOf) {
  let sum = 0;
  for (const { points, each, when } of rules) {
    const members = each === null ? [null] : (each.set({ of: factOf }) ?? []);
    for (const member of members) {
      const facts = { of: (name) => (name === each?.name ? member : factOf(name)) };
      const given = when(facts) === true ? points(facts) : null;
      if (given !== null) sum += Math.max(0, Math.min(50, Math.floor(given)));
    }
  }
  return Math.min(most, sum);
}

/** Returns a text as the language compares it: no capitals or accents, one kind of apostrophe, hyphens as spaces. */
export const textKey = (text) =>
  text
    .replace(/[\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u02c8\u2032\u00b4`\uff07]/g, "'")
    .replace(/\s*[-\u2010-\u2015\u2212\ufe58\ufe63\uff0d]+\s*/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
