import { foldHandle } from './handle.js';
import { LATIN, LOOK_ALIKES, skeletonOf } from './look-alike.js';

describe('what a handle looks like', () => {
  it.each([
    ['Аnn', 'Ann'],
    ['ΤΟΜΑ', 'Toma'],
    ['сосо', 'COCO'],
    ['pаypаl', 'PayPal'],
  ])('is the same for %s and %s', (one, other) => {
    expect(foldHandle(one)).not.toBe(foldHandle(other));
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });

  it.each(['ann', 'Jürgen Groß', 'x_y-7'])('is the folded handle where all is Latin: %s', (handle) => {
    expect(skeletonOf(handle)).toBe(foldHandle(handle));
  });

  it('knows letters as they are folded, each once', () => {
    expect([...LOOK_ALIKES].map(foldHandle).join('')).toBe(LOOK_ALIKES);
    expect(new Set(LOOK_ALIKES).size).toBe(LATIN.length);
  });
});
