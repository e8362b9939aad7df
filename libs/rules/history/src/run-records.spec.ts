import { findRunContradiction, type RunRecord } from './run-records.js';

const RULES = 'ab'.repeat(32);

/** Numbers them from 1 on; each is a refresh unless it says otherwise. */
const runs = (...of: readonly Partial<RunRecord>[]): RunRecord[] =>
  of.map((run, index) => ({
    number: index + 1,
    kind: 'refresh',
    engineVersion: '7',
    rulesSha256: RULES,
    officialRun: null,
    rolledBackTo: null,
    ...run,
  }));

const find = (of: readonly RunRecord[], head = of.length) => findRunContradiction(of, head);

describe('the runs of an installation', () => {
  it('agree when there are none', () => {
    expect(find([])).toBeNull();
  });

  it('agree when the official run changes only by official runs and rollbacks', () => {
    const agreeing = runs(
      { kind: 'tournament' },
      { officialRun: 2 },
      { kind: 'correction', officialRun: 2 },
      { kind: 'rules-change', officialRun: 4 },
      { kind: 'rollback', rolledBackTo: 3, officialRun: 2 },
      { officialRun: 2 },
      { kind: 'rollback', rolledBackTo: 1, officialRun: null },
      { kind: 'tournament', changes: [{ kind: 'tournament' }, { kind: 'tournament' }] },
      { kind: 'several', officialRun: null, changes: [{ kind: 'tournament' }, { kind: 'league' }] },
    );
    expect(find(agreeing)).toBeNull();
  });

  it('contradict each other when a live run loses the official run', () => {
    expect(find(runs({ officialRun: 1 }, { kind: 'tournament', officialRun: null }))).toEqual({
      what: 'Run 2 changes the official run: run 1 was the official one at run 1, and run 2 is not official itself',
      expected: 1,
      got: null,
    });
  });

  it('contradict each other when a rollback keeps the official run of the head', () => {
    const kept = runs({ officialRun: 1 }, { officialRun: 2 }, { kind: 'rollback', rolledBackTo: 1, officialRun: 2 });
    expect(find(kept)).toEqual({
      what: 'Run 3 changes the official run: run 1 was the official one at run 1, and run 3 publishes run 1 again',
      expected: 1,
      got: 2,
    });
  });

  it('contradict each other when an earlier run becomes the official one by itself', () => {
    const found = find(runs({ kind: 'tournament' }, { officialRun: 1 }));
    expect(found).toMatchObject({ expected: null, got: 1 });
    expect(found?.what).toContain('there was no official run at run 1');
  });

  it.each<[string, Partial<RunRecord>]>([
    ['Run 1 has no known kind', { kind: null }],
    ['Run 1 has no known kind', { kind: 'guess' }],
    ['Run 1 does not say which engine computed it', { engineVersion: null }],
    ['Run 1 does not say by which rating rules it was computed', { rulesSha256: null }],
    ['Run 1 does not say by which rating rules it was computed', { rulesSha256: 'ab' }],
    ['Run 1 is official, but its kind is tournament', { kind: 'tournament', officialRun: 1 }],
    ['The kind of run 1 is refresh, but that of its changes another', { changes: [{ kind: 'tournament' }] }],
    [
      'The kind of run 1 is tournament, but that of its changes another',
      { kind: 'tournament', changes: [{ kind: 'tournament' }, { kind: 'league' }] },
    ],
    ['Run 1 names a run to roll back to, but is no rollback', { rolledBackTo: 1 }],
    ['Run 1 is a rollback to a run that is not before it', { kind: 'rollback', rolledBackTo: 1 }],
    ['Run 1 is a rollback to a run that is not before it', { kind: 'rollback', rolledBackTo: null }],
    ['Run 1 is missing: the next stored run is 2', { number: 2 }],
  ])('are told by a sentence: %s (%j)', (what, run) => {
    expect(find(runs(run))?.what).toBe(what);
  });

  it('have no gaps', () => {
    const [first, , third] = runs({}, {}, {});
    expect(find([first!, third!], 3)).toEqual({
      what: 'Run 2 is missing: the next stored run is 3',
      expected: 2,
      got: 3,
    });
  });

  it('end with the run that readers see', () => {
    const what = 'Readers see run 1, but the last stored run is 2';
    expect(find(runs({}, {}), 1)).toEqual({ what, expected: 2, got: 1 });
    expect(find([], 1)?.what).toBe('Readers see run 1, but the last stored run is 0');
  });
});
