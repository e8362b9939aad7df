import { report, reportDocument, type ReportChanges } from '../builders/report.js';
import { round } from '../builders/round-text.js';

export type Header = NonNullable<ReportChanges['tournament']>;

let tournaments = 0;

/** A rated tournament of four in the United States; who is named first wins everything. */
export const documentOf = (director: string, first: string, tournament: Header = {}) =>
  reportDocument(
    report(
      round(`${first} 100-35 ${first}-b FW`, `${first}-c 100-20 ${first}-d FW`),
      round(`${first} 90-80 ${first}-c FW`, `${first}-b 10-0 ${first}-d FW`),
      round(`${first} 100-0 ${first}-d FW`, `${first}-b 20-20 ${first}-c TT`),
      { tournament: { externalId: `held:${++tournaments}`, director, ...tournament } },
    ),
  );
