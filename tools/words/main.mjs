// npm run words: runs every check of words, also after one failed. Exit code 1 when one failed.
import { spawnSync } from 'node:child_process';

const CHECKS = [
  ['tools/words/check-words.mjs'],
  ['tools/words/check-comments.mjs'],
  ['tools/codes/main.mjs', '--check'],
];
for (const check of CHECKS)
  if (spawnSync(process.execPath, check, { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
