import { BRACKET_TABLES } from './tables/brackets.js';
import { DECIPHER_TABLES } from './tables/decipher-1999.js';
import { OPG_ANNOUNCING_TABLES } from './tables/opg-announcing.js';
import { OPG_LEAGUE_TABLES } from './tables/opg-leagues.js';
import { OPG_RUNNING_TABLES } from './tables/opg-running.js';
import { OTHER_TABLES } from './tables/other-documents.js';
import { RATING_TABLES } from './tables/opg-ratings.js';
import type { RulesTable } from './rules-table.js';

/** Every table of the rulebook, in the order in which sections show them. */
export const RULES_TABLES: readonly RulesTable[] = [
  ...OPG_ANNOUNCING_TABLES,
  ...OPG_RUNNING_TABLES,
  ...OPG_LEAGUE_TABLES,
  ...RATING_TABLES,
  ...DECIPHER_TABLES,
  ...OTHER_TABLES,
  ...BRACKET_TABLES,
];
