import type { TournamentHeader } from '@quadrant/rules/tournament';
import { decipherReport, starTrek } from '../../../../../../test/builders/decipher.js';
import { round, type RoundText } from '../../../../../../test/builders/round-text.js';
import { validate } from '../validate.js';

const outOfRank = (tournament: Partial<TournamentHeader>, ...rounds: RoundText[]) =>
  validate(decipherReport(tournament, ...rounds)).flatMap(({ code, severity, message }) =>
    code === 'pair-out-of-rank' ? [`${severity}: ${message}`] : [],
  );

describe('a Swiss round of Star Trek', () => {
  // @row 174
  it('pairs the two highest scores, or gets a note that names who comes next', () => {
    const [first, second] = starTrek as [RoundText, RoundText];
    const third = round('ann 100-0 dee WIN', 'bob 100-0 cy WIN', 'eve 100-0 hal WIN', 'fay 100-0 gus WIN');
    expect(outOfRank({}, ...starTrek)).toEqual([]);
    expect(outOfRank({}, first, second, third)).toEqual(['note: Round 3 pairs ann with dee; by rank, eve comes next.']);
  });

  // @row 176
  it('pairs the next lower player where the two have met', () => {
    const first = round('ann 100-0 bob WIN', 'cy 100-90 dee WIN');
    // ann 2(100), cy 2(10), dee 0(-10), bob 0(-100); then ann 4, cy 2 and dee 2, bob 0.
    const second = round('ann 100-0 cy WIN', 'dee 100-0 bob WIN');
    expect(outOfRank({}, first, second, round('ann 100-0 dee WIN', 'cy 100-0 bob WIN'))).toEqual([]);
    expect(outOfRank({}, first, second, round('ann 100-0 bob WIN', 'dee 100-0 cy WIN'))).toEqual([
      'note: Round 3 pairs ann with bob; by rank, dee comes next.',
    ]);
  });
});

describe('the second game of a two-game round', () => {
  const starWars = { game: 'swccg' } as const;
  const first = round('ann bob: W dark 20-0', 'cy dee: W dark 9-0');

  // @row 173
  it('pairs the best of both piles, who change sides', () => {
    expect(outOfRank(starWars, first, round('dee ann: W dark 9-0', 'bob cy: W dark 9-0'))).toEqual([]);
    const third = round('ann bob: W dark 20-0', 'cy dee: W dark 9-0', 'eve fay: L dark 0-5');
    const second = round('fay ann: W dark 9-0', 'dee cy: W dark 9-0', 'bob eve: W dark 9-0');
    expect(outOfRank(starWars, third, second)).toEqual([]);
    const other = round('dee ann: W dark 9-0', 'fay cy: W dark 9-0', 'bob eve: W dark 9-0');
    expect(outOfRank(starWars, third, other)).toEqual(['note: Round 2 pairs fay with cy; by rank, ann comes next.']);
  });

  it('is not graded where sides are not told, nor are first games and Sealed Deck', () => {
    expect(outOfRank(starWars, first, round('ann dee WIN', 'cy bob WIN'))).toEqual([]);
    const both = round('ann bob: W dark 9-0, W light 9-0', 'cy dee: W dark 9-0, W light 9-0');
    const next = round('ann dee: W dark 9-0, W light 9-0', 'cy bob: W dark 9-0, W light 9-0');
    expect(outOfRank(starWars, both, next)).toEqual([]);
    expect(outOfRank({ ...starWars, format: 'sealed' }, first, round('ann dee: W dark 9-0'))).toEqual([]);
  });
});
