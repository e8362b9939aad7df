import { Logger } from '@nestjs/common';

const LEFT = 'leftByAnotherFile';

/** One spec file could find these traces of another. */
const look = (): Record<string, unknown> => ({
  global: Reflect.get(globalThis, LEFT) as unknown,
  changedGlobal: globalThis.structuredClone.name,
  variable: process.env[LEFT],
  mockedPackage: jest.isMockFunction(Reflect.get(Logger, 'warn')),
  clock: Date.now() < 1e12,
  logger: Logger.isLevelEnabled('log'),
});

const NOTHING = {
  global: undefined,
  changedGlobal: 'structuredClone',
  variable: undefined,
  mockedPackage: false,
  clock: false,
  logger: true,
};

/** Leaves all of these traces, as a careless spec file would. */
function leave(): void {
  Reflect.set(globalThis, LEFT, true);
  globalThis.structuredClone = function left<T>(value: T): T {
    return value;
  };
  process.env[LEFT] = 'set';
  jest.spyOn(Logger, 'warn');
  jest.useFakeTimers({ now: 1 });
  Logger.overrideLogger(false);
}

it('finds nothing, and leaves much', () => {
  expect(look()).toEqual(NOTHING);
  leave();
  expect(Object.entries(look()).filter(([name, value]) => value === NOTHING[name as keyof typeof NOTHING])).toEqual([]);
});
