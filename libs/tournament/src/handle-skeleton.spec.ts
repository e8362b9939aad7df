import { LOOKALIKES, skeletonOf } from './handle-skeleton.js';

describe('the skeleton of a handle', () => {
  it.each([
    ['Picard', 'Рicard'],
    ['picard', 'pісаrd'],
    ['Henry', 'Ηenry'],
    ['willow', 'vviIl0w'],
    ['marnie', 'mamie'],
    ['Böb', 'bob'],
  ])('of %s is that of %s', (handle, other) => {
    expect(skeletonOf(other)).toBe(skeletonOf(handle));
  });

  it.each([
    ['ann', 'anna'],
    ['kirk', 'kira'],
    ['李小龙', '李小狼'],
  ])('tells %s from %s', (handle, other) => {
    expect(skeletonOf(other)).not.toBe(skeletonOf(handle));
  });

  it('maps every lookalike to one letter', () => {
    const { of, as } = LOOKALIKES;
    expect(as).toHaveLength([...of].length);
    expect(new Set(of).size).toBe([...of].length);
  });

  it('is its own skeleton', () => {
    expect(skeletonOf(skeletonOf('Wоrf the 1st'))).toBe(skeletonOf('Wоrf the 1st'));
  });
});
