#!/usr/bin/env node
import path from 'node:path';
import { COULD_NOT_RUN, DONE } from './exit-code.js';
import { explainWriting } from './explain-error.js';
import { runProgram } from './program.js';
import { surroundingsOf } from './surroundings.js';

// Messages on the way are for people, so it does no harm when nobody reads them.
process.stderr.on('error', () => undefined);
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A started program serves others: it outlives the terminal, pipe or disk that its greeting went to.
  if (process.argv[2] === 'start') return;
  // A reader may stop reading, as in `quadrant … | head`, which is no error.
  if (error.code === 'EPIPE') process.exit(DONE);
  process.stderr.write(`${explainWriting('The standard output', error).message}\n`);
  process.exit(COULD_NOT_RUN);
});

const programFolder = import.meta.dirname;
const packageFolder = path.resolve(programFolder, '../../../..');
process.exitCode = await runProgram(process.argv.slice(2), surroundingsOf(process, { programFolder, packageFolder }));
