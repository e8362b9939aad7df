import fc from 'fast-check';
import { schemesOn, type SchemeInForce } from './league-rules.js';
import { endScheme, putInForce, sectionOfScheme } from './put-in-force.js';
import { PRINTED_SCHEMES } from '@quadrant/rules/bonus-schemes';

const version = (scheme: string, number: number, from: string, to: string | null = null): SchemeInForce => {
  return { scheme, version: number, name: scheme, section: '000 §12.5', text: 'award 1', from, to };
};

const written = (schemes: readonly SchemeInForce[]): string[] =>
  schemes.map(({ scheme, version: number, from, to }) => `${scheme} v${number} ${from}..${to ?? ''}`);

describe('putInForce', () => {
  it('ends the version before on the day before, over the ends of months and years', () => {
    const schemes = [version('own', 1, '2014-10-01')];
    const change = putInForce({ schemes }, version('own', 2, '2015-01-01'));
    expect(written(change.schemes)).toEqual(['own v1 2014-10-01..2014-12-31', 'own v2 2015-01-01..']);
    expect(change).toMatchObject({ from: '2015-01-01', to: null });
  });

  it('takes the place of versions that begin on that day or later', () => {
    const schemes = [version('own', 1, '2014-10-01', '2014-11-30'), version('own', 2, '2014-12-01')];
    expect(written(putInForce({ schemes }, version('own', 3, '2014-12-01')).schemes)).toEqual([
      'own v1 2014-10-01..2014-11-30',
      'own v3 2014-12-01..',
    ]);
    expect(written(putInForce({ schemes }, version('own', 3, '2014-11-15')).schemes)).toEqual([
      'own v1 2014-10-01..2014-11-14',
      'own v3 2014-11-15..',
    ]);
    expect(written(putInForce({ schemes }, version('own', 3, '2014-09-01')).schemes)).toEqual(['own v3 2014-09-01..']);
  });

  it('leaves other schemes, and one that ended before, alone; the order is that of scheme and version', () => {
    const schemes = [version('zeta', 1, '2014-10-01'), version('own', 1, '2014-10-01', '2014-10-31')];
    expect(written(putInForce({ schemes }, version('own', 2, '2014-12-01')).schemes)).toEqual([
      'own v1 2014-10-01..2014-10-31',
      'own v2 2014-12-01..',
      'zeta v1 2014-10-01..',
    ]);
  });
});

describe('endScheme', () => {
  const schemes = [
    version('own', 1, '2014-10-01', '2014-11-30'),
    version('own', 2, '2014-12-01'),
    version('zeta', 1, '2014-10-01'),
  ];

  it('ends what is in force on that day, and puts what begins later in force on no day', () => {
    const late = endScheme({ schemes }, 'own', '2014-12-31')!;
    expect(written(late.schemes)).toEqual([
      'own v1 2014-10-01..2014-11-30',
      'own v2 2014-12-01..2014-12-31',
      'zeta v1 2014-10-01..',
    ]);
    expect(late).toMatchObject({ from: '2015-01-01', to: null });
    expect(written(endScheme({ schemes }, 'own', '2014-10-31')!.schemes)).toEqual([
      'own v1 2014-10-01..2014-10-31',
      'zeta v1 2014-10-01..',
    ]);
    expect(written(endScheme({ schemes }, 'own', '2014-09-30')!.schemes)).toEqual(['zeta v1 2014-10-01..']);
  });

  it('moves nothing after the last day of what it ends', () => {
    const ended = [version('own', 1, '2014-10-01', '2014-11-30')];
    expect(endScheme({ schemes: ended }, 'own', '2014-10-31')).toMatchObject({ from: '2014-11-01', to: '2014-11-30' });
  });

  it('ends nothing that is in force on no later day', () => {
    expect(endScheme({ schemes: [version('own', 1, '2014-10-01', '2014-11-30')] }, 'own', '2014-11-30')).toBeNull();
    expect(endScheme({ schemes }, 'other', '2014-11-30')).toBeNull();
  });
});

describe('schemes after any changes', () => {
  const day = fc
    .integer({ min: 0, max: 60 })
    .map((days) => new Date(Date.UTC(2014, 9, 1 + days)).toISOString().slice(0, 10));
  const change = fc.record({ scheme: fc.constantFrom('own', 'zeta'), day, isEnd: fc.boolean() });

  it('have one version of each in force on a day at the most: the one that was put there last, unless it was ended', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), fc.array(day, { minLength: 5 }), (changes, days) => {
        let schemes: readonly SchemeInForce[] = [];
        const expected = new Map<string, number | null>();
        changes.forEach((each, index) => {
          schemes = each.isEnd
            ? (endScheme({ schemes }, each.scheme, each.day)?.schemes ?? schemes)
            : putInForce({ schemes }, version(each.scheme, index, each.day)).schemes;
          for (const date of days) {
            const touched = each.isEnd ? date > each.day : date >= each.day;
            if (touched) expected.set(`${each.scheme} ${date}`, each.isEnd ? null : index);
          }
        });
        for (const date of days) {
          for (const scheme of ['own', 'zeta']) {
            const inForce = schemesOn({ slug: 'x', seasons: [], manualAwards: [], schemes }, date);
            const found = inForce.filter((each) => each.scheme === scheme).map((each) => each.version);
            const known = expected.get(`${scheme} ${date}`) ?? null;
            expect(found).toEqual(known === null ? [] : [known]);
          }
        }
      }),
    );
  });
});

describe('sectionOfScheme', () => {
  it('is that of a printed scheme, however it is surrounded by blanks, and of no altered one', () => {
    expect(PRINTED_SCHEMES.map(({ text }) => sectionOfScheme(`\n${text} `))).toEqual([
      '000 §12.5.1',
      '000 §12.5.2',
      '000 §12.5.3',
    ]);
    expect(sectionOfScheme(PRINTED_SCHEMES[0]!.text.replace('50', '60'))).toBe('000 §12.5');
  });
});
