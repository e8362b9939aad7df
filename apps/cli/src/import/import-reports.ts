import { admitReport } from '@quadrant/outcome';
import { LeagueRepository, SubmissionRepository, type Submitter } from '@quadrant/persistence';
import { readReport } from '@quadrant/report';
import { hasErrors, type Finding } from '@quadrant/tournament';
import type { DataSource } from 'typeorm';
import { isBlank, type Line } from './lines.js';

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
}

const OPERATOR: Submitter = { handle: 'operator', handleKey: 'operator', tokenId: null, mayReviseAll: true };

/**
 * Takes reports in as the operator, one after the other: each is stored whole, or refused with all its findings while the
 * others go on. What is stored waits for a refresh.
 */
export async function importReports(
  dataSource: DataSource,
  lines: AsyncIterable<Line> | Iterable<Line>,
  { now, onLine }: { readonly now: () => Date; readonly onLine: (line: Line) => void },
): Promise<ImportedReports> {
  const intake = new Intake(dataSource);
  const counts = { reports: 0, imported: 0, alreadyThere: 0, revised: 0 };
  const refused: RefusedReport[] = [];
  const tournaments = new Set<string>();
  for await (const line of lines) {
    if (isBlank(line.bytes)) continue;
    counts.reports += 1;
    const taken = await intake.take(line.bytes, now());
    if ('findings' in taken) {
      refused.push({ line: line.number, ...nameReport(line.bytes), findings: taken.findings });
    } else {
      counts[taken.news] += 1;
      tournaments.add(taken.key);
    }
    onLine(line);
  }
  return { ...counts, refused, tournaments: [...tournaments] };
}

type Taken =
  | { readonly news: 'imported' | 'alreadyThere' | 'revised'; readonly key: string }
  | { readonly findings: readonly Finding[] };

class Intake {
  private readonly submissions: SubmissionRepository;
  private readonly leagues: LeagueRepository;
  private readonly seasons = new Map<string | null, ReturnType<LeagueRepository['findSeasons']>>();

  constructor(dataSource: DataSource) {
    this.submissions = new SubmissionRepository(dataSource);
    this.leagues = new LeagueRepository(dataSource);
  }

  async take(raw: Buffer, receivedAt: Date): Promise<Taken> {
    const { report, findings: read, rawSha256, sha256 } = readReport(raw, { now: receivedAt });
    if (report === null || sha256 === null) return { findings: read };
    const leagueSeasons = await this.findSeasons(report.tournament.league);
    const admission = admitReport(report, { sha256, receivedAt, role: 'operator', leagueSeasons });
    const findings = [...read, ...admission.findings];
    if (hasErrors(findings)) return { findings };
    const facts = {
      report,
      raw,
      rawSha256,
      sha256,
      receivedAt,
      submitter: OPERATOR,
      revisionOf: null,
      requestId: null,
    };
    const answer = await this.submissions.accept({ ...facts, ...admission, findings }, null);
    if (typeof answer === 'string') return { findings: [notStored(answer)] };
    const news = !answer.created ? 'alreadyThere' : answer.revision > 1 ? 'revised' : 'imported';
    return { news, key: answer.tournamentId };
  }

  /** A history names few leagues, many times. */
  private findSeasons(slug: string | null) {
    const known = this.seasons.get(slug) ?? this.leagues.findSeasons(slug);
    this.seasons.set(slug, known);
    return known;
  }
}

const notStored = (refusal: string): Finding => ({
  severity: 'error',
  code: refusal,
  pointer: '/tournament/externalId',
  message: 'The report was not stored, because the tournament that it names belongs to somebody else.',
  advice: 'Check the externalId.',
});

/** What a refused report calls itself, as far as that can be read. */
function nameReport(bytes: Buffer): { externalId: string | null; name: string | null } {
  try {
    const { tournament } = JSON.parse(bytes.toString()) as { tournament: Record<string, unknown> };
    return { externalId: textOf(tournament['externalId']), name: textOf(tournament['name']) };
  } catch {
    return { externalId: null, name: null };
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
