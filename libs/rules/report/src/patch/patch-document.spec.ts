import { canonicalSha256 } from '@quadrant/rules/tournament';
import fc from 'fast-check';
import { createPatch } from 'rfc6902';
import { reportDocument, report } from '../../../../../test/builders/report.js';
import { round, pods } from '../../../../../test/builders/round-text.js';
import { readReport } from '../read-report.js';
import { listFieldChanges } from './field-change.js';
import { fitPatch, refitPatch } from './patch-document.js';
import { patchBetween } from './patch-between.js';

const document = () =>
  JSON.parse(
    JSON.stringify(
      reportDocument(
        report(
          round('ann 100-35 bob FW', 'cy 60-20 dee FW'),
          round('ann 40-70 cy FL', 'bob 55-50 dee MW'),
          round('ann 100-0 dee FW', 'cy 30-30 bob TT'),
        ),
      ),
    ),
  ) as Record<string, unknown>;
const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value));
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const raw = bytesOf(document());
const read = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

const fit = (patch: unknown, bytes: Uint8Array = raw) => {
  const { patch: fitting, findings } = fitPatch(bytes, patch);
  if (fitting === null) throw new Error(JSON.stringify(findings));
  return fitting;
};
const refusal = (patch: unknown) => {
  const { patch: fitting, findings } = fitPatch(raw, patch);
  expect(fitting).toBeNull();
  return findings.filter(({ severity }) => severity === 'error').map(({ code, pointer }) => [code, pointer]);
};

const SCORE = '/rounds/0/matches/1/score';

describe('a patch that fits', () => {
  it('gets a test of the old value, and of whose match it is', () => {
    const { operations, document: patched } = fit([{ op: 'replace', path: SCORE, value: [60, 25] }]);
    expect(operations).toEqual([
      { op: 'test', path: '/rounds/0/round', value: 1 },
      { op: 'test', path: '/rounds/0/matches/1/players', value: ['cy', 'dee'] },
      { op: 'test', path: SCORE, value: [60, 20] },
      { op: 'replace', path: SCORE, value: [60, 25] },
    ]);
    expect(readReport(patched).report?.rounds[0]?.matches[1]?.score).toEqual([60, 25]);
    expect(listFieldChanges(operations)).toEqual([{ pointer: SCORE, from: [60, 20], to: [60, 25] }]);
  });

  it('keeps the tests that it brought, and repeats none', () => {
    const test = { op: 'test', path: '/tournament/venue', value: null };
    const change = { op: 'replace', path: '/tournament/venue', value: 'elsewhere' };
    expect(fit([test, change]).operations).toEqual([test, change]);
  });

  it('replaces where it adds what is there, and says so', () => {
    const { operations } = fit([{ op: 'add', path: '/players/0/country', value: 'DE' }]);
    expect(operations.map(({ op, path }) => [op, path])).toEqual([
      ['test', '/players/0/handle'],
      ['test', '/players/0/country'],
      ['replace', '/players/0/country'],
    ]);
  });

  it('tests the neighbours of what it inserts, and adds at the end wherever that is', () => {
    const match = { players: ['ann', 'dee'], result: 'FW', score: [100, 0] };
    expect(fit([{ op: 'add', path: '/rounds/0/matches/1', value: match }]).operations).toMatchObject([
      { op: 'test', path: '/rounds/0/round' },
      { op: 'test', path: '/rounds/0/matches/0' },
      { op: 'test', path: '/rounds/0/matches/1', value: { players: ['cy', 'dee'] } },
      { op: 'add', path: '/rounds/0/matches/1' },
    ]);
    const { operations } = fit([{ op: 'add', path: '/rounds/0/matches/2', value: match }]);
    expect(operations.at(-1)).toMatchObject({ op: 'add', path: '/rounds/0/matches/-' });
    expect(listFieldChanges(operations)).toEqual([{ pointer: '/rounds/0/matches/-', to: match }]);
  });

  it('reads each operation in the document that the one before left', () => {
    const { document: patched, operations } = fit([
      { op: 'remove', path: '/rounds/0/matches/0' },
      { op: 'replace', path: '/rounds/0/matches/0/score', value: [60, 0] },
    ]);
    expect((read(patched) as { rounds: { matches: unknown[] }[] }).rounds[0]!.matches).toMatchObject([
      { players: ['cy', 'dee'], score: [60, 0] },
    ]);
    expect(listFieldChanges(operations)[0]).not.toHaveProperty('to');
  });

  it('knows a pod by its scores', () => {
    const tribbles = bytesOf(reportDocument(report(pods('ann 10 out, bob 20, cy 30, dee 40'))));
    expect(
      fit([{ op: 'replace', path: '/rounds/0/pods/0/wentOut', value: 'bob' }], tribbles).operations.map(
        ({ path }) => path,
      ),
    ).toEqual(['/rounds/0/round', '/rounds/0/pods/0/scores', '/rounds/0/pods/0/wentOut', '/rounds/0/pods/0/wentOut']);
  });

  it('keeps every number and the order of the keys', () => {
    const odd = Buffer.from('{"b": 0.1, "a": [1e3, 12345678901234], "z": {"y": 1, "x": 2}}');
    const { document: patched } = fit([{ op: 'replace', path: '/z/y', value: 3 }], odd);
    expect(textOf(patched)).toBe('{"b":0.1,"a":[1000,12345678901234],"z":{"y":3,"x":2}}');
  });
});

describe('a patch that does not fit', () => {
  const replace = (path: unknown, value: unknown = 1) => ({ op: 'replace', path, value });

  it.each([
    ['no list', {}, ['wrong-type', '/patch']],
    ['no operation', [7], ['wrong-type', '/patch/0']],
    ['a copy', [{ op: 'copy', from: '/players/0', path: '/players/1' }], ['wrong-type', '/patch/0/op']],
    ['no path', [{ op: 'remove' }], ['missing-key', '/patch/0']],
    ['no value', [{ op: 'replace', path: SCORE }], ['missing-key', '/patch/0']],
    ['51 operations', Array.from({ length: 51 }, () => replace(SCORE)), ['too-many', '/patch']],
    ['a path that is no pointer', [replace('rounds/0')], ['bad-pointer', '/patch/0/path']],
    ['a broken escape', [replace('/rounds~2')], ['bad-pointer', '/patch/0/path']],
    ['the whole document', [replace('')], ['bad-pointer', '/patch/0/path']],
    ['another schema', [replace('/schema')], ['protected', '/patch/0/path']],
    ['the whole header', [replace('/tournament', {})], ['protected', '/patch/0/path']],
    ['a level', [replace('/tournament/level', 5)], ['protected', '/patch/0/path']],
    ['a director', [replace('/tournament/secondaryDirector', 'me')], ['protected', '/patch/0/path']],
    ['what is not there', [replace('/rounds/7/round')], ['nothing-there', '/patch/0/path']],
    ['behind the end', [{ op: 'add', path: '/players/9', value: {} }], ['nothing-there', '/patch/0/path']],
    ['a number that is no index', [replace('/players/01', {})], ['nothing-there', '/patch/0/path']],
    ['the length of a list', [replace('/players/length', 1)], ['nothing-there', '/patch/0/path']],
    ['the end of a list', [{ op: 'remove', path: '/players/-' }], ['nothing-there', '/patch/0/path']],
    ['an inherited member', [replace('/players/0/toString')], ['nothing-there', '/patch/0/path']],
    ['a prototype', [{ op: 'add', path: '/__proto__/x', value: 1 }], ['nothing-there', '/patch/0/path']],
    ['another prototype', [{ op: 'add', path: '/players/0/__proto__', value: {} }], ['nothing-there', '/patch/0/path']],
    ['a failed test', [{ op: 'test', path: SCORE, value: [1, 2] }], ['test-failed', '/patch/0/path']],
    ['nothing new', [replace(SCORE, [60, 20])], ['changes-nothing', '/patch']],
    ['nothing at all', [], ['changes-nothing', '/patch']],
  ])('%s', (_what, patch, expected) => {
    expect(refusal(patch)).toEqual([expected]);
  });

  it('says what is wrong with every operation', () => {
    expect(refusal([replace('/schema'), replace('x'), { op: 'remove' }]).map(([, pointer]) => pointer)).toEqual([
      '/patch/0/path',
      '/patch/1/path',
      '/patch/2',
    ]);
  });

  it('is too large when its tests are', () => {
    const large = { ...document(), players: [{ handle: 'ann', name: 'x'.repeat(270_000) }] };
    const { findings } = fitPatch(bytesOf(large), [{ op: 'replace', path: '/players/0/name', value: 'ann' }]);
    expect(findings).toMatchObject([{ code: 'patch-too-large', pointer: '/patch' }]);
  });
});

describe('a patch for a later document', () => {
  const patch = fit([{ op: 'replace', path: SCORE, value: [60, 25] }]).operations;

  it('fits as long as what it touches is as it was', () => {
    const later = { ...document(), places: [{ handle: 'ann', place: 1 }] };
    expect(read(refitPatch(bytesOf(later), patch)!)).toMatchObject({ places: [{ handle: 'ann' }] });
  });

  it.each([
    ['the score is another', (matches: { score: unknown }[]) => (matches[1]!.score = [60, 24])],
    ['the match is another', (matches: object[]) => matches.reverse()],
    ['the match is gone', (matches: object[]) => matches.pop()],
  ])('fits no more when %s', (_what, change) => {
    const later = document() as { rounds: { matches: { score: unknown }[] }[] };
    change(later.rounds[0]!.matches);
    expect(refitPatch(bytesOf(later), patch)).toBeNull();
  });

  it('does not overwrite what was added meanwhile', () => {
    const bare = { ...document(), players: [{ handle: 'ann' }] };
    const { operations } = fit([{ op: 'add', path: '/players/0/name', value: 'Ann' }], bytesOf(bare));
    expect(refitPatch(bytesOf({ ...bare, players: [{ handle: 'ann', name: 'Anne' }] }), operations)).toBeNull();
  });
});

describe('the patch between two documents', () => {
  it('changes only the cells that differ, and leaves the other rows where a row was removed or added', () => {
    const after = document() as { rounds: { matches: { result: string; score: number[] }[] }[] };
    after.rounds[0]!.matches[1]!.score = [60, 25];
    after.rounds[1]!.matches.shift();
    const added = { ...after.rounds[2]!.matches[0]!, result: 'MW' };
    after.rounds[2]!.matches.unshift(added);
    const patch = patchBetween(document(), after);
    expect(patch).toEqual([
      { op: 'replace', path: SCORE, value: [60, 25] },
      { op: 'remove', path: '/rounds/1/matches/0' },
      { op: 'add', path: '/rounds/2/matches/0', value: added },
    ]);
    expect(read(fit(patch).document)).toEqual(after);
  });
});

describe('patches of any kind', () => {
  const keys = fc.constantFrom('a', 'b', 'c/d', 'e~f', '', '0', '12');
  const scalars = fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string(),
    fc.constant(null),
    fc.boolean(),
  );
  const { value: values } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      scalars,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(keys, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    ),
  }));
  const documents = fc.dictionary(keys, values, { minKeys: 1, maxKeys: 4, noNullPrototype: true }).map(toJson);
  function toJson<T>(value: T): T {
    return JSON.parse(JSON.stringify(value)) as T;
  }

  it('give the document back when they are applied and reverted', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        const forth = createPatch(before, after);
        fc.pre(forth.length > 0 && forth.length <= 50 && forth.every(({ path }) => path !== ''));
        const there = fit(forth, bytesOf(before));
        expect(canonicalSha256(read(there.document))).toBe(canonicalSha256(after));
        const back = fit(createPatch(after, before), there.document);
        expect(canonicalSha256(read(back.document))).toBe(canonicalSha256(before));
      }),
      { numRuns: 500 },
    );
  });

  it('are found between two documents, and turn one into the other', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        const forth = patchBetween(before, after);
        expect(forth.length === 0).toBe(canonicalSha256(before) === canonicalSha256(after));
        fc.pre(forth.length > 0 && forth.length <= 50);
        expect(canonicalSha256(read(fit(forth, bytesOf(before)).document))).toBe(canonicalSha256(after));
      }),
      { numRuns: 500 },
    );
  });

  it('do the same again to the document that they were made for, and nothing to one that they have changed', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        const forth = createPatch(before, after);
        fc.pre(forth.length > 0 && forth.length <= 50 && forth.every(({ path }) => path !== ''));
        const { operations, document: patched } = fit(forth, bytesOf(before));
        expect(refitPatch(bytesOf(before), operations)).toEqual(patched);
        const isOnlyAtTheEnd = operations.every(({ op, path }) => op === 'add' && path.endsWith('/-'));
        if (!isOnlyAtTheEnd) expect(refitPatch(patched, operations)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});
