// CI runs this (.ci/run): the test command of the README, the checks that need no running program, and a part of each
// long set. It writes the seconds of each stage and the slowest spec files to dist/gate.json. It ends with "N passed, N
// failed", and with exit code 1 when anything failed.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseFiles, choosePart, PARTS } from './part.mjs';
import { keep, runStages } from './run-stages.mjs';

const SLOWEST = 20;
const { commit, part } = choosePart();
const results = mkdtempSync(path.join(tmpdir(), 'quadrant-gate-'));
const jest = path.join(results, 'jest.json');
const from = (each) => part * each + 1;
const faults = chooseFiles('test/faults', '.fault.mjs', part, 4);

// Tests that need Chromium, Redis or Caddy install them where CI is set, or fail.
process.env.CI ??= 'true';
console.log(`Part ${part + 1} of ${PARTS} of the long sets, by commit ${commit || '(none)'}.`);
const { failed, told } = await runStages('gate', [
  ['npm ci && npm test', `npm ci && npm test -- --json --outputFile="${jest}"`],
  ['npm run check', 'npm run -s check'],
  // The next stages run the output of nest build; the second `npm run build` adds the scripts of pages and removes the rest.
  ['build', 'node tools/build.mjs test && npx nest build api && npm run -s build'],
  {
    lanes: [
      [['pages in a browser', `node test/browser/main.mjs --part ${part}`]],
      [
        [`faults: ${faults.join(', ')}`, `node test/faults/main.mjs --short ${faults.join(' ')}`],
        [
          'simulator',
          `node test/simulator/main.mjs --seeds 200 --from ${from(200)} && ` +
            `node test/simulator/main.mjs --postgres --seeds 10 --from ${from(10)} && ` +
            `node test/simulator/main.mjs --postgres --commands 500 --seeds 1 --from ${from(1)}`,
        ],
        // A busy machine answers late; how long others wait is measured by `npm run fuzz` on a quiet one.
        [
          'fuzz',
          `FUZZ_FILES=2000 FUZZ_SEED=${from(1)} node --expose-gc test/fuzz/files.mjs && ` +
            `node test/fuzz/main.mjs --shapes 2 --from ${part * 2} --slowest-ping 60000 --minutes 50`,
        ],
        ['benches on little data', `node test/bench/main.mjs --smoke --part ${part}`],
        ['smoke test', 'node test/smoke/smoke.mjs'],
      ],
    ],
  },
]);

const { passed, failed: failedTests, slowest } = readJest();
console.log(`\nThe ${slowest.length} slowest spec files, in seconds:`);
for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`);
keep('gate', { commit, part, stages: told, slowest });
rmSync(results, { recursive: true, force: true });
console.log(`\n${passed + told.length - failed.length} passed, ${failedTests + failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

function readJest() {
  if (!existsSync(jest)) return { passed: 0, failed: 0, slowest: [] };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
    readFileSync(jest, 'utf8'),
  );
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative('.', name),
    seconds: (endTime - startTime) / 1000,
  }));
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    slowest: files.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST),
  };
}
