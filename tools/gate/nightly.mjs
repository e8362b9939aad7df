// npm run nightly: the long sets as a whole, of which the gate (.ci/run) tries a tenth. Exit code 1 when anything failed.
import { runStages } from './run-stages.mjs';

process.env.CI ??= 'true';
const { failed, told } = await runStages('nightly', [
  ['random stories at full length', 'npm run -s test:full'],
  ['faults', 'npm run -s build && node test/faults/main.mjs'],
  [
    'simulator',
    'node tools/build.mjs test && node test/simulator/main.mjs --seeds 2000 && ' +
      'node test/simulator/main.mjs --postgres --seeds 100 && ' +
      'node test/simulator/main.mjs --postgres --commands 500 --seeds 10',
  ],
  [
    'fuzz',
    'node test/fuzz/workbooks.mjs && FUZZ_FILES=20000 node --expose-gc test/fuzz/files.mjs && node test/fuzz/main.mjs --shapes 20 --minutes 50',
  ],
  ['alert rules', 'node tools/gate/alert-rules.mjs'],
  ['regular expressions', 'npm run -s regexes'],
  ['benches', 'node test/bench/main.mjs'],
  ['smoke test of the tarball', 'npm run -s build && node test/smoke/smoke.mjs --tarball'],
  ['Node 20, 22 and 24', 'node tools/gate/node-versions.mjs'],
  ['pages in a browser', 'node test/browser/main.mjs'],
]);
console.log(`\n${told.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
