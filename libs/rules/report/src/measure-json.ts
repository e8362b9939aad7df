const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** A JSON text may hold at most this much. */
export interface JsonLimits {
  /** It limits how deep objects and lists are nested. */
  readonly depth: number;
  /** It counts different keys. */
  readonly names: number;
  /** It counts members of objects and elements of lists. */
  readonly values: number;
}

/** A first look at a text measures this. */
export interface JsonMeasure {
  /** The exceeded limits in their order, each with the index where that happens. After `depth` counting stops. */
  readonly passed: readonly { readonly limit: keyof JsonLimits; readonly offset: number }[];
  /** It counts the keys of all objects, each time that they are written. */
  readonly keys: number;
  /** It counts members of objects and elements of lists; an empty list or object counts as one more. */
  readonly values: number;
}

/** Returns FNV-1a of a key; only its last 64 characters are hashed. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5 ^ (end - start);
  for (let at = Math.max(start, end - 64); at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** Returns the index of the closing quote of the string that begins at this quote, or the end of the text. */
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
 * Counts the contents of a JSON document in its text before any recursive function reads it. It does not tell whether
 * the text is JSON. Counting keys makes it cheap to rule out duplicates: there are none if the parsed document has as
 * many keys. Keys with the same hash count as one name. Two megabytes take 4 to 10 ms.
 */
export function measureJson(text: string, limits: JsonLimits): JsonMeasure {
  const passed: { limit: keyof JsonLimits; offset: number }[] = [];
  const names = new Set<number>();
  let written = { start: 0, end: 0 };
  let depth = 0;
  let keys = 0;
  let values = 0;
  const countValue = (offset: number) => {
    values += 1;
    if (values === limits.values + 1) passed.push({ limit: 'values', offset });
  };
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case QUOTE:
        written = { start: index + 1, end: endOfString(text, index) };
        index = written.end;
        break;
      case COLON:
        keys += 1;
        if (names.size > limits.names) break;
        names.add(hashOf(text, written.start, written.end));
        if (names.size > limits.names) passed.push({ limit: 'names', offset: written.start - 1 });
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        depth += 1;
        if (depth > limits.depth) return { passed: [...passed, { limit: 'depth', offset: index }], keys, values };
        countValue(index);
        break;
      case COMMA:
        countValue(index);
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
      default:
    }
  }
  return { passed, keys, values };
}
