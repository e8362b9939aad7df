import { person } from '../../../../test/builders/surroundings.js';
import { report, reportDocument, round } from '../../../../test/builders/report.js';

const FOUR = ['ann', 'bob', 'cy', 'dee'];

describe('quadrant bracket', () => {
  const ann = person(() => ({}));
  afterAll(() => ann.leave());
  beforeAll(() => {
    ann.write('four.json', JSON.stringify(FOUR));
    ann.write('all.json', JSON.stringify({ 1: 'ann', 2: 'cy', 3: 'cy' }));
  });
  const bracket = (...words: string[]) => ann.call('bracket', ...words);

  // @row 93
  it('plays out from seeds and winners, and prints the places', async () => {
    const { code, out } = await bracket('standard-4', '--seeds', 'four.json', '--winners', 'all.json', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      places: ['cy', 'ann', 'bob', 'dee'],
      matches: [
        { id: '1', players: ['ann', 'dee'], winner: 'ann', state: 'played' },
        { id: '2', players: ['bob', 'cy'], winner: 'cy' },
        { id: '3', players: ['ann', 'cy'], winner: 'cy' },
      ],
    });
  });

  // @row 98
  it('says where a bracket comes from', async () => {
    const { out } = await bracket('modified-mcintyre-8');
    expect(out).toContain('Reconstruction: figure 10.2.3 of the Organized Play Guide 4.2 is lost.');
    expect(out).toMatch(/2 +5 +loser of 1 +winner of 4/);
  });

  // @row 92, 95, 96
  it('plays matches of the best of three: the loser chooses who begins, and a tie goes to the higher seed', async () => {
    ann.write('games.json', JSON.stringify({ 1: ['ann', 'dee'], 2: ['bob', 'cy', null] }));
    const words = ['standard-4', '--seeds', 'four.json', '--winners', 'games.json', '--best-of', '3'];
    const { out } = await bracket(...words, '--json');
    const { matches } = JSON.parse(out) as { matches: object[] };
    expect(matches).toMatchObject([
      {
        state: 'open',
        wins: [1, 1],
        next: { game: 3, chooser: 'ann', text: expect.stringMatching(/^Game 3 of at most 3: ann lost the last game/) },
      },
      { state: 'played', winner: 'bob', wins: [1, 1], next: null },
      { state: 'waiting', next: null },
    ]);
    const text = await bracket(...words);
    expect(text.out).toContain('Match 1: Game 3 of at most 3: ann lost the last game and chooses');
    const first = await bracket('standard-4', '--seeds', 'four.json', '--seed', 's', '--json');
    expect((JSON.parse(first.out) as { matches: { next: object }[] }).matches[0]?.next).toMatchObject({
      first: expect.stringMatching(/^(ann|dee)$/),
    });
  });

  // @row 240, 241, 242, 243, 244
  it('plays double elimination with sides: who chooses, who plays which, and who wins on time', async () => {
    const timed = { light: { objectives: 1, damage: 3 }, dark: { dial: 5, damage: 3 }, force: 'light' };
    const told = { 1: [{ dark: 'ann', timed }], 2: [{ dark: 'cy', winner: 'cy' }] };
    ann.write('sides.json', JSON.stringify(told));
    const { out } = await bracket('double-elimination-4', '--seeds', 'four.json', '--winners', 'sides.json', '--json');
    const { matches } = JSON.parse(out) as { matches: { id: string; winner: string | null; next: object | null }[] };
    // Light has 40 + 3 + 0.5 of the Force, Dark 40 + 3.
    expect(matches.slice(0, 4)).toMatchObject([
      { winner: 'dee' },
      { winner: 'cy' },
      { next: { dark: 'dee', text: expect.stringContaining('having played the Light Side more often') } },
      { next: { dark: 'bob' } },
    ]);
    const fresh = await bracket('double-elimination-4', '--seeds', 'four.json', '--json');
    expect((JSON.parse(fresh.out) as { matches: object[] }).matches[0]).toMatchObject({ next: { chooser: 'ann' } });
  });

  // @row 91
  it('seeds two heats alternately in groups of two', async () => {
    const heat = (name: string, [a, b, c, d]: readonly string[]): void => {
      const swiss = [
        round(`${a} 100-0 ${b} FW`, `${c} 100-50 ${d} FW`),
        round(`${a} 100-0 ${c} FW`, `${b} 100-50 ${d} FW`),
      ];
      ann.write(name, JSON.stringify(reportDocument(report(...swiss))));
    };
    heat('one.json', ['a1', 'a2', 'a3', 'a4']);
    heat('two.json', ['b1', 'b2', 'b3', 'b4']);
    const { out } = await bracket('standard-8', '--seeds', 'one.json', 'two.json', '--json');
    const { matches } = JSON.parse(out) as { matches: { players: string[] }[] };
    const meetings = matches.slice(0, 4).map(({ players }) => players.map((id) => id[0]).join(''));
    expect(matches[0]?.players[0]).toBe('a1');
    expect(matches[3]?.players[0]).toMatch(/^a/);
    // Seeds 1-8, 4-5, 3-6, 2-7: the first heat has 1, 2, 5, 6.
    expect(meetings).toEqual(['ab', 'ba', 'ba', 'ab']);
  });

  // @row 136
  it('has brackets of the Champions League and of the cut of 1996, both with single games', async () => {
    ann.write('five.json', JSON.stringify([...FOUR, 'eve']));
    const { out } = await bracket('champions-league-5', '--seeds', 'five.json', '--json');
    const { matches } = JSON.parse(out) as { matches: { state: string }[] };
    expect(matches.filter(({ state }) => state === 'bye')).toHaveLength(3);
    const long = await bracket('swiss-elimination-4', '--seeds', 'four.json', '--best-of', '3', '--json');
    expect(JSON.parse(long.out)).toMatchObject({ findings: [{ code: 'match-length-impossible', pointer: '/bestOf' }] });
  });

  it('takes the final order of a document as seeds', async () => {
    const swiss = [round('ann 100-0 bob FW', 'cy 100-50 dee FW'), round('ann 100-0 cy FW', 'bob 100-50 dee FW')];
    ann.write('swiss.json', JSON.stringify(reportDocument(report(...swiss))));
    const { out } = await bracket('standard-4', '--seeds', 'swiss.json', '--json');
    const { matches } = JSON.parse(out) as { matches: { players: string[] }[] };
    expect(matches[0]?.players).toEqual(['ann', 'dee']);
  });

  it('prints a picture', async () => {
    const { out } = await bracket('double-elimination-4', '--seeds', 'four.json', '--svg');
    expect(out).toMatch(/^<svg [\s\S]*<title>Double elimination of 4<\/title>[\s\S]*>ann<[\s\S]*<\/svg>\n$/);
  });

  it.each([
    ['seeds that are too few', ['modified-mcintyre-8', '--seeds', 'four.json'], 'bracket-size'],
    ['a file of seeds of another shape', ['standard-4', '--seeds', 'numbers.json'], 'bracket-file-not-read'],
    [
      'a file of winners of another shape',
      ['standard-4', '--seeds', 'four.json', '--winners', 'four.json'],
      'bracket-file-not-read',
    ],
    [
      'a winner of a match that is not possible yet',
      ['standard-4', '--seeds', 'four.json', '--winners', 'last.json'],
      'match-not-yet-possible',
    ],
    ['seeds with a gap', ['standard-4', '--seeds', 'gap.json'], 'seeds-with-gap'],
    ['games after a decision', ['standard-4', '--seeds', 'four.json', '--winners', 'long.json'], 'game-not-possible'],
    ['a game of a stranger', ['standard-4', '--seeds', 'four.json', '--winners', 'stranger.json'], 'game-not-possible'],
    [
      'a drawn game of double elimination',
      ['double-elimination-4', '--seeds', 'four.json', '--winners', 'drawn.json'],
      'game-not-possible',
    ],
    [
      'a table that would have ended the game',
      ['double-elimination-4', '--seeds', 'four.json', '--winners', 'dial.json'],
      'game-not-possible',
    ],
  ])('refuses %s', async (_, words, code) => {
    ann.write('numbers.json', '[1, 2]');
    ann.write('last.json', '{"3": "ann"}');
    ann.write('long.json', '{"1": ["ann", "dee"]}');
    ann.write('stranger.json', '{"1": ["zoe"]}');
    ann.write('drawn.json', '{"1": [null]}');
    const dial = { light: { objectives: 0, damage: 0 }, dark: { dial: 12, damage: 0 }, force: 'dark' };
    ann.write('dial.json', JSON.stringify({ 1: [{ dark: 'ann', timed: dial }] }));
    const players = { ann: { seed: 1 }, bob: { seed: 3 } };
    ann.write('gap.json', JSON.stringify(reportDocument(report(round('ann 100-0 bob FW'), { players }))));
    const told = await bracket(...words, '--json');
    expect(told.code).toBe(1);
    expect((JSON.parse(told.out) as { findings: { code: string }[] }).findings[0]?.code).toBe(code);
  });

  it('lists the names when there is no such bracket', async () => {
    const { code, err } = await bracket('standard-7');
    expect(code).toBe(2);
    expect(err).toContain('There is no bracket standard-7. Use one of standard-2,');
  });
});
