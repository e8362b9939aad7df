import type { FileReader } from '../parts/file-reader.js';
import { challongeReader, challongeV2Reader } from './challonge.js';
import { cryodexReader } from './cryodex.js';
import { cryodexReportReader } from './cryodex-report.js';
import { csvCrosstableReader } from './csv-crosstable.js';
import { csvMatchesReader } from './csv-matches.js';
import { csvRoundPointsReader } from './csv-round-points.js';
import { csvScorecardsReader } from './csv-scorecards.js';
import { konamiReader } from './konami.js';
import { listFortressReader } from './listfortress.js';
import { meleeReader } from './melee.js';
import { aesopsReader, nrtmReader } from './nrtm.js';
import { openGothaReader } from './opengotha.js';
import { startGgReader } from './startgg.js';
import { swissPerfectReader } from './swissperfect.js';
import { tdfReader } from './tdf.js';
import { tomeReader } from './tome.js';
import { topdeckApiReader } from './topdeck-api.js';
import { topdeckReader } from './topdeck.js';
import { trfReader } from './trf.js';
import { werReader } from './wer.js';

/** Every reader of files of other programs, in the order in which they are asked. */
export const ALL_READERS: readonly FileReader[] = [
  nrtmReader,
  aesopsReader,
  challongeReader,
  challongeV2Reader,
  topdeckReader,
  topdeckApiReader,
  meleeReader,
  startGgReader,
  cryodexReader,
  cryodexReportReader,
  listFortressReader,
  tomeReader,
  trfReader,
  swissPerfectReader,
  werReader,
  tdfReader,
  konamiReader,
  openGothaReader,
  csvMatchesReader,
  csvScorecardsReader,
  csvRoundPointsReader,
  csvCrosstableReader,
];
