import { inventCommunity, SMALL } from '../names/community.js';
import { compareCells } from './compare-cells.js';
import { inventMessyHistory, TWENTY_YEARS } from './messy-history.js';

describe('a messy history', () => {
  const files = inventMessyHistory('cellar', inventCommunity('cellar', SMALL), {
    ...TWENTY_YEARS,
    messy: 0.8,
    doubles: 4,
  });
  const compared = files.map((file) => ({ file: file.path, shape: file.shape, ...compareCells(file) }));

  it('is stored as it is written: no result, score, name or date is changed', () => {
    expect(compared.filter(({ changed }) => changed.length > 0)).toEqual([]);
  });

  it('loses nothing without a finding, and each refusal names a place', () => {
    expect(compared.filter(({ silent }) => silent.length > 0)).toEqual([]);
    expect(compared.filter(({ refused }) => refused !== null && !refused.isPlaced)).toEqual([]);
  });

  it('notices a score, a name and a result that are stored otherwise', () => {
    const text = 'Round,Player 1,Player 2,Score\n1,Ann,Bob,100-40\n';
    const game = { round: 1, names: ['Ann', 'Bob'], result: 'loss', score: [100, 35] } as const;
    const tournament = { date: null, games: [game], alone: [], places: [] };
    const { changed } = compareCells({
      ...{ path: 'x.csv', bytes: new TextEncoder().encode(text), shape: 'x', doubleOf: null },
      tournaments: [tournament],
    });
    expect(changed).toEqual(['round 1, Ann and Bob: loss became win', 'round 1, Ann and Bob: 100-35 became 100-40']);
  });
});
