import { NotTakenIn } from '@quadrant/rules/history';
import type { WaitingJob } from '@quadrant/store/runs';
import { publishApart, RunFailed } from './publish-apart.js';

const jobOf = (id: number): WaitingJob => ({
  id: String(id),
  change: { kind: 'revision', tournamentId: `tournament ${id}`, revision: 1 },
});
const JOBS = Array.from({ length: 16 }, (_, index) => jobOf(index + 1));

const notTakenIn = (id: number): NotTakenIn => {
  const input = { key: `tournament ${id}` };
  return new NotTakenIn({ input, revision: 1, submissionRowId: id, published: null } as never, new Error('odd'));
};

/** Publishes sixteen waiting jobs of which the bad ones make a run fail. */
async function play(bad: readonly number[], errorOf: (id: number) => unknown) {
  const runs: string[][] = [];
  const aside: string[] = [];
  let attempts = 0;
  await publishApart(null, {
    publish: (list) => {
      const jobs = list ?? JOBS;
      attempts++;
      const found = jobs.find(({ id }) => bad.includes(Number(id)));
      if (found) return Promise.reject(new RunFailed(jobs, errorOf(Number(found.id))));
      runs.push(jobs.map(({ id }) => id!));
      return Promise.resolve(runs.length);
    },
    setAside: (jobs) => {
      aside.push(...jobs.map(({ id }) => id!));
      return Promise.resolve();
    },
  });
  return { runs, aside, attempts };
}

describe('jobs of a run that fails', () => {
  it('are published without the one whose tournament the error names, in one more run', async () => {
    const { runs, aside, attempts } = await play([5], notTakenIn);
    expect([aside, runs.length, runs[0]!.length, attempts]).toEqual([['5'], 1, 15, 2]);
  });

  it('are halved until the one that is to blame is alone, where the error names none', async () => {
    const { runs, aside } = await play([11], () => new Error('deep inside'));
    expect(aside).toEqual(['11']);
    expect(runs.flat().toSorted()).toEqual(
      JOBS.map(({ id }) => id!)
        .filter((id) => id !== '11')
        .toSorted(),
    );
    expect(runs.length).toBeLessThanOrEqual(5);
  });

  it('are all published but those that fail, where several do', async () => {
    const { runs, aside } = await play([1, 2, 16], () => new Error('deep inside'));
    expect(aside).toEqual(['1', '2', '16']);
    expect(runs.flat()).toHaveLength(13);
  });

  it.each([
    ['the disk is full', '53100'],
    ['PostgreSQL ends the connection', '57P01'],
    ['two transactions block each other', '40P01'],
  ])('are all kept together for the next attempt when %s', async (_, code) => {
    const error = Object.assign(new Error('not the fault of a report'), { code });
    const aside: unknown[] = [];
    let attempts = 0;
    const publish = () => Promise.reject(new RunFailed(JOBS.slice(0, (attempts += 1)), error));
    const setAside = (jobs: readonly WaitingJob[]) => Promise.resolve(void aside.push(...jobs));
    await expect(publishApart(null, { publish, setAside })).rejects.toBe(error);
    expect({ aside, attempts }).toEqual({ aside: [], attempts: 1 });
  });

  it('are left alone when a run failed before it took any', async () => {
    const publish = () => Promise.reject(new RunFailed([], new Error('no connection')));
    const setAside = () => Promise.reject(new Error('nobody is to blame'));
    await expect(publishApart(null, { publish, setAside })).rejects.toThrow('no connection');
  });
});
