import { inShort } from '../../../../../test/builders/findings.js';
import { elimination, round, type RoundText } from '../../../../../test/builders/round-text.js';
import { report, type ReportChanges } from '../../../../../test/builders/report.js';
import { stccg1996 } from './rule-system.js';

const HEADER = {
  game: 'stccg',
  ruleSystem: 'stccg-1996',
  pairing: 'strict-rank',
  cardPool: null,
  rules: null,
} as const satisfies ReportChanges['tournament'];

const rounds = [
  round('ann 100-0 bob WIN', 'cy 100-10 dee WIN'),
  round('ann 100-20 cy WIN', 'bob 100-0 dee WIN'),
  round('ann 100-0 dee WIN', 'bob 100-0 cy WIN'),
  round('ann 100-0 bob WIN', 'cy 100-0 dee WIN'),
];

/** Lists every finding about a report as `severity code pointer`; `validation/pairings.spec.ts` tests pairings. */
const said = (changes: ReportChanges, ...played: RoundText[]): string[] =>
  inShort(
    stccg1996
      .validate(report(...played, { ...changes, tournament: { ...HEADER, ...changes.tournament } }))
      .filter(({ code }) => code !== 'pair-out-of-rank'),
  );

const announced = (tournament: ReportChanges['tournament']): string[] => said({ tournament }, ...rounds);

/** Lists the findings about the first match of a tournament that is otherwise ordinary. */
const saidOf = (line: string): string[] => said({}, round(line, 'cy 100-10 dee WIN'), ...rounds.slice(1));

describe('validate', () => {
  it('has nothing to say about an ordinary tournament, in which two may meet twice', () => {
    expect(said({}, ...rounds)).toEqual([]);
    expect(announced({ pairing: 'swiss' })).toEqual([]);
  });

  // @row 214
  it.each([
    [{ format: 'sealed' }, ['error format-not-of-rule-system /tournament/format']],
    [{ pairing: 'dark-light' }, ['warning pairing-not-of-rule-system /tournament/pairing']],
    [{ cardPool: 'complete' }, ['warning card-pool-not-for-game /tournament/cardPool']],
    [{ rules: 'otf' }, ['warning rules-not-for-game /tournament/rules']],
    [{ scenario: 'cool' }, ['warning scenario-not-for-game /tournament/scenario']],
    [{ structure: 'basic' }, ['warning structure-not-of-rule-system /tournament/structure']],
    [{ tier: 'formal' }, ['warning tier-not-of-rule-system /tournament/tier']],
    [{ plannedRounds: 5 }, ['warning fewer-rounds-than-planned /tournament/plannedRounds']],
    [
      { pairing: 'simple-swiss' },
      ['warning met-before /rounds/3/matches/0/players', 'warning met-before /rounds/3/matches/1/players'],
    ],
  ] as const)('says of %j: %j', (tournament, expected) => {
    expect(announced(tournament)).toEqual(expected);
  });

  // @row 206
  it('counts the rounds', () => {
    expect(said({}, ...rounds.slice(1))).toEqual(['warning too-few-rounds /rounds']);
    const pairs = ['a', 'b', 'c', 'd', 'e'].map((handle) => `${handle} 100-0 ${handle}${handle} WIN`);
    const played = round(...pairs);
    expect(said({}, played, played, played, played)).toEqual(['note fewer-rounds-than-recommended /rounds']);
  });

  it('lets somebody have two byes', () => {
    const bye = (odd: string, [first, second]: readonly [string, string]) =>
      round(`${first} 100-0 ${second} WIN`, `${odd} BYE`);
    expect(
      said(
        {},
        bye('ann', ['bob', 'cy']),
        bye('ann', ['cy', 'bob']),
        bye('bob', ['ann', 'cy']),
        bye('cy', ['ann', 'bob']),
      ),
    ).toEqual([]);
  });

  // @row 208
  it.each([
    ['ann 100-0 bob WIN time', ['warning ending-against-result /rounds/0/matches/0/endedBy']],
    ['ann 100-0 bob WIN decked', ['warning ending-against-result /rounds/0/matches/0/endedBy']],
    ['ann 100-0 bob MODIFIED_WIN normal', ['warning ending-against-result /rounds/0/matches/0/endedBy']],
    ['ann 60-0 bob WIN concession', ['warning ending-not-of-rule-system /rounds/0/matches/0/endedBy']],
    ['ann 999--50 bob WIN', ['warning score-out-of-range /rounds/0/matches/0/score/0']],
    ['ann bob WIN d=-80', ['warning differential-against-result /rounds/0/matches/0/differential']],
    ['ann 95--8 bob WIN', ['warning full-win-below-100 /rounds/0/matches/0/score']],
    ['ann 50-50 bob MODIFIED_WIN time', ['warning modified-win-behind /rounds/0/matches/0/score']],
    ['ann 60-50 bob MODIFIED_LOSS decked', ['warning modified-win-behind /rounds/0/matches/0/score']],
    ['ann 100-50 bob MODIFIED_WIN time', ['warning modified-win-of-100 /rounds/0/matches/0/score']],
    ['ann 99-50 bob MODIFIED_WIN decked', []],
    ['ann 120-100 bob WIN', ['note winner-not-ahead /rounds/0/matches/0/score']],
    ['ann 50-40 bob TRUE_TIE', ['warning tie-with-unequal-scores /rounds/0/matches/0/score']],
    ['ann 100-0 bob WIN d=40', ['note differential-set-by-director /rounds/0/matches/0/differential']],
    ['ann 100-0 bob WIN d=100', []],
    ['ann bob WIN', ['note score-missing /rounds/0/matches/0']],
    ['ann bob WIN d=100', []],
  ])('says of %s: %j', (line, expected) => {
    expect(saidOf(line)).toEqual(expected);
  });

  it('finds details of a bye, and players without a result', () => {
    expect(said({}, round('ann 100-0 BYE', 'bob 100-0 cy WIN'), ...rounds.slice(1))).toEqual([
      'warning details-without-game /rounds/0/matches/0',
      'note missed-rounds /players/3',
    ]);
  });

  // @row 213
  it('says when a tiebreaker game is between players who are not tied', () => {
    const finalConfrontation = { players: ['ann', 'bob'], winner: 'bob' } as const;
    expect(said({ finalConfrontation }, ...rounds)).toEqual([
      'warning final-confrontation-without-tie /finalConfrontation',
    ]);
    const tied = round('ann 100-0 bob WIN', 'cy 100-0 dee WIN');
    const back = round('bob 100-0 ann WIN', 'dee 100-0 cy WIN');
    expect(said({ finalConfrontation }, tied, back, tied, back)).toEqual([]);
  });
});

describe('validate, elimination stage', () => {
  const names = Array.from({ length: 12 }, (_, index) => `p${index + 1}`);
  /** The n-th of them wins against the next but five, by more points the smaller n is. */
  const swiss = round(
    ...names.slice(0, 6).map((name, index) => `${name} 100-${10 * index} ${names[index + 6] ?? ''} WIN`),
  );
  const cut = (...played: RoundText[]) =>
    said({ tournament: { pairing: 'swiss-elimination' } }, swiss, swiss, ...played);

  // @row 215
  it('takes a third of the players, seeded first against last', () => {
    expect(cut(elimination('p1 p4 WIN', 'p3 p2 LOSS'), elimination('p1 p2 WIN'))).toEqual([]);
  });

  // @row 215
  it('warns of a cut that is too large, or no power of two', () => {
    expect(cut(elimination('p1 p6 WIN', 'p2 p5 WIN', 'p3 p4 WIN'), elimination('p1 p2 WIN', 'p3 BYE'))).toEqual([
      'warning cut-size-not-of-rule-system /rounds/2',
      'warning cut-size-not-of-rule-system /rounds/2',
    ]);
  });

  // @row 215
  it('takes the top players, but for those who left', () => {
    const stage = [elimination('p1 p5 WIN', 'p2 p3 WIN'), elimination('p1 p2 WIN')];
    expect(cut(...stage)).toEqual(['warning cut-against-order /players/6']);
    const left = { tournament: { pairing: 'swiss-elimination' }, players: { p4: { droppedAfterRound: 2 } } } as const;
    expect(said(left, swiss, swiss, ...stage)).toEqual([]);
  });

  it('warns of pairings that are not the standard ones', () => {
    expect(cut(elimination('p1 p3 WIN', 'p2 p4 WIN'), elimination('p1 p2 WIN'))).toEqual([
      'warning seeding-not-standard /rounds/2/matches/0/players',
      'warning seeding-not-standard /rounds/2/matches/1/players',
    ]);
  });

  it('lets those who are level stand in any order', () => {
    const level = round(...names.slice(0, 6).map((name, index) => `${name} 100-0 ${names[index + 6] ?? ''} WIN`));
    const stage = [elimination('p1 p2 WIN', 'p3 p4 WIN'), elimination('p1 p3 WIN')];
    expect(said({ tournament: { pairing: 'swiss-elimination' } }, level, level, ...stage)).toEqual([]);
  });

  it('warns of a tie that nothing decides', () => {
    expect(cut(elimination('p1 p4 WIN', 'p2 p3 WIN'), elimination('p1 50-50 p2 TRUE_TIE'))).toEqual([
      'warning tie-without-seeds /rounds/3/matches/0/result',
    ]);
  });

  it('refuses Swiss rounds after it', () => {
    expect(cut(elimination('p1 p2 WIN'), swiss)).toContain('error stage-order /rounds/3');
  });
});
