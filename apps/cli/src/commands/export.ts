import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ExportRepository, makeFolders, type ExportedRating, type ExportedReport } from '@quadrant/persistence';
import { count } from '@quadrant/tournament';
import { withDatabase } from '../database/open-database.js';
import { DONE, type ExitCode } from '../exit-code.js';
import { explainFolder, explainWriting } from '../explain-error.js';
import { printJson, type OutputOptions } from '../output.js';
import { resolveArgument, type Surroundings } from '../surroundings.js';

const RATINGS_PER_PAGE = 5_000;
const REPORTS_PER_PAGE = 200;

/** `quadrant export DIR`: both files appear whole or not at all. */
export async function exportData(surroundings: Surroundings, dir: string, { json }: OutputOptions): Promise<ExitCode> {
  const folder = resolveArgument(surroundings, dir);
  try {
    makeFolders(folder);
  } catch (error) {
    throw explainFolder(dir, error);
  }
  return withDatabase<ExitCode>(surroundings, async ({ dataSource }) => {
    const source = new ExportRepository(dataSource);
    const ratings = await writeWhole(path.join(folder, 'ratings.csv'), ratingPages(source));
    const reports = await writeWhole(path.join(folder, 'reports.ndjson'), reportPages(source));
    if (json) printJson(surroundings, { folder, ratings, reports });
    else surroundings.out(`${count(ratings, 'rating')} and ${count(reports, 'report')} written to ${folder}.\n`);
    return DONE;
  });
}

/** A part of a file, and how many records are in it. */
interface Page {
  readonly content: string | Buffer;
  readonly records: number;
}

async function writeWhole(file: string, pages: AsyncIterable<Page>): Promise<number> {
  const unfinished = `${file}.${process.pid}.tmp`;
  let records = 0;
  const contents = async function* () {
    for await (const page of pages) {
      records += page.records;
      yield page.content;
    }
  };
  try {
    await pipeline(Readable.from(contents(), { objectMode: false }), createWriteStream(unfinished));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error instanceof Error && 'syscall' in error && 'path' in error ? explainWriting(file, error) : error;
  }
  return records;
}

async function* ratingPages(source: ExportRepository): AsyncGenerator<Page> {
  yield { content: 'game,category,handle,games,rating\n', records: 0 };
  let rows: ExportedRating[] = [];
  do {
    rows = await source.listRatings(RATINGS_PER_PAGE, rows.at(-1) ?? null);
    if (rows.length > 0) yield { content: rows.map(describeRating).join(''), records: rows.length };
  } while (rows.length === RATINGS_PER_PAGE);
}

/** A double in JavaScript is written with the fewest digits that give it back. */
const describeRating = ({ game, category, handle, games, rating }: ExportedRating): string =>
  `${game},${category},${quoteCsv(handle)},${games},${rating}\n`;

/** RFC 4180: what holds a separator stands in quotes, and quotes are doubled. */
const quoteCsv = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

async function* reportPages(source: ExportRepository): AsyncGenerator<Page> {
  let rows: ExportedReport[] = [];
  do {
    rows = await source.listReports(REPORTS_PER_PAGE, rows.at(-1) ?? null);
    if (rows.length > 0) yield { content: Buffer.concat(rows.flatMap(toLine)), records: rows.length };
  } while (rows.length === REPORTS_PER_PAGE);
}

/** Inside a JSON text a line break can only be white space: as a space it is the same document in one line. */
function toLine({ raw }: ExportedReport): Buffer[] {
  const line = Buffer.from(raw);
  for (const [index, byte] of line.entries()) if (byte === 0x0a || byte === 0x0d) line[index] = 0x20;
  return [line, Buffer.from('\n')];
}
