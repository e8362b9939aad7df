import { usualSystemOf } from '@quadrant/rules/systems';
import { KINDS, type GameTitle, type Kind } from '@quadrant/rules/tournament';
import { badgesOf, championshipOf, entitlementsOf, isWithin } from './championships.js';

const prizeOf = (game: GameTitle) => usualSystemOf(game).players.championshipPrize(game);

/** Writes entitlements in short: `R1+R2 worlds same-year`, `100000 continental next, same`. */
const won = (kind: Kind, game: GameTitle, place: number, players = 30): string[] =>
  entitlementsOf(kind, prizeOf(game), place, players).map(({ into, edition, continent, earnedByes, headStart }) => {
    const worth = headStart > 0 ? String(headStart) : earnedByes.map((round) => `R${round}`).join('+');
    return `${worth} ${into} ${edition}${continent === null ? '' : `, ${continent}`}`;
  });

describe('000, section 11: what a place is worth', () => {
  const CONTINENTAL = 'R1 continental same-year, same';

  // @row 100
  it.each([
    [1, [CONTINENTAL], [], []],
    [10, [CONTINENTAL], [], []],
    [11, [CONTINENTAL], [CONTINENTAL], []],
    [20, [CONTINENTAL], [CONTINENTAL], []],
    [21, [CONTINENTAL], [CONTINENTAL], [CONTINENTAL]],
  ])('11.1.1: a Regional of %i players', (players, first, second, third) => {
    for (const game of ['1e', '2e'] as const) {
      expect(won('regional', game, 1, players)).toEqual(first);
      expect(won('regional', game, 2, players)).toEqual(second);
      expect(won('regional', game, 3, players)).toEqual(third);
      expect(won('regional', game, 4, players)).toEqual([]);
    }
  });

  // @row 100
  it('11.1.1: a Regional of Tribbles, whatever its size', () => {
    expect(won('regional', 'tribbles', 1, 4)).toEqual(['100000 continental same-year, same']);
    expect(won('regional', 'tribbles', 2, 40)).toEqual([]);
  });

  // @row 103
  it('11.1.2: a Continental', () => {
    expect(won('continental', '2e', 1)).toEqual(['R1+R2 worlds same-year']);
    expect(won('continental', '1e', 2)).toEqual(['R1 worlds same-year']);
    expect(won('continental', '1e', 3)).toEqual([]);
    expect(won('continental', 'tribbles', 1)).toEqual(['200000 worlds same-year']);
    expect(won('continental', 'tribbles', 2)).toEqual(['100000 worlds same-year']);
  });

  // @row 105, 106
  it('11.1.3: Worlds', () => {
    const CHOICE = 'continental following-year, of-choice';
    expect(won('worlds', '1e', 1)).toEqual(['R1+R2 worlds following-year', `R1 ${CHOICE}`]);
    expect(won('worlds', '2e', 2)).toEqual(['R1 worlds following-year', `R1 ${CHOICE}`]);
    expect(won('worlds', 'tribbles', 1)).toEqual(['200000 worlds following-year', `100000 ${CHOICE}`]);
    expect(won('worlds', 'tribbles', 2)).toEqual(['100000 worlds following-year', `100000 ${CHOICE}`]);
    expect(won('worlds', 'tribbles', 3)).toEqual([]);
  });

  // @row 108
  it('11.2.1: a National, its first and second alike', () => {
    for (const place of [1, 2]) {
      expect(won('national', '2e', place)).toEqual(['R1 continental next, same']);
      expect(won('national', 'tribbles', place)).toEqual(['100000 continental next, same']);
    }
    expect(won('national', '2e', 3)).toEqual([]);
  });

  it('12.7: the Champions League, what Continental Champions have', () => {
    expect(won('champions-league', '1e', 1)).toEqual(won('continental', '1e', 1));
    expect(won('champions-league', '2e', 1, 4)).toEqual(['R1+R2 worlds same-year']);
    expect(won('champions-league', '2e', 2)).toEqual([]);
    expect(won('champions-league', 'tribbles', 1)).toEqual([]);
  });

  it.each(['local', 'masters', 'release', 'chairmans-challenge'] as const)(
    'nothing in a tournament of kind %s',
    (kind) => {
      expect(won(kind, '2e', 1)).toEqual([]);
      expect(won(kind, 'tribbles', 1)).toEqual([]);
    },
  );

  it('nothing in games of other documents', () => {
    expect(won('worlds', 'stccg', 1)).toEqual([]);
  });
});

describe('badges', () => {
  const shown = (kind: Kind, game: GameTitle = '2e') =>
    [1, 2, 3, 40].map((place) =>
      badgesOf(kind, prizeOf(game), place)
        .map(({ badge }) => badge)
        .join('+'),
    );

  it.each(['regional', 'national', 'continental', 'worlds', 'champions-league'] as const)(
    'are for who wins a tournament of kind %s',
    (kind) => {
      expect(shown(kind)).toEqual(['gold', '', '', '']);
      expect(shown(kind, 'tribbles')).toEqual(['gold', '', '', '']);
    },
  );

  it('are for everybody in Trek Masters', () => {
    expect(shown('masters', '1e')).toEqual(['gold+button', 'silver+button', 'button', 'button']);
  });

  it('are for nobody elsewhere', () => {
    for (const kind of ['local', 'release', 'chairmans-challenge'] as const)
      expect(shown(kind)).toEqual(['', '', '', '']);
    expect(shown('worlds', 'stccg')).toEqual(['', '', '', '']);
    expect(shown('masters', 'sw-lcg')).toEqual(['', '', '', '']);
  });
});

describe('000, section 11: levels and seasons', () => {
  // @row 99, 102, 104, 107, 110, 112, 113
  it('stand as they are printed', () => {
    const printed = KINDS.map((kind) => {
      const { level = null, season = null, source = null } = championshipOf(kind) ?? {};
      return [kind, level, season && `${season.from}-${season.to}`, source];
    });
    expect(printed).toEqual([
      ['local', null, null, null],
      ['regional', 2, '3-6', '000 §11.1.1'],
      ['national', 3, '1-12', '000 §11.2.1'],
      ['masters', 3, '1-12', '000 §11.2.2'],
      ['continental', 4, '6-8', '000 §11.1.2'],
      ['worlds', 5, '8-10', '000 §11.1.3'],
      ['release', null, null, '000 §11.3.1'],
      ['chairmans-challenge', null, null, '000 §11.3.2'],
      ['champions-league', null, null, '000 §12.7'],
    ]);
  });

  it('include the first and the last day of their months', () => {
    const season = { from: 3, to: 6 };
    const days = ['2015-02-28', '2015-03-01', '2015-06-30', '2015-07-01'];
    expect(days.map((day) => isWithin(season, day))).toEqual([false, true, true, false]);
  });
});
