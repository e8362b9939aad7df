import type { TournamentHeader } from '@quadrant/rules/tournament';
import { elimination, round } from '../../../../../test/builders/round-text.js';
import { report } from '../../../../../test/builders/report.js';
import { opg42 } from './rule-system.js';

const threeRounds = [
  round('ann bob FW', 'cy dee FW'),
  round('ann cy FW', 'bob dee FW'),
  round('ann dee FW', 'bob cy FW'),
];
const director = { leadTimeCountsAsMet: false };
const coordinator = { leadTimeCountsAsMet: true };

const announced = (tournament: Partial<TournamentHeader>) => report(...threeRounds, { tournament });

describe('000, section 2: sanctioned', () => {
  it('says what it found', () => {
    expect(opg42.isSanctioned(report(...threeRounds), director)).toEqual({
      value: true,
      rule: '000 §2: 3 rounds; 4 participants; registered 19 days ahead; format constructed',
    });
  });

  // @row 3
  it.each([
    ['2014-11-02T23:59:00-05:00', true],
    ['2014-11-03T00:00:00-05:00', false],
    // Still 2 November where the tournament takes place.
    ['2014-11-03T04:30:00Z', true],
    ['2014-11-03T05:00:00Z', false],
    ['2014-11-10T05:00:00Z', false],
  ])('registered %s for 2014-11-08 at UTC-5: %s', (registeredAt, expected) => {
    expect(opg42.isSanctioned(announced({ registeredAt }), director).value).toBe(expected);
  });

  it('takes an unknown registration for granted in an import only', () => {
    const from = announced({ registeredAt: null });
    expect(opg42.isSanctioned(from, director)).toEqual({
      value: false,
      rule: '000 §2: registration date unknown, needed 6 days ahead',
    });
    expect(opg42.isSanctioned(from, coordinator).value).toBe(true);
  });

  it.each([
    ['2014-11-03T05:00:00Z', 'registered 5 days ahead'],
    ['2014-11-08T08:00:00-05:00', 'registered 0 days ahead'],
    ['2014-11-08T11:00:00-05:00', 'registered after the start'],
    ['2014-11-10T05:00:00Z', 'registered after the start'],
  ])('registered %s for 2014-11-08 at 10:00, UTC-5: %s', (registeredAt, words) => {
    expect(opg42.isSanctioned(announced({ registeredAt }), director).rule).toBe(
      `000 §2: ${words}, needed 6 days ahead`,
    );
  });

  // @row 3
  it('names every criterion that failed, with the numbers', () => {
    const from = report(round('ann bob FW', 'cy MG'), round('ann bob FW', 'dee MG'), {
      tournament: { registeredAt: '2014-11-07T10:00:00-05:00', cardPool: 'block' },
    });
    expect(opg42.isSanctioned(from, director).rule).toBe(
      '000 §2: 2 rounds, needed 3; 2 participants, needed 4; registered 1 day ahead, needed 6 days ahead; card pool block not recognised for 2e',
    );
  });

  // @row 18, 21
  it('needs a card pool, rules and a scenario of its game', () => {
    const failing = (tournament: Partial<TournamentHeader>) => opg42.isSanctioned(announced(tournament), director).rule;
    expect(failing({ cardPool: 'block' })).toBe('000 §2: card pool block not recognised for 2e');
    expect(failing({ rules: 'otf' })).toBe('000 §2: rules otf not recognised for 2e');
    expect(failing({ game: '1e', rules: 'open', scenario: 'race-to-the-alpha-quadrant' })).toBe(
      '000 §2: scenario race-to-the-alpha-quadrant not recognised for 1e',
    );
    expect(opg42.isSanctioned(announced({ scenario: 'race-to-the-alpha-quadrant' }), director).value).toBe(true);
  });

  it('counts rounds of both stages', () => {
    const from = report(...threeRounds.slice(0, 2), elimination('ann bob FW'));
    expect(opg42.isSanctioned(from, director).value).toBe(true);
  });
});

describe('rated', () => {
  const rated = (tournament: Partial<TournamentHeader>) => {
    const from = announced(tournament);
    return opg42.isRated(from, opg42.isSanctioned(from, director));
  };

  // @row 5, 6, 25
  it('is what is sanctioned, without a scenario and not marked unrated', () => {
    expect(rated({}).value).toBe(true);
    expect(rated({ scenario: 'cool' })).toEqual({ value: false, rule: '000 §4.4: scenario cool is unrated' });
    expect(rated({ unrated: true })).toEqual({ value: false, rule: '000 §2: marked unrated in its listing' });
    expect(rated({ registeredAt: null })).toEqual({
      value: false,
      rule: 'not sanctioned, 000 §2: registration date unknown, needed 6 days ahead',
    });
  });
});

describe('participants', () => {
  it('have at least one result other than a Missed Game', () => {
    expect(opg42.countParticipants(report(round('ann bob FW', 'cy BYE', 'dee MG'), { players: { eve: {} } }))).toBe(3);
  });
});

describe('rated games', () => {
  // @row 69
  it('are the games between two players in round order, elimination stage too', () => {
    const from = report(
      round('ann bob FW', 'cy BYE', 'dee MG'),
      round('ann cy ML', 'bob dee TT', 'eve EARNED_BYE'),
      elimination('cy ann MW'),
    );
    expect(opg42.ratedGames(from)).toEqual([
      { players: [0, 1], score: 1, step: 0, share: 1, modified: false },
      { players: [0, 2], score: 0, step: 1, share: 1, modified: true },
      { players: [1, 3], score: 0.5, step: 2, share: 1, modified: false },
      { players: [2, 0], score: 1, step: 3, share: 1, modified: true },
    ]);
  });
});

describe('000, section 9: heats', () => {
  it('are rated and registered ahead like any other tournament, and their places are worth nothing', () => {
    const heat = announced({ structure: 'heat' });
    expect(opg42.awardsPoints(announced({})).value).toBe(true);
    expect(opg42.awardsPoints(heat)).toEqual({
      value: false,
      rule: '000 §9: a heat, the tournament decides that it leads to',
    });
    expect(opg42.isRated(heat, opg42.isSanctioned(heat, director)).value).toBe(true);
    expect(opg42.isSanctioned(announced({ structure: 'heat', registeredAt: null }), director).value).toBe(false);
  });
});
