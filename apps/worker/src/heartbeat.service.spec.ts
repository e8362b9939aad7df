import type { HeartbeatRepository } from '@quadrant/store/operations';
import { Heartbeat } from './heartbeat.service.js';

describe('Heartbeat', () => {
  it('says that it stops after the beats that are on their way, and beats no more', async () => {
    const told: string[] = [];
    let letThrough = (): void => undefined;
    const slow = new Promise<void>((resolve) => (letThrough = resolve));
    const repository = {
      beat: async () => {
        await slow;
        told.push('beat');
      },
      stop: async () => {
        told.push('stop');
        return Promise.resolve();
      },
    };
    const heartbeat = new Heartbeat(repository as unknown as HeartbeatRepository);
    const beats = [heartbeat.beat(), heartbeat.beat()];
    const stopped = heartbeat.beforeApplicationShutdown();
    const late = heartbeat.beat();
    letThrough();
    await Promise.all([...beats, stopped, late]);
    expect(told).toEqual(['beat', 'beat', 'stop']);
  });
});
