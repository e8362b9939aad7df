import { TOLD_ACCOUNTS } from './accounts.js';
import { TOLD_DECIPHER } from './decipher.js';
import { TOLD_DECISIONS } from './decisions.js';
import { TOLD_FILE_READING } from './file-reading.js';
import { TOLD_FILES } from './files.js';
import { TOLD_TABLES } from './tables.js';
import { TOLD_HTTP } from './http.js';
import { TOLD_INTAKE } from './intake.js';
import { TOLD_LEAGUES } from './leagues.js';
import { TOLD_LIVE } from './live.js';
import { TOLD_OPG } from './opg.js';
import { TOLD_OTHER } from './other.js';
import { TOLD_PAGES } from './pages.js';
import { TOLD_PAIRING } from './pairing.js';
import { TOLD_PLAYERS } from './players.js';
import { TOLD_READINGS } from './readings.js';
import { TOLD_REPORT } from './report.js';
import { TOLD_SCHEMES } from './schemes.js';
import { TOLD_SUBMISSIONS } from './submissions.js';
import { TOLD_TOURNAMENT } from './tournament.js';

/** Findings, problems, explanations and readings, as rules and the API tell them: `{0}` … stand for values. */
export const TOLD_SENTENCES: Readonly<Record<string, string>> = {
  ...TOLD_ACCOUNTS,
  ...TOLD_DECIPHER,
  ...TOLD_DECISIONS,
  ...TOLD_FILE_READING,
  ...TOLD_FILES,
  ...TOLD_TABLES,
  ...TOLD_HTTP,
  ...TOLD_INTAKE,
  ...TOLD_LEAGUES,
  ...TOLD_LIVE,
  ...TOLD_OPG,
  ...TOLD_OTHER,
  ...TOLD_PAGES,
  ...TOLD_PAIRING,
  ...TOLD_PLAYERS,
  ...TOLD_READINGS,
  ...TOLD_REPORT,
  ...TOLD_SCHEMES,
  ...TOLD_SUBMISSIONS,
  ...TOLD_TOURNAMENT,
};
