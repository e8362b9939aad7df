/** A sentence contains names and numbers unchanged, and parts that are themselves sentences or words. */
export type Value = string | number | Message;

/** A text is a sentence of ours, or a string: words of a person, or a sentence that was stored as a string before. */
export type Text = string | Message;

/**
 * A sentence as data: the English text with places for values, as ICU writes messages, and the values. `{0}` is the first value,
 * `{0, plural, one {# day} other {# days}}` a number of things. The text is the key of its translations.
 *
 * It is the English sentence wherever a string is wanted: in a template, in JSON, in a comparison by words.
 */
export class Message {
  /** @param values as many as `text` has places */
  constructor(
    readonly text: string,
    readonly values: readonly Value[] = [],
  ) {}

  toString(): string {
    return render(this.text, this.values);
  }

  toJSON(): string {
    return this.toString();
  }
}

/**
 * A sentence: ``say`${winner} beat ${loser} in round ${round}.` ``. A number of things that it holds, as `count` gives it,
 * becomes part of its text, so that a translation can decline it.
 */
export function say(texts: TemplateStringsArray, ...told: readonly Value[]): Message {
  const values: Value[] = [];
  const pieces = texts.map((text, index) => {
    const literal = escape(text);
    const value = told[index];
    if (value === undefined) return literal;
    const at = values.length;
    if (!(value instanceof Message) || !COUNT.test(value.text)) {
      values.push(value);
      return `${literal}{${at}}`;
    }
    values.push(...value.values);
    return literal + value.text.replace('{0, ', `{${at}, `);
  });
  return new Message(pieces.join(''), values);
}

/** A number with its noun, for a sentence: `1 day`, `2 days`. `many` is only needed where the plural is not `one` with an s. */
export const count = (number: number, one: string, many = `${one}s`): Message =>
  new Message(`{0, plural, one {# ${one}} other {# ${many}}}`, [number]);

/** It matches what {@link count} returns, and no sentence that begins with it. */
const COUNT = /^\{0, plural, one \{[^{}]*\} other \{[^{}]*\}\}$/;

/** Marks a text without values that pages translate. Until then it stays a string, which can be stored, compared or hashed. */
export const plain = ([text]: TemplateStringsArray): string => text!;

/** A text of one of our own tables as a sentence without values, so that pages look up its German. */
export const phrase = (text: string): Message => new Message(escape(text));

/** Words of a sentence as its text has them: braces in it are no places. */
const escape = (text: string): string => text.replace(/[{}]+/g, "'$&'");

/** It matches a place of a value, a number of things, or escaped braces. */
const PLACE = /'([{}]+)'|\{(\d+)(?:, plural, one \{([^{}]*)\} other \{([^{}]*)\})?\}/g;

/** A number of things in a text, as {@link count} writes it. */
const COUNTED = /\{(\d+), plural, one \{# ([^{}]*)\} other \{# ([^{}]*)\}\}/g;

/**
 * Returns the key of a sentence in catalogs, with `{0}` for each value, also for a number of things; and the noun of each such number,
 * by the index of its value. Braces of the text stand for themselves.
 */
export function keyOf({ text, values }: Message): { key: string; nouns: ReadonlyMap<string, string> } {
  const nouns = new Map<string, string>();
  const places = text.replace(COUNTED, (_, index: string, one: string, many: string) => {
    nouns.set(index, values[Number(index)] === 1 ? one : many);
    return `{${index}}`;
  });
  return { key: places.replace(/'([{}]+)'/g, '$1'), nouns };
}

/** A place without a value stays unchanged. */
const render = (text: string, values: readonly Value[]): string =>
  text.replace(PLACE, (place, braces: string | undefined, index: string, one?: string, other?: string) => {
    if (braces !== undefined) return braces;
    const value = values[Number(index)];
    if (value === undefined) return place;
    if (one === undefined || other === undefined) return String(value);
    return (Number(value) === 1 ? one : other).replaceAll('#', String(value));
  });

/** Joins texts with `between`, each two of them. Words in `between` are said in the language of the page. */
export const joined = (texts: readonly Value[], between: string): Message =>
  /\p{L}/u.test(between) ? inHalves(texts, `{0}${escape(between)}{1}`) : inARow(texts, escape(between));

/** Puts a text of somebody else into the quotation marks of the reader's language. */
export const quoted = (text: string): Message => say`“${text}”`;

/** Returns a list as English writes it: `a, b, and c`, or `a or b`. */
export function listed(texts: readonly Value[], last: 'and' | 'or' = 'and'): Message {
  if (texts.length < 2) return inARow(texts, '');
  const before = inARow(texts.slice(0, -1), ', ');
  return new Message(texts.length === 2 ? `{0} ${last} {1}` : `{0}, ${last} {1}`, [before, texts.at(-1)!]);
}

const inARow = (texts: readonly Value[], between: string): Message =>
  new Message(texts.map((_, index) => `{${index}}`).join(between), texts);

/** Halves nest only as deep as the logarithm of the number of texts, however many there are. */
function inHalves(texts: readonly Value[], pattern: string): Message {
  if (texts.length < 2) return inARow(texts, '');
  const middle = texts.length >> 1;
  return new Message(pattern, [inHalves(texts.slice(0, middle), pattern), inHalves(texts.slice(middle), pattern)]);
}

/** Applies `change` to every string that is a value in a text. A text that is not a sentence counts as one such string. */
export function mapStrings(text: string, change: (text: string) => string): string;
export function mapStrings(text: Text, change: (text: string) => string): Text;
export function mapStrings(text: Text, change: (text: string) => string): Text {
  if (!(text instanceof Message)) return change(text);
  const values = text.values.map((value) => (typeof value === 'number' ? value : mapStrings(value, change)));
  return new Message(text.text, values);
}
