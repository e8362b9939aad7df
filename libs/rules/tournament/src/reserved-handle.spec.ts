import { nameHiddenPlayers } from './reserved-handle.js';

const [ANN, BOB, CY] = ['hidden-aaaaaaaaaaaa', 'removed-bbbbbbbbbbbb', 'hidden-cccccccccccc'] as const;

describe('people behind labels, in a text for people', () => {
  it('are called the same where it is one person, however often', () => {
    expect(nameHiddenPlayers(`${ANN} beat dee; ${ANN} lost`, 'x')).toBe('Hidden player beat dee; Hidden player lost');
  });

  it('have numbers where they are several, the same in every text about one tournament', () => {
    const told = nameHiddenPlayers(`${ANN},${BOB},${CY},${ANN}`, 'tournament').split(',');
    expect([...told].sort().slice(0, 3)).not.toContain('Hidden player');
    expect(new Set(told)).toEqual(new Set(['Hidden player 1', 'Hidden player 2', 'Hidden player 3']));
    expect(told[3]).toBe(told[0]);
    expect(nameHiddenPlayers(`${CY},${ANN},${BOB}`, 'tournament').split(',')).toEqual([told[2], told[0], told[1]]);
  });

  it('have other numbers in another tournament, so that nobody is found again by one', () => {
    const numbers = Array.from({ length: 40 }, (_, index) => nameHiddenPlayers(`${ANN}`.padEnd(20) + BOB, `t${index}`));
    expect(new Set(numbers).size).toBe(2);
  });

  it('are one person where a label was cut', () => {
    expect(nameHiddenPlayers(`${ANN} and ${BOB}: hidden-aaaa…`, 'x')).toMatch(
      /^Hidden player (\d) and .*: Hidden player \1…$/,
    );
  });
});
