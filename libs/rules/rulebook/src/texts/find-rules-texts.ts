import decipher from './decipher-1999-texts.json' with { type: 'json' };
import ffg from './ffg-swlcg-2016-texts.json' with { type: 'json' };
import opgAnnouncing from './opg-4.2-announcing-texts.json' with { type: 'json' };
import opgRunning from './opg-4.2-running-texts.json' with { type: 'json' };
import opgSpecial from './opg-4.2-special-texts.json' with { type: 'json' };
import type { RulesText } from './rules-text.js';
import sealed from './sealed-1998-texts.json' with { type: 'json' };
import stccg from './stccg-1996-texts.json' with { type: 'json' };

/** These texts hold everything that the five documents ask of people and no rule system computes, by document and section. */
export const RULES_TEXTS = [
  ...opgAnnouncing,
  ...opgRunning,
  ...opgSpecial,
  ...decipher,
  ...stccg,
  ...sealed,
  ...ffg,
] as readonly RulesText[];

/** Returns the texts of one row of the inventory, 1 to 255; none when the row is computed or comes later. */
export const findRulesTexts = (row: number): readonly RulesText[] =>
  RULES_TEXTS.filter(({ rows }) => rows.includes(row));
