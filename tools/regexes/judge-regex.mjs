import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { checkSync } from 'recheck';

const { cacheFolder } = createRequire(import.meta.url)('../cache-folder.cjs');

// The build in JavaScript works the same everywhere, and needs no Java.
process.env.RECHECK_BACKEND = 'pure';

/**
 * Tells whether matching takes at most linear time in the length of the text. This is proven with automata, not by
 * trying. A proof is cached: all of them take 45 seconds.
 *
 * @returns {string | null} null when it is proven, otherwise what is known
 */
export function judgeRegex({ source, flags }) {
  const proof = proofOf(source, flags);
  if (isProven(proof)) return null;
  const { status, complexity, error } = checkSync(source, flags, { checker: 'automaton', timeout: 600_000 });
  if (status !== 'safe') return complexity?.summary ?? error?.kind ?? status;
  keep(proof);
  return null;
}

const SAFE = 'safe';

/** The cache belongs to one lock file, and so to one version of recheck. */
const proofOf = (source, flags) =>
  path.join(cacheFolder('regexes'), createHash('sha256').update(`/${source}/${flags}`).digest('hex'));

function isProven(proof) {
  try {
    return readFileSync(proof, 'utf8') === SAFE;
  } catch {
    return false;
  }
}

function keep(proof) {
  const draft = `${proof}.${process.pid}`;
  mkdirSync(path.dirname(proof), { recursive: true });
  writeFileSync(draft, SAFE);
  renameSync(draft, proof);
}
