import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Logger } from '@nestjs/common';
import { describeSize, readDiskSpaceSettings } from '@quadrant/store/server';
import { DiskWatch, isTooLittle, type Volume } from './disk-watch.js';

const MEGABYTE = 1024 ** 2;

describe('the settings of free space', () => {
  it.each([
    ['', 256 * MEGABYTE],
    ['0', 0],
    ['64MB', 64 * MEGABYTE],
    ['1.5 gb', 1536 * MEGABYTE],
    ['900kB', 900 * 1024],
  ])('reads MIN_FREE_SPACE=%s', (text, bytes) => {
    expect(readDiskSpaceSettings({ MIN_FREE_SPACE: text }).minFree).toBe(bytes);
  });

  it.each(['256', '-1MB', 'much', '10 %', '1e3MB'])('refuses MIN_FREE_SPACE=%s with what is allowed', (text) => {
    expect(() => readDiskSpaceSettings({ MIN_FREE_SPACE: text })).toThrow(
      `MIN_FREE_SPACE is "${text}", but has to be a size with its unit, such as 256MB or 1GB, or 0 to turn the check off.`,
    );
  });

  it('watches the home, and the embedded data where there is some', () => {
    expect(readDiskSpaceSettings({ QUADRANT_HOME: '/home of data' }).folders).toEqual(['/home of data']);
    expect(readDiskSpaceSettings({ QUADRANT_HOME: '/home', QUADRANT_EMBEDDED_DATA: '/data' }).folders).toEqual([
      '/home',
      '/data',
    ]);
  });

  it.each([
    [256 * MEGABYTE, '256 MB'],
    [1536 * MEGABYTE, '1.5 GB'],
    [900 * 1024, '900 kB'],
    [0, '0 kB'],
  ])('describes %d bytes as %s', (bytes, text) => {
    expect(describeSize(bytes)).toBe(text);
  });
});

describe('the watch of free space', () => {
  beforeEach(() => void Logger.overrideLogger(false));

  it.each([
    [99, false, true],
    [100, false, false],
    [112, true, true],
    [113, true, false],
  ])('with a limit of 100 and %d free, short before: %s, is short: %s', (free, before, after) => {
    expect(isTooLittle(free, 100, before)).toBe(after);
  });

  it('tells once that room ran out on one of its volumes, and once that it is back', async () => {
    const free: Record<string, number> = { '/home': 500, '/data': 500 };
    const watch = new DiskWatch({ minFree: 100, folders: ['/home', '/data'] }, (folder) =>
      Promise.resolve(free[folder]!),
    );
    const told: (Volume | null)[] = [];
    watch.onChange((shortage) => told.push(shortage));
    for (const left of [500, 90, 80, 105, 200, 300]) {
      free['/data'] = left;
      await watch.look();
    }
    expect(told).toEqual([{ folder: '/data', free: 90 }, null]);
    expect(watch.shortage).toBeNull();
    expect(watch.listVolumes()).toEqual([
      { folder: '/home', free: 500 },
      { folder: '/data', free: 300 },
    ]);
  });

  it('lets writing go on where the file system does not say how much is free', async () => {
    const watch = new DiskWatch({ minFree: 100, folders: ['/home'] }, () => Promise.reject(new Error('ENOSYS')));
    await watch.look();
    expect(watch.shortage).toBeNull();
    expect(watch.listVolumes()).toEqual([{ folder: '/home', free: null }]);
  });

  it('measures what an ordinary user may still write', async () => {
    const watch = new DiskWatch({ minFree: 1, folders: [tmpdir()] });
    await watch.look();
    const { bavail, bsize } = await statfs(tmpdir());
    expect(Math.abs(watch.listVolumes()[0]!.free! - bavail * bsize)).toBeLessThan(1024 ** 3);
  });
});
