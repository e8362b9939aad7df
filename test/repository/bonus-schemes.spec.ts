import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileScheme, FACTS, MOST_BONUS_POINTS, PRINTED_SCHEMES, SCHEME_LIMITS } from '@quadrant/rules/bonus-schemes';

const text = readFileSync(join(process.cwd(), 'docs/bonus-schemes.md'), 'utf8');
const facts = readFileSync(join(process.cwd(), 'docs/bonus-facts.md'), 'utf8');

const FACT_ROW = /^\| `([a-z]+\.\w+)` +\| (\w+) +\| (yes|) *\| (.+?) *\|$/gm;
const EXAMPLE = /^```\n(.*?)^```$/gms;

const withoutComments = (scheme: string): string => scheme.replace(/^#.*\n/gm, '').trim();

describe('docs/bonus-facts.md', () => {
  it('lists every fact as it is, and no other', () => {
    const listed = [...facts.matchAll(FACT_ROW)].map(([, ...cells]) => cells);
    expect(listed).toEqual(
      Object.entries(FACTS).map(([name, { type, optional, means }]) => [name, type, optional ? 'yes' : '', means]),
    );
  });
});

describe('docs/bonus-schemes.md', () => {
  // @row 128
  it('has examples that are schemes, the printed ones among them', () => {
    const examples = [...text.matchAll(EXAMPLE)].map(([, example = '']) => example);
    expect(examples.filter((example) => !compileScheme(example).ok)).toEqual([]);
    const bare = examples.map(withoutComments);
    expect(PRINTED_SCHEMES.filter((scheme) => !bare.includes(withoutComments(scheme.text)))).toEqual([]);
  });

  it('has the limits', () => {
    const { characters, tokens, rules, depth, number } = SCHEME_LIMITS;
    const limits = [
      `${characters.toLocaleString('en')} characters`,
      `${tokens.toLocaleString('en')} words and signs`,
      `one to ${rules} rules`,
      `${depth} parentheses`,
      `${number.toLocaleString('en')} at the most`,
      `at most ${MOST_BONUS_POINTS}\npoints`,
    ];
    expect(limits.filter((limit) => !text.replace(/\s+/g, ' ').includes(limit.replace(/\s+/g, ' ')))).toEqual([]);
  });
});
