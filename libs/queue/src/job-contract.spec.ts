import { checkJobId, JOB_NAMES, takePayload } from './job-contract.js';

const tournamentId = '0b8f3a52-6f0e-4c1d-9d55-1f2f6c9a7e01';

describe('The job contract', () => {
  it('names its jobs', () => {
    expect(JOB_NAMES).toEqual([
      'process-tournament',
      'correct-tournament',
      'merge-players',
      'settle-league',
      'refresh',
    ]);
  });

  it('takes a right payload and leaves out what it does not name', () => {
    expect(takePayload('process-tournament', { tournamentId, revision: 2, note: 'old release' })).toEqual({
      tournamentId,
      revision: 2,
    });
    expect(takePayload('refresh', { requestId: 'r-1' })).toEqual({ requestId: 'r-1' });
  });

  it.each([
    ['process-tournament', { tournamentId: '17', revision: 1 }, 'tournamentId must be a UUID'],
    ['process-tournament', { tournamentId, revision: 0 }, 'revision must be a whole number from 1'],
    ['process-tournament', { tournamentId, revision: '1' }, 'revision must be a whole number from 1'],
    ['correct-tournament', { tournamentId: '17', version: 1 }, 'tournamentId must be a UUID'],
    ['correct-tournament', { tournamentId, version: 1.5 }, 'version must be a whole number from 1'],
    ['merge-players', { mergeId: '17', undo: false }, 'mergeId must be a UUID'],
    ['merge-players', { mergeId: tournamentId }, 'undo must be true or false'],
    ['settle-league', { league: '', version: 1 }, 'league must be a text that is not empty'],
    ['settle-league', { league: 'alpha' }, 'version must be a whole number from 1'],
    ['process-tournament', null, 'it must be an object'],
    ['refresh', {}, 'requestId must be a text that is not empty'],
    ['refresh', 'now', 'it must be an object'],
  ] as const)('gives up a %s job with the payload %j', (name, data, sentence) => {
    expect(() => takePayload(name, data)).toThrow(`The payload of a ${name} job is wrong: ${sentence}.`);
    expect(() => takePayload(name, data)).toThrow(expect.objectContaining({ name: 'UnrecoverableError' }));
  });

  it.each(['outbox-1', 'refresh_2026-W47', 'A'])('takes %s as the id of a job', (id) => {
    expect(() => checkJobId(id)).not.toThrow();
  });

  it.each(['', '0', '17', 'outbox:1', 'a b', `x${'y'.repeat(100)}`])('refuses "%s" as the id of a job', (id) => {
    expect(() => checkJobId(id)).toThrow(`"${id}" cannot be the id of a job`);
  });
});
