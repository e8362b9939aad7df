import type { TournamentHeader } from '@quadrant/rules/tournament';
import { decipherReport } from '../../../../../test/builders/decipher.js';
import { elimination, round } from '../../../../../test/builders/round-text.js';
import { decipher1999 } from './rule-system.js';

const director = { leadTimeCountsAsMet: false };
const coordinator = { leadTimeCountsAsMet: true };

const eight = ['ann bob WIN', 'cy dee WIN', 'eve fay WIN', 'gus hal WIN'];
const threeGames = [round(...eight), round(...eight), round(...eight)];
const announced = (tournament: Partial<TournamentHeader>, rounds = threeGames) => decipherReport(tournament, ...rounds);
const verdict = (tournament: Partial<TournamentHeader>, rounds = threeGames) =>
  decipher1999.isSanctioned(announced(tournament, rounds), director);

describe('001, I.C: sanctioned', () => {
  // @row 164, 191
  it('says what it found, and what nobody can check', () => {
    expect(verdict({})).toEqual({
      value: true,
      rule: '001 §I.C: 3 games; 8 participants; registered 19 days ahead; director director, approval not checked; format constructed',
    });
    expect(verdict({ format: 'junior' }).rule).toContain('format junior, under 15 years not checked');
  });

  // @row 161
  it.each([
    ['2014-11-01T23:59:00-05:00', true],
    ['2014-11-02T00:00:00-05:00', false],
    ['2014-11-10T05:00:00Z', false],
  ])('registered %s for 2014-11-08 at UTC-5: %s', (registeredAt, expected) => {
    expect(verdict({ registeredAt }).value).toBe(expected);
  });

  // @row 164, 196
  it('names every criterion that failed, with the numbers', () => {
    expect(
      verdict({ registeredAt: '2014-11-07T10:00:00-05:00', director: null, pairing: 'simple-swiss' }, [
        round('ann bob WIN', 'cy BYE'),
      ]).rule,
    ).toBe(
      '001 §I.C: 1 game, needed 3; 3 participants, needed 8; registered 1 day ahead, needed 7 days ahead; no director named; ' +
        'pairing simple-swiss is not sanctioned for stccg',
    );
    expect(verdict({}, [...threeGames, elimination('ann cy WIN')]).rule).toBe(
      '001 §I.C: elimination is not sanctioned',
    );
    expect(verdict({ registeredAt: '2014-11-10T05:00:00Z' }).rule).toContain('registered after the start, needed 7');
  });

  it('takes an unknown registration for granted in an import only', () => {
    const from = announced({ registeredAt: null, director: null });
    expect(decipher1999.isSanctioned(from, director)).toEqual({
      value: false,
      rule: '001 §I.C: registration date unknown, needed 7 days ahead; no director named',
    });
    expect(decipher1999.isSanctioned(from, coordinator).rule).toContain(
      'registration date unknown, counted as early enough; director unknown, counted as approved',
    );
  });

  // @row 192
  it('asks Sealed Deck for a final confrontation, which it takes for granted in an import only', () => {
    const from = announced({ format: 'sealed' });
    expect(decipher1999.isSanctioned(from, director)).toEqual({
      value: false,
      rule: '001 §I.C: no final confrontation',
    });
    expect(decipher1999.isSanctioned(from, coordinator).rule).toContain(
      'final confrontation unknown, counted as played',
    );
    const played = { ...from, finalConfrontation: { players: [0, 2], winner: 0 } } as const;
    expect(decipher1999.isSanctioned(played, director)).toEqual({
      value: true,
      rule: '001 §I.C: 3 games; final confrontation played; 8 participants; registered 19 days ahead; director director, approval not checked; format sealed',
    });
    expect(verdict({ format: 'junior' }).rule).not.toContain('confrontation');
  });

  it('asks Star Wars and Young Jedi for two two-game rounds, Sealed Deck for three games', () => {
    expect(verdict({ game: 'swccg' }).rule).toBe('001 §I.C: 2 games, needed 4');
    expect(verdict({ game: 'young-jedi' }, [...threeGames, round(...eight)]).value).toBe(true);
    expect(verdict({ game: 'young-jedi', format: 'sealed' }, threeGames.slice(1)).rule).toContain('2 games, needed 3');
    expect(verdict({ game: 'young-jedi', format: 'sealed' }).rule).not.toContain('needed');
    const both = eight.map((line) => line.replace(' WIN', ': W dark, L light'));
    expect(verdict({ game: 'swccg' }, [round(...both), round(...both)]).value).toBe(true);
    // Half a round before and half a round after one that holds both games make no round together.
    expect(verdict({ game: 'swccg' }, [round(...eight), round(...both), round(...eight)]).value).toBe(false);
  });
});

describe('rated', () => {
  it('is what is sanctioned and not marked unrated', () => {
    const rated = (tournament: Partial<TournamentHeader>) =>
      decipher1999.isRated(announced(tournament), decipher1999.isSanctioned(announced(tournament), director));
    expect(rated({}).value).toBe(true);
    expect(rated({ unrated: true })).toEqual({ value: false, rule: '001 §I.C: marked unrated in its listing' });
    expect(rated({ director: null }).rule).toBe('not sanctioned, 001 §I.C: no director named');
  });

  // @row 165
  it('are all games with an opponent, and say which were modified', () => {
    const from = announced({}, [
      round('ann bob MODIFIED_LOSS', 'cy dee TRUE_TIE', 'eve BYE'),
      round('ann cy WIN quit'),
    ]);
    expect(decipher1999.ratedGames(from)).toEqual([
      { players: [0, 1], score: 0, step: 0, share: 1, modified: true },
      { players: [2, 3], score: 0.5, step: 1, share: 1, modified: false },
      { players: [0, 2], score: 1, step: 2, share: 1, modified: false },
    ]);
  });

  it('says nothing about league and Masters points', () => {
    expect(decipher1999.awardsPoints(announced({})).value).toBe(false);
  });
});
