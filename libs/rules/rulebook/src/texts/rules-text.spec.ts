import { findRulesTexts, RULES_TEXTS } from './find-rules-texts.js';
import { RULE_TOPICS } from './rules-text.js';

/** Rows of the inventory that only say what people do. */
const TEXT_ROWS = [
  ...[
    2, 7, 8, 9, 12, 14, 15, 17, 19, 20, 22, 23, 24, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 46, 47,
    48, 49,
  ],
  ...[68, 70, 84, 85, 86, 89, 90, 91, 93, 96, 101, 109, 112, 113, 114, 120],
  ...[137, 138, 139, 140, 141, 142, 143, 148],
  ...[162, 163, 166, 168, 193, 195, 196, 197, 198],
  ...[199, 200, 201, 202, 203, 204, 205, 209, 211, 217],
  ...[218, 220, 222, 223, 225, 226],
  ...[227, 228, 229, 230, 231, 232, 239, 243, 253, 254],
];

describe('the texts of the rules', () => {
  it.each(TEXT_ROWS)('cover row %i', (row) => {
    expect(findRulesTexts(row)).not.toEqual([]);
  });

  it('have ids of their own, which begin with the document', () => {
    expect(new Set(RULES_TEXTS.map(({ id }) => id)).size).toBe(RULES_TEXTS.length);
    for (const { id, document } of RULES_TEXTS) expect(id).toMatch(new RegExp(`^${document}(-[a-z0-9]+)+$`));
  });

  it('name rows of the inventory, in order', () => {
    for (const { rows } of RULES_TEXTS) {
      expect(rows.length).toBeGreaterThan(0);
      expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b));
      for (const row of rows) expect(row >= 1 && row <= 255 && Number.isInteger(row)).toBe(true);
    }
  });

  it('are short and whole sentences', () => {
    for (const { text, section } of RULES_TEXTS) {
      expect(text.length).toBeLessThanOrEqual(400);
      expect(text).toMatch(/^\S.*\.$/);
      expect(section.trim()).toBe(section);
      expect(section).not.toBe('');
    }
  });

  it('leave no topic empty', () => {
    expect(new Set(RULES_TEXTS.map(({ topic }) => topic))).toEqual(new Set(RULE_TOPICS));
  });

  it('have nothing for a row that is computed', () => {
    expect(findRulesTexts(76)).toEqual([]);
  });
});
