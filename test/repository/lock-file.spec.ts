import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  readonly optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(join(__dirname, '../../package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** Where npm would look for a dependency of a package: in its own node_modules, then upwards. */
function isLocked(path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in lock.packages) return true;
    if (folder === '') return false;
  }
}

describe('package-lock.json', () => {
  // npm install leaves out packages for other platforms that a registry does not have yet; npm ci then refuses the lock.
  it('has every optional dependency, those of other platforms too', () => {
    const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry', () => {
    expect(JSON.stringify(lock)).not.toContain('"resolved":"http');
  });
});
