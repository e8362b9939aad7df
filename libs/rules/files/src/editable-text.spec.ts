import { editableTextOf, LARGEST_EDITED } from './editable-text.js';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding));

describe('The text of a file that people correct on a page', () => {
  it.each([
    ['UTF-8', bytes('Zoë;Jürgen\r\nAnn;Bob'), 'Zoë;Jürgen\nAnn;Bob'],
    ['ISO 8859-1', bytes('Zoë;Jürgen\rAnn;Bob\n', 'latin1'), 'Zoë;Jürgen\nAnn;Bob\n'],
    ['UTF-16', bytes('\ufeffZoë;Jürgen', 'utf16le'), 'Zoë;Jürgen'],
    ['rounds in brackets', bytes('[Round 1]\nAnn - Bob'), '[Round 1]\nAnn - Bob'],
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), null],
    ['HTML', bytes('<html>'), null],
    ['JSON', bytes('{"schema": "quadrant/1"}'), null],
    ['a list in JSON', bytes('[{"a": 1}]'), null],
    ['PDF', bytes('%PDF-1.4'), null],
    ['the largest text', bytes('a'.repeat(LARGEST_EDITED)), 'a'.repeat(LARGEST_EDITED)],
    ['a larger text', bytes('a'.repeat(LARGEST_EDITED + 1)), null],
  ])('is read from %s', (_, file, text) => {
    expect(editableTextOf(file)).toBe(text);
  });
});
