// What `npm run dev` keeps ready: a process that has loaded all packages that our programs import, loads our own modules while
// the program before it still closes, and then becomes the program that it is told. No saved file changes packages.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const root = path.dirname(import.meta.dirname);
const OF_BROWSERS = path.join(root, 'dist/apps/web/client');
/** Until the other program is there again, too: it needs the processor first. */
const PAUSE_MS = 3_000;
const IMPORTED = /\b(?:from|import) ?['"]([^.'"/][^'"]*)['"]/g;

const leave = () => process.exit();
process.once('disconnect', leave);
const toLoad = hear('load');
const toBecome = hear('become');

await Promise.race([toLoad, toBecome, sleep(PAUSE_MS)]);
for (const name of await findPackages()) {
  // The program itself says what is wrong with a package.
  await import(name).catch(() => undefined);
}
const become = await Promise.race([toBecome, toLoad.then(loadModules)]);
process.removeListener('disconnect', leave);
process.argv[1] = become;
await import(pathToFileURL(become).href);

/** What a message says under this name. */
function hear(name) {
  return new Promise((resolve) => {
    const listen = (message) => {
      if (message[name] === undefined) return;
      process.off('message', listen);
      resolve(message[name]);
    };
    process.on('message', listen);
  });
}

/** The program itself says what is wrong with a module. */
async function loadModules(file) {
  await import(pathToFileURL(file).href).catch(() => undefined);
  return toBecome;
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
