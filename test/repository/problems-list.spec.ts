import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.cwd();

function sourcesIn(folder: string): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n');
}

const table = readFileSync(join(root, 'docs/problems.md'), 'utf8');
const listed = new Map(
  [...table.matchAll(/^\| `([a-z-]+)` +\| (\d{3}) +\|/gm)].map(([, code, status]) => [code, status]),
);

describe('docs/problems.md', () => {
  it('lists the kinds that every application knows, with their status', () => {
    const kinds = sourcesIn('libs/http').matchAll(/^ {2}'?([a-z-]+)'?: \{\s*status: (\d{3}), ?\s*title/gm);
    const inSource = [...kinds].map(([, code, status]) => [code, status]);
    expect(inSource.length).toBeGreaterThan(15);
    expect(inSource.filter(([code, status]) => listed.get(code) !== status)).toEqual([]);
  });

  it('lists what the applications add', () => {
    const codes = sourcesIn('apps').matchAll(/status: (\d{3}),\s*code: '([a-z-]+)'/g);
    expect([...codes].filter(([, status, code]) => listed.get(code) !== status)).toEqual([]);
  });

  it('lists nothing that nobody says', () => {
    const sources = sourcesIn('libs/http') + sourcesIn('apps') + sourcesIn('libs/persistence/src/acceptance');
    const said = (code: string) => new RegExp(`(['"])${code}\\1|\\b${code}: \\{`).test(sources);
    expect([...listed.keys()].filter((code) => !said(code!))).toEqual([]);
  });
});
