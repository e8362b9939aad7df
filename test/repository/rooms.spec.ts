import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.cwd();
const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const SOURCES = filesOf('libs').filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'));
const roomOf = (path: string): string => path.slice(0, path.indexOf('/src/'));
const ROOMS = [...new Set(SOURCES.map(roomOf))];
const MOST_LINES = 6_000;

describe('the rooms of the libraries', () => {
  it('have at most 6,000 lines each, without specs', () => {
    const lines = new Map(ROOMS.map((room) => [room, 0]));
    for (const path of SOURCES) {
      lines.set(roomOf(path), lines.get(roomOf(path))! + read(path).split('\n').length - 1);
    }
    expect(ROOMS.length).toBeGreaterThan(30);
    expect([...lines].filter(([, count]) => count > MOST_LINES)).toEqual([]);
  });

  it('export only what is their own', () => {
    const passedOn = ROOMS.flatMap((room) =>
      [...read(`${room}/src/index.ts`).matchAll(/^(?:export [^;]*|\}) from '([^.'][^']*)';$/gm)].map(
        ([, from]) => `${room}: ${from}`,
      ),
    );
    expect(passedOn).toEqual([]);
  });
});
