import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.cwd();
const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const SOURCES = filesOf('libs').filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'));
const roomOf = (path: string): string => path.slice(0, path.indexOf('/src/'));
const ROOMS = [...new Set(SOURCES.map(roomOf))];

describe('the rooms of the libraries', () => {
  it('export only what is their own', () => {
    expect(ROOMS.length).toBeGreaterThan(30);
    // A store that is the whole answer to a question is exported by views, under the name of a view.
    const passedOn = ROOMS.filter((room) => room !== 'libs/views').flatMap((room) =>
      [...read(`${room}/src/index.ts`).matchAll(/^(?:export [^;]*|\}) from '([^.'][^']*)';$/gm)].map(
        ([, from]) => `${room}: ${from}`,
      ),
    );
    expect(passedOn).toEqual([]);
  });
});
