import { deepStrictEqual } from 'node:assert/strict';
import { pack, unpack } from '@quadrant/rules/message';
import { FILES_OF_EVERY_FORMAT } from '../../../../../test/builders/every-format.js';
import { readFile } from '../read-file.js';
import { ALL_READERS } from './all-readers.js';

// A copy loses classes, getters and functions without a word: so what is read has to equal its copy, prototypes included.
describe('What readers read', () => {
  const readings = Object.entries(FILES_OF_EVERY_FORMAT).map(([name, bytes]) => ({ name, reading: readFile(bytes) }));

  it('is tried with every reader', () => {
    const formats = new Set(readings.map(({ reading: { format } }) => format));
    expect(ALL_READERS.map(({ format }) => format).filter((format) => !formats.has(format))).toEqual([]);
  });

  it.each(readings)('is plain data, which can go to another thread: $name', ({ reading }) => {
    deepStrictEqual(unpack(structuredClone(pack(reading))), reading);
  });
});
