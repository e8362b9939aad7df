import { mkdirSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeScratchFolder } from '../../../../../test/builders/scratch-folder.js';
import { linkSharedLibraries } from './shared-libraries.js';

const links = JSON.stringify([{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }]);

function makeNative(): string {
  const folder = makeScratchFolder('libraries');
  const native = path.join(folder, 'native');
  mkdirSync(native);
  writeFileSync(path.join(native, 'pg-symlinks.json'), links);
  return native;
}

describe('linkSharedLibraries', () => {
  it('makes the missing links in the package, as often as it is called', () => {
    const native = makeNative();
    mkdirSync(path.join(native, 'lib'));
    expect(linkSharedLibraries(native, path.join(native, 'private'))).toEqual({});
    expect(linkSharedLibraries(native, path.join(native, 'private'))).toEqual({});
    expect(readlinkSync(path.join(native, 'lib', 'libx.so.1'))).toBe('libx.so.1.2');
  });

  it('puts them elsewhere, and on the library path, when the package cannot be written to', () => {
    const native = makeNative();
    // A file where the folder should be stands for a folder that refuses: it refuses root too.
    writeFileSync(path.join(native, 'lib'), '');
    const folder = path.join(native, 'private');
    const variables = Object.values(linkSharedLibraries(native, folder));
    expect(variables[0]?.split(path.delimiter).slice(0, 2)).toEqual([folder, path.join(native, 'lib')]);
    expect(readlinkSync(path.join(realpathSync(folder), 'libx.so.1'))).toBe(path.join(native, 'lib', 'libx.so.1.2'));
  });
});
