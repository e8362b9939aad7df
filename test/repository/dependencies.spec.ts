import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isAllowed, listPackages } from '../../tools/supply/licences.mjs';

const read = (name: string): string => readFileSync(path.join(process.cwd(), name), 'utf8');

type Overrides = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
type Versions = Readonly<Record<string, string>>;

const { overrides, dependencies, devDependencies, optionalDependencies, version } = JSON.parse(
  read('package.json'),
) as {
  readonly overrides: Overrides;
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
  readonly optionalDependencies: Versions;
  readonly version: string;
};
const page = read('docs/dependencies.md');

const firstCells = (heading: string): string[] => {
  const section = page.split(/^## /m).find((each) => each.startsWith(heading))!;
  return [...section.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, cell]) => cell!);
};

describe('the packages of Quadrant', () => {
  it('have licences that let anybody pass on Quadrant under MIT', () => {
    const lock = JSON.parse(read('package-lock.json')) as Parameters<typeof listPackages>[0];
    const packages = listPackages(lock);
    expect(packages.length).toBeGreaterThan(500);
    expect(packages.filter((each) => !isAllowed(each))).toEqual([]);
  });

  it.each([
    ['MIT', false, true],
    ['MIT-0', false, true],
    ['(MIT OR GPL-3.0)', false, true],
    ['MIT AND GPL-3.0', false, false],
    ['(MIT AND Zlib)', false, true],
    ['(GPL-2.0 OR (MIT AND ISC))', false, true],
    ['GPL-3.0-or-later', true, false],
    ['AGPL-3.0', true, false],
    ['MPL-2.0', true, true],
    ['MPL-2.0', false, false],
    ['none', true, false],
    ['SEE LICENSE IN LICENSE', false, false],
    ['MIT GPL-3.0', false, false],
  ])('with the licence %s, for development: %s, are allowed: %s', (licence, isTool, allowed) => {
    expect(isAllowed({ name: 'some-package', licence, isTool })).toBe(allowed);
  });

  it('have the reason of every override in docs/dependencies.md, and of no other', () => {
    const named = Object.entries(overrides).flatMap(([name, of]) =>
      typeof of === 'string' ? [name] : Object.keys(of).map((inner) => `${name} > ${inner}`),
    );
    expect(firstCells('Overrides')).toEqual(named);
  });

  it('are releases, unless docs/dependencies.md says why not', () => {
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
    const betas = Object.entries(all).flatMap(([name, range]) => (/-/.test(range) ? [name] : []));
    const excused = firstCells('Betas').map((name) => name.replace(/\*$/, ''));
    expect(betas.filter((name) => !excused.some((start) => name.startsWith(start)))).toEqual([]);
    expect(excused.filter((start) => !betas.some((name) => name.startsWith(start)))).toEqual([]);
  });
});

describe('a release', () => {
  it('has the version of package.json in its changes and its images', () => {
    expect(/^## (\S+) \(\d{4}-\d\d-\d\d\)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
    const images = [...read('docker-compose.yml').matchAll(/image: quadrant[\w-]*:(\S+)$/gm)].map(([, tag]) => tag);
    expect(images.length).toBeGreaterThan(1);
    expect(new Set(images)).toEqual(new Set([version]));
  });
});
