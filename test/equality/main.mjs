// Compares what two commits publish, what their pages say in both languages, and how many statements of SQL each page needs: `npm run equality -- --before DIR [--keep DIR] [HISTORY…]`. DIR is a checkout of the commit
// before, with its packages and its built program. Both build each history under the same clock and with the same public ids.
// Ends with 1 when something differs.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareExports, leftOut } from './compare.mjs';
import { HISTORIES } from './histories.mjs';
import { withInstallation } from './installation.mjs';
import { comparePages, compareStatements, readPages } from './pages.mjs';

const HERE = fileURLToPath(new URL('../../', import.meta.url));
const USAGE = 'Usage: npm run equality -- --before DIR [--keep DIR] [HISTORY…]';

const { values, positionals } = parseArgs({
  options: { before: { type: 'string' }, keep: { type: 'string' } },
  allowPositionals: true,
});
const histories = HISTORIES.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (!values.before || histories.length === 0) {
  console.error(`${USAGE}\nHistories: ${HISTORIES.map(({ name }) => JSON.stringify(name)).join(', ')}`);
  process.exit(2);
}
const before = path.resolve(values.before);
if (!existsSync(path.join(before, 'dist/apps/cli/src/main.js'))) {
  console.error(`${before} has no built program. Run "npm ci && npm run build" there.`);
  process.exit(2);
}

const exportsFolder = values.keep ? path.resolve(values.keep) : mkdtempSync(path.join(tmpdir(), 'quadrant exports '));
let differences = 0;
try {
  for (const history of histories) differences += await compareHistory(history);
} finally {
  if (!values.keep) rmSync(exportsFolder, { recursive: true, force: true });
}
console.log(differences === 0 ? '\nNothing differs.' : `\n${differences} files and pages differ.`);
process.exit(differences === 0 ? 0 : 1);

async function compareHistory(history) {
  const folders = [];
  const pages = [];
  for (const [which, checkout] of [
    ['before', before],
    ['now', HERE],
  ]) {
    const folder = path.join(exportsFolder, history.name.replace(' ', '-'), which);
    const began = Date.now();
    await withInstallation({ checkout, now: history.now }, async (installation) => {
      await history.build(installation);
      await installation.call('export', folder);
      pages.push(await installation.whileRunning({}, readPages));
    });
    folders.push(folder);
    console.error(`${history.name}, ${which}: built in ${((Date.now() - began) / 1000).toFixed(0)} s`);
  }
  const { chainSha256, inputsSha256, files } = JSON.parse(readFileSync(path.join(folders[1], 'manifest.json'), 'utf8'));
  console.log(`\n${history.name} (${history.tells}): ${files['tournaments.ndjson'].records} published tournaments`);
  console.log(`  chain ${chainSha256}\n  inputs ${inputsSha256}`);
  const compared = compareExports(...folders, history);
  for (const { name, records, isEqual, how } of compared) {
    console.log(`  ${isEqual ? 'ok    ' : 'DIFFER'} ${name.padEnd(23)}${String(records).padStart(7)} records  ${how}`);
  }
  const rows = compared.reduce((sum, { records }) => sum + records, 0);
  const equal = compared.filter(({ isEqual }) => isEqual).length;
  console.log(
    `  ${equal} of ${compared.length} files are equal, ${rows} records in all; not compared: ${leftOut(history).join(', ')}`,
  );
  const told = comparePages(...pages.map((read) => read.pages));
  console.log(
    `  ${told.length === 0 ? 'ok    ' : 'DIFFER'} ${[...pages[1].pages.values()].flat().length} pages, ${told.length} of them say something else`,
  );
  const kinds = groupBy(told, ({ before: said, now }) => `      before: ${said}\n      now:    ${now}`);
  for (const [what, [first, ...others]] of kinds) {
    console.log(`    ${first.name}${others.length === 0 ? '' : ` and ${others.length} more`}\n${what}`);
  }
  const asked = compareStatements(...pages.map((read) => read.statements));
  console.log(
    `  ${asked.more.length === 0 ? 'ok    ' : 'DIFFER'} ${asked.now} statements of SQL for all pages, ${asked.before} before; ${asked.more.length} pages need more`,
  );
  for (const { name, before: earlier, now } of asked.more) console.log(`    ${name}: ${now}, before ${earlier}`);
  return compared.length - equal + told.length + asked.more.length;
}

/** Node 20 has no Map.groupBy. */
function groupBy(rows, keyOf) {
  const groups = new Map();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
