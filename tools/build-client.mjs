// Builds what browsers load: style sheets, fonts and scripts. They are bundled, minified and named after their content,
// so that a browser may keep them for ever. dist/apps/web/client/manifest.json has the name of each.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.dirname(import.meta.dirname);
const OUT = path.join(root, 'dist/apps/web/client');
const PUBLIC = 'apps/web/public';
const CLIENT = 'apps/web/src/client';

/** The style sheet imports these parts. */
const IMPORTED = new Set(['tokens.css', 'forms.css', 'desks.css', 'submit.css', 'live.css']);

/** Tells whether a file, named from the root of the project, is part of what browsers load. */
export const isOfClient = (file) => file.startsWith(`${CLIENT}${path.sep}`) || file.startsWith(`${PUBLIC}${path.sep}`);

/** Bundles everything again, which takes a tenth of a second. */
export async function buildClient() {
  const islands = (await readdir(path.join(root, CLIENT)).catch(() => [])).filter((file) => /^[^.]+\.tsx?$/.test(file));
  const files = (await readdir(path.join(root, PUBLIC))).filter((file) => /\.(?:css|js)$/.test(file));
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [
      ...islands.map((file) => path.join(CLIENT, file)),
      ...files.filter((file) => !IMPORTED.has(file)).map((file) => path.join(PUBLIC, file)),
    ],
    outdir: OUT,
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: ['es2022', 'chrome123', 'firefox120', 'safari17.5'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.woff2': 'file' },
    metafile: true,
    write: true,
  });
  const outputs = Object.entries(metafile.outputs).map(([file, { entryPoint }]) => [path.basename(file), entryPoint]);
  const names = Object.fromEntries(
    outputs
      .filter(([, entryPoint]) => entryPoint !== undefined)
      .map(([file, entryPoint]) => [path.basename(entryPoint).replace(/\.tsx?$/, '.js'), file]),
  );
  await mkdir(OUT, { recursive: true });
  await writeFile(path.join(OUT, 'manifest.json'), `${JSON.stringify(names, null, 2)}\n`);
  await removeOthers(new Set(['manifest.json', ...outputs.map(([file]) => file)]));
}

async function removeOthers(kept) {
  const files = await readdir(OUT);
  await Promise.all(files.filter((file) => !kept.has(file)).map((file) => rm(path.join(OUT, file))));
}
