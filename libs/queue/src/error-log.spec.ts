import { createErrorLog } from './error-log.js';

describe('createErrorLog', () => {
  it('writes a message at once, and again only after a while, with the times it was left out', () => {
    const lines: string[] = [];
    let now = 0;
    const log = createErrorLog(
      (line) => lines.push(line),
      1_000,
      () => now,
    );
    for (let times = 0; times < 500; times += 1) log(new Error('refused'));
    log(new Error('terminated'));
    expect(lines).toEqual(['refused', 'terminated']);
    now = 1_000;
    log(new Error('refused'));
    expect(lines.at(-1)).toBe('refused (and 499 times more since the last line)');
    now = 2_000;
    log(new Error('refused'));
    expect(lines.at(-1)).toBe('refused');
  });

  it('finds words for errors that have none', () => {
    const lines: string[] = [];
    const log = createErrorLog((line) => lines.push(line));
    log(new AggregateError([new Error('refused by ::1'), new Error('refused by 127.0.0.1')]));
    log(new TypeError());
    log('plain text');
    expect(lines).toEqual(['refused by ::1; refused by 127.0.0.1', 'TypeError', 'plain text']);
  });
});
