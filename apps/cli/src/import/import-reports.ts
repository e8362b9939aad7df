import { OPERATOR, SubmissionRepository, type DataSource } from '@quadrant/persistence';
import { readReport } from '@quadrant/report';
import type { Finding } from '@quadrant/tournament';
import { isBlank, LONGEST_LINE, type Line } from './lines.js';

/** A report that was not taken in. */
export interface RefusedReport {
  readonly line: number;
  readonly externalId: string | null;
  readonly name: string | null;
  readonly findings: readonly Finding[];
}

export interface ImportedReports {
  /** Reports found, refused ones included. */
  readonly reports: number;
  readonly imported: number;
  readonly alreadyThere: number;
  readonly revised: number;
  readonly refused: readonly RefusedReport[];
  /** Keys of all tournaments that are there now, new or not. */
  readonly tournaments: readonly string[];
  /** The line after which somebody interrupted; null at the end of the file. */
  readonly interruptedAfter: number | null;
}

interface ImportSettings {
  readonly now: () => Date;
  readonly onLine: (line: Line) => void;
  /** Aborted: the report that is under way is the last. */
  readonly interrupted?: AbortSignal;
}

/**
 * Takes reports in as the operator, one after the other: each is stored whole, or refused with all its findings while the
 * others go on. What is stored waits for a refresh.
 */
export async function importReports(
  dataSource: DataSource,
  lines: AsyncIterable<Line> | Iterable<Line>,
  { now, onLine, interrupted }: ImportSettings,
): Promise<ImportedReports> {
  const submissions = new SubmissionRepository(dataSource);
  const counts = { reports: 0, imported: 0, alreadyThere: 0, revised: 0 };
  const refused: RefusedReport[] = [];
  const tournaments = new Set<string>();
  let last = 0;
  for await (const line of lines) {
    if (interrupted?.aborted === true) break;
    last = line.number;
    if (line.bytes !== null && isBlank(line.bytes)) continue;
    counts.reports += 1;
    const taken = line.bytes === null ? TOO_LONG : await importReport(submissions, line.bytes, now());
    if ('findings' in taken) {
      refused.push({ line: line.number, ...nameReport(line.bytes), findings: taken.findings });
    } else {
      counts[taken.news] += 1;
      tournaments.add(taken.key);
    }
    onLine(line);
  }
  return {
    ...counts,
    refused,
    tournaments: [...tournaments],
    interruptedAfter: interrupted?.aborted === true ? last : null,
  };
}

type Imported =
  | { readonly news: 'imported' | 'alreadyThere' | 'revised'; readonly key: string }
  | { readonly findings: readonly Finding[] };

const TOO_LONG: Imported = {
  findings: [
    {
      severity: 'error',
      code: 'too-long',
      pointer: '',
      message: `The line has more than ${LONGEST_LINE.toLocaleString('en')} bytes.`,
      advice: 'Put each report into a line of its own, and leave out what is not part of it.',
    },
  ],
};

async function importReport(submissions: SubmissionRepository, raw: Buffer, receivedAt: Date): Promise<Imported> {
  const { report, findings, rawSha256, sha256 } = readReport(raw, { now: receivedAt });
  if (report === null || sha256 === null) return { findings };
  const answer = await submissions.accept(
    { report, findings, raw, rawSha256, sha256, receivedAt, submitter: OPERATOR, revisionOf: null, requestId: null },
    null,
  );
  if (answer.kind === 'report-refused') return answer;
  // The operator may revise everything, names no tournament beside the document, and sends no key.
  if (answer.kind !== 'accepted') throw new Error(`an import was refused: ${answer.kind}`);
  const { created, revision, tournamentId } = answer.acceptance;
  return { news: !created ? 'alreadyThere' : revision > 1 ? 'revised' : 'imported', key: tournamentId };
}

/** What a refused report calls itself, as far as that can be read. */
function nameReport(bytes: Buffer | null): { externalId: string | null; name: string | null } {
  try {
    const { tournament } = JSON.parse(bytes?.toString() ?? '') as { tournament: Record<string, unknown> };
    return { externalId: textOf(tournament['externalId']), name: textOf(tournament['name']) };
  } catch {
    return { externalId: null, name: null };
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
