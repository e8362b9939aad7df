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
  ])('refuses %s', async (_, words, code) => {
    ann.write('numbers.json', '[1, 2]');
    ann.write('last.json', '{"3": "ann"}');
    const players = { ann: { seed: 1 }, bob: { seed: 3 } };
    ann.write('gap.json', JSON.stringify(reportDocument(report(round('ann 100-0 bob FW'), { players }))));
    const told = await bracket(...words, '--json');
    expect(told.code).toBe(1);
    expect((JSON.parse(told.out) as { findings: { code: string }[] }).findings[0]?.code).toBe(code);
  });

  it('lists the names when there is no such bracket', async () => {
    const { code, err } = await bracket('standard-7');
    expect(code).toBe(2);
    expect(err).toContain('There is no bracket standard-7. Use one of standard-4,');
  });
});
