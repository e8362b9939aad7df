// Compiles for jest what has changed since its last run, once for all workers (runtime.cjs). Otherwise, on a fresh
// machine each worker would compile and store every file for itself, 5 s of computing each.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import swc from '@swc/core';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);
const { compileOptions, compilerKey } = require('../../tools/swc.cjs');
const folder = require('../../tools/cache-folder.cjs').cacheFolder('specs');

/**
 * @returns the file in which the workers find what was compiled: for each source, named from the top of the project, the time of its
 *   last change, its code, and where its source map is
 */
export async function compileForJest() {
  const name = createHash('sha256')
    .update(compilerKey)
    .update(await readFile(import.meta.filename));
  const kept = path.join(folder, `${name.digest('hex').slice(0, 16)}.json`);
  const before = await readFile(kept, 'utf8').then(readKept, () => ({}));
  const sources = (await Promise.all(['apps', 'libs', 'test'].map(list))).flat();
  let isChanged = Object.keys(before).length !== sources.length;
  const compiled = await Promise.all(
    sources.map(async (file) => {
      const source = path.relative(root, file);
      const [{ mtimeMs }, text] = await Promise.all([stat(file), readFile(file, 'utf8')]);
      const hash = createHash('sha1').update(text).digest('hex');
      const known = before[source];
      if (known?.hash === hash && known.mtimeMs === mtimeMs) return [source, known];
      isChanged = true;
      return [source, known?.hash === hash ? { ...known, mtimeMs } : { hash, mtimeMs, ...(await compile(file, text)) }];
    }),
  );
  if (isChanged) await write(kept, JSON.stringify(Object.fromEntries(compiled)));
  return kept;
}

/** A line that was cut off in the middle is compiled again. */
function readKept(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

async function compile(file, text) {
  const map = path.join(folder, 'maps', `${path.relative(root, file)}.map`);
  // Another checkout may use it, so the map names the source as if it were beside it.
  const options = { ...compileOptions(file, 'commonjs'), sourceMaps: true, sourceFileName: path.basename(file) };
  const result = await swc.transform(text, options);
  await write(map, result.map);
  return { code: result.code, map };
}

/** Another run may read the file at the same moment. */
async function write(file, text) {
  const draft = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, text);
  await rename(draft, file);
}

async function list(name) {
  const entries = await readdir(path.join(root, name), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
