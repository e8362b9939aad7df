import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FakeS3 } from '../../../../test/builders/fake-s3.js';
import { makeScratchFolder } from '../../../../test/builders/scratch-folder.js';
import { inspectBackup, keepNewest, parseS3, withBackupFile } from './index.js';
import { Bucket } from './s3.js';

describe('backups in S3', () => {
  const folder = makeScratchFolder('s3');
  let s3: FakeS3;
  const settings = (accessKeyId = 'club') => ({
    region: 'us-east-1',
    endpoint: s3.endpoint,
    credentials: { accessKeyId, secretAccessKey: 'secret of the club' },
  });
  const place = () => parseS3(`s3://${s3.bucket}/of/quadrant`);
  beforeAll(async () => void (s3 = await FakeS3.start()));
  afterAll(() => s3.stop());

  const send = async (name: string, content: Buffer) => {
    const file = path.join(folder, 'sent');
    writeFileSync(file, content);
    await Bucket.with(place(), settings(), (bucket) => bucket.send(file, name, content.length));
  };

  it.each([
    ['s3://club', { bucket: 'club', folder: '', name: null }],
    ['s3://club/of//quadrant/', { bucket: 'club', folder: 'of/quadrant/', name: null }],
    ['s3://club/of/a.backup', { bucket: 'club', folder: 'of/', name: 'a.backup' }],
  ])('are at %s', (address, parts) => expect(parseS3(address)).toEqual(parts));

  it.each(['s3://', 's3:///a', 's3://Club/a'])('are not at %s, which names no bucket', (address) => {
    expect(() => parseS3(address)).toThrow('names no bucket');
  });

  it('arrive in several parts, byte by byte, though the storage is busy for a moment, and come back', async () => {
    const content = randomBytes(20 * 2 ** 20);
    s3.busyTimes = 1;
    await send('large.backup', content);
    expect(s3.objects.get('of/quadrant/large.backup')?.equals(content)).toBe(true);
    let last = 0;
    const address = `s3://${s3.bucket}/of/quadrant/large.backup`;
    const back = await withBackupFile(
      address,
      settings(),
      (done) => (last = done),
      async (file) => {
        expect(readFileSync(file).equals(content)).toBe(true);
        return Promise.resolve(file);
      },
    );
    expect([last, existsSync(back)]).toEqual([content.length, false]);
    await expect(send('large.backup', content)).rejects.toThrow('exists already');
    s3.objects.clear();
  });

  it('are kept up to a number, and those of others stay', async () => {
    const names = ['2013', '2014', '2015'].map((year) => `quadrant-37cb0344-${year}0101T000000Z.backup`);
    const others = ['mine.backup', 'quadrant-00000000-20100101T000000Z.backup'];
    for (const name of [...names, ...others]) await send(name, Buffer.from('x'));
    s3.objects.set(`of/quadrant/below/${names[0]!}`, Buffer.from('x'));
    expect(await keepNewest(`s3://${s3.bucket}/of/quadrant/${names[2]!}`, 2, settings())).toEqual([names[0]]);
    expect([...s3.objects.keys()].sort()).toEqual(
      [`below/${names[0]!}`, names[1]!, names[2]!, ...others].map((name) => `of/quadrant/${name}`).sort(),
    );
  });

  it('are looked for where they were written, by those who have a key', async () => {
    const file = `s3://${s3.bucket}/of/quadrant/looked.backup`;
    const look = (bytes: number, from: ReturnType<typeof settings> | null = settings(), patienceMs = 60_000) =>
      inspectBackup(file, bytes, { settings: from, patienceMs });
    expect(await look(3)).toEqual({ kind: 'missing' });
    await send('looked.backup', Buffer.from('abc'));
    expect(await look(3)).toEqual({ kind: 'there' });
    expect(await look(4)).toEqual({ kind: 'other-size', bytes: 3 });
    expect(await look(3, null)).toEqual({ kind: 'elsewhere' });
    const strange = await look(3, settings('stranger'));
    expect(strange).toMatchObject({ kind: 'unreadable', reason: expect.stringContaining('AWS_ACCESS_KEY_ID') });
    s3.isSilent = true;
    const silent = await look(3, settings(), 100).finally(() => (s3.isSilent = false));
    expect(silent).toEqual({ kind: 'unreadable', reason: 'the storage does not answer within 0.1 seconds' });
  });

  it('are refused with the reason and what to check', async () => {
    const list = (bucket: Bucket) => bucket.list();
    await expect(Bucket.with(place(), settings('stranger'), list)).rejects.toThrow(
      /InvalidAccessKeyId.*AWS_ACCESS_KEY_ID/s,
    );
    await expect(Bucket.with(parseS3('s3://nowhere'), settings(), list)).rejects.toThrow('NoSuchBucket');
    const away = { ...settings(), endpoint: 'http://127.0.0.1:1' };
    await expect(Bucket.with(place(), away, list)).rejects.toThrow('ECONNREFUSED');
    const missing = withBackupFile(
      `s3://${s3.bucket}/none.backup`,
      settings(),
      () => undefined,
      () => Promise.resolve(),
    );
    await expect(missing).rejects.toThrow('is not there');
    await expect(
      withBackupFile(
        `s3://${s3.bucket}`,
        settings(),
        () => undefined,
        () => Promise.resolve(),
      ),
    ).rejects.toThrow('names no backup');
  });
});
