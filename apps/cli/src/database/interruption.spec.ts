import { Interruption } from './interruption.js';

describe('a signal', () => {
  it('lets gentle work end by itself', async () => {
    const interruption = new Interruption(() => Promise.resolve());
    const ended = await interruption.gently(async (interrupted) => {
      process.emit('SIGINT', 'SIGINT');
      await Promise.resolve();
      return interrupted.aborted;
    });
    interruption.end();
    expect(ended).toBe(true);
  });

  it('leaves work that goes on elsewhere: says so, lets go of what is held, and ends as stopped half way', async () => {
    const steps: string[] = [];
    const exited = new Promise<void>((resolve) => {
      jest.spyOn(process, 'exit').mockImplementation((code) => {
        steps.push(`exit ${code}`);
        resolve();
        return undefined as never;
      });
    });
    const interruption = new Interruption(() => {
      steps.push('cut off');
      return Promise.reject(new Error('it was gone already'));
    });
    const watching = interruption.leavably(
      () => exited,
      () => steps.push('leave'),
    );
    process.emit('SIGINT', 'SIGINT');
    await watching;
    jest.restoreAllMocks();
    expect(steps).toEqual(['leave', 'cut off', 'exit 2']);
  });

  it('takes its usual course otherwise, also after work that could have been left', async () => {
    const kill = jest.spyOn(process, 'kill').mockImplementation(() => true);
    const interruption = new Interruption(() => Promise.resolve());
    await interruption.leavably(
      () => Promise.resolve(),
      () => undefined,
    );
    process.emit('SIGTERM', 'SIGTERM');
    await new Promise((resolve) => setImmediate(resolve));
    expect(kill).toHaveBeenCalledWith(process.pid, 'SIGTERM');
    jest.restoreAllMocks();
  });
});
