import { ClockWatch } from './clock-watch.js';

const HOUR = 3_600_000;

describe('a clock that jumps three days', () => {
  let steady = 0;
  let now = 0;
  const pass = (hours: number, jump = 0) => {
    steady += hours * HOUR;
    now += (hours + jump) * HOUR;
  };
  beforeEach(() => {
    steady = 0;
    now = Date.parse('2014-11-10T12:00:00Z');
  });
  const watch = () => new ClockWatch({ now: () => new Date(now) }, () => steady);

  it('lets nothing be deleted for a day, wherever it jumps', () => {
    for (const jump of [72, -72]) {
      const watched = watch();
      pass(30);
      expect(watched.mayDelete()).toBe(true);
      pass(0.1, jump);
      expect(watched.mayDelete()).toBe(false);
      pass(23);
      expect(watched.mayDelete()).toBe(false);
      pass(2);
      expect(watched.mayDelete()).toBe(true);
    }
  });

  it('is another jump when it comes back', () => {
    const watched = watch();
    pass(1, 72);
    expect(watched.mayDelete()).toBe(false);
    pass(20, -72);
    expect(watched.mayDelete()).toBe(false);
    pass(20);
    expect(watched.mayDelete()).toBe(false);
    pass(5);
    expect(watched.mayDelete()).toBe(true);
  });

  it('is no jump when a time server moves it by a second', () => {
    const watched = watch();
    pass(1, 1 / 3_600);
    expect(watched.mayDelete()).toBe(true);
  });
});
