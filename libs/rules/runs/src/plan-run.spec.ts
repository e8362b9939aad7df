import { END_OF_HISTORY, type RunChange } from '@quadrant/rules/history';
import type { StoredTournament } from '@quadrant/rules/corrections';
import { correctionToPublish, type CorrectionToPublish } from './correction-to-publish.js';
import { planRun, type StoredChanges } from './plan-run.js';
import type { SubmissionToProcess } from './submission-to-process.js';
import { thingsOf } from './waiting-change.js';

const ONE = '0b8f3a52-6f0e-4c1d-9d55-1f2f6c9a7e01';
const TWO = '0b8f3a52-6f0e-4c1d-9d55-1f2f6c9a7e02';
const at = (startsAt: number, key = ONE) => ({ startsAt, key });

const NOTHING: StoredChanges = {
  submissions: [],
  corrections: [],
  merges: [],
  mergesFrom: null,
  leagues: [],
  leaguesFrom: null,
  batches: [],
};

const submission = (facts: Partial<SubmissionToProcess> = {}): SubmissionToProcess => ({
  submissionRowId: 11,
  tournamentRowId: 1,
  revision: 1,
  state: 'accepted',
  isCurrent: true,
  submittedBy: 'Ada',
  currentState: 'accepted',
  position: at(5),
  published: null,
  ...facts,
});

const tournament = ({
  state = 'processed',
  ...facts
}: Partial<StoredTournament> & { state?: string } = {}): StoredTournament =>
  ({
    rowId: 1,
    key: ONE,
    withdrawnAt: null,
    mergedInto: null,
    current: { submissionRowId: 12, revision: 2, state },
    position: at(5),
    published: { submissionRowId: 11, position: at(3) },
    ...facts,
  }) as StoredTournament;

const NOTES = [
  { id: '7', actor: 'Bea', reason: 'first' },
  { id: '8', actor: 'Cy', reason: 'never played' },
];
const withdrawnAt = new Date(0);

describe('what a run does with a corrected tournament', () => {
  it.each([
    ['a correction of one that counts', {}, 'correction', { from: at(3), row: 12 }],
    [
      'a correction while the current revision waits',
      { state: 'awaiting-refresh' },
      'correction',
      { from: at(3), row: 11 },
    ],
    ['a withdrawal of a published one', { withdrawnAt }, 'withdrawal', { from: at(3), row: null }],
    ['a merge of a published one', { withdrawnAt, mergedInto: TWO }, 'merge', { from: at(3), row: null }],
    ['a withdrawal of one that was never published', { withdrawnAt, published: null }, 'withdrawal', null],
  ] as const)('publishes %s', (_, facts, kind, place) => {
    expect(correctionToPublish(tournament(facts), NOTES)).toEqual({
      tournamentKey: ONE,
      kind,
      requestedBy: 'Cy',
      reason: 'never played',
      place: place && { from: place.from, change: { tournamentRowId: 1, submissionRowId: place.row } },
      notes: ['7', '8'],
    });
  });

  it.each([
    ['nothing was noted', tournament(), []],
    ['the tournament is unknown', null, NOTES],
    ['all of it waits for a refresh', tournament({ state: 'awaiting-refresh', published: null }), NOTES],
  ])('publishes nothing when %s', (_, stored, notes) => {
    expect(correctionToPublish(stored, notes)).toBeNull();
  });
});

describe('the plan of a run', () => {
  const correction = (facts: Partial<CorrectionToPublish> = {}): CorrectionToPublish => ({
    ...correctionToPublish(tournament(), NOTES)!,
    ...facts,
  });
  const league = { kind: 'league', league: 'alpha' } as RunChange;
  const merge = { id: ONE, state: 'requested', requestedBy: 'Dee', reason: 'twins' } as const;

  it('is empty when nothing is due', () => {
    const stored = { ...NOTHING, submissions: [submission({ state: 'processed' })] };
    expect(planRun(stored)).toEqual({
      changes: [],
      from: END_OF_HISTORY,
      tournaments: [],
      settlesMerges: false,
      retaken: [],
      notes: [],
    });
  });

  it('names a first revision a tournament and a later one a correction', () => {
    const later = submission({ tournamentRowId: 2, revision: 3, position: at(9, TWO), submittedBy: 'Bea' });
    expect(planRun({ ...NOTHING, submissions: [submission(), later] }).changes).toMatchObject([
      { kind: 'tournament', tournament: ONE, revision: 1, requestedBy: 'Ada', reason: null },
      { kind: 'correction', tournament: TWO, revision: 3, requestedBy: 'Bea', reason: null },
    ]);
  });

  it('lists submissions, corrections, merges and leagues, and begins where the first of them begins', () => {
    const plan = planRun({
      submissions: [submission({ tournamentRowId: 2, position: at(9, TWO) })],
      corrections: [correction()],
      merges: [merge, { ...merge, id: TWO, state: 'undo-requested' }],
      mergesFrom: at(4),
      leagues: [league],
      leaguesFrom: at(2),
      batches: [],
    });
    expect(plan.changes.map(({ kind }) => kind)).toEqual([
      'tournament',
      'correction',
      'player-merge',
      'player-merge-undo',
      'league',
    ]);
    expect(plan).toMatchObject({ from: at(2), settlesMerges: true, notes: ['7', '8'] });
  });

  it('lets a due submission take the place of what a correction left of its tournament', () => {
    const plan = planRun({
      ...NOTHING,
      submissions: [submission({ submissionRowId: 13 })],
      corrections: [correction()],
    });
    expect(plan.tournaments).toEqual([{ tournamentRowId: 1, submissionRowId: 13 }]);
    expect(plan.changes).toHaveLength(2);
  });

  it('does not name a correction that moves nothing, and removes its notes', () => {
    expect(planRun({ ...NOTHING, corrections: [correction({ place: null })] })).toMatchObject({
      changes: [],
      tournaments: [],
      notes: ['7', '8'],
    });
  });

  it('tries a failed submission again', () => {
    const failed = submission({ state: 'failed', currentState: 'failed' });
    expect(planRun({ ...NOTHING, submissions: [failed] }).retaken).toEqual([failed]);
  });

  it('looks once at each thing that several changes are about', () => {
    expect(
      thingsOf([
        { kind: 'correction', tournamentId: ONE, version: 2 },
        { kind: 'correction', tournamentId: ONE, version: 3 },
        { kind: 'revision', tournamentId: TWO, revision: 1 },
        { kind: 'player-merge', mergeId: ONE, undo: false },
        { kind: 'player-merge', mergeId: ONE, undo: true },
        { kind: 'league', league: 'alpha', version: 4 },
        { kind: 'batch', batch: 3, undo: false },
        { kind: 'batch', batch: 3, undo: true },
      ]),
    ).toEqual({
      revisions: [{ tournamentId: TWO, revision: 1 }],
      corrected: [ONE],
      merges: [ONE],
      leagues: ['alpha'],
      batches: [3],
    });
  });
});
