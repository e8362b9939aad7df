import { report, reportDocument, type ReportChanges } from './report.js';
import { round } from './round-text.js';

/** The document of a small rated tournament: four players, three rounds. */
export const winterLocal = (changes: ReportChanges['tournament'] = {}) =>
  reportDocument(
    report(
      { tournament: changes },
      round('ann 100-35 bob FW', 'cy 100-60 dee FW'),
      round('ann 100-35 cy FW', 'bob 80-75 dee MW time'),
      round('ann 50-50 dee TT time', 'bob 100-0 cy FW'),
    ),
  );
