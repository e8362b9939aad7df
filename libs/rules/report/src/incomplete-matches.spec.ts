import { scoreReport, type ScoringFacts } from '@quadrant/rules/history';
import { SWITCHES } from '@quadrant/rules/policy';
import { getRuleSystem } from '@quadrant/rules/systems';
import type { TournamentReport } from '@quadrant/rules/tournament';
import { incompleteDocument } from '../../../../test/builders/incomplete-document.js';
import { readReportValue, readStoredReport } from './read-report.js';
import { redactDocument } from './redact-document.js';
import { documentOf } from './write-document.js';

const FACTS: ScoringFacts = {
  announced: null,
  sha256: new Uint8Array(32),
  leadTimeCountsAsMet: true,
  tossSeed: null,
  switches: SWITCHES,
  level: null,
  rated: null,
  league: null,
};

const NOW = new Date('2026-11-21T10:00:00Z');

const readIn = (document: unknown) => {
  const { report, findings } = readReportValue(document, { now: NOW });
  return { report, told: findings.map(({ code, pointer }) => `${code} ${pointer}`) };
};

function reportOf(...facts: Parameters<typeof incompleteDocument>): TournamentReport {
  const { report, told } = readIn(incompleteDocument(...facts));
  if (report === null) throw new Error(told.join('\n'));
  return report;
}

/** Tells the final order as `place handle points`, with the place as it is printed. */
const orderOf = (report: TournamentReport): string[] =>
  getRuleSystem(report.tournament.ruleSystem)
    .computeStandings(report, 'seed')
    .map(
      ({ entry, place, stated, points, pointsAtLeast }) =>
        `${stated ?? place} ${report.entries[entry]!.handle} ${pointsAtLeast === true ? 'at least ' : ''}${points}`,
    );

/** Ann wins three games; the second one against somebody whose name is lost. */
const LOST_NAME = [
  [
    ['ann', 'bob', 'FW', 100, 20],
    ['cy', 'dee', 'FW', 100, 0],
  ],
  [
    ['ann', null, 'FW', 100, 40],
    ['bob', 'dee', 'FW', 100, 10],
    ['cy', null, 'FL'],
  ],
  [
    ['ann', 'cy', 'FW', 100, 0],
    ['bob', null, 'FL', 30, 100],
  ],
] as const;

const DEE_LEFT = [{ handle: 'dee', droppedAfterRound: 2 }];

/** Two rounds of which everything is known. */
const WHOLE = [
  [
    ['ann', 'bob', 'FW', 100, 20],
    ['cy', 'dee', 'FW', 100, 0],
  ],
  [
    ['ann', 'cy', 'FW', 100, 40],
    ['bob', 'dee', 'FW', 100, 10],
  ],
] as const;

const rowsOf = (rounds: Parameters<typeof incompleteDocument>[0]) => incompleteDocument(rounds)['rounds'] as object[];

/** Nobody wrote down who won between ann and bob. */
const LOST_RESULT = [
  [
    ['ann', 'bob'],
    ['cy', 'dee', 'FW', 100, 0],
  ],
  [
    ['ann', 'cy', 'FW', 100, 0],
    ['bob', 'dee', 'FW', 100, 0],
  ],
  [
    ['ann', 'dee', 'FW', 100, 0],
    ['bob', 'cy', 'FW', 100, 0],
  ],
] as const;

// @row 258
describe('a match with an unknown opponent', () => {
  it('is no player, no bye and no missed game, and the reader says so', () => {
    const { report, told } = readIn(incompleteDocument(LOST_NAME));
    expect(report?.entries.map(({ handle }) => handle)).toEqual(['ann', 'bob', 'cy', 'dee']);
    expect(report?.rounds[1]).toMatchObject({
      matches: [{ players: [1, 3] }],
      incomplete: [
        { players: [0, null], result: 'FW', score: [100, 40], isResultUnknown: false, number: 0 },
        { players: [2, null], result: 'FL', number: 2 },
      ],
    });
    expect(told).toEqual([
      'opponent-unknown /rounds/1/matches/0/players/1',
      'opponent-unknown /rounds/1/matches/2/players/1',
      'opponent-unknown /rounds/2/matches/1/players/1',
      'place-undecided /players/1',
      'place-undecided /players/2',
      'place-undecided /players/3',
      'possible-opponent /rounds/2',
    ]);
  });

  // @row 260
  it('counts for points, but nothing is decided by tiebreakers', () => {
    expect(orderOf(reportOf(LOST_NAME))).toEqual(['1 ann 12', '2-4? bob 6', '2-4? cy 6', '2-4? dee at least 2']);
  });

  // @row 258
  it('may be against anybody without a match in the round who had not left', () => {
    const [first, second] = LOST_NAME;
    const left = { players: ['ann', 'bob', 'cy'].map((handle) => ({ handle })).concat(DEE_LEFT) };
    expect(orderOf(reportOf([first, second], left)).at(-1)).toBe('4 dee 2');
    expect(orderOf(reportOf([first, [['ann', null, 'FW']]])).slice(1)).toEqual([
      '2 cy at least 4',
      '3-4? bob at least 1',
      '3-4? dee at least 1',
    ]);
  });

  it('may have won or lost a final, so that nobody who may be them has a certain place', () => {
    const final = (result: string) => ({
      ...incompleteDocument([...WHOLE, [['ann', null, result]]]),
      rounds: [...rowsOf(WHOLE), { ...rowsOf([[['ann', null, result]]])[0], round: 3, stage: 'elimination' }],
    });
    const readOrder = (result: string) => orderOf(readIn(final(result)).report!);
    expect(readOrder('FW')).toEqual(['1 ann 8', '2-4? bob 5', '2-4? cy 5', '2-4? dee 2']);
    expect(readOrder('FL')).toEqual(['1-4? ann 8', '1-4? bob 5', '1-4? cy 5', '1-4? dee 2']);
  });

  it('leaves the other games rated, and the verdict says how many', () => {
    const scoring = scoreReport(reportOf(LOST_NAME), 'key', FACTS);
    expect(scoring.rated.value).toBe(true);
    expect(String(scoring.rated.rule)).toContain('4 of 7 games rated');
    expect(getRuleSystem('opg-4.2').ratedGames(reportOf(LOST_NAME))).toHaveLength(4);
    expect(scoring.scorecard).toMatchObject({ placings: [0, 1, 2, 3], unplaced: [1, 2, 3], participants: 4 });
  });

  it('gives stated places that win over everything computed', () => {
    const stated = { standings: ['ann', 'cy', 'bob', 'dee'] };
    expect(orderOf(reportOf(LOST_NAME, stated))).toEqual(['1 ann 12', '2 cy 6', '3 bob 6', '4 dee at least 2']);
    const rows = { statedStandings: [{ handle: 'bob', place: 1, points: 9 }] };
    expect(orderOf(reportOf(LOST_NAME, rows))).toEqual(['1 bob 9', '? ann 12', '? cy 6', '? dee at least 2']);
  });

  // @row 261
  it('lets the director decide an open place, with a reason', () => {
    const decide = (handle: string, place: number, reason?: string) =>
      incompleteDocument(LOST_NAME, { places: [{ handle, place, reason }] });
    const { report } = readIn(decide('cy', 2, 'photo'));
    expect(orderOf(report!)).toEqual(['1 ann 12', '2 cy 6', '3-4? bob 6', '3-4? dee at least 2']);
    expect(readIn(decide('cy', 2)).told).toContain('place-without-reason /places/0');
    expect(readIn(decide('cy', 1, 'photo')).told).toContain('place-not-open /places/0/place');
    expect(readIn(decide('ann', 2, 'photo')).told).toContain('place-not-open /places/0/place');
  });

  it.each([
    ['as the first player', [[[null, 'ann', 'FW']]], 'unknown-player-first /rounds/0/matches/0/players/0'],
    ['against another one', [[[null, null, 'FW']]], 'unknown-player-first /rounds/0/matches/0/players/0'],
    ['of a bye', [[['ann', null, 'BYE']]], 'opponent-without-result /rounds/0/matches/0/result'],
  ] as const)('is refused %s', (_what, rounds, error) => {
    expect(readIn(incompleteDocument(rounds, { players: [{ handle: 'ann' }] })).told).toContain(error);
  });

  it('is told by games, too', () => {
    const games = [
      { winner: 'ann', sides: { ann: 'dark', '?': 'light' } },
      { winner: '?', sides: { ann: 'light', '?': 'dark' } },
    ];
    const document = {
      ...incompleteDocument([[['bob', 'cy', 'FW']]]),
      tournament: { ...NEW_HOPE },
      rounds: [{ round: 1, matches: [{ players: ['ann', null], games }] }],
      players: ['ann', 'bob', 'cy', 'dee'].map((handle) => ({ handle })),
    };
    const { report } = readIn(document);
    expect(report?.rounds[0]?.incomplete?.[0]?.games.map(({ winner }) => winner)).toEqual([0, 1]);
    expect(readReportValue(documentOf(report!)).report).toEqual(report);
  });
});

const NEW_HOPE = {
  name: 'New Hope',
  game: 'sw-lcg',
  ruleSystem: 'ffg-swlcg-2016',
  format: 'constructed',
  level: 1,
  startsAt: '2016-03-04T10:00:00Z',
};

// @row 259
describe('a match with an unknown result', () => {
  it('gives no points, and totals are at least what is known', () => {
    expect(orderOf(reportOf(LOST_RESULT))).toEqual(['1-2? ann at least 9', '1-2? bob at least 9', '3 cy 6', '4 dee 3']);
  });

  it('is not rated, and neither a tie nor a loss for bonus schemes', () => {
    const report = reportOf(LOST_RESULT);
    expect(String(scoreReport(report, 'key', FACTS).rated.rule)).toContain('5 of 6 games rated');
    const scoring = scoreReport({ ...report, tournament: { ...report.tournament, league: 'alpha' } }, 'key', FACTS);
    expect(scoring.scorecard.leagueFacts?.entries.map(({ wins, opponents }) => [wins, opponents])).toEqual([
      [null, undefined],
      [null, undefined],
      [1, [0, 1, 3]],
      [0, [0, 1, 2]],
    ]);
  });

  it.each(['opg-4.2', 'decipher-1999', 'stccg-1996', 'ffg-swlcg-2016'])('is read by %s', (ruleSystem) => {
    const game = { 'opg-4.2': '2e', 'ffg-swlcg-2016': 'sw-lcg' }[ruleSystem] ?? 'stccg';
    const { report, told } = readIn(incompleteDocument([[['ann', 'bob']], [['ann', 'bob']]], { ruleSystem, game }));
    expect(told).toContain('result-unknown /rounds/1/matches/0');
    expect(orderOf(report!).map((row) => row.split(' ', 1)[0])).toEqual(['1-2?', '1-2?']);
  });

  it('is a question where one player stands alone', () => {
    const { report, told } = readIn(incompleteDocument([[['ann', 'bob', 'FW']], [['ann']]]));
    expect(report).toBeNull();
    expect(told).toContain('result-without-opponent /rounds/1/matches/0/players');
  });
});

describe('a document with unknown opponents and results', () => {
  it('is written back to one that reads to the same report, also after somebody was removed from it', () => {
    for (const rounds of [LOST_NAME, LOST_RESULT]) {
      const read = reportOf(rounds, { standings: ['ann', 'bob', 'cy', 'dee'] });
      expect(readReportValue(documentOf(read)).report).toEqual(read);
      const raw = new TextEncoder().encode(JSON.stringify(documentOf(read)));
      const { document, report } = redactDocument(raw, new Map([['bob', 'removed-0123456789ab']]), 'key');
      const again = readStoredReport(document).report;
      expect(again?.rounds).toEqual(read.rounds);
      expect(again?.statedStandings).toEqual(report.statedStandings);
    }
  });

  it('has findings at the matches of the document, though incomplete ones stand before them', () => {
    const rounds = [
      [
        ['ann', null, 'FW'],
        ['bob', 'cy', 'TT', 100, 20],
      ],
    ] as const;
    expect(readIn(incompleteDocument(rounds)).told).toContain('tie-with-unequal-scores /rounds/0/matches/1/score');
  });
});

// @row 257
describe('a record of some games', () => {
  const SOME = {
    record: 'some-games',
    participants: 9,
    statedStandings: [
      { handle: 'ann', place: 1 },
      { handle: 'bob', place: 2 },
      { handle: 'cy', place: 3 },
      { handle: 'dee', place: 3 },
    ],
  };

  it('has the known games, in rounds that may leave some out, and the places as stated', () => {
    const document = incompleteDocument(LOST_NAME, SOME);
    const rounds = (document['rounds'] as { round: number }[]).map((round, index) => ({
      ...round,
      round: 2 * index + 1,
    }));
    const { report, told } = readIn({ ...document, rounds });
    expect(report?.rounds.map(({ round }) => round)).toEqual([1, 3, 5]);
    expect(orderOf(report!)).toEqual(['1 ann null', '2 bob null', '3-4 cy null', '3-4 dee null']);
    expect(told).toContain('games-unknown /record');
    expect(told.filter((each) => each.startsWith('missed-rounds'))).toEqual([]);
    expect(readReportValue(documentOf(report!)).report).toEqual(report);
    const { scorecard, rated } = scoreReport(report!, 'key', FACTS);
    expect(scorecard.participants).toBe(9);
    expect(String(rated.rule)).toContain('4 of 7 games rated');
  });

  it('needs its places, and rounds in order', () => {
    const { statedStandings: _none, ...rest } = SOME;
    expect(readIn(incompleteDocument(LOST_NAME, rest)).told).toContain('missing-key ');
    const document = incompleteDocument(LOST_NAME, SOME);
    const rounds = [...(document['rounds'] as object[])].reverse();
    expect(readIn({ ...document, rounds }).told).toContain('round-number /rounds/1/round');
    expect(readIn(incompleteDocument(LOST_NAME, { ...SOME, standings: ['ann'] })).told).toContain(
      'not-of-record /standings',
    );
  });
});

// @row 265
describe('a result that the source does not state', () => {
  const POINTS = (points: Record<string, number>) =>
    Object.entries(points).map(([handle, sum], index) => ({ handle, place: index + 1, points: sum }));
  const PROVEN = { statedStandings: POINTS({ ann: 12, bob: 9, cy: 6, dee: 3 }) };
  const KNOWN = LOST_RESULT.map((round) =>
    round.map((row) => (row.length === 2 ? (['ann', 'bob', 'FW'] as const) : row)),
  );
  const MARK = { inferred: [{ pointer: '/rounds/0/matches/0', rule: 'totals' }] };
  const gamesOf = (report: TournamentReport) => getRuleSystem('opg-4.2').ratedGames(report).length;

  it('is offered where the stated points leave only one', () => {
    const { told } = readIn(incompleteDocument(LOST_RESULT, PROVEN));
    expect(told).toContain('result-inferable /rounds/0/matches/0');
    const contradicting = { statedStandings: POINTS({ ann: 12, bob: 12, cy: 6, dee: 3 }) };
    expect(readIn(incompleteDocument(LOST_RESULT, contradicting)).told.join()).not.toContain('result-inferable');
    expect(readIn(incompleteDocument(LOST_RESULT)).told.join()).not.toContain('result-inferable');
  });

  it('counts for points with its mark, and is not rated', () => {
    const { report, told } = readIn(incompleteDocument(KNOWN, { ...PROVEN, ...MARK }));
    expect(told).toContain('result-inferred /rounds/0/matches/0');
    expect(report!.rounds[0]!.matches[0]).toMatchObject({ players: [0, 1], result: 'FW', inferred: 'totals' });
    expect(orderOf(report!)).toEqual(['1 ann 12', '2 bob 9', '3 cy 6', '4 dee 3']);
    expect(gamesOf(report!)).toBe(5);
    const { rated } = scoreReport(report!, 'key', FACTS);
    expect(String(rated.rule)).toContain('5 of 6 games rated');
    expect(String(rated.rule)).toContain('1 result inferred and not rated');
  });

  it('is rated with a reason', () => {
    const rated = { ...MARK, inferredRated: 'seen on a photo' };
    const { report } = readIn(incompleteDocument(KNOWN, rated));
    expect(gamesOf(report!)).toBe(6);
    expect(String(scoreReport(report!, 'key', FACTS).rated.rule)).toContain(
      'decision of a coordinator: seen on a photo',
    );
  });

  it('is written back as it was read', () => {
    for (const more of [MARK, { ...MARK, ...PROVEN, inferredRated: 'a photo with bob' }]) {
      const read = reportOf(KNOWN, more);
      expect(readReportValue(documentOf(read)).report).toEqual(read);
      const raw = new TextEncoder().encode(JSON.stringify(documentOf(read)));
      const { document } = redactDocument(raw, new Map([['bob', 'removed-0123456789ab']]), 'key');
      expect(readStoredReport(document).report?.rounds).toEqual(read.rounds);
      expect(new TextDecoder().decode(document)).not.toContain('bob');
    }
  });

  it('may be the rounds of all matches: their results count, are rated, and need no stated places', () => {
    const ofRounds = { inferred: [{ pointer: '/rounds', rule: 'round-robin' }] };
    const read = reportOf(KNOWN, ofRounds);
    expect(read.roundsInferred).toBe('round-robin');
    expect(gamesOf(read)).toBe(6);
    expect(documentOf(read)).toMatchObject(ofRounds);
    expect(readReportValue(documentOf(read)).report).toEqual(read);
    const raw = new TextEncoder().encode(JSON.stringify(documentOf(read)));
    const { report } = redactDocument(raw, new Map([['bob', 'removed-0123456789ab']]), 'key');
    expect(report.roundsInferred).toBe('round-robin');
    expect(reportOf(KNOWN, { inferred: [...MARK.inferred, ...ofRounds.inferred] })).toMatchObject({
      roundsInferred: 'round-robin',
      rounds: [{ matches: [{ inferred: 'totals' }, {}] }, {}, {}],
    });
  });

  it.each([
    [
      'rounds without a match',
      [],
      [{ pointer: '/rounds', rule: 'round-robin' }],
      'inferred-pointer /inferred/0/pointer',
    ],
    ['rounds by another rule', KNOWN, [{ pointer: '/rounds', rule: 'totals' }], 'unknown-literal /inferred/0/rule'],
    ['a bye', [[['ann']]], [{ pointer: '/rounds/0/matches/0', rule: 'score' }], 'inferred-pointer /inferred/0/pointer'],
    ['no match', KNOWN, [{ pointer: '/players/0', rule: 'score' }], 'inferred-pointer /inferred/0/pointer'],
    ['an unknown result', LOST_RESULT, MARK.inferred, 'inferred-pointer /inferred/0/pointer'],
    ['an unknown rule', KNOWN, [{ pointer: '/rounds/0/matches/0', rule: 'x' }], 'unknown-literal /inferred/0/rule'],
  ] as const)('is refused for %s', (_what, rounds, inferred, error) => {
    const told = readIn(incompleteDocument(rounds, { inferred })).told;
    expect(told).toContain(error);
  });

  it('is refused to be rated without a reason, and where nothing is inferred', () => {
    const codes = (facts: object) => readIn(incompleteDocument(KNOWN, { ...facts })).told;
    expect(codes({ ...MARK, inferredRated: ' ' })).toContain('inferred-rated-reason /inferredRated');
    expect(codes({ inferredRated: 'a photo' })).toContain('inferred-rated-reason /inferredRated');
  });
});
