import type { TournamentHeader } from '@quadrant/rules/tournament';
import { decipherReport, said, starTrek, starWars } from '../../../../../test/builders/decipher.js';
import { elimination, round, type RoundText } from '../../../../../test/builders/round-text.js';
import type { ReportChanges } from '../../../../../test/builders/report.js';
import { decipher1999 } from './rule-system.js';

describe('what was announced', () => {
  // @row 174
  it('has nothing to say about an ordinary tournament', () => {
    expect(said(decipherReport({}, ...starTrek))).toEqual([]);
    expect(said(decipherReport({ format: 'junior', pairing: 'strict-rank' }, ...starTrek))).toEqual([]);
  });

  // @row 161, 197
  it.each([
    [{ format: 'draft' }, 'error format-not-of-rule-system /tournament/format'],
    [{ pairing: 'simple-swiss' }, 'warning pairing-not-of-rule-system /tournament/pairing'],
    [{ pairing: 'dark-light' }, 'warning pairing-not-of-rule-system /tournament/pairing'],
    [{ cardPool: 'block' }, 'warning card-pool-not-for-game /tournament/cardPool'],
    [{ rules: 'otf' }, 'warning rules-not-for-game /tournament/rules'],
    [{ rules: 'otsd' }, 'warning rules-not-for-format /tournament/rules'],
    [{ scenario: 'cool' }, 'warning scenario-not-for-game /tournament/scenario'],
    [{ structure: 'basic' }, 'warning structure-not-of-rule-system /tournament/structure'],
    [{ tier: 'formal' }, 'warning tier-not-of-rule-system /tournament/tier'],
    [{ registeredAt: null }, 'warning lead-time-unknown /tournament'],
    [{ registeredAt: '2014-11-02T10:00:00-05:00' }, 'warning lead-time-too-short /tournament/registeredAt'],
    [{ director: null }, 'warning director-unknown /tournament'],
    [{ secondaryDirector: 'Ánn' }, 'warning director-plays /tournament/secondaryDirector'],
    [{ plannedRounds: 4 }, 'warning fewer-rounds-than-planned /tournament/plannedRounds'],
  ] as const)('says of %j: %s', (tournament, expected) => {
    expect(said(decipherReport(tournament, ...starTrek))).toEqual([expected]);
  });

  it('takes the sealed variants of 003 for Star Trek only', () => {
    const confrontation: ReportChanges = { finalConfrontation: { players: ['ann', 'eve'], winner: 'eve' } };
    expect(said(decipherReport({ format: 'sealed', rules: 'otsd-draft' }, ...starTrek, confrontation))).toEqual([]);
    expect(said(decipherReport({ game: 'swccg', format: 'sealed', rules: 'otsd' }, ...starTrek))).toContain(
      'warning rules-not-for-game /tournament/rules',
    );
  });

  // @row 196
  it('warns of an elimination stage, whose places count all the same', () => {
    const from = decipherReport({}, ...starTrek, elimination('ann 0-100 eve LOSS'));
    expect(said(from)).toEqual(['warning elimination-not-sanctioned /rounds/3/stage']);
    const [first, second] = decipher1999.computeStandings(from, 'key');
    expect([first, second].map((row) => [from.entries[row?.entry ?? -1]?.handle, row?.points])).toEqual([
      ['eve', 4],
      ['ann', 6],
    ]);
    expect(said(decipherReport({}, ...starTrek, elimination('ann eve TRUE_TIE')))).toContain(
      'warning tie-without-seeds /rounds/3/matches/0/result',
    );
  });

  it('knows no earned byes and no head starts', () => {
    const players = { ann: { earnedByes: [1] }, bob: { headStart: 100000 } };
    expect(said(decipherReport({}, ...starTrek, { players }))).toEqual([
      'warning earned-bye-not-for-game /players/0/earnedByes',
      'warning head-start-not-for-game /players/1/headStart',
    ]);
  });
});

describe('games and players', () => {
  it('counts them', () => {
    const few = decipher1999.validate(decipherReport({}, round('ann 100-0 bob WIN')));
    expect(few.map(({ message }) => message)).toEqual([
      'The report has 1 game, but sanctioning needs 3 games.',
      '2 players took part, sanctioning needs 8.',
    ]);
  });

  it('counts two-game rounds in Star Wars, and half of one', () => {
    const about = (tournament: Partial<TournamentHeader>, ...parts: RoundText[]) =>
      decipher1999
        .validate(decipherReport({ game: 'swccg', ...tournament }, ...parts))
        .filter(({ pointer }) => pointer === '/rounds' || pointer === '/tournament/plannedRounds')
        .map(({ code, message }) => `${code}: ${message}`);
    expect(about({ plannedRounds: 3 }, ...starWars)).toEqual([]);
    const single = ['ann bob: W dark 9-0', 'cy dee: W dark 9-0'];
    const games = [round(...single), round(...single), round(...single)];
    expect(about({ plannedRounds: 1 }, ...games)).toEqual([
      'two-game-round-incomplete: 1 two-game round is complete; one more game has no second game.',
      'too-few-rounds: The report has 1 complete two-game round, but sanctioning needs 2 complete two-game rounds.',
    ]);
    expect(about({ plannedRounds: 4 }, ...starWars)).toEqual([
      'fewer-rounds-than-planned: 4 rounds were planned, but the report has 3.',
    ]);
  });

  // @row 169
  it('recommends six games with more than 32 entrants, though not in Sealed Deck', () => {
    const crowd = (size: number) => ({
      players: Object.fromEntries(Array.from({ length: size }, (_, index) => [`p${index}`, {}])),
    });
    const note = 'note fewer-rounds-than-recommended /rounds';
    expect(said(decipherReport({}, ...starTrek, crowd(25)))).toContain(note);
    expect(said(decipherReport({}, ...starTrek, crowd(24)))).not.toContain(note);
    expect(said(decipherReport({}, ...starTrek, ...starTrek, crowd(25)))).not.toContain(note);
    expect(said(decipherReport({ format: 'sealed' }, ...starTrek, crowd(25)))).not.toContain(note);
  });
});

describe('the final order', () => {
  it("is compared with the director's, whose tosses and places it takes", () => {
    const standings = ['bob', 'ann'];
    const tied = [round('ann 50-50 bob TRUE_TIE')];
    const from = decipherReport({}, ...tied, { standings });
    expect(decipher1999.computeStandings(from, 'key').map(({ entry, decidedBy }) => [entry, decidedBy])).toEqual([
      [1, 'director-toss'],
      [0, 'director-toss'],
    ]);
    expect(
      said(decipherReport({}, ...starTrek, { standings: ['bob', 'ann', 'cy', 'dee', 'eve', 'fay', 'gus', 'hal'] })),
    ).toEqual(['warning standings-differ /standings/0']);
    const placed = decipherReport({}, ...starTrek, { places: [{ handle: 'hal', place: 1 }] });
    expect(said(placed)).toEqual(['warning places-by-director /places']);
    expect(placed.entries[decipher1999.computeStandings(placed, 'key')[0]?.entry ?? -1]?.handle).toBe('hal');
  });
});
