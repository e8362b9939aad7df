import { person } from '../../../../test/builders/surroundings.js';
import { pods, report, reportDocument, round, type RoundText } from '../../../../test/builders/report.js';

const FIVE = round('ann 100-35 bob FW', 'cy 100-60 dee FW', 'eve BYE');

interface Told {
  readonly pairs: readonly (readonly string[])[];
  readonly byes: readonly string[];
  readonly earnedByes: readonly string[];
  readonly explanations: readonly {
    readonly code: string;
    readonly players: readonly string[];
    readonly text: string;
  }[];
  readonly warnings: readonly { readonly code: string }[];
  readonly alternative: { readonly pairs: readonly (readonly string[])[] } | null;
  readonly certificate: {
    readonly isOptimal: boolean;
    readonly cost: object;
    readonly bound: object;
    readonly prices: object;
  };
  readonly findings: readonly { readonly code: string; readonly pointer: string; readonly advice: string }[];
}

describe('quadrant pair', () => {
  const ann = person(() => ({}));
  afterAll(() => ann.leave());

  const write = (...parts: Parameters<typeof report>): void =>
    ann.write('local.json', JSON.stringify(reportDocument(report(...parts))));
  const pair = async (number: number, ...words: string[]): Promise<Told & { readonly exit: number }> => {
    const { code, out, err } = await ann.call(
      ...['pair', 'local.json', '--round', String(number), '--seed', 's', '--json', ...words],
    );
    if (out === '') throw new Error(err);
    return { exit: code, ...(JSON.parse(out) as Told) };
  };

  // @row 155
  it('pairs the round after those of the document, without a second meeting or a second bye', async () => {
    write(FIVE);
    const { exit, pairs, byes } = await pair(2);
    expect(exit).toBe(0);
    expect([...pairs.flat(), ...byes].sort()).toEqual(['ann', 'bob', 'cy', 'dee', 'eve']);
    expect(pairs.map((each) => [...each].sort().join('-'))).not.toContain('ann-bob');
    expect(byes).not.toContain('eve');
  });

  it('pairs a first round of a tournament without rounds, whenever it starts', async () => {
    write({ players: { ann: {}, bob: {}, cy: {} }, tournament: { startsAt: '2099-01-01T10:00:00Z' } });
    const { pairs, byes } = await pair(1);
    expect([...pairs.flat(), ...byes].sort()).toEqual(['ann', 'bob', 'cy']);
  });

  it('leaves out later rounds of the document, who has dropped, and who has an earned bye', async () => {
    const players = { dee: { droppedAfterRound: 1 }, fay: { earnedByes: [1, 2] } };
    write(FIVE, round('ann BYE'), { players });
    const { pairs, byes, earnedByes } = await pair(2);
    expect([...pairs.flat(), ...byes].sort()).toEqual(['ann', 'bob', 'cy', 'eve']);
    expect(earnedByes).toEqual(['fay']);
  });

  it('explains who is paired down and who has the bye', async () => {
    write(FIVE);
    const { pairs, byes, explanations } = await pair(2);
    const down = pairs.find(
      (each) => each.some((id) => ['ann', 'cy', 'eve'].includes(id)) && each.some((id) => ['bob', 'dee'].includes(id)),
    );
    expect(explanations).toEqual([
      expect.objectContaining({ code: 'paired-down', players: down }),
      expect.objectContaining({ code: 'bye', players: byes }),
    ]);
  });

  it('prints the round for people', async () => {
    write(FIVE);
    const { out } = await ann.call('pair', 'local.json', '--round', '2', '--seed', 's');
    expect(out).toMatch(/^Round 2\ntable +player +opponent\n/);
    expect(out).toContain('the lowest total (Organized Play Guide 4.2, section 7.5).');
  });

  it('keeps fixed pairs and forbidden pairs', async () => {
    write(FIVE);
    const { pairs, byes } = await pair(2, '--fix', 'bob:cy', '--forbid', 'ann:eve');
    expect(pairs).toContainEqual(['cy', 'bob']);
    expect(pairs).toContainEqual(['eve', 'dee']);
    expect(byes).toEqual(['ann']);
  });

  it('says what a fixed pair breaks', async () => {
    write(FIVE);
    const { explanations } = await pair(2, '--fix', 'bob:cy=they share a car');
    expect(explanations.slice(-2)).toEqual([
      {
        code: 'fixed',
        players: ['cy', 'bob'],
        text: 'The director has fixed cy and bob: they share a car. Equal totals should meet, but these are 4 and 1 (Organized Play Guide 4.2, section 7.6).',
      },
      expect.objectContaining({
        code: 'override',
        text: expect.stringMatching(/^Without the pairs of the director .*bob would meet/),
      }),
    ]);
  });

  it('says what forbidding pairs costs the whole round, with the reason', async () => {
    write(round('ann 100-0 bob FW', 'cy 100-0 dee FW'));
    const { explanations, pairs } = await pair(2, '--forbid', 'ann:cy=married');
    expect(pairs.map((each) => [...each].sort().join('-')).sort()).toEqual(['ann-dee', 'bob-cy']);
    expect(explanations.map(({ code }) => code)).toEqual(['paired-down', 'paired-down', 'forbidden', 'override']);
    expect(explanations.at(-2)?.text).toBe('The director has forbidden ann and cy: married.');
    expect(explanations.at(-1)?.text).toBe(
      'Without the pairs of the director ann would meet cy, cy would meet ann. With them the round has 2 pairs of unequal totals instead of 0, differences of 6 points instead of 0.',
    );
  });

  // @row 140, 141
  it('counts a delayed game as one victory point each, and the two as met', async () => {
    // Without the points of the delayed game dee and eve have nothing and cy nobody of four.
    const players = { dee: {}, eve: {} };
    write(round('ann 100-0 bob FW'), { players });
    const { pairs, explanations } = await pair(2, '--delayed', 'dee:eve');
    expect(pairs.map((each) => [...each].sort().join('-')).sort()).not.toContain('dee-eve');
    expect(explanations).toContainEqual({
      code: 'delayed',
      players: ['dee', 'eve'],
      text:
        'dee and eve count 1 victory point each while their game is delayed (Organized Play Guide 4.2, section 13.4). ' +
        'If it is never finished, the responsible player has MG and the opponent BYE; without one, both have MG (section 13.5).',
    });
    expect(explanations).toContainEqual(
      expect.objectContaining({
        code: 'paired-down',
        text: expect.stringMatching(/^ann \(4\) is paired down to (dee|eve) \(1\)/),
      }),
    );
  });

  // @row 27
  it('lets the same two play again in the even rounds of No Such Thing as Luck', async () => {
    const tournament = { scenario: 'no-such-thing-as-luck' } as const;
    write({ tournament }, FIVE);
    const { pairs, byes, explanations } = await pair(2);
    expect(pairs).toEqual([
      ['ann', 'bob'],
      ['cy', 'dee'],
    ]);
    expect(byes).toEqual(['eve']);
    expect(explanations.map(({ code }) => code)).toEqual(['same-pair', 'same-pair', 'bye']);
    write({ tournament }, FIVE, FIVE);
    expect((await pair(3)).pairs.map((each) => [...each].sort().join('-'))).not.toContain('ann-bob');
  });

  // @row 74
  it('proves with prices that no pairing is better', async () => {
    write(FIVE);
    const { certificate } = await pair(2);
    expect(certificate.isOptimal).toBe(true);
    expect(certificate.bound).toEqual(certificate.cost);
    expect(Object.keys(certificate.prices).sort()).toEqual(['ann', 'bob', 'cy', 'dee', 'eve']);
  });

  it('lets equal totals go before a second bye by the literal order', async () => {
    // Two pairs are equal only when dee, who has had the bye, has it again.
    write(round('ann 50-50 bob TT', 'cy 50-50 eve TT', 'dee BYE'));
    const today = await pair(2);
    expect(today.byes).not.toEqual(['dee']);
    const literal = await pair(2, '--rules', 'literal');
    expect(literal.byes).toEqual(['dee']);
    expect(literal.explanations).toEqual([expect.objectContaining({ code: 'second-bye', players: ['dee'] })]);
  });

  it('warns of a next round that cannot be paired, and offers the best pairing that leaves it one', async () => {
    // Equal totals have not met: a1-b1, a2-b2, a3-b3. Then the a and the b would be left, three of each who can only meet in turn.
    const rounds = [
      round('a1 100-0 b2 FW', 'a2 100-0 b3 FW', 'b1 100-0 a3 FW'),
      round('a1 100-0 b3 FW', 'b1 100-0 a2 FW', 'b2 100-0 a3 FW'),
    ];
    write(...rounds);
    const sorted = (pairs: Told['pairs']) => pairs.map((each) => [...each].sort().join('-')).sort();
    const { pairs, warnings, alternative } = await pair(3);
    expect(sorted(pairs)).toEqual(['a1-b1', 'a2-b2', 'a3-b3']);
    expect(warnings.map(({ code }) => code)).toEqual(['next-round-not-pairable']);
    expect(sorted(alternative!.pairs)).toHaveLength(3);
    expect(sorted(alternative!.pairs)).not.toEqual(sorted(pairs));
    const fixed = await pair(3, '--fix', 'a1:b1', '--forbid', 'a2:b2');
    expect(fixed.warnings).toEqual([]);
    write({ tournament: { plannedRounds: 3 } }, ...rounds);
    expect((await pair(3)).warnings).toEqual([]);
  });

  // @row 212
  it('pairs by rank where the rule system does, without a proof', async () => {
    const tournament = { game: 'stccg', ruleSystem: 'stccg-1996', cardPool: null, rules: null } as const;
    write({ tournament }, round('ann 100-20 bob WIN', 'cy 100-60 dee WIN'));
    const { pairs, certificate } = await pair(2);
    expect(pairs).toEqual([
      ['ann', 'cy'],
      ['dee', 'bob'],
    ]);
    expect(certificate).toBeNull();
  });

  // @row 173
  it('pairs the second game of a two-game round from the piles, Dark first', async () => {
    const tournament = { game: 'swccg', ruleSystem: 'decipher-1999', cardPool: null, rules: null } as const;
    write({ tournament }, round('fay gus: W dark 9-0', 'hal ida: L dark 3-10'));
    expect(await pair(2)).toMatchObject({
      sides: 'dark-first',
      pairs: [
        ['ida', 'fay'],
        ['gus', 'hal'],
      ],
    });
    const { out } = await ann.call('pair', 'local.json', '--round', '2', '--seed', 's');
    expect(out).toMatch(/^Round 2\ntable +dark +light\n/);
    // Both met in the first game, and may meet again with the other sides; fay and hal both had the Dark Side.
    const again = await pair(2, '--fix', 'ida:hal');
    expect(again.pairs).toEqual([
      ['gus', 'fay'],
      ['ida', 'hal'],
    ]);
    const { findings } = await pair(2, '--fix', 'fay:hal');
    expect(findings[0]?.code).toBe('pair-fixed-against-sides');
    const forbidden = await pair(2, '--forbid', 'ida:fay');
    expect(forbidden.pairs).toEqual([
      ['ida', 'hal'],
      ['gus', 'fay'],
    ]);
  });

  const elimination: RoundText = { stage: 'elimination', holds: 'matches', lines: ['ann 100-0 bob FW'] };
  it.each<[string, readonly RoundText[], number, readonly string[], string, string]>([
    ['a round before that is missing', [FIVE], 3, [], 'rounds-before-missing', '/rounds'],
    ['an elimination round before', [FIVE, elimination], 3, [], 'elimination-has-begun', '/rounds/1/stage'],
    ['an unknown player in a fixed pair', [FIVE], 2, ['--fix', 'ann:zoe'], 'unknown-player-in-pair', '/fix/0'],
    ['a fixed pair that has met', [FIVE], 2, ['--fix', 'ann:bob'], 'fixed-pair-has-met', '/fix/0'],
    ['a fixed pair of one player', [FIVE], 2, ['--fix', 'ann:ann'], 'pair-of-one', '/fix/0'],
    ['a player in two fixed pairs', [FIVE], 2, ['--fix', 'ann:cy', '--fix', 'cy:bob'], 'player-fixed-twice', '/fix/1'],
    [
      'a pair fixed and forbidden',
      [FIVE],
      2,
      ['--fix', 'ann:cy', '--forbid', 'cy:ann'],
      'pair-fixed-and-forbidden',
      '/fix/0',
    ],
    [
      'an unknown player of a delayed game',
      [FIVE],
      2,
      ['--delayed', 'ann:zoe'],
      'unknown-player-in-pair',
      '/delayed/0',
    ],
    ['a delayed game that has a result', [FIVE], 2, ['--delayed', 'ann:bob'], 'delayed-game-has-result', '/delayed/0'],
    ['a field of one', [round('ann BYE')], 2, [], 'nobody-to-pair', '/players'],
    ['players who have all met', [round('ann 100-0 bob FW')], 2, [], 'everybody-has-met', '/rounds'],
    [
      'a player twice in a round',
      [round('ann 100-0 bob FW', 'bob BYE')],
      2,
      [],
      'player-twice-in-round',
      '/rounds/0/matches/1/players/0',
    ],
  ])('refuses %s, with the place and the way out', async (_, rounds, number, words, code, pointer) => {
    write(...rounds);
    const { exit, findings } = await pair(number, ...words);
    expect(exit).toBe(1);
    expect(findings).toContainEqual(
      expect.objectContaining({ code, pointer, advice: expect.stringMatching(/\w.*\.$/) }),
    );
  });

  it('refuses Tribbles, which is seated in pods', async () => {
    write(pods('ann 10 out, bob 5, cy 0, dee 2'), { tournament: { game: 'tribbles', pairing: 'tribbles' } });
    const { findings } = await pair(2);
    expect(findings[0]?.code).toBe('pods-not-for-pairing');
  });

  it.each([
    [['--round', '0', '--seed', 's'], 'from 1 to 50'],
    [['--round', '2'], '--seed'],
    [['--round', '2', '--seed', 's', '--fix', 'ann'], 'as in ann:bob'],
  ])('says what is wrong with a call: %j', async (words, sentence) => {
    const { code, err } = await ann.call('pair', 'local.json', ...words);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});

describe('quadrant pods', () => {
  const ann = person(() => ({}));
  afterAll(() => ann.leave());
  const HANDLES = Array.from({ length: 9 }, (_, index) => `p${index}`);
  const TRIBBLES = { tournament: { game: 'tribbles', pairing: 'tribbles' } } as const;
  const played = pods('p0 90 out, p1 80, p2 70, p3 60, p4 50', 'p5 45 out, p6 40, p7 30, p8 20');

  const seat = async (...parts: Parameters<typeof report>) => {
    ann.write('tribbles.json', JSON.stringify(reportDocument(report(TRIBBLES, ...parts))));
    const { code, out } = await ann.call('pods', 'tribbles.json', '--seed', 's', '--json');
    return { exit: code, ...(JSON.parse(out) as { pods: string[][]; findings: { code: string }[]; round: number }) };
  };

  // @row 44
  it('seats everybody in pods of about equal size', async () => {
    const players = Object.fromEntries(HANDLES.map((handle) => [handle, {}]));
    const { exit, pods: seated } = await seat({ ...TRIBBLES, players });
    expect(exit).toBe(0);
    expect(seated.map(({ length }) => length)).toEqual([5, 4]);
    expect(seated.flat().sort()).toEqual(HANDLES);
  });

  // @row 75
  it('keeps pods for five rounds and then puts the best of each together, head starts counted', async () => {
    const four = await seat(played, played, played, played);
    expect(four).toMatchObject({ round: 5, pods: [HANDLES.slice(0, 5), HANDLES.slice(5)] });
    const five = await seat(played, played, played, played, played, {
      ...TRIBBLES,
      players: { p8: { headStart: 100_000 } },
    });
    expect(five).toMatchObject({
      round: 6,
      pods: [
        ['p8', 'p0', 'p1', 'p2', 'p3'],
        ['p4', 'p5', 'p6', 'p7'],
      ],
    });
  });

  it('lets late arrivals join the smallest pod, and refuses a pod of nine', async () => {
    const late = await seat(played, { ...TRIBBLES, players: { zoe: {} } });
    expect(late).toMatchObject({ round: 2, pods: [HANDLES.slice(0, 5), [...HANDLES.slice(5), 'zoe']] });
    const nine = pods(HANDLES.map((handle, index) => `${handle} ${index * 10}${index === 0 ? ' out' : ''}`).join(', '));
    const { exit, findings } = await seat(nine);
    expect(exit).toBe(1);
    expect(findings[0]).toMatchObject({ code: 'pod-size-impossible', pointer: '/rounds/0/pods/0' });
  });

  // @row 160
  it('seats Tribbles Finals by table, whose numbers come from the heats', async () => {
    const heat = (name: string, line: string): void => {
      const from = report({ tournament: { ...TRIBBLES.tournament, structure: 'heat' } }, pods(line));
      ann.write(name, JSON.stringify(reportDocument(from)));
    };
    heat('one.json', 'a1 90 out, a2 80, a3 70, a4 10, a5 9');
    heat('two.json', 'b1 60 out, b2 50, b3 40, b4 30');
    const { code, out } = await ann.call('pods', 'one.json', 'two.json', '--seed', 's', '--json');
    expect(code).toBe(0);
    const { tables } = JSON.parse(out) as { tables: { seed: number; players: string[] }[] };
    expect(tables).toEqual([
      { seed: 1, players: ['a1', 'a2', 'a3', 'b1', 'b2'] },
      { seed: 2, players: ['b3', 'b4', 'a4', 'a5'] },
    ]);
    const players = Object.fromEntries(
      tables.flatMap(({ seed, players: ids }) => ids.map((id) => [id, { seed }] as const)),
    );
    const tournament = { game: 'tribbles', pairing: 'tribbles-finals' } as const;
    const finals = await seat({ tournament, players });
    expect(finals.pods.map((pod) => [...pod].sort())).toEqual(tables.map((table) => [...table.players].sort()));
    expect((await seat({ tournament, players: { ...players, a1: {} } })).findings[0]?.code).toBe('seeds-with-gap');
    const twice = await ann.call('pods', 'one.json', 'one.json', '--seed', 's', '--json');
    expect(JSON.parse(twice.out)).toMatchObject({ findings: [{ code: 'player-seeded-twice', pointer: '/heats/1' }] });
  });

  it('refuses a field that makes no pod', async () => {
    const { exit, findings } = await seat({ ...TRIBBLES, players: { ann: {}, bob: {}, cy: {} } });
    expect(exit).toBe(1);
    expect(findings[0]?.code).toBe('pod-size-impossible');
  });
});
