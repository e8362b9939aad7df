import fc from 'fast-check';
import { faultsOfArchive, hostileArchive } from '../../../../test/fuzz/archive-cases.js';

// `npm run fuzz` unpacks some thousands; here a few come in any run.

describe('an archive that is made to leave the batch, to burst, or to hide', () => {
  it('never throws, keeps every path within the batch, says why a file is not taken, and loses no sound file', () => {
    fc.assert(
      fc.property(hostileArchive, (archive) => {
        expect(faultsOfArchive(archive)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
