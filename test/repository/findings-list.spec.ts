import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANNOUNCEMENT_FINDINGS } from '@quadrant/rules/announcing';
import { ENTITLEMENT_FINDINGS, SCHEME_FINDINGS } from '@quadrant/rules/league';
import { LEAGUE_FINDINGS, NIGHT_FINDINGS, PLAUSIBILITY_FINDINGS } from '@quadrant/rules/intake';
import { PAIRING_FINDINGS } from '@quadrant/rules/pairing';
import { POLICY_FINDINGS } from '@quadrant/rules/policy';
import { RATING_RULES_FINDINGS } from '@quadrant/rules/rating';
import { READER_FINDINGS } from '@quadrant/rules/report';
import { RULE_FINDINGS } from '@quadrant/rules/tournament';
import { FILE_FINDINGS } from '@quadrant/rules/file-reading';

const root = process.cwd();
const ROW = /^\| `([a-z0-9-]+)` +\| (error|warning|note) +\| [^|]+ \| [^|]+ \|$/gm;
/** Findings that a room outside the catalogues makes by hand. */
const HAND_MADE = /severity: '(error|warning|note)',\s*code: '([a-z0-9-]+)'/g;

const listed = new Map<string, string>();
for (const [, code = '', severity = ''] of readFileSync(join(root, 'docs/findings.md'), 'utf8').matchAll(ROW)) {
  if (listed.has(code)) throw new Error(`${code} is listed twice.`);
  listed.set(code, severity);
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));
}

const catalogued = new Map<string, string>(
  [
    FILE_FINDINGS,
    READER_FINDINGS,
    RULE_FINDINGS,
    POLICY_FINDINGS,
    RATING_RULES_FINDINGS,
    SCHEME_FINDINGS,
    ENTITLEMENT_FINDINGS,
    LEAGUE_FINDINGS,
    PLAUSIBILITY_FINDINGS,
    NIGHT_FINDINGS,
    PAIRING_FINDINGS,
    ANNOUNCEMENT_FINDINGS,
  ].flatMap((catalogue) => Object.entries(catalogue)),
);
const sources = [...sourcesIn('libs'), ...sourcesIn('apps')];
const handMade = new Map(
  sources.flatMap((source) => [...source.matchAll(HAND_MADE)].map(([, severity = '', code = '']) => [code, severity])),
);

describe('docs/findings.md', () => {
  it('lists every code with its severity, and no other', () => {
    const inSource = new Map([...catalogued, ...handMade]);
    expect([...listed].sort()).toEqual([...inSource].sort());
  });
});

describe('the catalogues', () => {
  it('give a code that both have one severity', () => {
    const ofRules = new Map<string, string>(Object.entries(RULE_FINDINGS));
    const both = Object.entries(READER_FINDINGS).filter(([code]) => ofRules.has(code));
    expect(both.filter(([code, severity]) => ofRules.get(code) !== severity)).toEqual([]);
  });

  it('hold no code that nothing says', () => {
    const text = sources.join('\n');
    // With a colon behind it a code is told its severity; both catalogues may do that.
    const isSaid = (code: string) => new RegExp(`'${code}'(?!:)`).test(text);
    expect([...catalogued.keys()].filter((code) => !isSaid(code))).toEqual([]);
  });
});
