import { setImmediate } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { CarriedDecisions } from '@quadrant/rules/intake';
import { finding, type Finding } from '@quadrant/rules/tournament';
import { SubmissionRepository, type AcceptAnswer, type PossibleRepeat } from '@quadrant/store/intake';
import { VerdictReadModel, type UnratedTournament } from '@quadrant/store/explanations';
import { isBlank, type Line } from './lines.js';
import { confirmationsOf, type OtherTournaments } from './other-tournaments.js';
import { nameReport, readLine, type ReadLine } from './read-line.js';

export interface RefusedReport {
  readonly line: number;
  readonly externalId: string | null;
  readonly name: string | null;
  readonly findings: readonly Finding[];
}

export interface ImportedReports {
  readonly reports: number;
  readonly imported: number;
  readonly alreadyThere: number;
  readonly revised: number;
  readonly refused: readonly RefusedReport[];
  /** Reports that were not stored because their tournaments may be stored already; the findings name those. */
  readonly possibleDuplicates: readonly RefusedReport[];
  /** Tournaments that the rules do not rate, sorted as in history. One that came several times has its last reasons. */
  readonly unrated: readonly UnratedTournament[];
  /** The line after which somebody interrupted; null at the end of the file. */
  readonly interruptedAfter: number | null;
}

interface ImportSettings {
  readonly now: () => Date;
  /** The key is the hash of the document that these decisions of an export are about. */
  readonly decided?: ReadonlyMap<string, CarriedDecisions>;
  /** The keys of all tournaments of an export, which counted beside each other there; none by default. */
  readonly countBeside?: ReadonlySet<string>;
  /** The operator's reasons why reports that may be stored already are new; none by default. */
  readonly others?: OtherTournaments;
  /** Called with the last line that was just stored. */
  readonly onLine: (line: Line) => void;
  /** When it aborts, the current report is the last. */
  readonly interrupted?: AbortSignal;
}

/**
 * One transaction holds this many. Each transaction takes some 50 ms of CPU, whatever it holds. While it is open,
 * others that bring the same players wait.
 */
const BATCH_REPORTS = 1_000;
/** The largest batch in bytes, as it came; parsed, it takes several times as much memory. */
const BATCH_BYTES = 4 * 1024 * 1024;

/**
 * Stores reports as the operator, in batches, with the same result as one after the other: each is stored whole, or
 * refused with all its findings while the others go on. The next batch is read while one is being stored. Stored
 * reports wait for a refresh.
 * @throws errors that are no fault of a report; earlier batches stay stored
 */
export async function importReports(
  dataSource: DataSource,
  lines: AsyncIterable<Line> | Iterable<Line>,
  { now, onLine, interrupted, decided, countBeside, others }: ImportSettings,
): Promise<ImportedReports> {
  const intake = new Intake(dataSource);
  let last = 0;
  let batch: ReadLine[] = [];
  let bytes = 0;
  let storing = Promise.resolve();
  const storeBatch = async () => {
    const full = batch;
    batch = [];
    bytes = 0;
    await storing;
    storing = intake.store(full).then(() => full.slice(-1).forEach(({ line }) => onLine(line)));
    // The next `await` of `storing` gets the error.
    storing.catch(() => undefined);
  };
  try {
    for await (const line of lines) {
      if (interrupted?.aborted === true) break;
      last = line.number;
      if (line.bytes !== null && isBlank(line.bytes)) continue;
      batch.push(readLine(line, now(), { decided, countBeside, confirmations: confirmationsOf(others, line.number) }));
      bytes += line.bytes?.length ?? 0;
      if (batch.length === BATCH_REPORTS || bytes >= BATCH_BYTES) await storeBatch();
      // PostgreSQL's answers, and Ctrl-C, wait while a line is read.
      else await setImmediate();
    }
    await storeBatch();
  } finally {
    await storing;
  }
  return { ...intake.result(), interruptedAfter: interrupted?.aborted === true ? last : null };
}

class Intake {
  private readonly counts = { reports: 0, imported: 0, alreadyThere: 0, revised: 0 };
  private readonly refused: RefusedReport[] = [];
  private readonly possibleDuplicates: RefusedReport[] = [];
  private readonly unrated = new Map<string, UnratedTournament>();
  private readonly submissions: SubmissionRepository;
  private readonly verdicts: VerdictReadModel;

  constructor(dataSource: DataSource) {
    this.submissions = new SubmissionRepository(dataSource);
    this.verdicts = new VerdictReadModel(dataSource);
  }

  async store(batch: readonly ReadLine[]): Promise<void> {
    const deliveries = batch.flatMap(({ delivery }) => delivery ?? []);
    const answers = (await this.submissions.acceptAll(deliveries)).values();
    const keys: string[] = [];
    for (const { line, delivery, findings } of batch) {
      this.counts.reports += 1;
      const taken: Imported = delivery === null ? { findings } : newsOf(answers.next().value!);
      if ('findings' in taken) {
        const list = taken.mayBeStored === true ? this.possibleDuplicates : this.refused;
        list.push({ line: line.number, ...nameReport(line), findings: taken.findings });
      } else {
        this.counts[taken.news] += 1;
        keys.push(taken.key);
      }
    }
    await this.noteVerdicts(keys);
  }

  result(): Omit<ImportedReports, 'interruptedAfter'> {
    const unrated = [...this.unrated.values()].sort(
      (a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || (a.id < b.id ? -1 : 1),
    );
    return { ...this.counts, refused: this.refused, possibleDuplicates: this.possibleDuplicates, unrated };
  }

  /** The verdicts are read batch by batch, so that only those worth a message are kept for a long history. */
  private async noteVerdicts(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.unrated.delete(key);
    for (const tournament of await this.verdicts.listUnrated(keys)) this.unrated.set(tournament.id, tournament);
  }
}

type Imported =
  | { readonly news: 'imported' | 'alreadyThere' | 'revised'; readonly key: string }
  | { readonly findings: readonly Finding[]; readonly mayBeStored?: true };

/** Imports do not undo what a coordinator did. */
const GONE: Finding = finding(
  'tournament-gone',
  '',
  'The tournament is stored with other content, and was withdrawn or merged into another.',
  'Have a coordinator reinstate it first, or leave the report out.',
);

function newsOf(answer: AcceptAnswer | PossibleRepeat): Imported {
  if (answer.kind === 'possible-repeat') return { findings: answer.findings, mayBeStored: true };
  if (answer.kind === 'report-refused') return answer;
  if (answer.kind === 'tournament-withdrawn' || answer.kind === 'tournament-merged') return { findings: [GONE] };
  // The operator may revise everything, names no tournament beside the document, and sends no key.
  if (answer.kind !== 'accepted') throw new Error(`an import was refused: ${answer.kind}`);
  const { created, revision, tournamentId } = answer.acceptance;
  return { news: !created ? 'alreadyThere' : revision > 1 ? 'revised' : 'imported', key: tournamentId };
}
