import { importReports } from '../../dist/apps/cli/src/import/import-reports.js';

function* linesOf(documents) {
  let number = 0;
  let offset = 0;
  for (const document of documents) {
    const bytes = Buffer.from(document);
    offset += bytes.length + 1;
    yield { number: ++number, bytes, offset };
  }
}

/** Imports documents as `quadrant import` does; none may be refused. */
export async function importDocuments(dataSource, documents) {
  const start = performance.now();
  const settings = { now: () => new Date(), onLine: () => undefined };
  const result = await importReports(dataSource, linesOf(documents), settings);
  if (result.refused.length > 0) throw new Error(JSON.stringify(result.refused[0]));
  return { seconds: (performance.now() - start) / 1000, tournaments: result.imported };
}
