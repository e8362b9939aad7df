// npm run fuzz: opens each workbook that is made to exhaust a reader, or to be misread, in a process of its own, and
// measures CPU time and the peak of memory beyond what the process needed before. Exit code 1 when there is any fault.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { openFile } from '../../dist/libs/rules/files/src/index.js';
import { HOSTILE_WORKBOOKS } from '../../dist/test/fuzz/hostile-workbooks.js';

const MOST_MS = 2000;
const MOST_MB = 100;
const ANSWERS = new Map(Object.entries({ game: '2e', director: 'a', name: 'Cup', startsAt: '2026-01-17' }));

const isChild = process.argv[2] === 'open';
if (isChild) measure(new Uint8Array(readFileSync(0)));
else openAll();

function openAll() {
  const faults = Object.entries(HOSTILE_WORKBOOKS).flatMap(([name, { isRead, make }]) => {
    const input = Buffer.from(make());
    const child = spawnSync(process.execPath, ['--expose-gc', import.meta.filename, 'open'], {
      input,
      encoding: 'utf8',
    });
    if (child.stdout === '') return [`${name}: ${child.stderr.slice(-300)}`];
    const { ms, mb, said, documents } = JSON.parse(child.stdout);
    console.log(
      `  ${name.padEnd(46)} ${String(input.length).padStart(8)} bytes ${String(ms).padStart(5)} ms ${String(mb).padStart(4)} MB  ${said}`,
    );
    return [
      ...(ms > MOST_MS ? [`${name}: ${ms} ms, at most ${MOST_MS}`] : []),
      ...(mb > MOST_MB ? [`${name}: ${mb} MB more, at most ${MOST_MB}`] : []),
      ...(documents > 0 === isRead ? [] : [`${name}: ${isRead ? 'is not read' : 'is read'}`]),
    ];
  });
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
}

function measure(bytes) {
  // The code is loaded before, so that only the workbook counts.
  openFile(new TextEncoder().encode('Player 1,Player 2,Result\nA,B,W\n'), ANSWERS);
  globalThis.gc();
  const before = process.resourceUsage().maxRSS;
  const start = process.cpuUsage();
  const { findings, documents } = openFile(bytes, ANSWERS);
  const { user, system } = process.cpuUsage(start);
  const error = findings.find(({ severity }) => severity === 'error');
  console.log(
    JSON.stringify({
      ms: Math.round((user + system) / 1000),
      mb: Math.round((process.resourceUsage().maxRSS - before) / 1000),
      said: error?.code ?? 'read',
      documents: documents.filter((document) => document !== null).length,
    }),
  );
}
