import { eventually } from '../../../../test/builders/eventually.js';
import { useTestDatabase } from '../../../../test/builders/database.js';
import { AttemptThrottle } from './attempt-throttle.js';

const database = useTestDatabase();
const MINUTE = 60_000;
const NOW = Date.parse('2014-11-10T12:00:00Z');

afterEach(() => jest.useRealTimers());

describe('counts of attempts', () => {
  it('are deleted an hour after they expired, or when a clock that was ahead made them, until the application is closed', async () => {
    const dataSource = await database.dataSource();
    const left = async () =>
      (await dataSource.query<{ key: string }[]>('select key from throttled_attempts order by key')).map(
        ({ key }) => key,
      );
    await dataSource.query(
      `insert into throttled_attempts (key, points, expire) values ('old', 1, $1), ('late', 1, $2), ('ahead', 9, $3)`,
      [NOW - 60 * MINUTE, NOW - 30 * MINUTE, NOW + 3 * 24 * 60 * MINUTE],
    );
    // Only what the throttle uses: PostgreSQL needs timers that run.
    jest.useFakeTimers({
      now: NOW,
      doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'],
    });
    const throttle = new AttemptThrottle(dataSource);
    throttle.onModuleInit();
    jest.advanceTimersByTime(5 * MINUTE);
    await eventually(async () => expect(await left()).toEqual(['late']));
    throttle.onModuleDestroy();
    expect(jest.getTimerCount()).toBe(0);
  });
});
