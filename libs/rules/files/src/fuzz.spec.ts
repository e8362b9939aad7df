import fc from 'fast-check';
import {
  damagedFile,
  damagedWorkbook,
  faultsOf,
  SOUND_FILES,
  SOUND_WORKBOOKS,
} from '../../../../test/fuzz/file-cases.js';
import { zipOf } from '../../../../test/builders/zip.js';
import { openFile } from './open-file.js';

// `npm run fuzz` opens 500,000 files and measures time and memory. With the 300 real files of open-file.spec.ts these are 2,000.
const CASES = 1700;
const WORKBOOKS = 200;

describe('Damaged files', () => {
  it('are each one format while they are sound', () => {
    const formats = Object.values(SOUND_FILES).map((text) => openFile(new TextEncoder().encode(text)).format);
    expect(formats).not.toContain(null);
    // Scorecards, crosstables and points of rounds are there in two ways.
    expect(new Set(formats).size).toBe(formats.length - 3);
  });

  it('never make a reader throw, are refused as a whole, and every finding says what to do', () => {
    fc.assert(
      fc.property(damagedFile, (bytes) => {
        expect(faultsOf(bytes)).toEqual([]);
      }),
      { numRuns: CASES },
    );
  });

  it('are workbooks, too', () => {
    for (const parts of Object.values(SOUND_WORKBOOKS)) expect(openFile(zipOf(parts)).format).toBe('csv-matches');
    fc.assert(
      fc.property(damagedWorkbook, (bytes) => {
        expect(faultsOf(bytes)).toEqual([]);
      }),
      { numRuns: WORKBOOKS },
    );
  });
});
