// npm run regexes: proves that every regular expression of the program takes linear time. Exit code 1 names the others.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EXCEPTIONS } from './exceptions.mjs';
import { findRegexes } from './find-regexes.mjs';
import { judgeRegex } from './judge-regex.mjs';

const folders = process.argv.slice(2);
const files = (folders.length > 0 ? folders : ['apps', 'libs']).flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => /\.(ts|tsx|js|mjs)$/.test(name) && !/\.spec\.tsx?$/.test(name) && !name.includes('node_modules')),
);
const found = files.flatMap(findRegexes);
const verdicts = new Map();
const used = new Set();
let refused = 0;
for (const regex of found) {
  const written = regex.isComputed ? regex.source : `/${regex.source}/${regex.flags}`;
  if (!verdicts.has(written)) verdicts.set(written, regex.isComputed ? 'computed' : judgeRegex(regex));
  const verdict = verdicts.get(written);
  if (verdict === null) continue;
  used.add(written);
  if (EXCEPTIONS.has(written)) continue;
  refused += 1;
  console.error(`${regex.file}:${regex.line} ${written}: ${verdict}`);
}
if (folders.length === 0) {
  for (const written of EXCEPTIONS.keys()) {
    if (used.has(written)) continue;
    refused += 1;
    console.error(`tools/regexes/exceptions.mjs: ${written} is not needed; remove it.`);
  }
}
if (refused > 0) {
  console.error('Rewrite them, bound what repeats, or give a reason in tools/regexes/exceptions.mjs.');
  process.exit(1);
}
console.log(
  `${verdicts.size} regular expressions, ${used.size} of them exceptions with a reason: the others are linear.`,
);
