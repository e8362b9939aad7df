export { createDice } from './dice.js';
export { drawTournament, dropsOf, type DrawnMatch, type DrawnTournament } from './drawn-tournament.js';
export { fitTo, type Layout, lossesIn } from './layout.js';
import { DOWNLOAD_LAYOUTS } from './write-downloads.js';
import { JSON_LAYOUTS } from './write-json.js';
import { TABLE_LAYOUTS } from './write-tables.js';
import { TRF_LAYOUT } from './write-trf.js';
import { XML_LAYOUTS } from './write-xml.js';
import type { Layout } from './layout.js';

/** Every way in which tests write a tournament into a file of another program. */
export const LAYOUTS: readonly Layout[] = [
  ...TABLE_LAYOUTS,
  TRF_LAYOUT,
  ...JSON_LAYOUTS,
  ...XML_LAYOUTS,
  ...DOWNLOAD_LAYOUTS,
];
