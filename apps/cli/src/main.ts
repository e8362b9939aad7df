#!/usr/bin/env node
import path from 'node:path';
import { runProgram } from './program.js';
import { surroundingsOf } from './surroundings.js';

// Whoever reads our output may stop reading: `quadrant … | head` is no trouble of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));

const programFolder = import.meta.dirname;
const packageFolder = path.resolve(programFolder, '../../../..');
process.exitCode = await runProgram(process.argv.slice(2), surroundingsOf(process, { programFolder, packageFolder }));
