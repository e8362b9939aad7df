import { decipherReport, said, starTrek } from '../../../../../../test/builders/decipher.js';
import { round } from '../../../../../../test/builders/round-text.js';
import { decipher1999 } from '../rule-system.js';

// @row 186
describe('a game of Star Trek', () => {
  const about = (line: string) =>
    said(decipherReport({}, ...starTrek.slice(0, 2), round(line))).filter((each) => each.includes('/matches/'));
  const at = '/rounds/2/matches/0';

  it.each([
    ['ann 100-40 dee WIN', []],
    ['ann 95-40 dee WIN', [`warning full-win-below-100 ${at}/score`]],
    ['ann 110-40 dee WIN excluded=20-0', [`warning full-win-below-100 ${at}/score`]],
    ['ann 95-40 dee WIN conditions-differ', []],
    ['ann 95-40 dee MODIFIED_WIN', []],
    ['ann dee: W 95-40 decked', []],
    ['ann 40-50 dee MODIFIED_WIN time', [`warning modified-win-behind ${at}/score`]],
    ['ann 40-50 dee MODIFIED_WIN time conditions-differ', [`note winner-not-ahead ${at}/score`]],
    ['ann 120-105 dee WIN', [`note winner-not-ahead ${at}/score`]],
    ['ann 50-60 dee TRUE_TIE', [`warning tie-with-unequal-scores ${at}/score`]],
    ['ann 60-60 dee TRUE_TIE conditions-differ', [`warning tie-with-different-conditions ${at}`]],
    ['ann 100-40 dee WIN time', [`warning ending-against-result ${at}/endedBy`]],
    ['ann 100-40 dee WIN decked', [`warning ending-against-result ${at}/endedBy`]],
    ['ann 60-40 dee MODIFIED_WIN forfeit', [`warning ending-against-result ${at}/endedBy`]],
    ['ann dee LOSS forfeit', []],
    ['ann dee LOSS quit d=-30', []],
    ['ann dee LOSS quit', [`warning quit-without-differential ${at}`]],
    ['ann dee LOSS quit d=30', [`warning differential-against-result ${at}/differential`]],
    ['ann dee TRUE_TIE d=1', [`warning differential-against-result ${at}/differential`]],
    ['ann 100-40 dee WIN d=50', [`note differential-set-by-director ${at}/differential`]],
    ['ann 100-40 dee WIN d=60', []],
    ['ann dee WIN d=130', [`warning differential-beyond-cap ${at}/differential`]],
    ['ann 100-40 dee WIN concession', [`warning ending-not-of-rule-system ${at}/endedBy`]],
    ['ann 999-0 dee WIN', [`warning score-out-of-range ${at}/score/0`]],
    ['ann 100--150 dee WIN', [`warning score-out-of-range ${at}/score/1`]],
    ['ann dee WIN', [`note score-missing ${at}`]],
    ['zoe 100-0 BYE', [`warning details-without-game ${at}`]],
    ['ann dee: W dark 100-40', [`warning details-not-used ${at}/games/0/sides`]],
    ['ann dee: W 100-40, L 0-100', [`error too-many-games ${at}/games`]],
  ])('%s: %j', (line, expected) => {
    // Ann meets Dee for the first time in round 3.
    expect(about(line)).toEqual(expected);
  });

  // @row 186
  it('is a true tie with equal scores, unless the victory conditions differ', () => {
    const advice = (line: string) =>
      decipher1999
        .validate(decipherReport({}, ...starTrek.slice(0, 2), round(line)))
        .flatMap((each) => (each.code === 'winner-not-ahead' ? [each.advice] : []));
    const tie = [
      'Check score and result: with equal scores it is a true tie (Decipher Tournament Guide 6.99, True ties).',
    ];
    expect(advice('ann 60-60 dee MODIFIED_WIN time')).toEqual(tie);
    expect(advice('ann 105-105 dee WIN')).toEqual(tie);
    const nothing = [
      'If this is correct, no change is needed: the differential is +1 and -1 (Decipher Tournament Guide 6.99, Scoring).',
    ];
    expect(advice('ann 60-60 dee MODIFIED_WIN time conditions-differ')).toEqual(nothing);
    expect(advice('ann 120-105 dee WIN')).toEqual(nothing);
  });

  it('says once that nobody wrote down scores', () => {
    expect(said(decipherReport({}, round('ann bob WIN', 'cy dee WIN'), round('ann cy WIN')))).toContain(
      'note score-missing /rounds',
    );
  });

  // @row 175, 176
  it('warns of a second meeting and a second bye, and notes missed rounds', () => {
    const later = [round('ann 100-0 bob WIN', 'zoe BYE'), round('zoe BYE')];
    expect(said(decipherReport({}, ...starTrek, ...later, { players: { ann: { droppedAfterRound: 3 } } }))).toEqual(
      expect.arrayContaining([
        'warning met-before /rounds/3/matches/0/players',
        'warning second-bye /rounds/4/matches/0/result',
        'warning played-after-drop /players/0',
        'note missed-rounds /players/1',
      ]),
    );
  });
});

describe('a game of Star Wars or Young Jedi', () => {
  const about = (game: 'swccg' | 'young-jedi', line: string, format: 'constructed' | 'sealed' = 'constructed') =>
    said(decipherReport({ game, format }, round(line))).filter((each) => each.includes('/matches/'));
  const at = '/rounds/0/matches/0';

  it.each([
    ['swccg', 'ann 60-0 bob WIN', []],
    ['swccg', 'ann 61-0 bob WIN', [`warning score-out-of-range ${at}/score`]],
    ['swccg', 'ann 15-2 bob WIN', [`warning score-out-of-range ${at}/score`]],
    ['swccg', 'ann 15--1 bob MODIFIED_WIN time', [`warning score-out-of-range ${at}/score`]],
    ['swccg', 'ann 15-2 bob MODIFIED_WIN time', []],
    ['swccg', 'ann 15-15 bob MODIFIED_WIN time', [`note winner-not-ahead ${at}/score`]],
    ['swccg', 'ann 2-15 bob MODIFIED_WIN time', [`warning modified-win-behind ${at}/score`]],
    ['swccg', 'ann 0-0 bob WIN', [`note winner-not-ahead ${at}/score`]],
    ['swccg', 'ann 3-15 bob WIN quit d=5', []],
    ['swccg', 'ann bob WIN forfeit d=5', [`warning ending-not-of-rule-system ${at}/endedBy`]],
    ['swccg', 'ann 9-0 bob WIN decked', []],
    ['swccg', 'ann bob WIN d=61', [`warning differential-beyond-cap ${at}/differential`]],
    ['swccg', 'ann 9-0 bob WIN conditions-differ', [`warning details-not-used ${at}/victoryConditionsDiffer`]],
    ['swccg', 'ann 9-0 bob WIN excluded=1-0', [`warning details-not-used ${at}/bonusExcluded`]],
    ['swccg', 'ann 5-4 bob TRUE_TIE', [`warning tie-with-unequal-scores ${at}/score`]],
    ['young-jedi', 'ann 2-15 bob MODIFIED_WIN time', []],
    ['young-jedi', 'ann 2-15 bob WIN', []],
    ['young-jedi', 'ann 2-61 bob WIN', [`warning score-out-of-range ${at}/score`]],
    [
      'swccg',
      'ann 9-0 bob WIN d=3: W dark, L light 0-9',
      [
        `warning details-not-used ${at}/score`,
        `warning details-not-used ${at}/differential`,
        `note score-missing ${at}/games/0`,
      ],
    ],
    ['swccg', 'ann bob: W dark 9-0, L light 0-9, W dark 9-0', [`error too-many-games ${at}/games`]],
    [
      'swccg',
      'ann bob: W dark 9-0, L dark 0-9',
      [`warning same-side-twice ${at}/games/1/sides`, `warning same-side-twice ${at}/games/1/sides`],
    ],
  ] as const)('%s %s: %j', (game, line, expected) => {
    expect(about(game, line)).toEqual(expected);
  });

  it('has 40 cards in a sealed deck of Star Wars', () => {
    const beyond = [`warning score-out-of-range ${at}/score`];
    expect(about('swccg', 'ann 41-0 bob WIN', 'sealed')).toEqual(beyond);
    expect(about('swccg', 'ann 40-0 bob WIN', 'sealed')).toEqual([]);
    expect(about('young-jedi', 'ann 60-0 bob WIN', 'sealed')).toEqual([]);
  });
});
