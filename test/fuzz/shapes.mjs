// These 200 bodies of up to 2 MB look for anything that costs more than its size: wide, deep, many keys, long texts. A
// seed makes the same bytes every time. It is plain JavaScript, so that the spec and the program `npm run fuzz` share
// it.
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { fillReport, REPORT_FAULTS } from './reports.mjs';

export const SHAPES = 200;
export const MOST_BYTES = 2 * 1024 * 1024;

/** Draws numbers that follow from a seed. */
export function drawer(seed) {
  const generator = xoroshiro128plus(seed);
  const upTo = (most) => uniformInt(generator, 0, most);
  return { upTo, one: (list) => list[upTo(list.length - 1)] };
}

/** Puts as many pieces as fit into the bytes, between a head and a tail. */
function filled(bytes, head, piece, tail, separator = ',') {
  const parts = [];
  for (let length = head.length + tail.length, n = 0; ; n++) {
    const text = piece(n);
    length += Buffer.byteLength(text) + separator.length;
    if (length > bytes) return head + parts.join(separator) + tail;
    parts.push(text);
  }
}

const nested = (bytes, open, inside, close) => {
  const levels = Math.floor((bytes - inside.length) / (open.length + close.length));
  return open.repeat(levels) + inside + close.repeat(levels);
};
const text = (bytes, unit) => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));
const asKey = (bytes, inside) => `{"${'k'.repeat(Math.floor(bytes / 2))}":${inside(Math.floor(bytes / 2))}}`;

const UNITS = ['x', 'ü', '😀', '\\"', '\\\\', '\\u0000', '\\ud800', '\\u0041', ' ', '\\n', '%00', '[{', "' or 1=1 --"];
const VALUES = ['1', '[]', '{}', 'null', '""', '1e308', '-0.1', '"a"', '[[]]', '{"a":1}', '"\\u0000"'];
const NAMES = ['handle', 'text', 'reason', 'name', 'scopes', 'links', 'patch', 'rules', 'tournament', 'season', 'days'];

/** Each maker takes the bytes that the body may have, and a drawer. */
const MAKERS = {
  'wide list': (bytes, { one }) => filled(bytes, '[', () => one(VALUES), ']'),
  'list of numbers': (bytes) => filled(bytes, '[', () => '1', ']'),
  'wide list in an object': (bytes, { one }) => filled(bytes, `{"${one(NAMES)}":[`, () => one(VALUES), ']}'),
  'many keys': (bytes, { one }) => filled(bytes, '{', (n) => `"k${n}":${one(VALUES)}`, '}'),
  'many keys in a member': (bytes, { one }) => filled(bytes, `{"${one(NAMES)}":{`, (n) => `"${n}":1`, '}}'),
  'one key again and again': (bytes, { one }) => filled(bytes, '{', () => `"${one(NAMES)}":1`, '}'),
  'a long key over doubled ones': (bytes) => asKey(bytes, (half) => filled(half, '{', () => '"a":1', '}')),
  'a long key over forbidden ones': (bytes) => asKey(bytes, (half) => filled(half, '[', () => '{"__proto__":1}', ']')),
  'a long key over broken texts': (bytes) => asKey(bytes, (half) => filled(half, '[', () => '"\\ud800"', ']')),
  'deep lists': (bytes) => nested(bytes, '[', '1', ']'),
  'deep objects': (bytes, { one }) => nested(bytes, `{"${one(NAMES)}":`, '1', '}'),
  'deep and open': (bytes, { one }) => text(bytes, one(['[', '{"a":', '[{"a":['])),
  'many small nests': (bytes, { upTo }) => {
    const levels = 1 + upTo(28);
    return filled(bytes, '[', () => '['.repeat(levels) + ']'.repeat(levels), ']');
  },
  'a long text': (bytes, { one }) => `{"${one(NAMES)}":"${text(bytes - 20, one(UNITS))}"}`,
  'a long text alone': (bytes, { one }) => `"${text(bytes - 2, one(UNITS))}"`,
  'a text without end': (bytes, { one }) => `{"${one(NAMES)}":"${text(bytes - 20, one(UNITS))}`,
  'long keys': (bytes, { one, upTo }) => {
    const unit = one(UNITS).repeat(1 + upTo(2000));
    return filled(bytes, '{', (n) => `"${n}${unit}":1`, '}');
  },
  'a long number': (bytes, { one }) => `{"${one(NAMES)}":${one(['1', '0.1', '-1'])}${'3'.repeat(bytes - 20)}}`,
  'white space': (bytes, { one }) => text(bytes - 2, one([' ', '\n', '\t', '\r\n'])) + one(['{}', '', '[]']),
  'no JSON at all': (bytes, { one }) => text(bytes, one(['a', '}', ',', ':', '"', '\\', '<a>', '%00', '\u2028'])),
  'many lines, then an error': (bytes) => `${filled(bytes - 10, '[', () => '\n1', '')},]`,
  'many lines, then doubled keys': (bytes) =>
    `{${'\n'.repeat(bytes * 0.9)}${filled(bytes * 0.09, '', () => '"a":1', '}')}`,
  'many keys, the last one doubled': (bytes) => filled(bytes - 10, '{', (n) => `"k${n}":1`, ',"k0":1}'),
  'bytes that are no text': (bytes, { upTo }) => Buffer.alloc(bytes, 0x80 + upTo(0x7f)),
  'every member a list': (bytes) => {
    const each = Math.floor(bytes / NAMES.length) - 20;
    return `{${NAMES.map((name) => `"${name}":${filled(each, '[', () => '1', ']')}`).join(',')}}`;
  },
  'the text of a scheme': (bytes, { one }) => {
    const unit = one([
      'award 1 when (',
      'not ',
      'award 1\n',
      '-',
      '"a',
      '1 + ',
      'place = 1 and ',
      '# x\n',
      'let a = 1\n',
    ]);
    return JSON.stringify({ text: text(Math.floor(bytes * 0.8), unit), name: 'fuzz', reason: 'fuzz' });
  },
  'a patch': (bytes, { one }) => {
    const path = text(Math.floor(bytes / 100), one(['/a', '/0', '/~0', '/rounds']));
    const operations = Array.from({ length: 50 }, () => ({ op: 'add', path, value: 'v'.repeat(bytes / 200) }));
    return JSON.stringify({ patch: operations, evidence: 'fuzz' });
  },
  'rules of ratings': (bytes) =>
    filled(bytes, '{"rules":{"kTables":{"opg-4.2":[', (n) => `{"from":null,"to":null,"kFactors":{"1":${n}}}`, ']}}}'),
  ...Object.fromEntries(
    REPORT_FAULTS.map((fault) => [`a report with ${fault}`, (bytes, draw) => fillReport(fault, bytes, draw)]),
  ),
  'a what-if with a report': (bytes, draw) => `{"tournament":${fillReport(draw.one(REPORT_FAULTS), bytes - 20, draw)}}`,
};

const NAMES_OF_MAKERS = Object.keys(MAKERS);

/** Counts the kinds of shapes: so many seeds in a row make one of each. */
export const CLASSES = NAMES_OF_MAKERS.length;

/** Makes the body of a seed: the makers take turns, and the seed draws the rest. */
export function shapeOf(seed, bytes = MOST_BYTES) {
  const name = NAMES_OF_MAKERS[seed % NAMES_OF_MAKERS.length];
  return { seed, name, body: MAKERS[name](bytes, drawer(seed)) };
}

const PARTS = [
  '%00',
  '%0a',
  '%ff',
  '%ed%a0%80',
  '%c3%28',
  '%',
  '%2f',
  '..%2f',
  '%2e%2e',
  '😀',
  '%F0%9F%98%80',
  "'",
  '%25',
];

/** Makes a value for a parameter of a path or a query, encoded for an address. */
export function addressPartOf(seed) {
  const { one, upTo } = drawer(seed);
  const unit = encodeURI(one(PARTS)).replaceAll('%25', '%');
  return unit.repeat(1 + (seed % 3 === 0 ? upTo(300) : 0));
}

/** Makes a query of a seed, with names that operations know. */
export function queryOf(seed, names) {
  const { one, upTo } = drawer(seed);
  const known = [...names, 'limit', 'cursor', 'q', 'to', 'asOf', '__proto__', 'constructor', 'a[]'];
  const count = seed % 5 === 0 ? 2500 : 1 + upTo(4);
  return Array.from({ length: count }, (_, n) => `${one(known)}=${count > 100 ? n : addressPartOf(seed * 7 + n)}`).join(
    '&',
  );
}

/** Makes the headers of a seed, which fit into the 16 kB that are read. */
export function headersOf(seed) {
  const { one } = drawer(seed);
  const length = one([1, 100, 8000]);
  const long = one(['a', 'ü'.normalize('NFC'), '"', ',', ';=', '%', 'v"'])
    .repeat(length)
    .slice(0, 8000);
  const name = one(['cookie', 'if-none-match', 'if-match', 'accept', 'idempotency-key', 'x-request-id', 'user-agent']);
  return { [name]: Buffer.from(long).toString('latin1') };
}
