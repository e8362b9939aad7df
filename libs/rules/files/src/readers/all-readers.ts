import type { FileReader } from '../file-reader.js';
import { challongeReader } from './challonge.js';
import { csvCrosstableReader } from './csv-crosstable.js';
import { csvMatchesReader } from './csv-matches.js';
import { csvScorecardsReader } from './csv-scorecards.js';
import { aesopsReader, nrtmReader } from './nrtm.js';
import { openGothaReader } from './opengotha.js';
import { swissPerfectReader } from './swissperfect.js';
import { tdfReader } from './tdf.js';
import { topdeckReader } from './topdeck.js';
import { trfReader } from './trf.js';
import { werReader } from './wer.js';

/** Every reader of files of other programs, in the order in which they are asked. */
export const ALL_READERS: readonly FileReader[] = [
  nrtmReader,
  aesopsReader,
  challongeReader,
  topdeckReader,
  trfReader,
  swissPerfectReader,
  werReader,
  tdfReader,
  openGothaReader,
  csvMatchesReader,
  csvScorecardsReader,
  csvCrosstableReader,
];
