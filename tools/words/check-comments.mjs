// Part of npm run check: every comment is a sentence in plain English.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';

const { cacheFolder } = createRequire(import.meta.url)('../cache-folder.cjs');

/** The snapshot of the schema repeats comments of other files. */
const SOURCE_FILE = /(?<!\.d)\.(?:tsx?|mjs|cjs)$|(?<!\.snapshot)\.sql$/;
const SHOWN_LENGTH = 100;

const root = process.argv[2] ?? process.cwd();
const kept = join(cacheFolder('comments'), 'faults.json');
const known = readKept();
const program = ['check-comments.mjs', 'find-comments.mjs', 'judge-comment.mjs'].map((name) =>
  readFileSync(join(import.meta.dirname, name)),
);

const faults = {};
for (const file of listFiles()) {
  const source = readFileSync(join(root, file), 'utf8');
  const key = keyOf(file, source);
  faults[key] = known[key] ?? (await findFaults(file, source));
}
keep(faults);

const lines = Object.values(faults).flat();
for (const line of lines) console.error(line);
if (lines.length > 0) process.exitCode = 1;

function* listFiles() {
  for (const folder of ['apps', 'libs', 'tools', 'test']) {
    if (!existsSync(join(root, folder))) continue;
    for (const name of readdirSync(join(root, folder), { recursive: true }).sort()) {
      if (SOURCE_FILE.test(name)) yield `${folder}/${name.replaceAll('\\', '/')}`;
    }
  }
}

async function findFaults(file, source) {
  // Most runs know all files: they spare the second that TypeScript and the grammar take to load.
  const [{ findComments }, { judgeComment }] = await Promise.all([
    import('./find-comments.mjs'),
    import('./judge-comment.mjs'),
  ]);
  return findComments(file, source).flatMap(({ line, text }) => {
    const words = text.replace(/\s+/g, ' ');
    const shown = words.length > SHOWN_LENGTH ? `${words.slice(0, SHOWN_LENGTH)}…` : words;
    // In SQL a comment may be a note beside a column, such as "null: every one".
    return judgeComment(text, { mayLackVerb: file.endsWith('.sql') }).map(
      ({ reason, wayOut }) => `${file}:${line}: the comment "${shown}" ${reason}. ${wayOut}.`,
    );
  });
}

/** A result belongs to a file's name and content, and to this program. */
function keyOf(file, source) {
  const hash = createHash('sha256');
  for (const part of [...program, file, source]) hash.update(part);
  return hash.digest('base64url');
}

function readKept() {
  try {
    return JSON.parse(readFileSync(kept, 'utf8'));
  } catch {
    return {};
  }
}

/** Another run may read the results at the same time, so a complete file takes the place of the old one. */
function keep(results) {
  const written = `${kept}.${process.pid}`;
  writeFileSync(written, JSON.stringify(results));
  renameSync(written, kept);
}
