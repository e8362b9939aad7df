import { DECIPHER_TEXTS } from './decipher-1999-texts.js';
import { FFG_TEXTS } from './ffg-swlcg-2016-texts.js';
import { OPG_ANNOUNCING_TEXTS } from './opg-4.2-announcing-texts.js';
import { OPG_RUNNING_TEXTS } from './opg-4.2-running-texts.js';
import { OPG_SPECIAL_TEXTS } from './opg-4.2-special-texts.js';
import type { RulesText } from './rules-text.js';
import { SEALED_TEXTS } from './sealed-1998-texts.js';
import { STCCG_TEXTS } from './stccg-1996-texts.js';

/** What the five documents ask of people, by document and section: everything that no rule system computes. */
export const RULES_TEXTS: readonly RulesText[] = [
  ...OPG_ANNOUNCING_TEXTS,
  ...OPG_RUNNING_TEXTS,
  ...OPG_SPECIAL_TEXTS,
  ...DECIPHER_TEXTS,
  ...STCCG_TEXTS,
  ...SEALED_TEXTS,
  ...FFG_TEXTS,
];

/** The texts of one row of the inventory, 1 to 255; none where the row is computed or comes later. */
export const findRulesTexts = (row: number): readonly RulesText[] =>
  RULES_TEXTS.filter(({ rows }) => rows.includes(row));
