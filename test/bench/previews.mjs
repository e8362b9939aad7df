import { monitorEventLoopDelay } from 'node:perf_hooks';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { PreviewsInProcess } from '../../dist/apps/ingest/src/previews/previews-in-process.js';
import { PreviewThreads } from '../../dist/apps/ingest/src/previews/preview-threads.js';
import { OPERATING } from '../../dist/libs/store/intake/src/index.js';
import { PreviewRepository } from '../../dist/libs/store/previews/src/index.js';
import { scoreReport } from '../../dist/libs/rules/history/src/index.js';
import { SWITCHES } from '../../dist/libs/rules/policy/src/index.js';
import { DEFAULT_RATING_RULES } from '../../dist/libs/rules/rating/src/index.js';
import { readReport } from '../../dist/libs/rules/report/src/index.js';
import { generateHistory, generateTournament } from './generated-history.mjs';
import { importDocuments } from './import-documents.mjs';
import { withDatabase } from './installations.mjs';
import { publishRefresh } from './publisher.mjs';

const POPULATION = 20_000;
const PREVIEWS = 3;
const STILL = new AbortController().signal;

/** A report before all others, which moves nearly every rating. */
const earlyReport = () =>
  questionOf({ random: xoroshiro128plus(7), index: 'early', startsAt: Date.UTC(1999, 0, 1), players: 100 });

function questionOf(tournament) {
  const raw = Buffer.from(JSON.stringify(generateTournament({ ...tournament, population: POPULATION })));
  const receivedAt = new Date();
  const { report, findings, sha256, rawSha256 } = readReport(raw, { now: receivedAt });
  const delivery = {
    report,
    findings,
    raw,
    rawSha256,
    sha256,
    ...OPERATING,
    revisionOf: null,
    receivedAt,
    requestId: null,
  };
  return { kind: 'report', of: delivery };
}

/** Seconds of previews one after the other, and by how many milliseconds the event loop of the asking process was late. */
async function measure(name, executor) {
  const seconds = [];
  const delay = monitorEventLoopDelay({ resolution: 5 });
  for (let turn = 0; turn < PREVIEWS; turn++) {
    const question = earlyReport();
    // The first preview of a thread loads its modules, too.
    delay.enable();
    const start = performance.now();
    const { kind } = await executor.execute(question, STILL);
    if (kind !== 'previewed') throw new Error(`the preview was answered with ${kind}`);
    seconds.push((performance.now() - start) / 1000);
    delay.disable();
  }
  return { name, seconds, p99: delay.percentile(99) / 1e6, worst: delay.max / 1e6 };
}

/** Previews of a report before a long history, in the process that asks and in a thread of it. */
export const benchPreviews = (tournaments = 20_000) =>
  withDatabase(async ({ url, dataSource }) => {
    await importDocuments(dataSource, generateHistory({ tournaments, players: 8, population: POPULATION }));
    await publishRefresh(dataSource, 'full');
    process.env.DATABASE_URL = url;
    const threads = new PreviewThreads();
    try {
      return [
        await measure('in the process', new PreviewsInProcess(new PreviewRepository(dataSource), DEFAULT_RATING_RULES)),
        await measure('in a thread', threads),
      ];
    } finally {
      await threads.onApplicationShutdown();
    }
  });

/** Seconds of previews of a large report on time, and of its floor: reading the document and scoring it, with no database. */
export const benchLargePreview = ({ players, rounds, tournaments }) =>
  withDatabase(async ({ url, dataSource }) => {
    await importDocuments(dataSource, generateHistory({ tournaments, players: 8, population: POPULATION }));
    await publishRefresh(dataSource, 'full');
    process.env.DATABASE_URL = url;
    const threads = new PreviewThreads();
    try {
      const rows = [];
      for (let turn = 0; turn < PREVIEWS + 1; turn++) {
        const tournament = { index: `large-${turn}`, startsAt: Date.now() - 86_400_000, players, rounds };
        const start = performance.now();
        const question = questionOf({ random: xoroshiro128plus(turn + 1), ...tournament });
        const read = performance.now();
        scoreReport(question.of.report, '00000000-0000-5000-8000-000000000001', {
          sha256: Buffer.alloc(32),
          leadTimeCountsAsMet: false,
          switches: SWITCHES,
          tossSeed: null,
          level: null,
          rated: null,
          league: null,
          announced: null,
        });
        const floor = performance.now() - start;
        const asked = performance.now();
        const { kind } = await threads.execute(question, STILL);
        if (kind !== 'previewed') throw new Error(`the preview was answered with ${kind}`);
        rows.push({ seconds: (performance.now() - asked + read - start) / 1000, floor: floor / 1000 });
      }
      // The first preview of a thread loads its modules, too.
      return rows.slice(1);
    } finally {
      await threads.onApplicationShutdown();
    }
  });
