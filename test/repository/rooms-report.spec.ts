import { reportViolations, type Violation } from '../../tools/rooms/report.mjs';

const COMMENTS = new Map([
  ['pairing-imports', 'pairing may import only tournament.'],
  ['no-cycles-between-files', 'Files must not import each other in a circle.'],
]);

const wrongImport = (to: string): Violation => ({ from: 'pairing/draws.ts', to, rule: { name: 'pairing-imports' } });

/** dependency-cruiser reports a cycle once for each of its members, and ends each with the member that it began with. */
const cycleFrom = (...[from = '', ...others]: readonly string[]): Violation => ({
  from,
  to: others[0] ?? from,
  rule: { name: 'no-cycles-between-files' },
  cycle: [...others, from].map((name) => ({ name })),
});

describe('what npm run rooms prints', () => {
  it('prints nothing when every import is allowed', () => expect(reportViolations([], COMMENTS)).toEqual([]));

  it('names a wrong import, the rule in words, and where the rule is', () => {
    expect(reportViolations([wrongImport('store/index.ts')], COMMENTS)).toEqual([
      'pairing/draws.ts imports store/index.ts.',
      '  pairing may import only tournament.',
      '  (rule pairing-imports of .dependency-cruiser.cjs)',
    ]);
  });

  it('names a module of Node as people import it', () => {
    expect(reportViolations([wrongImport('fs')], COMMENTS)[0]).toBe('pairing/draws.ts imports node:fs.');
  });

  it('lists no cycle beside a wrong import, which may have closed hundreds of them', () => {
    const lines = reportViolations([cycleFrom('a.ts', 'b.ts'), wrongImport('store/index.ts')], COMMENTS);
    expect(lines).toHaveLength(4);
    expect(lines[3]).toMatch(/^There are also import cycles\./);
  });

  it('lists a cycle once, whichever member it was found from', () => {
    const lines = reportViolations([cycleFrom('a.ts', 'b.ts'), cycleFrom('b.ts', 'a.ts')], COMMENTS);
    expect(lines).toEqual([
      'Import cycle: a.ts → b.ts → a.ts',
      '  Files must not import each other in a circle.',
      '  (rule no-cycles-between-files of .dependency-cruiser.cjs)',
    ]);
  });

  it('lists the three shortest cycles and counts the others', () => {
    const names = ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.ts'];
    const cycles = [6, 5, 4, 3, 2].map((size) => cycleFrom(...names.slice(0, size)));
    const lines = reportViolations(cycles, COMMENTS);
    expect(lines.filter((line) => line.startsWith('Import cycle')).map((line) => line.split(' → ').length)).toEqual([
      3, 4, 5,
    ]);
    expect(lines.at(-1)).toBe('There are 2 longer cycles. Fix these first.');
  });
});
