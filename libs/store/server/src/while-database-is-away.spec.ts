import { whileDatabaseIsAway } from './while-database-is-away.js';

const outage = () => new Error('Connection terminated due to connection timeout');

describe('waiting for a database that does not answer', () => {
  it('tries again until it answers, and tells once that it waits', async () => {
    const told: string[] = [];
    let attempts = 0;
    const answer = await whileDatabaseIsAway({ log: (sentence) => told.push(sentence), pauseMs: 1 }, () =>
      (attempts += 1) <= 20 ? Promise.reject(outage()) : Promise.resolve('at last'),
    );
    expect([answer, attempts]).toEqual(['at last', 21]);
    expect(told).toEqual([
      'PostgreSQL does not answer yet (Connection terminated due to connection timeout). Quadrant waits and tries again.',
    ]);
  });

  it('throws at once what is no outage', async () => {
    const broken = () => Promise.reject(new Error('no such column'));
    await expect(whileDatabaseIsAway({ log: () => undefined }, broken)).rejects.toThrow('no such column');
  });

  it('ends with what the check throws when the server has ended', async () => {
    let isAlive = true;
    const check = () => {
      if (!isAlive) throw new Error('PostgreSQL has ended.');
    };
    const work = () => {
      isAlive = false;
      return Promise.reject(outage());
    };
    await expect(whileDatabaseIsAway({ log: () => undefined, check, pauseMs: 1 }, work)).rejects.toThrow('has ended');
  });

  it('ends with the outage when a limit is over', async () => {
    const waiting = whileDatabaseIsAway({ log: () => undefined, limitMs: 5, pauseMs: 1 }, () =>
      Promise.reject(outage()),
    );
    await expect(waiting).rejects.toThrow('connection timeout');
  });
});
