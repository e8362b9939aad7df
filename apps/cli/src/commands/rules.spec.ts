import { person } from '../../../../test/builders/surroundings.js';

describe('quadrant rules', () => {
  const ann = person(() => ({}));
  afterAll(() => ann.leave());
  const rules = (...words: string[]) => ann.call('rules', ...words);

  it('lists every document with its sections', async () => {
    const { code, out } = await rules();
    expect(code).toBe(0);
    expect(out).toContain('opg-4.2: Organized Play Guide 4.2\n');
    expect(out).toMatch(/^7\.7 +Standings and tiebreakers$/m);
    expect(out).toMatch(/^end-of-game +How a game ends$/m);
    const { out: one } = await rules('stccg-1996', '--json');
    expect(JSON.parse(one)).toMatchObject([
      { document: 'stccg-1996', sections: [{ section: 'introduction' }, {}, {}, {}, {}, {}] },
    ]);
  });

  it('prints a section with its texts and tables, also by the number of the document', async () => {
    const { out } = await rules('000', '3');
    expect(out).toMatch(/^Registering a tournament \(Organized Play Guide 4\.2, section 3\)\n/);
    expect(out).toContain('Any member may register a tournament');
    expect(out).toMatch(/^46 and more +8$/m);
  });

  it('gives programs the section with the code and the tests of each rule', async () => {
    const { out } = await rules('opg-4.2', '7.4.2', '--json');
    expect(JSON.parse(out)).toMatchObject({
      document: 'opg-4.2',
      section: '7.4.2',
      cited: 'Organized Play Guide 4.2, section 7.4.2',
      address: '/rules/opg-4.2/7.4.2',
      rules: [{ row: 59, code: ['libs/rules/systems/src/opg-4.2/tally.ts'] }],
    });
  });

  it('finds sections by their words, in all documents or in one', async () => {
    expect((await rules('--search', 'booster draft groups')).out).toMatch(/^2 sections with: booster draft groups$/m);
    const { out } = await rules('ffg-swlcg-2016', '--search', 'strength of schedule', '--json');
    expect(JSON.parse(out)).toMatchObject([
      { document: 'ffg-swlcg-2016', section: 'definitions' },
      { document: 'ffg-swlcg-2016', section: 'tiebreakers' },
    ]);
    expect(await rules('--search', 'xylophone')).toMatchObject({ code: 0, out: '0 sections with: xylophone\n' });
  });

  it.each([
    [['opg-5'], 'There is no document opg-5. Use one of opg-4.2, '],
    [['opg-4.2', '99'], 'Organized Play Guide 4.2 has no section 99. List them: quadrant rules opg-4.2'],
  ])('says what there is instead of %j', async (words, sentence) => {
    const { code, err } = await rules(...words);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});

describe('quadrant time-limits', () => {
  const ann = person(() => ({}));
  afterAll(() => ann.leave());
  const limits = (...words: string[]) => ann.call('time-limits', ...words);

  it.each([
    [['1e', 'constructed'], '75 minutes for a round (Organized Play Guide 4.2, section 7.2)\n'],
    [['2e', 'draft', '--online'], '90 minutes for a round (Organized Play Guide 4.2, section 4.1.2, 13.3)\n'],
    [['1e', 'sealed', '--match-play'], '75 minutes for a game (Organized Play Guide 4.2, section 10)\n'],
    [['swccg', 'sealed'], '60 minutes for a game (Decipher Tournament Guide 6.99, section II.A.i)\n'],
    [['sw-lcg', 'constructed'], '70 minutes for a round (Star Wars LCG Tournament Regulations 1.0, Swiss Rounds)\n'],
  ])('says how long %j lasts, and where that is printed', async (words, sentence) => {
    expect(await limits(...words)).toEqual({ code: 0, out: sentence, err: '' });
  });

  it('gives programs the minutes', async () => {
    const { out } = await limits('2e', 'constructed', '--rules', 'slipstream', '--json');
    expect(JSON.parse(out)).toMatchObject({ game: '2e', rules: 'slipstream', minutes: 30, per: 'round' });
  });

  it.each([
    [['1e', 'junior'], 'No document has a time limit for 1e, junior.'],
    [['chess', 'constructed'], 'Allowed choices are 1e, 2e, tribbles'],
  ])('says that there is none for %j', async (words, sentence) => {
    const { code, err } = await limits(...words);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});
