import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `npm run regexes` on a folder that has one file. */
function judge(source: string): { readonly status: number | null; readonly said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'regexes-'));
  try {
    writeFileSync(join(folder, 'one.ts'), source);
    const { status, stdout, stderr } = spawnSync('node', ['tools/regexes/main.mjs', folder], { encoding: 'utf8' });
    return { status, said: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('The check of regular expressions', () => {
  it('refuses one that takes exponential time, one that takes quadratic time, and one that is computed', () => {
    const { status, said } = judge(
      'export const all = [/(a+)+$/, /\\d+$/, new RegExp(String(Math.PI)), /^[a-z]+$/];\n',
    );
    expect(status).toBe(1);
    expect(said).toMatch(/one\.ts:1 \/\(a\+\)\+\$\/: exponential/);
    expect(said).toMatch(/one\.ts:1 \/\\d\+\$\/: 2nd degree polynomial/);
    expect(said).toMatch(/one\.ts:1 new RegExp\(String\(Math\.PI\)\): computed/);
    expect(said).not.toContain('[a-z]');
  });

  it('takes linear ones', () => {
    expect(judge('export const line = /^[a-z]+( [a-z]+)*$/;\n')).toMatchObject({ status: 0 });
  });
});
