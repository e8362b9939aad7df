import { decipherReport, said, starWars } from '../../../../../../test/builders/decipher.js';
import { round, type RoundText } from '../../../../../../test/builders/round-text.js';

describe('sides', () => {
  const about = (format: 'constructed' | 'sealed', ...rounds: RoundText[]) =>
    said(decipherReport({ game: 'swccg', format }, ...rounds)).filter((each) => /side|met-before/.test(each));

  // @row 173
  it('change within a two-game round and may be chosen anew in the next', () => {
    expect(about('constructed', ...starWars)).toEqual([]);
    const first = round('ann bob: W dark 9-0', 'cy dee: W dark 9-0');
    const second = round('ann cy: W dark 9-0', 'dee bob: W dark 9-0');
    expect(about('constructed', first, second)).toEqual([
      'warning same-side-twice /rounds/1/matches/0/games/0/sides',
      'warning same-side-twice /rounds/1/matches/1/games/0/sides',
    ]);
    // They are the second game of one round and the first of the next.
    expect(about('constructed', round('eve fay: W dark 9-0'), first, second)).toEqual([]);
  });

  // @row 177
  it('are the other ones when two meet again', () => {
    const meetings = [
      round('ann bob: W dark 9-0'),
      round('bob cy: W dark 9-0', 'dee ann: W dark 9-0'),
      round('bob ann: W dark 9-0'),
      round('ann dee: W dark 9-0'),
      round('bob ann: W light 9-0'),
    ];
    expect(about('constructed', ...meetings)).toEqual(['warning met-before /rounds/4/matches/0/games/0']);
  });

  // @row 195
  it('stay the same in Sealed Deck, where nobody meets twice', () => {
    const kept = [round('ann bob: W dark 9-0'), round('ann cy: W dark 9-0')];
    expect(about('sealed', ...kept)).toEqual([]);
    expect(about('sealed', ...kept, round('bob ann: W dark 9-0'))).toEqual([
      'warning met-before /rounds/2/matches/0/players',
      'warning side-switched /rounds/2/matches/0/games/0/sides',
      'warning side-switched /rounds/2/matches/0/games/0/sides',
    ]);
  });
});
