// npm run check [-- PART…]: everything that is checked without running the program, two parts at a time, the longest first.
// Says how long each took, and prints what a part has to say when it fails. Exit code 1 when one failed.
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runStage } from '../stages/run-stage.mjs';

const { cacheFolder } = createRequire(import.meta.url)('../cache-folder.cjs');

/** Where a program keeps what it found. Prettier refuses to work beside a file that is broken: it is made again. */
function cacheOf(name) {
  const file = path.join(cacheFolder(name), 'cache');
  try {
    JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    rmSync(file, { force: true });
  }
  return JSON.stringify(file);
}

const PARTS = {
  format: `prettier --check --cache --cache-strategy content --cache-location ${cacheOf('prettier')} --log-level warn .`,
  regexes: 'npm run -s regexes',
  imports: `eslint --cache --cache-strategy content --cache-location ${cacheOf('eslint')} .`,
  types: 'npm run -s types',
  rooms: 'npm run -s rooms',
  schema: 'node tools/schema/main.mjs',
  'api-types': 'node tools/api-types/main.mjs --check',
  unused: 'knip',
  languages: 'npm run -s languages',
  words: 'npm run -s words',
};
/** These read dist/. It is built once, before the first of them. */
const FROM_DIST = new Set(['schema', 'api-types', 'unused']);
const AT_ONCE = 2;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Name some of ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const env = { ...process.env, PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}` };
const waiting = Object.keys(PARTS).filter((name) => wanted.length === 0 || wanted.includes(name));
let building;
let failed = 0;
await Promise.all(Array.from({ length: AT_ONCE }, work));
process.exitCode = failed === 0 ? 0 : 1;

async function work() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const { code, wall, cpu, isOverdue, output } = await run(name);
    if (code !== 0) failed += 1;
    const time = `${wall.toFixed(1)} s${cpu === null ? '' : ` (${cpu.toFixed(1)} s of a processor)`}`;
    console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${name}, ${time}${isOverdue ? ': it did not end' : ''}`);
    if (code !== 0) console.log(output.trimEnd());
  }
}

async function run(name) {
  if (FROM_DIST.has(name)) {
    const built = await (building ??= runStage({ command: 'npm run -s build', env, isQuiet: true }));
    if (built.code !== 0) return built;
  }
  return runStage({ command: PARTS[name], env, isQuiet: true });
}
