// Compiles for jest what changed since its last run, once for all workers (runtime.cjs): on a fresh machine each of them
// would compile and store every file for itself, 5 s of computing each.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import swc from '@swc/core';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'node_modules/.cache/quadrant-jest');
const compiler = path.join(root, 'tools/swc.cjs');
const { compileOptions } = createRequire(import.meta.url)(compiler);

/**
 * @returns the file in which the workers find what was compiled: for each source the time of its last change, its code, and
 *   where its source map is
 */
export async function compileForJest() {
  const name = createHash('sha256').update(swc.version);
  for (const file of [compiler, import.meta.filename]) name.update(await readFile(file));
  const kept = path.join(folder, `${name.digest('hex').slice(0, 16)}.json`);
  const before = await readFile(kept, 'utf8').then(JSON.parse, () => ({}));
  const sources = (await Promise.all(['apps', 'libs', 'test'].map(list))).flat();
  let isChanged = Object.keys(before).length !== sources.length;
  const compiled = await Promise.all(
    sources.map(async (file) => {
      const { mtimeMs } = await stat(file);
      if (before[file]?.mtimeMs === mtimeMs) return [file, before[file]];
      isChanged = true;
      return [file, { mtimeMs, ...(await compile(file)) }];
    }),
  );
  if (isChanged) await write(kept, JSON.stringify(Object.fromEntries(compiled)));
  return kept;
}

async function compile(file) {
  const map = path.join(folder, 'maps', `${path.relative(root, file)}.map`);
  const options = { ...compileOptions(file, 'commonjs'), sourceMaps: true };
  const result = await swc.transform(await readFile(file, 'utf8'), options);
  await write(map, result.map);
  return { code: result.code, map };
}

/** Another run may read it at the same moment. */
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
