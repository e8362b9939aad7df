// Long sets are too long for every run: the gate tries one part of ten, and `npm run nightly` all of them. The hash of the commit
// chooses the part, so that everybody who tries the same commit tries the same.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

export const PARTS = 10;

/**
 * The variable `QUADRANT_PART` selects the part of another commit.
 *
 * @returns {{ commit: string, part: number }} `part` from 0; a folder without git has the first part
 */
export function choosePart() {
  const commit = ask('rev-parse', 'HEAD');
  const part = process.env.QUADRANT_PART ?? Number.parseInt(commit.slice(0, 8) || '0', 16);
  return { commit, part: Number(part) % PARTS };
}

/**
 * Chooses what this run tries of a long set: a part of it, and everything touched since the last release or the branch
 * point.
 *
 * @param {readonly string[]} names of all of the set
 * @param {number} part
 * @param {number} parts into how many the set is divided
 * @param {(name: string) => string} fileOf where a name is tried
 * @returns {string[]}
 */
export function choose(names, part, parts, fileOf) {
  const touched = touchedFiles();
  return names.filter((name, index) => index % parts === part % parts || touched.has(fileOf(name)));
}

/**
 * Does the same for the files in a folder.
 *
 * @param {string} folder
 * @param {string} ending of their names
 * @param {number} part
 * @param {number} parts
 * @returns {string[]} names without the ending
 */
export function chooseFiles(folder, ending, part, parts) {
  const files = readdirSync(folder).filter((file) => file.endsWith(ending));
  const names = files.sort().map((file) => file.slice(0, -ending.length));
  return choose(names, part, parts, (name) => `${folder}/${name}${ending}`);
}

/** Finds the files touched since the last tag, otherwise since the branch left its remote; empty where neither is known. */
function touchedFiles() {
  const since = ask('describe', '--tags', '--abbrev=0') || ask('merge-base', 'HEAD', 'origin/HEAD');
  return new Set(since === '' ? [] : ask('diff', '--name-only', since).split('\n'));
}

/** Returns the output of git; empty when it fails. */
function ask(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
