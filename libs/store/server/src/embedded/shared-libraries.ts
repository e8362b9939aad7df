import { existsSync, lstatSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './place.js';

interface Link {
  /** The file that the package has, relative to it. */
  readonly source: string;
  /** The programs look for this name, relative to the package. */
  readonly target: string;
}

/**
 * Makes the links between shared libraries that npm drops when it packs (its install script, which makes them too, may
 * not have run). Where the package may not be written to, the links go to `privateFolder`.
 *
 * @returns the environment variables that the programs need to find their libraries: none, or the library path.
 */
export function linkSharedLibraries(native: string, privateFolder: string): Record<string, string> {
  const links = readLinks(native);
  try {
    for (const { source, target } of links) {
      makeLink(path.relative(path.dirname(target), source), path.join(path.dirname(native), target));
    }
    return {};
  } catch {
    return linkElsewhere(native, links, privateFolder);
  }
}

function linkElsewhere(native: string, links: readonly Link[], folder: string): Record<string, string> {
  makeFolder(folder);
  for (const { source, target } of links) {
    makeLink(path.join(path.dirname(native), source), path.join(folder, path.basename(target)));
  }
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  // The package's own folder is needed too: a library that is found through a link looks for its neighbours beside the
  // link.
  const folders = [folder, path.join(native, 'lib'), process.env[variable]];
  return { [variable]: folders.filter(Boolean).join(path.delimiter) };
}

function readLinks(native: string): readonly Link[] {
  const list = path.join(native, 'pg-symlinks.json');
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
}

function makeLink(source: string, link: string): void {
  if (isThere(link)) {
    if (readlinkSync(link) === source) return;
    rmSync(link);
  }
  try {
    symlinkSync(source, link);
  } catch (error) {
    // Another process that starts at the same moment makes the same link.
    if (!isThere(link)) throw error;
  }
}

function isThere(link: string): boolean {
  return lstatSync(link, { throwIfNoEntry: false }) !== undefined;
}
