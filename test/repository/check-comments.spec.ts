import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SCRIPT = join(process.cwd(), 'tools/words/check-comments.mjs');
const SUBJECT = 'Begin with a subject ("The player who …") or a verb ("Returns …").';
const VERB = 'Write a sentence with a subject and a verb, or delete the comment.';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quadrant-comments-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the exit code and the lines of a check of a project that has these files alone. */
function check(files: Readonly<Record<string, string>>) {
  const project = mkdtempSync(join(folder, 'project-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  const env = { ...process.env, XDG_CACHE_HOME: join(folder, 'cache') };
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, project], { encoding: 'utf8', env });
  return [status, stderr.split('\n').filter(Boolean)];
}

describe('npm run words', () => {
  it('refuses a comment that needs a second reading, and says what to write', () => {
    const refused = {
      'apps/a.tsx': `const page = (\n  <p title="/* By title. */">\n    By // hand\n    {/* By entry. */}\n  </p>\n);\n`,
      'libs/b.ts': `/** Whoever they count as is what claims lock. */\nexport const b = 1; // The order of places\n`,
      'libs/e.sql': `create table e (\n  -- folded handle\n  -- of whoever sent it\n  sender text default '-- By'\n);\n`,
      'test/c.spec.ts': `// A report is stored.\n// What has waited was counted when it came.\n`,
      'tools/d.mjs': `/**\n * Scores the report anew.\n *\n * @param report of a director\n */\n`,
    };
    const found = [
      `apps/a.tsx:4: the comment "By entry." begins a sentence with "By". ${SUBJECT}`,
      `apps/a.tsx:4: the comment "By entry." has no verb. ${VERB}`,
      `libs/b.ts:1: the comment "Whoever they count as is what claims lock." begins a sentence with "Whoever". ${SUBJECT}`,
      'libs/b.ts:1: the comment "Whoever they count as is what claims lock." says "Whoever". Say who it is: "the player who …", "the people that …".',
      `libs/b.ts:2: the comment "The order of places" has no verb. ${VERB}`,
      'libs/e.sql:2: the comment "folded handle of whoever sent it" says "whoever". Say who it is: "the player who …", "the people that …".',
      'tools/d.mjs:1: the comment "Scores the report anew. @param report of a director" says "anew". Write "again".',
      `test/c.spec.ts:1: the comment "A report is stored. What has waited was counted when it came." begins a sentence with "What". ${SUBJECT}`,
    ];
    expect(check(refused)).toEqual([1, found]);
    // The second run takes its results from the cache.
    expect(check(refused)).toEqual([1, found]);
  });

  it('accepts plain sentences, questions, citations, directives, tags and signs of a comment in a text', () => {
    const accepted = `// eslint-disable-next-line no-console
      /** Lists the places of a tournament, the first one first. */
      /** The player who registered this report; null when they have no account. */
      // Who wins a tie? The later step decides.
      // 000 §12.4
      /** @returns by entry */
      // ${'@row'} 12, 13
      const address = 'http://example.org' + \`/* \${1 /* The port is missing. */} of it */\`.replace(/\\/\\/ By/, '');`;
    expect(check({ 'libs/a.ts': accepted })).toEqual([0, []]);
  });
});
