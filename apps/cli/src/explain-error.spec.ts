import { explainError, explainFolder, explainWriting } from './explain-error.js';

const withCode = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

describe('explainError', () => {
  it.each([
    [
      'a full disk of PostgreSQL',
      Object.assign(new Error('query'), { driverError: withCode('53100') }),
      /^The disk is full; /,
    ],
    ['a full disk of ours', withCode('ENOSPC'), /^The disk is full; free some space .* nothing was half-stored\.$/],
    ['a missing right', withCode('42501', 'permission denied for table runs'), /lacks a right .*denied for table runs/],
    ['an outage', withCode('ECONNREFUSED'), /^The database does not answer/],
    [
      'a read-only disk',
      Object.assign(withCode('EROFS'), { path: '/q/logs/a.log' }),
      /^\/q\/logs\/a\.log lies on a read-only file system, .* mount it writable again\./,
    ],
    ['what nobody expected', new Error('boom'), /^Something unexpected happened: boom\./],
  ])('has a sentence for %s', (_, error, sentence) => {
    expect(explainError(error, {})).toMatch(sentence);
  });
});

describe('what the file system says', () => {
  it('is a sentence about the folder or the file', () => {
    expect(explainFolder('out', withCode('ENOENT')).message).toBe(
      'The folder out cannot be made: the system takes no folder there.',
    );
    expect(explainWriting('a.csv', withCode('EACCES')).message).toBe(
      'a.csv cannot be written: you may not write there.',
    );
    expect(explainWriting('a.csv', withCode('EIO', 'EIO: i/o error')).message).toBe(
      'a.csv cannot be written: EIO: i/o error.',
    );
    expect(explainWriting('a.csv', withCode('ENOSPC')).message).toMatch(/^The disk is full; /);
  });
});
