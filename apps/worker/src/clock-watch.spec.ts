import type { FoundDoubt, WatchedClock } from '@quadrant/store/operations';
import { ClockWatch } from './clock-watch.js';

const HOUR = 3_600_000;

describe('a clock that jumps three days', () => {
  let steady = 0;
  let now = 0;
  let record: WatchedClock;
  let notes: FoundDoubt[];
  const pass = (hours: number, jump = 0) => {
    steady += hours * HOUR;
    now += (hours + jump) * HOUR;
  };
  beforeEach(() => {
    steady = 0;
    now = Date.parse('2014-11-10T12:00:00Z');
    record = { seenAt: null, doubtedAt: null, databaseAheadMs: null };
    notes = [];
  });
  /** A worker that starts now. The record stays in the database, from one to the next. */
  const startWorker = () =>
    new ClockWatch(
      { now: () => new Date(now) },
      {
        read: () => Promise.resolve(record),
        note: (at, found) => {
          record = { ...record, seenAt: at, doubtedAt: found === null ? record.doubtedAt : at };
          if (found !== null) notes.push(found);
          return Promise.resolve();
        },
      },
      () => steady,
    );
  const days = (found: FoundDoubt | undefined) => found && Math.round((found.movedSeconds / 86_400) * 10) / 10;

  it('lets nothing be deleted for a day, wherever it jumps', async () => {
    for (const jump of [72, -72]) {
      record = { seenAt: null, doubtedAt: null, databaseAheadMs: null };
      const worker = startWorker();
      pass(30);
      expect(await worker.isTrusted()).toBe(true);
      pass(0.1, jump);
      expect(await worker.isTrusted()).toBe(false);
      expect(days(notes.at(-1))).toBe(jump / 24);
      pass(23);
      expect(await worker.isTrusted()).toBe(false);
      pass(2);
      expect(await worker.isTrusted()).toBe(true);
    }
  });

  it('is another jump when it comes back', async () => {
    const worker = startWorker();
    pass(1, 72);
    expect(await worker.isTrusted()).toBe(false);
    pass(20, -72);
    expect(await worker.isTrusted()).toBe(false);
    pass(20);
    expect(await worker.isTrusted()).toBe(false);
    pass(5);
    expect(await worker.isTrusted()).toBe(true);
  });

  it('is no jump when a time server moves it by a second', async () => {
    const worker = startWorker();
    pass(1, 1 / 3_600);
    expect(await worker.isTrusted()).toBe(true);
    expect(notes).toEqual([]);
  });

  it.each([
    ['ahead', 72, 'pause'],
    ['behind', -72, 'set'],
  ] as const)('lets nothing be deleted by a worker that starts while it is %s', async (_, jump, doubt) => {
    await startWorker().isTrusted();
    pass(0.1, jump);
    expect(await startWorker().isTrusted()).toBe(false);
    expect(notes).toMatchObject([{ doubt }]);
    expect(days(notes[0])).toBe(jump / 24);
  });

  it('is still doubted by a worker that is started again a minute later, until a day has passed', async () => {
    await startWorker().isTrusted();
    pass(0.1, 72);
    await startWorker().isTrusted();
    for (let hour = 1; hour <= 24; hour += 1) {
      pass(1);
      expect(await startWorker().isTrusted()).toBe(false);
    }
    pass(1);
    expect(await startWorker().isTrusted()).toBe(true);
  });

  it('is noticed by the next worker when it came back between two of them', async () => {
    await startWorker().isTrusted();
    pass(0.1, 72);
    await startWorker().isTrusted();
    pass(0.1, -72);
    expect(await startWorker().isTrusted()).toBe(false);
    expect(notes.map(({ doubt }) => doubt)).toEqual(['pause', 'set']);
    pass(13);
    expect(await startWorker().isTrusted()).toBe(false);
    pass(13);
    expect(await startWorker().isTrusted()).toBe(true);
  });

  it('is trusted after a night in which the machine was off', async () => {
    await startWorker().isTrusted();
    pass(14);
    expect(await startWorker().isTrusted()).toBe(true);
  });

  it.each([72, -72])('is doubted while the database on another machine is %d hours ahead', async (hours) => {
    const worker = startWorker();
    record = { ...record, databaseAheadMs: hours * HOUR };
    expect(await worker.isTrusted()).toBe(false);
    expect(notes).toEqual([{ doubt: 'differs', movedSeconds: -hours * 3_600 }]);
    record = { ...record, databaseAheadMs: 0 };
    pass(25);
    expect(await worker.isTrusted()).toBe(true);
  });
});
