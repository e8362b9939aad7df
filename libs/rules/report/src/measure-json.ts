const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** What a first look at a text tells. */
export interface JsonMeasure {
  /** Whether lists and objects are nested deeper than allowed; the rest of the text was not looked at then. */
  readonly isTooDeep: boolean;
  /** Where that is, as an index into the text. */
  readonly offset: number;
  /** Keys of all objects, each time that they are written. */
  readonly keys: number;
  /** Different keys, those of the same hash counted once; no more than the limit and one. */
  readonly names: number;
  /** Members of objects and elements of lists; an empty list or object counts as one more. */
  readonly values: number;
}

/** FNV-1a of a key, of its last 64 characters at most. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5 ^ (end - start);
  for (let at = Math.max(start, end - 64); at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** The end of the text of a string that begins at this quote: the index of its closing quote, or the end of the text. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}

/**
 * A look at the text of a JSON document before anything that calls itself reads it. It does not say whether it is JSON. Counting
 * keys makes duplicates cheap to rule out: if the parsed document has as many, there are none.
 */
export function measureJson(text: string, deepest: number, mostNames: number): JsonMeasure {
  const names = new Set<number>();
  let written = { start: 0, end: 0 };
  let depth = 0;
  let keys = 0;
  let values = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case QUOTE:
        written = { start: index + 1, end: endOfString(text, index) };
        index = written.end;
        break;
      case COLON:
        keys += 1;
        if (names.size <= mostNames) names.add(hashOf(text, written.start, written.end));
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth += 1;
        values += 1;
        if (depth > deepest) return { isTooDeep: true, offset: index, keys, names: names.size, values };
        break;
      case COMMA:
        values += 1;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
      default:
    }
  }
  return { isTooDeep: false, offset: text.length, keys, names: names.size, values };
}
