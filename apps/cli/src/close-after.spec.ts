import { closeAfter } from './close-after.js';

describe('closeAfter', () => {
  const told: unknown[] = [];
  const tell = (error: unknown) => void told.push(error);
  const trouble = new Error('the server does not stop');
  const failing = () => Promise.reject(trouble);
  beforeEach(() => void (told.length = 0));

  it('throws the error of the work, and tells that of closing', async () => {
    const disk = new Error('the disk is full');
    await expect(closeAfter(() => Promise.reject(disk), failing, tell)).rejects.toBe(disk);
    expect(told).toEqual([trouble]);
  });

  it('gives the result of the work when closing fails', async () => {
    expect(await closeAfter(() => Promise.resolve(7), failing, tell)).toBe(7);
    expect(told).toEqual([trouble]);
  });

  it('closes once, after the work', async () => {
    const order: string[] = [];
    const step = (name: string) => () => Promise.resolve(void order.push(name));
    await closeAfter(step('work'), step('close'), tell);
    expect([order, told]).toEqual([['work', 'close'], []]);
  });
});
