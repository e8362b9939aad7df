import { leave, look, NOTHING } from './leave-and-look.js';

// Two such files run one after the other in one process (isolation.spec.ts): whichever comes second finds what the first one left.
it('finds nothing, and leaves much', () => {
  expect(look()).toEqual(NOTHING);
  leave();
  expect(Object.entries(look()).filter(([name, value]) => value === NOTHING[name as keyof typeof NOTHING])).toEqual([]);
});
