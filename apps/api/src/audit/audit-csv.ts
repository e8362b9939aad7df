import { spreadsheetLines } from '@quadrant/http';
import type { AuditRow } from '@quadrant/store/audit';

const HEADER = ['id', 'at', 'actor', 'action', 'subject', 'mentions', 'detail', 'request_id'];

/** Writes entries as a CSV file, line by line. */
export async function* csvOf(rows: AsyncIterable<AuditRow>): AsyncGenerator<string> {
  let isBegun = false;
  for await (const { id, at, actor, action, subject, mentions, detail, requestId } of rows) {
    // The header waits for the database: until then the answer may still be an error.
    if (!isBegun) yield spreadsheetLines([HEADER]);
    isBegun = true;
    const texts = [actor, action, subject, mentions.join(' '), JSON.stringify(detail), requestId];
    yield spreadsheetLines([[id, at.toISOString(), ...texts]]);
  }
  if (!isBegun) yield spreadsheetLines([HEADER]);
}
