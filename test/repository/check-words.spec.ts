import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SCRIPT = join(process.cwd(), 'test/repository/check-words.mjs');

const WORDS = {
  'libs/rules/tournament/src/cite-section.ts': `const DOCUMENT_NAMES = {\n  '000': 'Organized Play Guide 4.2',\n};\n`,
  'docs/findings.md': '| `bad-handle` | error | a handle | fix it |\n',
  'docs/problems.md': '| `not-found` | 404 | nothing is there |\n',
};

/** Runs the check on a project that has one source file beside its tables of words. */
function check(file: string, source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'quadrant-words-'));
  try {
    for (const [path, text] of Object.entries({ ...WORDS, [file]: source })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { status, stderr } = spawnSync(process.execPath, [SCRIPT, folder], { encoding: 'utf8' });
    return [status, stderr.trim()];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('npm run words', () => {
  it('passes when everything that users see has words', () => {
    const source = `const award = { rule: '000 table 12.4.1', status: 404, code: 'not-found', title: 'x' };
      const CODES = { 'bad-handle': 'error' };`;
    expect(check('libs/rules/league/src/award.ts', source)).toEqual([0, '']);
  });

  it.each([
    [
      'a document without a title',
      `const rule = '005 §3: has no ratings';`,
      'libs/rules/a.ts cites document 005 in "005 §3: has no ratings". Add its title to DOCUMENT_NAMES in libs/rules/tournament/src/cite-section.ts.',
    ],
    [
      'a finding of a catalogue without a row',
      `const CODES = { 'bad-deck': 'warning' };`,
      'libs/rules/a.ts has the finding "bad-deck". Add a row to docs/findings.md that says when it appears and what to do.',
    ],
    [
      'a finding made by hand without a row',
      `const found = { severity: 'error', code: 'bad-deck' };`,
      'libs/rules/a.ts has the finding "bad-deck". Add a row to docs/findings.md that says when it appears and what to do.',
    ],
    [
      'a refusal without a row',
      `const TABLE = { 'deck-taken': { status: 409, title: 'x', detail: 'y', advice: 'z' } };`,
      'libs/rules/a.ts has the problem "deck-taken". Add a row to docs/problems.md that says when it appears and what to do.',
    ],
  ])('names %s', (_, source, sentence) => {
    expect(check('libs/rules/a.ts', source)).toEqual([1, sentence]);
  });
});
