import type { TournamentHeader } from '@quadrant/rules/tournament';
import { inShort } from '../../../../../test/builders/findings.js';
import { elimination, round, type RoundText } from '../../../../../test/builders/round-text.js';
import { report, type ReportChanges } from '../../../../../test/builders/report.js';
import { ffgSwlcg2016 } from './rule-system.js';

const ANNOUNCED: Partial<TournamentHeader> = {
  game: 'sw-lcg',
  ruleSystem: 'ffg-swlcg-2016',
  cardPool: null,
  rules: null,
  structure: 'basic',
  tier: 'relaxed',
};

type Part = RoundText | ReportChanges;

const build = (...parts: Part[]) => {
  const told = parts.map((part) =>
    'tournament' in part ? { ...part, tournament: { ...ANNOUNCED, ...part.tournament } } : part,
  );
  return report({ tournament: ANNOUNCED }, ...told);
};

/** Lists every finding about a report as `severity code pointer`. */
const said = (...parts: Part[]): string[] => inShort(ffgSwlcg2016.validate(build(...parts)));

const BOTH = 'W dark, L light';
const rounds = [
  round(`ann bob: ${BOTH}`, `cy dee: ${BOTH}`),
  round(`ann cy: ${BOTH}`, `bob dee: ${BOTH}`),
  round(`ann dee: ${BOTH}`, `bob cy: ${BOTH}`),
];

const announced = (tournament: Partial<TournamentHeader>): string[] => said(...rounds, { tournament });

/** In the same report, the match of Ann and Bob is replaced. */
const withMatch = (line: string, ...others: Part[]): string[] =>
  said(round(line, `cy dee: ${BOTH}`), ...rounds.slice(1), ...others);

const MATCH = '/rounds/0/matches/0';

describe('validate', () => {
  it('has nothing to say about an ordinary tournament', () => {
    expect(said(...rounds)).toEqual([]);
  });

  // @row 237
  it('counts pairs of unequal tournament points that were not needed', () => {
    const won = 'W dark, W light';
    const graded = (...pairs: string[]) =>
      ffgSwlcg2016
        .validate(build(round(`ann bob: ${won}`, `cy dee: ${won}`), round(...pairs.map((pair) => `${pair}: ${won}`))))
        .flatMap(({ code, message }) => (code === 'pair-downs-avoidable' ? [message] : []));
    expect(graded('ann cy', 'bob dee')).toEqual([]);
    expect(graded('ann dee', 'cy bob')).toEqual([
      'Round 2 has 2 pairs of unequal tournament points; 0 would have been enough.',
    ]);
  });

  // @row 239, 254
  it.each([
    [{ structure: 'best' }, ['warning structure-not-of-rule-system /tournament/structure']],
    [{ tier: 'Premier' }, ['warning tier-not-of-rule-system /tournament/tier']],
    [{ structure: null, tier: null }, []],
    [{ pairing: 'double-elimination' }, []],
    [{ pairing: 'strict-rank' }, ['warning pairing-not-of-rule-system /tournament/pairing']],
    [{ format: 'draft' }, ['error format-not-of-rule-system /tournament/format']],
    [{ cardPool: 'complete' }, ['warning card-pool-not-for-game /tournament/cardPool']],
    [{ rules: 'standard' }, ['warning rules-not-for-game /tournament/rules']],
    [{ scenario: 'cool' }, ['warning scenario-not-for-game /tournament/scenario']],
    [{ plannedRounds: 4 }, ['warning fewer-rounds-than-planned /tournament/plannedRounds']],
    [{ structure: 'advanced' }, ['warning too-few-participants /players']],
    [{ registeredAt: null }, []],
  ] as const)('says of %j: %j', (tournament, expected) => {
    expect(announced(tournament)).toEqual(expected);
  });

  it('knows neither earned byes nor head starts nor a final confrontation', () => {
    expect(said(...rounds, { players: { ann: { earnedByes: [1], headStart: 5 } } })).toEqual([
      'warning earned-bye-not-for-game /players/0/earnedByes',
      'warning head-start-not-for-game /players/0/headStart',
    ]);
    expect(said(...rounds, { finalConfrontation: { players: ['ann', 'bob'], winner: 'bob' } })).toEqual([
      'warning confrontation-not-of-rule-system /finalConfrontation',
    ]);
  });

  // @row 237, 238
  it('says what the shared rules say', () => {
    const gone = { players: { dee: { droppedAfterRound: 1 } } };
    expect(said(...rounds.slice(0, 2), round(`ann bob: ${BOTH}`, 'cy BYE'), gone)).toEqual([
      'warning met-before /rounds/2/matches/0/players',
      'warning played-after-drop /players/3',
    ]);
    expect(said(round(`ann bob: ${BOTH}`, 'cy BYE', 'dee BYE'), round(`ann cy: ${BOTH}`), round('cy BYE'))).toEqual([
      'warning second-bye /rounds/2/matches/0/result',
      'note missed-rounds /players/0',
      'note missed-rounds /players/1',
      'note missed-rounds /players/3',
    ]);
    expect(said(...rounds, { places: [{ handle: 'dee', place: 1 }] })).toEqual(['warning places-by-director /places']);
    expect(said(...rounds, { standings: ['ann'] })).toEqual(['warning standings-incomplete /standings']);
  });
});

describe('004, Leader Participation', () => {
  const playing = (tournament: Partial<TournamentHeader>) => announced({ director: 'Ánn', ...tournament });

  // @row 228
  it('needs a second leader in the relaxed tier, which is assumed where none is told', () => {
    expect(playing({})).toEqual(['warning leader-plays /players/0']);
    expect(playing({ tier: null })).toEqual(['warning leader-plays /players/0']);
    expect(playing({ secondaryDirector: 'zoe' })).toEqual([]);
    expect(playing({ secondaryDirector: 'bob' })).toEqual([]);
    expect(playing({ secondaryDirector: 'ANN' })).toEqual(['warning leader-plays /players/0']);
  });

  // @row 228, 254
  it.each(['formal', 'premier'])('is not possible in the %s tier', (tier) => {
    expect(playing({ tier, secondaryDirector: 'zoe' })).toEqual(['warning leader-plays /players/0']);
    expect(playing({ tier, secondaryDirector: 'bob' })).toHaveLength(2);
    expect(announced({ tier })).toEqual([]);
  });
});

// @row 232, 233, 243
describe('the games of a Swiss match', () => {
  it.each([
    ['ann bob: W dark', ['note second-game-not-played /rounds/0/matches/0/games']],
    ['ann bob: W, L, W', ['error too-many-games /rounds/0/matches/0/games']],
    ['ann bob: W dark, L dark', ['warning same-side-twice /rounds/0/matches/0/games/1/sides']],
    ['ann bob: W, L', []],
    ['ann bob: W dark effect, L light', ['warning ending-not-of-rule-system /rounds/0/matches/0/games/0/endedBy']],
    ['ann bob forfeit: W dark, L light', ['warning ending-not-of-rule-system /rounds/0/matches/0/endedBy']],
    ['ann bob: W dark time, L light', ['warning ending-against-result /rounds/0/matches/0/games/0/endedBy']],
    ['ann bob: W dark, D light concession', ['warning ending-against-result /rounds/0/matches/0/games/1/endedBy']],
    ['ann bob: W dark decked, D light time', []],
    ['ann bob: W dark 9-0, D light', ['note score-not-used /rounds/0/matches/0']],
    ['ann bob d=5: W dark, D light', ['note score-not-used /rounds/0/matches/0']],
    ['ann bob: W dark intentional, L light intentional', []],
    ['ann bob: W dark, L light intentional', []],
    ['ann bob intentional: W dark, W light', ['warning ending-against-result /rounds/0/matches/0/games']],
  ])('%s', (line, expected) => {
    expect(withMatch(line)).toEqual(expected);
  });

  it('may be none', () => {
    const from = build(...rounds);
    const [first, ...others] = from.rounds;
    if (first === undefined) throw new Error('There is a first round.');
    const changed = (changes: object) => ({
      ...from,
      rounds: [{ ...first, matches: first.matches.map((match) => ({ ...match, games: [], ...changes })) }, ...others],
    });
    expect(ffgSwlcg2016.validate(changed({})).map(({ code }) => code)).toEqual(['no-game-played', 'no-game-played']);
    const split = changed({ endedBy: 'intentional' });
    expect(ffgSwlcg2016.validate(split)).toEqual([]);
    expect(ffgSwlcg2016.computeStandings(split, 'key').map(({ points }) => points)).toEqual([9, 9, 9, 9]);
  });

  // @row 246
  it('are split with a leader present who is none of the two', () => {
    const line = 'ann bob: W dark intentional, L light intentional';
    const found = `warning split-without-leader ${MATCH}`;
    expect(withMatch(line, { tournament: { director: null } })).toEqual([found]);
    expect(withMatch(line, { tournament: { director: 'ann', secondaryDirector: 'bob' } })).toEqual([found]);
    expect(withMatch(line, { tournament: { director: 'ann', secondaryDirector: 'zoe' } })).toEqual([]);
  });

  it('are not part of a bye', () => {
    expect(said(round(`ann bob: ${BOTH}`, `cy dee: ${BOTH}`, 'eve BYE 100-0'), ...rounds.slice(1))).toContain(
      'warning details-without-game /rounds/0/matches/2',
    );
  });
});

/** Eight players and more who play one Swiss round; the first of the eight rank highest. */
const field = (players: number): RoundText =>
  round(
    ...Array.from({ length: players / 2 }, (_, index) =>
      index < 4 ? `top${index} low${index}: W, W` : `a${index} b${index}: W, L`,
    ),
  );

const custom = { tournament: { structure: 'custom' } };
const played = [
  elimination('top0 top3: W', 'top1 top2: W'),
  elimination('top0 top1: W', 'top3 top2: W'),
  elimination('top1 top3: W'),
];
const final = elimination('top0 top1: W');

describe('004, Tournament Structures', () => {
  // @row 251
  it('compares Swiss rounds and cut with the table', () => {
    expect(said(field(10))).toEqual([
      'warning rounds-against-structure /rounds',
      'warning cut-against-structure /rounds',
    ]);
    expect(said(field(10), ...played, final)).toEqual(['warning rounds-against-structure /rounds']);
    expect(said(...rounds, elimination('ann bob: W'), elimination('ann bob: W'))).toEqual([
      'warning cut-against-structure /rounds',
    ]);
  });

  // @row 253
  it('leaves a custom structure alone', () => {
    expect(said(custom, field(10))).toEqual([]);
    expect(said(custom, round(`ann bob: ${BOTH}`))).toEqual([]);
    expect(said(custom, field(8), elimination('top0 top1: W'), elimination('top0 top1: W'))).toEqual([]);
  });

  // @row 240
  it('knows cuts to 4, 8 and 16 where no structure is told', () => {
    const untold = { tournament: { structure: null } };
    expect(said(untold, field(8), ...played, final)).toEqual([]);
    expect(said(untold, field(8), elimination('top0 top1: W'), elimination('top0 top1: W'))).toEqual([
      'warning cut-size-not-of-rule-system /rounds',
    ]);
    expect(said(untold, round(`ann bob: ${BOTH}`))).toEqual(['warning too-few-participants /players']);
  });
});

describe('004, Progression Cut', () => {
  const instead = (line: string) => [
    elimination('top0 low3: W', 'top1 top2: W'),
    elimination('top0 top1: W', line),
    elimination('top1 low3: W'),
    final,
  ];

  // @row 235
  it('takes the highest-ranked players', () => {
    expect(said(custom, field(8), ...instead('low3 top2: W'))).toEqual(['warning cut-against-order /players/6']);
  });

  // @row 235
  it('lets the others play Swiss rounds beside the cut, and nobody in both', () => {
    const beside = round(`low0 low1: ${BOTH}`, `low2 low3: ${BOTH}`);
    expect(said(custom, field(8), ...played.slice(0, 2), beside, ...played.slice(2), final)).toEqual([]);
    expect(said(custom, field(8), ...played, final, beside)).toEqual([]);
    const both = round(`low0 top3: ${BOTH}`, `low2 low3: ${BOTH}`);
    expect(said(custom, field(8), ...played, final, both)).toContain('error stage-order /rounds/5');
  });

  // @row 235
  it('passes over who left before', () => {
    const left = { players: { top3: { droppedAfterRound: 1 } } };
    expect(said(custom, left, field(8), ...instead('low3 top2: W'))).toEqual([]);
  });
});

describe('004, Double Elimination Rounds', () => {
  it('has one game with a winner in each match', () => {
    const drawn = elimination('top0 top1: D time');
    expect(said(custom, field(8), ...played, drawn)).toContain(
      'error elimination-without-winner /rounds/4/matches/0/games',
    );
    const two = elimination('top0 top1: W, W');
    expect(said(custom, field(8), ...played, two)).toContain('error too-many-games /rounds/4/matches/0/games');
  });

  // @row 246
  it('is not split', () => {
    const split = elimination('top0 top1: W intentional');
    expect(said(custom, field(8), ...played, split)).toContain('warning split-in-elimination /rounds/4/matches/0');
  });

  it('ends when one player is left', () => {
    expect(said(custom, field(8), ...played)).toContain('warning elimination-not-finished /rounds');
    const again = elimination('top0 top1: L');
    expect(said(custom, field(8), ...played, again)).toContain('warning elimination-not-finished /rounds');
    expect(said(custom, field(8), ...played, again, final)).toEqual([]);
  });

  it('has no third loss', () => {
    const late = elimination('top0 top1: W', 'top2 top3: W');
    expect(said(custom, field(8), ...played, late)).toEqual([
      'warning played-on-after-second-loss /players/6',
      'warning played-on-after-second-loss /players/4',
    ]);
  });

  // @row 240
  it('has an untimed final, and may have timed games before', () => {
    const timed = elimination('top0 top1: L time');
    expect(said(custom, field(8), ...played, timed, final)).toEqual(['warning final-timed /rounds/4/matches/0']);
    const before = [...played.slice(0, 2), elimination('top1 top3: W time')];
    expect(said(custom, field(8), ...before, final)).toEqual([]);
    // The last reported match is not the final while a third player is still in.
    expect(said(custom, field(8), ...before)).toEqual(['warning elimination-not-finished /rounds']);
  });

  // @row 240, 255
  it('is compared with the sheet, and the warning names the match that it has', () => {
    const players = { top0: { seed: 1 }, top1: { seed: 2 }, top2: { seed: 3 }, top3: { seed: 4 } };
    const untold = { tournament: { structure: null }, players };
    const validated = ffgSwlcg2016.validate(
      report(untold, field(8), elimination('top0 top1: W', 'top2 top3: W'), elimination('top0 top2: W')),
    );
    expect(validated.filter(({ code }) => code === 'match-not-of-bracket')).toMatchObject([
      {
        severity: 'warning',
        pointer: '/rounds/1/matches/0/players',
        message:
          'top0 and top1 meet in round 2, but Double elimination of 4 has no such match: it has top0 against top3 (match 1) and top1 against top2 (match 2).',
        advice: expect.stringContaining('This bracket is a reconstruction'),
      },
      { pointer: '/rounds/1/matches/1/players' },
    ]);
    const asPrinted = said(untold, field(8), elimination('top0 top3: W', 'top1 top2: W'), ...played.slice(1), final);
    expect(asPrinted.filter((line) => line.includes('bracket'))).toEqual([]);
    // Without seeds chance orders these four, so a different first round proves nothing.
    const drawn = said({ tournament: { structure: null } }, field(8), elimination('top0 top1: W', 'top2 top3: W'));
    expect(drawn.filter((line) => line.includes('bracket'))).toEqual([]);
  });

  it('comes after the Swiss stage', () => {
    expect(said(custom, ...played, final, field(8))).toContain('error stage-order /rounds/4');
  });
});
