// `npm run dev` keeps this process ready. It has loaded all packages that our programs import, and becomes the program
// that it is told. Packages take most of the time of a start, and no saved file changes them.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const root = path.dirname(import.meta.dirname);
const OF_BROWSERS = path.join(root, 'dist/apps/web/client');
/** It also waits until the other program runs again, which needs the processor first. */
const PAUSE_MS = 3_000;
const IMPORTED = /\b(?:from|import) ?['"]([^.'"/][^'"]*)['"]/g;

const leave = () => process.exit();
process.once('disconnect', leave);
const told = new Promise((resolve) => process.once('message', resolve));

await Promise.race([told, sleep(PAUSE_MS)]);
for (const name of await findPackages()) {
  // The program itself reports what is wrong with a package.
  await import(name).catch(() => undefined);
}
await warmFastify();
const { become } = await told;
process.removeListener('disconnect', leave);
process.argv[1] = become;
await import(pathToFileURL(become).href);

/** Fastify loads its schema compilers for the first instance, which takes 45 ms of CPU. */
async function warmFastify() {
  const { FastifyAdapter } = await import('@nestjs/platform-fastify').catch(() => ({}));
  if (FastifyAdapter !== undefined) new FastifyAdapter();
}

async function findPackages() {
  const names = new Set();
  for (const folder of ['dist/apps', 'dist/libs']) {
    const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (!entry.name.endsWith('.js') || entry.parentPath.startsWith(OF_BROWSERS)) continue;
      const code = await readFile(path.join(entry.parentPath, entry.name), 'utf8');
      for (const [, name] of code.matchAll(IMPORTED)) names.add(name);
    }
  }
  return names;
}
