import {
  afterChange,
  BATCH_STATES,
  BATCH_STEPS,
  judgeChange,
  judgeReturn,
  judgeSending,
  judgeStep,
} from './batch-states.js';
import { judgeUndo } from './judge-undo.js';

describe('the states of a batch', () => {
  it.each([
    ['read', ['open', 'read', 'settling', 'ready']],
    ['diff', ['settling', 'ready', 'sent']],
    ['publish', ['ready', 'sent', 'publishing']],
    ['undo', ['published', 'undoing']],
  ] as const)('let the step %s begin', (step, states) => {
    expect(BATCH_STATES.filter((state) => judgeStep({ state, step: null, window: null }, step) === null)).toEqual(
      states,
    );
  });

  it('let files and answers change until the batch is published', () => {
    const changeable = BATCH_STATES.filter((state) => judgeChange({ state, step: null, window: null }) === null);
    expect(changeable).toEqual(['open', 'read', 'settling', 'ready']);
  });

  it('let nothing begin or change while a worker does a step', () => {
    for (const state of BATCH_STATES) {
      for (const step of BATCH_STEPS) {
        expect(judgeChange({ state, step, window: 1 })).toEqual({ kind: 'batch-busy', step });
        for (const wanted of BATCH_STEPS)
          expect(judgeStep({ state, step, window: 1 }, wanted)).toEqual({ kind: 'batch-busy', step });
      }
    }
  });

  it('let a director send a batch that is ready, and only that go back', () => {
    const facts = (state: (typeof BATCH_STATES)[number], window: number | null = 1) => ({ state, step: null, window });
    expect(BATCH_STATES.filter((state) => judgeSending(facts(state)) === null)).toEqual(['ready']);
    expect(BATCH_STATES.filter((state) => judgeReturn(facts(state)) === null)).toEqual(['sent']);
    expect(judgeSending(facts('ready', null))).toEqual({ kind: 'batch-no-window' });
    expect(judgeSending({ ...facts('ready'), step: 'diff' })).toEqual({ kind: 'batch-busy', step: 'diff' });
    expect(judgeReturn({ ...facts('sent'), step: 'diff' })).toEqual({ kind: 'batch-busy', step: 'diff' });
  });

  it('let nobody publish a batch of a director that was not sent', () => {
    expect(judgeStep({ state: 'ready', step: null, window: 1 }, 'publish')).toEqual({ kind: 'batch-not-sent' });
    expect(judgeStep({ state: 'sent', step: null, window: 1 }, 'publish')).toBeNull();
  });

  it('go back when files or answers change', () => {
    expect(afterChange('ready', 'answers')).toBe('settling');
    expect(afterChange('settling', 'answers')).toBe('settling');
    expect(afterChange('open', 'answers')).toBe('open');
    expect(afterChange('ready', 'files')).toBe('open');
  });
});

describe('undoing a tournament of a batch', () => {
  const item = {
    item: 'a.csv',
    name: 'Spring',
    isMerged: false,
    isWithdrawn: false,
    isCurrent: true,
    isDecided: false,
    replaces: false,
  };

  it.each([
    ['withdraws it as the batch left it', {}, { does: 'withdraw' }],
    ['restores the revision that it replaced', { replaces: true }, { does: 'restore' }],
    ['keeps one that was revised since', { isCurrent: false }, { does: 'keep', reason: 'revised' }],
    ['keeps one about which a coordinator decided', { isDecided: true }, { does: 'keep', reason: 'decided' }],
    ['keeps one that was withdrawn before', { isWithdrawn: true }, { does: 'keep', reason: 'withdrawn' }],
    ['keeps one that was merged', { isMerged: true, isWithdrawn: true }, { does: 'keep', reason: 'merged' }],
  ] as const)('%s', (_, facts, done) => {
    expect(judgeUndo({ ...item, ...facts })).toEqual(done);
  });
});
