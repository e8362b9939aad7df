import { readQueueSettings } from './queue-settings.js';

const DATABASE_URL = 'postgres://app@127.0.0.1:5432/quadrant';

describe('readQueueSettings', () => {
  it('lives in PostgreSQL when there is no REDIS_URL, or an empty one', () => {
    const postgres = { kind: 'postgres', url: DATABASE_URL, ownerUrl: null };
    expect(readQueueSettings({ DATABASE_URL }).backend).toEqual(postgres);
    expect(readQueueSettings({ DATABASE_URL, REDIS_URL: '' }).backend).toEqual(postgres);
  });

  it.each(['redis://127.0.0.1:6379', 'rediss://user:secret@redis.example:6380/2'])('lives in Redis at %s', (url) => {
    expect(readQueueSettings({ DATABASE_URL, REDIS_URL: url }).backend).toEqual({
      kind: 'redis',
      url,
      prefix: 'quadrant',
    });
  });

  it('says what is missing', () => {
    expect(() => readQueueSettings({})).toThrow('set DATABASE_URL to a PostgreSQL');
  });

  it.each([
    [{ REDIS_URL: 'http://:secret@host:6379' }, 'REDIS_URL must look like redis://host:6379', 'starts with http://'],
    [{ REDIS_URL: '127.0.0.1' }, 'REDIS_URL must look like redis://host:6379', 'it is not an address'],
    [{ DATABASE_URL: 'mysql://u:secret@h/d' }, 'DATABASE_URL must look like postgres://', 'starts with mysql://'],
  ])('refuses %j, naming the variable and what it expects, but no password', (env, expected, found) => {
    const read = () => readQueueSettings(env);
    expect(read).toThrow(expected);
    expect(read).toThrow(found);
    expect(read).not.toThrow('secret');
  });
});
