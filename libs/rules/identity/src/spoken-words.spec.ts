import { SpokenWords } from './spoken-words.js';

const name = (text: string, scene: number) => ({ words: text.split(' '), scenes: [scene, scene, scene] });

describe('SpokenWords', () => {
  const east = [name('kenji sato', 0), name('yuki tanaka', 0), name('kenji tanaka', 1), name('yuki sato', 1)];
  const west = [name('joao silva', 2), name('rui costa', 2), name('joao costa', 3), name('rui silva', 3)];

  it('expects two words of one language together more often than by chance, and hardly ever two of two languages', () => {
    const spoken = new SpokenWords([...east, ...west]);
    expect(spoken.lift('kenji', 'sato')).toBeCloseTo(2);
    expect(spoken.lift('sato', 'kenji')).toBe(spoken.lift('kenji', 'sato'));
    expect(spoken.lift('kenji', 'silva')).toBe(0);
  });

  it('expects chance where all speak one language, and for a word that nobody has', () => {
    const spoken = new SpokenWords(east);
    expect(spoken.lift('kenji', 'sato')).toBeCloseTo(1);
    expect(spoken.lift('kenji', 'silva')).toBe(1);
  });
});
