import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SCRIPT = join(process.cwd(), 'tools/words/check-words.mjs');

const WORDS = {
  'libs/rules/tournament/src/cite-section.ts': `const DOCUMENT_NAMES = {\n  '000': 'Organized Play Guide 4.2',\n};\n`,
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
    const source = `const award = { rule: '000 table 12.4.1', code: 'bad-handle', severity: severityOf('bad-handle') };`;
    expect(check('libs/rules/leagues/src/award.ts', source)).toEqual([0, '']);
  });

  it.each([
    [
      'a document without a title',
      `const rule = '005 §3: has no ratings';`,
      'libs/rules/a.ts cites document 005 in "005 §3: has no ratings". Add its title to DOCUMENT_NAMES in libs/rules/tournament/src/cite-section.ts.',
    ],
    [
      'a finding that is made without the list',
      `const found = { severity: 'error', code: 'bad-deck' };`,
      `libs/rules/a.ts gives "bad-deck" a severity. Call finding('bad-deck', …), which takes it from the list.`,
    ],
    [
      'a problem that is made without the list',
      `throw new Problem({ status: 409, code: 'deck-taken', title: 'x', detail: 'y', advice: 'z' });`,
      'libs/rules/a.ts gives "deck-taken" a status and a title. Call problemOfKind, which takes them from the list.',
    ],
  ])('names %s', (_, source, sentence) => {
    expect(check('libs/rules/a.ts', source)).toEqual([1, sentence]);
  });
});
