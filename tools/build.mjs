// npm run build: compiles what changed of apps/ and libs/ into dist/, without a type check (npm run types).
// node tools/build.mjs test compiles test/ too, for the commands that run it outside jest.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import swc from '@swc/core';
import { buildClient, isOfClient } from './build-client.mjs';

const root = path.dirname(import.meta.dirname);
const { compileOptions, compilerKey } = createRequire(import.meta.url)('./swc.cjs');

const COMPILED = /\.tsx?$/;
const LEFT_OUT = /(?:\.spec\.tsx?|\.d\.m?ts|\.md|\.snap|\.snapshot\.sql)$/;
/** Made and cleared away by buildClient. */
const OF_BROWSERS = /^dist\/apps\/web\/client\//;
/** Read by programs from where they were built. */
const COPIED = /\.(?:sql|json)$/;

/**
 * Brings dist/ up to date with these folders of the project, and removes what has no source any more.
 * @returns how many files it wrote
 */
export async function build(folders = ['apps', 'libs']) {
  const compiler = createHash('sha256')
    .update(compilerKey)
    .update(await readFile(import.meta.filename))
    .digest('hex');
  const [written] = await Promise.all([
    Promise.all(folders.map((folder) => buildFolder(folder, compiler))),
    folders.includes('apps') ? buildClient() : null,
  ]);
  return written.reduce((sum, files) => sum + files, 0);
}

/** Compiles or copies one file, named from the root of the project. */
export async function buildFile(file) {
  if (isOfClient(file)) return buildClient();
  const target = targetOf(file);
  await mkdir(path.join(root, path.dirname(target)), { recursive: true });
  const source = await readFile(path.join(root, file), 'utf8');
  if (!COMPILED.test(file)) return writeFile(path.join(root, target), source);
  const options = { ...compileOptions(file, 'es6'), sourceMaps: true, sourceFileName: sourceFrom(target, file) };
  const { code, map } = await swc.transform(source, options);
  const end = `\n//# sourceMappingURL=${path.basename(target)}.map\n`;
  await Promise.all([writeFile(path.join(root, target), code + end), writeFile(path.join(root, `${target}.map`), map)]);
}

/** Whether a file, named from the root of the project, has a place in dist/. */
export const isBuilt = (file) => isOfClient(file) || isCompiled(file);

const isCompiled = (file) => !isOfClient(file) && (COMPILED.test(file) || COPIED.test(file)) && !LEFT_OUT.test(file);

const targetOf = (file) => path.join('dist', file.replace(COMPILED, '.js'));

const sourceFrom = (target, file) => path.relative(path.dirname(target), file).split(path.sep).join('/');

/** Another swc, or other options, make every file stale. */
async function buildFolder(folder, compiler) {
  const note = path.join(root, 'dist', folder, '.compiler');
  const isNewCompiler = (await readFile(note, 'utf8').catch(() => '')) !== compiler;
  const sources = (await list(folder)).filter(isCompiled);
  const stale = [];
  for (const file of sources) if (isNewCompiler || (await isStale(file))) stale.push(file);
  await Promise.all([...stale.map(buildFile), removeOrphans(folder, sources)]);
  if (isNewCompiler) await writeFile(note, compiler);
  return stale.length;
}

async function isStale(file) {
  const [source, target] = await Promise.all([stat(path.join(root, file)), timeOf(targetOf(file))]);
  return source.mtimeMs > target;
}

const timeOf = (file) =>
  stat(path.join(root, file)).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

async function removeOrphans(folder, sources) {
  const targets = sources.map(targetOf);
  const kept = new Set([
    ...targets,
    ...targets.map((target) => `${target}.map`),
    path.join('dist', folder, '.compiler'),
  ]);
  const orphans = (await list(path.join('dist', folder))).filter((file) => !kept.has(file) && !OF_BROWSERS.test(file));
  await Promise.all(orphans.map((file) => rm(path.join(root, file))));
}

async function list(folder) {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build(['apps', 'libs', ...process.argv.slice(2)]);
