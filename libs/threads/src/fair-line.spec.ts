import { setImmediate as tick } from 'node:timers/promises';
import { FairLine, LineFull, type LineLimits } from './fair-line.js';

const NEVER = new AbortController().signal;

/** A line whose turns end when the test says so. */
function openLine(limits: Partial<LineLimits> = {}) {
  const line = new FairLine({ slots: 1, waitingPerAccount: 4, waitingInAll: 100, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (account: string, turn: string, signal = NEVER) =>
    line.run(account, signal, () => {
      begun.push(turn);
      return new Promise<void>((resolve) => ends.set(turn, resolve));
    });
  const end = async (turn: string) => {
    ends.get(turn)!();
    await tick();
  };
  return { line, begun, ask, end };
}

describe('a fair line', () => {
  it('lets accounts take turns, however many turns one of them has asked for', async () => {
    const { begun, ask, end } = openLine();
    for (const turn of ['a1', 'a2', 'a3']) void ask('a', turn);
    for (const turn of ['b1', 'b2']) void ask('b', turn);
    void ask('c', 'c1');
    await tick();
    for (const turn of ['a1', 'b1', 'c1', 'a2', 'b2']) await end(turn);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('runs one turn of an account at a time, also where there is room for more', async () => {
    const { begun, ask, end } = openLine({ slots: 2 });
    for (const turn of ['a1', 'a2']) void ask('a', turn);
    void ask('b', 'b1');
    await tick();
    expect(begun).toEqual(['a1', 'b1']);
    await end('b1');
    expect(begun).toEqual(['a1', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'a2']);
  });

  it('refuses a turn beyond those that may wait, of one account and in all', async () => {
    const { ask } = openLine({ waitingPerAccount: 1, waitingInAll: 2 });
    for (const turn of ['a1', 'a2']) void ask('a', turn);
    await expect(ask('a', 'a3')).rejects.toEqual(new LineFull('account'));
    void ask('b', 'b1');
    await expect(ask('c', 'c1')).rejects.toEqual(new LineFull('all'));
  });

  it('drops a turn that waits when nobody waits for it any more, and keeps its place for others', async () => {
    const { begun, ask, end, line } = openLine({ waitingPerAccount: 1 });
    const gone = new AbortController();
    void ask('a', 'a1');
    const dropped = ask('a', 'a2', gone.signal);
    gone.abort(new Error('gone'));
    await expect(dropped).rejects.toThrow('gone');
    expect(line.length).toBe(0);
    void ask('a', 'a3');
    await tick();
    await end('a1');
    expect(begun).toEqual(['a1', 'a3']);
  });

  it('goes on after a turn that fails', async () => {
    const { begun, ask, line } = openLine();
    const failed = line.run('a', NEVER, () => Promise.reject(new Error('failed')));
    void ask('b', 'b1');
    await expect(failed).rejects.toThrow('failed');
    await tick();
    expect(begun).toEqual(['b1']);
  });
});
