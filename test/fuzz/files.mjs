// FUZZ_FILES=N npm run fuzz: opens N damaged files of all formats, 500,000 unless it says otherwise, then at most
// 20,000 damaged workbooks and at most 2,000 hostile archives of a batch, and measures how long each one blocks and how much memory stays. Prints the first faults with their seed; exit code 1 when there is any.
import fc from 'fast-check';
import { faultsOfArchive, hostileArchive } from '../../dist/test/fuzz/archive-cases.js';
import { damagedFile, damagedWorkbook, faultsOf } from '../../dist/test/fuzz/file-cases.js';

const CASES = Number(process.env.FUZZ_FILES || 500_000);
const MOST_WORKBOOKS = 20_000;
const MOST_ARCHIVES = 2000;
const MOST_MS = 200;
/** An archive has up to six files, some of 12 MB. */
const MOST_ARCHIVE_MS = 2000;
const MOST_BYTES = 100 * 1024 * 1024;
/** Time is measured after the code is compiled. */
const WARM_UP = 500;

const seed = Number(process.env.FUZZ_SEED || Date.now() % 2 ** 31);
let opened = 0;
const slowest = new Map([
  [MOST_MS, 0],
  [MOST_ARCHIVE_MS, 0],
]);
/** Garbage that is not collected yet is not kept. */
function kept() {
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
const atStart = kept();
let most = 0;

const open = (files, findFaults = faultsOf, mostMs = MOST_MS) =>
  fc.property(files, (file) => {
    const start = performance.now();
    const cpu = process.cpuUsage();
    const faults = findFaults(file);
    const { user, system } = process.cpuUsage(cpu);
    // A busy machine makes a file wait; other threads of this process count as CPU.
    const took = Math.min(performance.now() - start, (user + system) / 1000);
    opened += 1;
    if (opened > WARM_UP) slowest.set(mostMs, Math.max(slowest.get(mostMs), took));
    if (opened % 1000 === 0) most = Math.max(most, kept() - atStart);
    if (opened > WARM_UP && took > mostMs) faults.push(`blocked for ${Math.round(took)} ms`);
    if (most > MOST_BYTES) faults.push(`keeps ${Math.round(most / 1024 / 1024)} MB more`);
    if (faults.length > 0) throw new Error(faults.slice(0, 3).join('\n'));
  });
const all = [
  fc.check(open(damagedFile), { numRuns: CASES, seed }),
  fc.check(open(damagedWorkbook), { numRuns: Math.min(CASES, MOST_WORKBOOKS), seed }),
  fc.check(open(hostileArchive, faultsOfArchive, MOST_ARCHIVE_MS), {
    numRuns: Math.min(CASES, MOST_ARCHIVES),
    seed,
  }),
];

console.log(
  `Files: ${opened} opened, slowest ${slowest.get(MOST_MS).toFixed(1)} ms (at most ${MOST_MS}), slowest archive ${slowest.get(MOST_ARCHIVE_MS).toFixed(0)} ms (at most ${MOST_ARCHIVE_MS}), at most ${(most / 1024 / 1024).toFixed(0)} MB more (at most 100), seed ${seed}.`,
);
const failed = all.filter((details) => details.failed);
for (const details of failed) console.error(fc.defaultReportMessage(details));
if (failed.length > 0) process.exit(1);
