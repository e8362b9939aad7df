import { DECIPHER_TEXTS } from './decipher-1999-texts.js';
import { FFG_TEXTS } from './ffg-swlcg-2016-texts.js';
import { OPG_ANNOUNCING_TEXTS } from './opg-4.2-announcing-texts.js';
import { OPG_RUNNING_TEXTS } from './opg-4.2-running-texts.js';
import { OPG_SPECIAL_TEXTS } from './opg-4.2-special-texts.js';
import type { RulesText } from './rules-text.js';
import { SEALED_TEXTS } from './sealed-1998-texts.js';
import { STCCG_TEXTS } from './stccg-1996-texts.js';

/** These texts hold everything that the five documents ask of people and no rule system computes, by document and section. */
export const RULES_TEXTS: readonly RulesText[] = [
  ...OPG_ANNOUNCING_TEXTS,
  ...OPG_RUNNING_TEXTS,
  ...OPG_SPECIAL_TEXTS,
  ...DECIPHER_TEXTS,
  ...STCCG_TEXTS,
  ...SEALED_TEXTS,
  ...FFG_TEXTS,
];

/** Returns the texts of one row of the inventory, 1 to 255; none when the row is computed or comes later. */
export const findRulesTexts = (row: number): readonly RulesText[] =>
  RULES_TEXTS.filter(({ rows }) => rows.includes(row));
