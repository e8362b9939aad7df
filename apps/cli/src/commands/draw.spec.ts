import { person } from '../../../../test/builders/surroundings.js';
import { report, reportDocument, round } from '../../../../test/builders/report.js';

describe('quadrant draw', () => {
  const ann = person(() => ({}));
  afterAll(() => ann.leave());
  beforeAll(() => {
    const rounds = [round('ann 100-0 bob FW', 'cy 100-0 dee FW')];
    ann.write('four.json', JSON.stringify(reportDocument(report(...rounds))));
    ann.write('two.json', JSON.stringify(reportDocument(report(round('ann 100-0 bob FW')))));
  });
  const draw = async (kind: string, ...words: string[]) => {
    const { code, out } = await ann.call('draw', kind, 'four.json', '--seed', 's', '--json', ...words);
    return { code, ...(JSON.parse(out) as Record<string, unknown>) };
  };

  it.each([
    ['draft-groups', [], { groups: [expect.arrayContaining(['ann', 'bob', 'cy', 'dee'])] }],
    ['deck-lottery', [], { decks: expect.arrayContaining([{ player: 'ann', deckOf: 'ann' }]) }],
    [
      'race-to-the-alpha-quadrant',
      ['--rules', '9'],
      { rules: expect.arrayContaining([expect.objectContaining({ player: 'ann' })]) },
    ],
    [
      'first-player',
      [],
      { begins: [{ pair: ['ann', 'bob'], first: expect.stringMatching(/^(ann|bob)$/) }, expect.anything()] },
    ],
  ])('draws %s, the same again for the same seed, with a commitment to the seed', async (kind, words, expected) => {
    const drawn = await draw(kind, ...words);
    expect(drawn).toMatchObject({ code: 0, kind, commitment: expect.stringMatching(/^[0-9a-f]{64}$/), ...expected });
    expect(await draw(kind, ...words)).toEqual(drawn);
  });

  // @row 27
  it('exchanges the decks of opponents in the even rounds of No Such Thing as Luck', async () => {
    const two = [round('ann 100-0 bob FW'), round('ann 100-0 bob FW')];
    ann.write('luck.json', JSON.stringify(reportDocument(report(...two))));
    const decksIn = async (number: string) => {
      const { out } = await ann.call(
        'draw',
        'no-such-thing-as-luck',
        'luck.json',
        '--seed',
        's',
        '--round',
        number,
        '--json',
      );
      return (JSON.parse(out) as { decks: { player: string; deckOf: string }[] }).decks.map(({ deckOf }) => deckOf);
    };
    expect(await decksIn('1')).toEqual(['ann', 'bob']);
    expect(await decksIn('2')).toEqual(['bob', 'ann']);
  });

  it('commits to a seed before the draw, and refuses another one afterwards', async () => {
    const { out } = await ann.call('draw', 'commitment', '--seed', 's');
    const fits = await draw('deck-lottery', '--commitment', out.trim());
    expect(fits).toMatchObject({ code: 0, commitment: out.trim() });
    const other = await ann.call('draw', 'deck-lottery', 'four.json', '--seed', 'other', '--commitment', out.trim());
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining('seed-not-committed at /seed') });
  });

  it('prints a table for people', async () => {
    const { out } = await ann.call('draw', 'deck-lottery', 'four.json', '--seed', 's', '--round', '2');
    expect(out).toMatch(/^player +deck of\n/);
    expect(out).toContain('Commitment to the seed: ');
  });

  it('refuses too few players, and a round without pairs', async () => {
    const few = await ann.call('draw', 'draft-groups', 'two.json', '--seed', 's');
    expect(few).toMatchObject({ code: 1, err: expect.stringContaining('too-few-to-draw at /players') });
    expect(await draw('first-player', '--round', '2')).toMatchObject({
      code: 1,
      findings: [{ code: 'nobody-to-pair' }],
    });
  });

  it('says that rules are missing, and which kinds there are', async () => {
    const race = await ann.call('draw', 'race-to-the-alpha-quadrant', 'four.json', '--seed', 's');
    expect(race).toMatchObject({
      code: 1,
      err: expect.stringContaining('too-few-rules at /rules'),
    });
    const other = await ann.call('draw', 'lots', 'four.json', '--seed', 's');
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining('draft-groups') });
  });
});
