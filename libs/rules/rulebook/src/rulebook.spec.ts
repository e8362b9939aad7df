import { RULES_TEXTS } from './texts/find-rules-texts.js';
import { OPG_IN_OUR_WORDS } from './in-our-words/opg-4.2.js';
import { OTHERS_IN_OUR_WORDS } from './in-our-words/other-documents.js';
import { describeSection } from './describe-section.js';
import { findDocument, findSectionAround, RULEBOOK } from './find-section.js';
import { INVENTORY } from './inventory-row.js';
import { RULES_TABLES } from './list-tables.js';
import { DECIDING_SECTIONS } from './deciding-steps.js';
import { searchRulebook } from './search-rulebook.js';

const SECTIONS = RULEBOOK.flatMap((document) => document.sections.map((section) => describeSection(document, section)));
const ADDRESSES = new Set(SECTIONS.map(({ address }) => address));

const sectionAt = (address: string) => SECTIONS.find((section) => section.address === address)!;

describe('the rulebook', () => {
  it('has an address of its own for every section', () => {
    expect(ADDRESSES.size).toBe(SECTIONS.length);
    for (const address of ADDRESSES) expect(address).toMatch(/^\/rules\/[a-z0-9.-]+\/[A-Za-z0-9.-]+$/);
  });

  it('shows every rule of the table of rules in exactly one section', () => {
    const shown = SECTIONS.flatMap(({ rules }) => rules.map(({ row }) => row));
    expect(shown.sort((a, b) => a - b)).toEqual(INVENTORY.map(({ row }) => row));
  });

  it('shows every text of the rules', () => {
    const shown = new Set(SECTIONS.flatMap(({ rules, texts }) => [...rules.flatMap((rule) => rule.texts), ...texts]));
    expect(RULES_TEXTS.filter(({ text }) => !shown.has(text))).toEqual([]);
  });

  it('says in whole sentences what every rule is, and explains no rule twice', () => {
    const explained = [OPG_IN_OUR_WORDS, OTHERS_IN_OUR_WORDS].flatMap((each) => Object.entries(each));
    expect(new Set(explained.map(([row]) => row)).size).toBe(explained.length);
    for (const [row, text] of explained) {
      expect(text).toMatch(/^\S.*\.$/);
      expect(text.length).toBeLessThanOrEqual(400);
      expect(INVENTORY.map((each) => String(each.row))).toContain(row);
    }
  });

  it('has something to say in every section', () => {
    const empty = SECTIONS.filter(({ rules, texts, tables, readings }) =>
      [rules, texts, tables, readings].every((each) => each.length === 0),
    );
    expect(empty.map(({ address }) => address)).toEqual([]);
  });

  it('finds the section that a part of it is shown in, and none for what no document has', () => {
    const opg = findDocument('000')!;
    expect(findSectionAround(opg, '7.4.1.9')?.id).toBe('7.4.1');
    expect(findSectionAround(opg, 'App. A')?.id).toBe('appendix-a');
    expect(findSectionAround(opg, '99')).toBeNull();
    expect(findDocument('005')).toBeNull();
  });

  it('names for every step of a final order a section that exists', () => {
    expect(DECIDING_SECTIONS.filter(({ address }) => !ADDRESSES.has(address))).toEqual([]);
    expect(sectionAt('/rules/opg-4.2/7.7').steps.map(({ decidedBy }) => decidedBy)).toContain('strength-of-schedule');
  });

  it('shows the readings of ours in the sections that they are about', () => {
    expect(sectionAt('/rules/opg-4.2/7.7').readings.map(({ id }) => id)).toContain('sos-missed-game');
    expect(sectionAt('/rules/ffg-swlcg-2016/tiebreakers').readings).toHaveLength(1);
  });
});

describe('a table of the rulebook', () => {
  it.each(RULES_TABLES.map((table) => [table.id, table] as const))('%s is whole and has a section', (_, table) => {
    expect(table.rows.length).toBeGreaterThan(0);
    for (const row of table.rows) {
      expect(row).toHaveLength(table.columns.length);
      expect(row[0]).not.toBeNull();
    }
    for (const section of table.sections) {
      expect(RULEBOOK.find(({ id }) => id === table.document)!.sections.map(({ id }) => id)).toContain(section);
    }
    expect(RULES_TABLES.filter(({ id }) => id === table.id)).toHaveLength(1);
  });

  const rowsOf = (id: string) => RULES_TABLES.find((table) => table.id === id)!.rows;

  // As the documents print them.
  it.each([
    ['opg-rounds', 0, ['4 to 7', 3]],
    ['opg-rounds', 5, ['46 and more', 8]],
    ['opg-points', 0, ['4 to 5', 12, 8, 6, 4, null, null]],
    ['opg-points', 10, ['32 and more', 52, 48, 44, 42, 38, 34]],
    ['opg-k-factors', 1, [2, 'Regional Championship', 32, 28]],
    ['opg-results', 0, ['Full Win', 'FW', 4, 'Full Loss']],
    ['opg-differential', 2, ['normally', 120, 105, '+1', '+1']],
    ['opg-time-limits', 7, ['Tribbles', 'every other one', 60, 'five rounds', 70]],
    ['opg-incomplete-games', 0, ['the first player', 'Missed Game', 'Bye']],
    ['decipher-minutes', 0, ['Constructed', 60, 60, 30]],
    ['decipher-scores', 1, ['Star Trek CCG', 'time ran out', '80 to 20 points', 'Modified win', '1(+60)', '0(-60)']],
    ['decipher-intermix-ratio', 0, [35, 50, 15, 70]],
    ['decipher-player-id', 0, ['John Brown', '1960-11-02', 'johnbrown110260']],
    ['stccg-rounds', 2, ['17 to 32', 6]],
    ['stccg-bracket-8', 1, [2, 4, 5]],
    ['ffg-basic-structure', 6, ['129 and more', 7, 16]],
    ['ffg-timed-examples', 0, ['2 objectives, 7 damage', 'dial at 10, 4 damage', 'dark', 87, 84.5, 'light']],
    ['ffg-sides', 1, [expect.anything(), expect.anything(), 'first player dark, second player light']],
  ])('%s has in row %i what is printed', (id, index, cells) => {
    expect(rowsOf(id)[index]).toEqual(cells);
  });
});

describe('a search of the rulebook', () => {
  it('finds the sections with every word, those with the words in their heading first', () => {
    const found = searchRulebook('Standings tiebreakers').map(({ section }) => section.address);
    expect(found.slice(0, 2).sort()).toEqual(['/rules/ffg-swlcg-2016/tiebreakers', '/rules/opg-4.2/7.7']);
  });

  it('ignores case and accents, and finds nothing without a word', () => {
    expect(searchRulebook('SLÍPSTREAM')[0]!.section.address).toBe('/rules/opg-4.2/4.3.7');
    expect(searchRulebook(' … ')).toEqual([]);
    expect(searchRulebook('xylophone')).toEqual([]);
  });
});
