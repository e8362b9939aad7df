import { report } from '../../../../../test/builders/report.js';
import { round } from '../../../../../test/builders/round-text.js';
import { incompleteGameResults, provisionalPoints } from './delayed-games.js';
import { opg42 } from './rule-system.js';

describe('000, 13.4: a delayed game', () => {
  // @row 140
  it('is worth one victory point to both for the pairing of the next round', () => {
    const points = [4, 4, 1, 1, 0];
    expect(provisionalPoints(points, [[1, 4]])).toEqual([4, 5, 1, 1, 1]);
    expect(points).toEqual([4, 4, 1, 1, 0]);
  });

  it('counts as often as there are some', () => {
    expect(
      provisionalPoints(
        [0, 0, 0],
        [
          [0, 1],
          [0, 2],
        ],
      ),
    ).toEqual([2, 1, 1]);
    expect(provisionalPoints([3, 1], [])).toEqual([3, 1]);
  });
});

describe('000, 13.5: an incomplete game', () => {
  // @row 141
  it('is a Missed Game for who was responsible and a Bye for the other', () => {
    expect(incompleteGameResults(0)).toEqual(['MG', 'BYE']);
    expect(incompleteGameResults(1)).toEqual(['BYE', 'MG']);
  });

  // @row 141
  it('is a Missed Game for both where nobody alone was', () => {
    expect(incompleteGameResults(null)).toEqual(['MG', 'MG']);
  });

  it('is worth 0 and 4 victory points, no differential, and is not rated', () => {
    const [ann, bob] = incompleteGameResults(0);
    const from = report(round(`ann ${ann}`, `bob ${bob}`));
    expect(opg42.computeStandings(from, 'key').map(({ points, differential }) => [points, differential])).toEqual([
      [4, 0],
      [0, 0],
    ]);
    expect(opg42.ratedGames(from)).toEqual([]);
  });
});
