import { checkJobId, JOB_NAMES, takePayload } from './job-contract.js';

const tournamentId = '0b8f3a52-6f0e-4c1d-9d55-1f2f6c9a7e01';

describe('The job contract', () => {
  it('names its jobs', () => {
    expect(JOB_NAMES).toEqual(['publish', 'refresh', 'batch', 'push', 'mail', 'notices', 'event', 'webhook']);
  });

  it('takes a right payload and leaves out what it does not name', () => {
    expect(takePayload('publish', { kind: 'revision', tournamentId, revision: 2, note: 'old release' })).toEqual({
      kind: 'revision',
      tournamentId,
      revision: 2,
    });
    expect(takePayload('refresh', { requestId: 'r-1' })).toEqual({ requestId: 'r-1' });
  });

  it.each([
    ['publish', { kind: 'revision', tournamentId: '17', revision: 1 }, 'tournamentId must be a UUID'],
    ['publish', { kind: 'revision', tournamentId, revision: 0 }, 'revision must be a whole number from 1'],
    ['publish', { kind: 'revision', tournamentId, revision: '1' }, 'revision must be a whole number from 1'],
    ['publish', { kind: 'correction', tournamentId: '17', version: 1 }, 'tournamentId must be a UUID'],
    ['publish', { kind: 'correction', tournamentId, version: 1.5 }, 'version must be a whole number from 1'],
    ['publish', { kind: 'player-merge', mergeId: '17', undo: false }, 'mergeId must be a UUID'],
    ['publish', { kind: 'player-merge', mergeId: tournamentId }, 'undo must be true or false'],
    ['publish', { kind: 'league', league: '', version: 1 }, 'league must be a text that is not empty'],
    ['publish', { kind: 'league', league: 'alpha' }, 'version must be a whole number from 1'],
    ['publish', { tournamentId, revision: 1 }, 'kind must be one of revision, correction, player-merge, league, batch'],
    ['publish', { kind: 'toString' }, 'kind must be one of revision, correction, player-merge, league, batch'],
    ['publish', null, 'it must be an object'],
    ['push', { notice: 0 }, 'notice must be a whole number from 1'],
    ['push', { tournamentId, kind: 'lunch', round: 1 }, 'kind must be one of paired, round-over, confirm'],
    ['push', { tournamentId, kind: 'paired', round: 0 }, 'round must be a whole number from 1'],
    ['refresh', {}, 'requestId must be a text that is not empty'],
    ['refresh', 'now', 'it must be an object'],
    ['mail', { mail: '1' }, 'mail must be a whole number from 1'],
    ['notices', { run: 0 }, 'run must be a whole number from 1'],
    ['event', {}, 'event must be a text'],
    ['webhook', { webhook: '17' }, 'webhook must be a UUID'],
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
