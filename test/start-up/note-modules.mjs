// node --import …/note-modules.mjs PROGRAM: writes the address of each module that Node loads for it into the file NOTE_MODULES.
import { appendFileSync } from 'node:fs';
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// The thread of the hooks loads this file too.
if (isMainThread) {
  register(import.meta.url);
  const { createRequire } = await import('node:module');
  const { cache } = createRequire(import.meta.url);
  process.on('exit', () => Object.keys(cache).forEach(note));
}

export function load(url, context, next) {
  note(url);
  return next(url, context);
}

function note(module) {
  appendFileSync(process.env.NOTE_MODULES, `${module}\n`);
}
