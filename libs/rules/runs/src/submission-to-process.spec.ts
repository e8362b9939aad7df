import { beginOfSubmission, isDue, lastDueOf, listDone, type SubmissionToProcess } from './submission-to-process.js';

const KEY = '0b8f3a52-6f0e-4c1d-9d55-1f2f6c9a7e01';
const at = (startsAt: number) => ({ startsAt, key: KEY });

const submission = (facts: Partial<SubmissionToProcess> = {}): SubmissionToProcess => ({
  submissionRowId: 1,
  tournamentRowId: 1,
  revision: 1,
  state: 'accepted',
  isCurrent: true,
  submittedBy: 'Thsch',
  currentState: 'accepted',
  position: at(5),
  published: null,
  ...facts,
});

const publishedOf = (revision: number) => ({ submissionRowId: revision, revision, position: at(3) });

describe('whether a submission is due', () => {
  it.each([
    ['accepted', true],
    ['failed', true],
    ['awaiting-refresh', false],
    ['processed', false],
    ['withdrawn', false],
  ])('the current revision in the state %s: %s', (state, due) => {
    expect(isDue(submission({ state, currentState: state }))).toBe(due);
  });

  it.each([
    ['waits for a refresh, and nothing is published', 'awaiting-refresh', null, true],
    ['failed, and nothing is published', 'failed', null, true],
    ['waits for a refresh, and an older revision is published', 'awaiting-refresh', 1, true],
    ['waits for a refresh, and this revision is published', 'awaiting-refresh', 2, false],
    ['is accepted', 'accepted', null, false],
    ['is published', 'processed', 3, false],
  ])('a superseded revision 2 whose successor %s: %s', (_, currentState, published, due) => {
    const facts = { revision: 2, state: 'superseded', isCurrent: false, currentState };
    expect(isDue(submission({ ...facts, published: published === null ? null : publishedOf(published) }))).toBe(due);
  });
});

describe('what a run does with submissions', () => {
  it('takes only the last of several due revisions of a tournament', () => {
    const waits = { state: 'superseded', isCurrent: false, currentState: 'awaiting-refresh' };
    const [first, second] = [submission({ ...waits }), submission({ ...waits, revision: 2, submissionRowId: 2 })];
    const late = submission({ revision: 3, submissionRowId: 3, state: 'awaiting-refresh' });
    const other = submission({ tournamentRowId: 2, submissionRowId: 4 });
    expect(lastDueOf([second, other, first, late])).toEqual([second, other]);
  });

  it('replays from the earlier place when a revision moved its tournament', () => {
    expect(beginOfSubmission(submission())).toEqual(at(5));
    expect(beginOfSubmission(submission({ published: publishedOf(1) }))).toEqual(at(3));
  });

  it('counts every change as done after a refresh, except submissions that are still due', () => {
    const due = { kind: 'revision', tournamentId: KEY, revision: 2 } as const;
    const done = { kind: 'revision', tournamentId: KEY, revision: 1 } as const;
    const correction = { kind: 'correction', tournamentId: KEY, version: 2 } as const;
    const league = { kind: 'league', league: 'alpha', version: 1 } as const;
    const stored = [submission({ revision: 2 }), submission({ revision: 1, state: 'superseded', isCurrent: false })];
    expect(listDone([due, done, correction, league], stored)).toEqual([done, correction, league]);
  });
});
