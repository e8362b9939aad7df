// Begins with the spec files that take longest. On a machine that has not run them yet, jest would begin with the
// largest ones: a small file that tests all operations would then run for a minute at the end, alone.
const path = require('node:path');
const { existsSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

const root = path.resolve(__dirname, '../..');
/** Each takes 20 seconds and more, on two cores. */
const LONGEST = [
  'test/simulator/quadrant.spec.ts',
  'test/simulator/workers/workers.spec.ts',
  'test/walk/permissions/permissions.spec.ts',
  'test/simulator/model.spec.ts',
  'test/fuzz/fuzz.spec.ts',
  'test/walk/accounts/canary.spec.ts',
].map((file) => path.join(root, file));

for (const file of LONGEST) if (!existsSync(file)) throw new Error(`${file} does not exist; ${__filename} names it.`);

module.exports = class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const first = LONGEST.flatMap((file) => sorted.filter((test) => test.path === file));
    return [...first, ...sorted.filter((test) => !first.includes(test))];
  }
};
