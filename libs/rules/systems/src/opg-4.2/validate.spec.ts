import type { Scenario } from '@quadrant/rules/tournament';
import { inShort } from '../../../../../test/builders/findings.js';
import { elimination, round, type RoundText } from '../../../../../test/builders/round-text.js';
import { report, type ReportChanges } from '../../../../../test/builders/report.js';
import { opg42 } from './rule-system.js';

const rounds = [
  round('ann 100-0 bob FW', 'cy 100-0 dee FW'),
  round('ann 100-0 cy FW', 'bob 100-0 dee FW'),
  round('ann 100-0 dee FW', 'bob 100-0 cy FW'),
];

/** Lists every finding about a report as `severity code pointer`. */
const said = (...parts: (RoundText | ReportChanges)[]): string[] => inShort(opg42.validate(report(...parts)));

const announced = (tournament: ReportChanges['tournament']): string[] => said(...rounds, { tournament });

describe('validate', () => {
  it('has nothing to say about an ordinary tournament', () => {
    expect(said(...rounds)).toEqual([]);
  });

  // @row 27
  it.each([
    [{ pairing: 'tribbles' }, 'warning pairing-not-of-rule-system /tournament/pairing'],
    [{ pairing: 'dark-light' }, 'warning pairing-not-of-rule-system /tournament/pairing'],
    [{ format: 'junior' }, 'error format-not-of-rule-system /tournament/format'],
    [{ cardPool: 'block' }, 'warning card-pool-not-for-game /tournament/cardPool'],
    [{ rules: 'otf' }, 'warning rules-not-for-game /tournament/rules'],
    [{ game: '1e', rules: 'otsd-draft' }, 'warning rules-not-for-format /tournament/rules'],
    [
      { game: '1e', rules: 'otf', scenario: 'race-to-the-alpha-quadrant' },
      'warning scenario-not-for-game /tournament/scenario',
    ],
    [{ scenario: 'no-such-thing-as-luck' }, 'warning scenario-needs-even-rounds /rounds'],
    [{ registeredAt: null }, 'warning lead-time-unknown /tournament'],
    [{ registeredAt: '2014-11-03T10:00:00-05:00' }, 'warning lead-time-too-short /tournament/registeredAt'],
    [{ structure: 'two-day' }, 'warning structure-not-of-rule-system /tournament/structure'],
    [{ tier: 'premier' }, 'warning tier-not-of-rule-system /tournament/tier'],
    [{ plannedRounds: 4 }, 'warning fewer-rounds-than-planned /tournament/plannedRounds'],
    [{ plannedRounds: 2 }, 'warning more-rounds-than-planned /tournament/plannedRounds'],
  ] as const)('says of %j: %s', (tournament, expected) => {
    expect(announced(tournament)).toContain(expected);
  });

  it('says in words how long before the start a tournament was registered', () => {
    const messages = (registeredAt: string) =>
      opg42.validate(report(...rounds, { tournament: { registeredAt } })).map(({ message }) => message);
    expect(messages('2014-11-07T10:00:00-05:00')).toEqual([
      'The tournament was registered 1 day ahead, but sanctioning needs 6.',
    ]);
    expect(messages('2014-11-08T08:00:00-05:00')).toEqual([
      'The tournament was registered 0 days ahead, but sanctioning needs 6.',
    ]);
    // The reader reports a registration after the start.
    expect(messages('2014-11-08T11:00:00-05:00')).toEqual([]);
  });

  // @row 10
  it('counts rounds and players', () => {
    expect(said(round('ann 100-0 bob FW'))).toEqual([
      'warning too-few-rounds /rounds',
      'warning too-few-participants /players',
    ]);
    const planned = report(...rounds, { tournament: { plannedRounds: 1 } });
    expect(opg42.validate(planned)[0]?.message).toBe('1 round was planned, but the report has 3.');
    const eight = ['a', 'b', 'c', 'd'].map((handle) => `${handle} 100-0 ${handle}${handle} FW`);
    expect(said(round(...eight), round(...eight), round(...eight))).toContain(
      'note fewer-rounds-than-recommended /rounds',
    );
  });

  it('takes the planned rounds as those of the Swiss stage or of both', () => {
    const cut = elimination('ann 100-0 bob FW');
    const about = (plannedRounds: number) =>
      opg42
        .validate(report(...rounds, cut, cut, { tournament: { plannedRounds } }))
        .filter(({ pointer }) => pointer === '/tournament/plannedRounds')
        .map(({ code, message }) => `${code}: ${message}`);
    expect(about(3)).toEqual([]);
    expect(about(5)).toEqual([]);
    const played = 'but the report has 5, 3 of them Swiss.';
    expect(about(2)).toEqual([`more-rounds-than-planned: 2 rounds were planned, ${played}`]);
    expect(about(4)).toEqual([`more-rounds-than-planned: 4 rounds were planned, ${played}`]);
    expect(about(6)).toEqual([`fewer-rounds-than-planned: 6 rounds were planned, ${played}`]);
  });

  const worlds = { tournament: { kind: 'worlds', startsAt: '2015-08-08T10:00:00Z' } } as const;

  // @row 41, 145
  it('compares Earned Byes with those that are claimed', () => {
    const claimed = (...earnedByes: number[]) => ({ ...worlds, players: { eve: { earnedByes } } });
    const withBye = [round('ann 100-0 bob FW', 'cy 100-0 dee FW', 'eve EARNED_BYE'), ...rounds.slice(1)];
    const about = (...parts: (RoundText | ReportChanges)[]) => said(...parts).filter((line) => line.includes('earned'));
    expect(about(...withBye, claimed(1))).toEqual([]);
    expect(about(...withBye)).toEqual(['warning earned-bye-not-claimed /rounds/0/matches/2/result']);
    expect(about(...withBye, claimed(2))).toEqual([
      'warning earned-bye-not-claimed /rounds/0/matches/2/result',
      'note earned-bye-not-used /players/4/earnedByes/0',
    ]);
    const messages = opg42
      .validate(
        report(...rounds, round('ann BYE', 'bob MG'), {
          players: { ann: { earnedByes: [1, 4, 9] }, bob: { earnedByes: [4] }, eve: { earnedByes: [1] } },
        }),
      )
      .filter(({ code }) => code === 'earned-bye-not-used')
      .map(({ message }) => message);
    expect(messages).toEqual([
      'ann claims an earned bye for round 1, but plays there.',
      'ann claims an earned bye for round 4, but has BYE there.',
      'ann claims an earned bye for round 9, but the report has no such round.',
      'bob claims an earned bye for round 4, but has MG there.',
      'eve claims an earned bye for round 1, but has no result there.',
    ]);
  });

  // @row 61
  it('warns of an Earned Bye after the second round (000, 7.5)', () => {
    const claimed = { players: { ann: { earnedByes: [1, 2, 3] } } };
    const about = (...parts: RoundText[]) => said(claimed, ...parts).filter((line) => line.includes('too-late'));
    const bye = round('ann EARNED_BYE', 'bob 100-0 cy FW');
    expect(about(bye, bye)).toEqual([]);
    expect(about(bye, bye, bye)).toEqual(['warning earned-bye-too-late /rounds/2/matches/0/result']);
  });

  // @row 145
  it('warns of an earned bye that is claimed outside Continentals and Worlds (000, section 11)', () => {
    const players = { ann: { earnedByes: [1] }, bob: { earnedByes: [1, 2] } };
    const about = (tournament: ReportChanges['tournament']) =>
      said({ tournament, players }, ...rounds).filter((line) => line.includes('entitlement'));
    for (const kind of ['local', 'regional', 'national', 'masters', 'release'] as const) {
      expect(about({ kind })).toEqual([
        'warning entitlement-not-for-kind /players/0/earnedByes',
        'warning entitlement-not-for-kind /players/1/earnedByes',
      ]);
    }
    expect([about({ kind: 'continental' }), about({ kind: 'worlds' })]).toEqual([[], []]);
  });

  const secondByes = (...parts: Parameters<typeof report>) =>
    said(...parts).filter((line) => line.includes('second-bye'));

  it('B.7: lets an opponent who missed their game give a second bye', () => {
    const first = round('ann BYE', 'bob 100-0 cy FW', 'dee 100-0 eve FW');
    const answered = round('ann BYE', 'dee MG', 'bob 100-0 eve FW');
    expect(secondByes(first, answered)).toEqual([]);
    expect(secondByes(first, answered, { players: { dee: { droppedAfterRound: 1 } } })).toEqual([
      'warning second-bye /rounds/1/matches/0/result',
    ]);
  });

  it('B.7: excuses one second bye for each Missed Game of the round', () => {
    const first = round('ann BYE', 'bob BYE', 'cy 100-0 dee FW');
    expect(secondByes(first, round('ann BYE', 'bob BYE', 'cy MG'))).toEqual([
      'warning second-bye /rounds/1/matches/1/result',
    ]);
  });

  it('B.7: leaves a bye for a Missed Game out of the byes that a player had', () => {
    const first = round('ann BYE', 'dee MG', 'bob 100-0 eve FW');
    const second = round('ann BYE', 'bob 100-0 dee FW', 'cy 100-0 eve FW');
    expect(secondByes(first, second)).toEqual([]);
    expect(secondByes(first, second, round('ann BYE', 'bob 100-0 cy FW', 'dee 100-0 eve FW'))).toEqual([
      'warning second-bye /rounds/2/matches/0/result',
    ]);
    expect(secondByes(first, second, { players: { dee: { droppedAfterRound: 0 } } })).toEqual([
      'warning second-bye /rounds/1/matches/0/result',
    ]);
  });

  it('warns that a forfeit counts as a game that was played, and keeps what it counts', () => {
    const forfeited = round('ann bob FW forfeit', 'cy dee FL forfeit');
    expect(said(forfeited).filter((line) => line.includes('forfeit'))).toEqual([
      'warning forfeit-counts-as-played /rounds/0/matches/0/endedBy',
      'warning forfeit-counts-as-played /rounds/0/matches/1/endedBy',
    ]);
    expect(opg42.ratedGames(report(forfeited))).toHaveLength(2);
  });

  it('B.7: lets two players who have met before both have a bye', () => {
    const first = round('ann 100-0 bob FW', 'cy BYE');
    const second = round('ann BYE', 'bob 100-0 cy FW');
    expect(secondByes(first, second, round('ann BYE', 'bob BYE'))).toEqual([]);
    expect(secondByes(first, second, round('ann BYE', 'bob 100-0 cy FW'))).toEqual([
      'warning second-bye /rounds/2/matches/0/result',
    ]);
  });

  // @row 92
  it('warns of a seed that two players have', () => {
    const seeds = { players: { ann: { seed: 1 }, bob: { seed: 2 }, cy: { seed: 1 }, dee: { seed: null } } };
    expect(said(...rounds, seeds)).toEqual(['warning duplicate-seed /players/2/seed']);
  });

  // @row 27
  it('lets the players of an odd round meet again in No Such Thing as Luck, and there only', () => {
    const first = round('ann 100-0 bob FW', 'cy 100-0 dee FW');
    const third = round('ann 100-0 cy FW', 'bob 100-0 dee FW');
    const about = (scenario: Scenario, ...parts: RoundText[]) =>
      said(...parts, { tournament: { scenario } }).filter((line) => line.includes('met-before'));
    expect(about('no-such-thing-as-luck', first, first, third, third)).toEqual([]);
    expect(about('no-such-thing-as-luck', first, third, third, first)).toHaveLength(4);
    expect(about('cool', first, first, third, third)).toHaveLength(4);
  });

  // @row 158
  it('notes a final confrontation of others than the best two', () => {
    const confront = (one: string, other: string) => ({ players: [one, other], winner: one }) as const;
    const about = (finalConfrontation: ReportChanges['finalConfrontation'], ...parts: RoundText[]) =>
      said(...parts, { finalConfrontation }).filter((line) => line.includes('confrontation'));
    expect(about(confront('ann', 'bob'), ...rounds)).toEqual([]);
    expect(about(confront('bob', 'ann'), ...rounds)).toEqual([]);
    expect(about(confront('ann', 'dee'), ...rounds)).toEqual([
      'note confrontation-not-of-best-two /finalConfrontation/players/1',
    ]);
    // An unrecorded toss decides between the three winners of one round.
    const tied = round('ann 100-0 x FW', 'bob 100-0 y FW', 'cy 100-0 z FW');
    for (const pair of [confront('ann', 'bob'), confront('bob', 'cy'), confront('cy', 'ann')]) {
      expect(about(pair, tied)).toEqual([]);
    }
  });

  it('does not let a minus be taken for a hyphen', () => {
    const from = report(...rounds, round('cy -5--20 bob FW'));
    expect(opg42.validate(from).find(({ code }) => code === 'winner-not-ahead')?.message).toContain('cy -5 to -20 bob');
  });

  it('refuses a Swiss round after an elimination round', () => {
    expect(said(...rounds.slice(0, 2), elimination('ann 100-0 bob FW'), round('cy 100-0 dee FW'))).toContain(
      'error stage-order /rounds/3',
    );
  });

  // @row 62, 72
  it('warns of a second meeting in one stage and of a second bye', () => {
    expect(said(...rounds, round('bob 100-0 ann FW', 'cy 100-0 dee FW'))).toContain(
      'warning met-before /rounds/3/matches/0/players',
    );
    expect(said(...rounds, elimination('bob 100-0 ann FW'))).toEqual([]);
    const byes = said(...rounds, round('eve BYE', 'ann 100-0 bob FW'), round('eve BYE', 'fay EARNED_BYE'));
    expect(byes).toContain('warning second-bye /rounds/4/matches/0/result');
    expect(byes.filter((line) => line.includes('second-bye'))).toHaveLength(1);
  });

  // @row 68, 69
  it('notes rounds without a row, unless the drop explains them', () => {
    const missed = rounds.concat(round('ann 100-0 bob FW'));
    expect(said(...missed).filter((line) => line.includes('missed'))).toEqual([
      'note missed-rounds /players/2',
      'note missed-rounds /players/3',
    ]);
    const dropped = { players: { cy: { droppedAfterRound: 3 }, dee: { droppedAfterRound: 2 } } };
    const explained = said(...missed, dropped).filter((line) => line.includes('/players/'));
    expect(explained).toEqual(['warning played-after-drop /players/3']);
  });

  it('notes missed rounds once for all when they are many', () => {
    const crowd = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}`, {}]));
    const notes = said(...rounds, { players: crowd }).filter((line) => line.includes('missed'));
    expect(notes).toEqual(['note missed-rounds /players']);
  });

  const match = (line: string, tournament?: ReportChanges['tournament']): string[] =>
    said(...rounds.slice(0, 2), round(line, 'bob 100-0 cy FW'), tournament ? { tournament } : {}).filter((each) =>
      each.includes('/matches/'),
    );

  it.each([
    ['ann 100-100 dee FW', ['note winner-not-ahead /rounds/2/matches/0/score']],
    ['ann 120-105 dee FW', ['note winner-not-ahead /rounds/2/matches/0/score']],
    ['ann 50-60 dee MW time', ['note winner-not-ahead /rounds/2/matches/0/score']],
    ['ann 50-60 dee FW effect', []],
    ['ann 50-60 dee FL concession', []],
    ['ann 50-60 dee TT', ['warning tie-with-unequal-scores /rounds/2/matches/0/score']],
    ['ann 50-50 dee TT', []],
    ['ann dee FW', ['note score-missing /rounds/2/matches/0']],
    ['ann dee FW decked', ['note score-missing /rounds/2/matches/0']],
    ['ann dee FW concession', []],
    ['ann dee TT', []],
    ['ann dee FW d=30', []],
    ['ann dee FW d=130', ['warning differential-beyond-cap /rounds/2/matches/0/differential']],
    ['ann 100-40 dee FW d=60', []],
    ['ann 100-40 dee FW d=50', ['note differential-set-by-director /rounds/2/matches/0/differential']],
    ['ann 50-50 dee TT d=1', ['warning differential-against-result /rounds/2/matches/0/differential']],
    ['ann dee FW d=-80', ['warning differential-against-result /rounds/2/matches/0/differential']],
    ['ann dee FL d=80', ['warning differential-against-result /rounds/2/matches/0/differential']],
    ['eve BYE d=50', ['warning details-without-game /rounds/2/matches/0']],
    ['ann 60-40 dee MW normal', ['warning ending-against-result /rounds/2/matches/0/endedBy']],
    ['ann 100-40 dee FW d=130', ['warning differential-beyond-cap /rounds/2/matches/0/differential']],
    ['ann dee TT concession', ['warning ending-against-result /rounds/2/matches/0/endedBy']],
    ['ann dee FW both-auto-loss', ['warning ending-against-result /rounds/2/matches/0/endedBy']],
    ['ann dee FL quit d=-40', ['warning ending-not-of-rule-system /rounds/2/matches/0/endedBy']],
    ['eve 100-0 BYE', ['warning details-without-game /rounds/2/matches/0']],
  ])('%s: %j', (line, expected) => {
    expect(match(line)).toEqual(expected);
  });

  // @row 64
  it('warns of a 1E Modified Win with the lower score', () => {
    const expected = ['warning modified-win-behind /rounds/2/matches/0/score'];
    expect(match('ann 50-60 dee MW time', { game: '1e', rules: 'otf' })).toEqual(expected);
    expect(match('ann 60-50 dee ML time', { game: '1e', rules: 'otf' })).toEqual(expected);
  });

  it('says once that nobody wrote down scores', () => {
    expect(said(round('ann bob FW', 'cy dee FW'), round('ann cy FW'), round('bob dee FL'))).toContain(
      'note score-missing /rounds',
    );
  });

  it("compares the director's order and tells the first difference", () => {
    const from = report(...rounds, { standings: ['bob', 'ann', 'cy', 'dee'] });
    const [finding] = opg42.validate(from);
    expect(finding).toMatchObject({ severity: 'warning', code: 'standings-differ', pointer: '/standings/0' });
    expect(finding?.message).toBe('The director has bob in place 1, the rules ann (decided by points).');
    expect(said(...rounds, { standings: ['ann', 'bob', 'cy', 'dee'] })).toEqual([]);
    expect(said(...rounds, { standings: ['ann', 'bob'] })).toEqual(['warning standings-incomplete /standings']);
  });

  // @row 123
  it('warns of places that the director gives by hand', () => {
    expect(said(...rounds, { places: [{ handle: 'dee', place: 1 }] })).toEqual(['warning places-by-director /places']);
  });
});
