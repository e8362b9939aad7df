// npm run rooms checks every import by .dependency-cruiser.cjs, that no cycles exist between files or folders, and the picture of the rooms
// in docs/rooms.md. `--update` draws it again.
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { drawRooms } from './picture.mjs';
import { reportViolations } from './report.mjs';

const load = createRequire(import.meta.url);
const tsConfig = extractTSConfig('tsconfig.json');

const PAGE = 'docs/rooms.md';
/** The picture stands between these two. */
const PICTURE = /(<!-- rooms -->\n\n```mermaid\n)[^]*?(\n```\n)/;

const violations = [];
let modules = [];
const comments = new Map();
for (const file of ['../../.dependency-cruiser.cjs', '../../.dependency-cruiser.folders.cjs']) {
  const { options, forbidden } = load(file);
  const ruleSet = { forbidden };
  for (const { name, comment } of forbidden) comments.set(name, comment ?? '');
  const { output } = await cruise(['apps', 'libs'], { ...options, ruleSet, validate: true }, {}, { tsConfig });
  violations.push(...output.summary.violations);
  modules = output.modules;
}

const lines = reportViolations(violations, comments);
if (lines.length === 0) {
  const page = readFileSync(PAGE, 'utf8');
  const drawn = page.replace(PICTURE, (_, before, after) => `${before}${drawRooms(modules)}${after}`);
  if (process.argv.includes('--update')) writeFileSync(PAGE, drawn);
  else if (drawn !== page)
    lines.push(`The picture of the rooms in ${PAGE} is old. Draw it again: npm run rooms -- --update`);
}
for (const line of lines) console.error(line);
if (lines.length > 0) process.exitCode = 1;
