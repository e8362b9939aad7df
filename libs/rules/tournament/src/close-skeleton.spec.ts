import { CLOSE_LETTERS, closeSkeletonOf } from './close-skeleton.js';

describe('the skeleton of a handle', () => {
  it.each([
    ['Picard', 'Рicard'],
    ['picard', 'pісаrd'],
    ['Henry', 'Ηenry'],
    ['willow', 'vviIl0w'],
    ['marnie', 'mamie'],
    ['Böb', 'bob'],
  ])('of %s is that of %s', (handle, other) => {
    expect(closeSkeletonOf(other)).toBe(closeSkeletonOf(handle));
  });

  it.each([
    ['ann', 'anna'],
    ['kirk', 'kira'],
    ['李小龙', '李小狼'],
  ])('tells %s from %s', (handle, other) => {
    expect(closeSkeletonOf(other)).not.toBe(closeSkeletonOf(handle));
  });

  it('maps every lookalike to one letter', () => {
    const { of, as } = CLOSE_LETTERS;
    expect(as).toHaveLength([...of].length);
    expect(new Set(of).size).toBe([...of].length);
  });

  it('is its own skeleton', () => {
    expect(closeSkeletonOf(closeSkeletonOf('Wоrf the 1st'))).toBe(closeSkeletonOf('Wоrf the 1st'));
  });
});
