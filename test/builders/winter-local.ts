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

/** The same tournament on another day: the n-th of them is played on the 2n-th day of a year, and is no duplicate of another. */
export const winterLocalOf = (year: number, n: number, changes: ReportChanges['tournament'] = {}) =>
  winterLocal({ startsAt: new Date(Date.UTC(year, 0, 1 + 2 * n, 12)).toISOString(), registeredAt: null, ...changes });
