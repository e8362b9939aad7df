import { count } from '@quadrant/rules/message';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { citeSection } from '@quadrant/rules/tournament';
import { RefreshRefused } from '@quadrant/store/refreshes';
import { describeRefresh, followRefresh, requestRefresh, type FinishedRefresh } from '../database/follow-refresh.js';
import { withDatabase, type OpenDatabase } from '../database/open-database.js';
import { CannotRun, DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { explainFile } from '../explain-error.js';
import { applyDecisions, type AppliedDecisions } from '../import/apply-decisions.js';
import { importReports, type ImportedReports, type RefusedReport } from '../import/import-reports.js';
import { readLines } from '../import/lines.js';
import { readOtherTournaments, type OtherTournaments } from '../import/other-tournaments.js';
import { type Decisions, findImportSource } from '../import/read-decisions.js';
import { describeFindings, printJson, type OutputOptions } from '../output.js';
import { showProgress } from '../progress.js';
import { resolveArgument, type Surroundings } from '../surroundings.js';

export interface ImportOptions extends OutputOptions {
  /** Whether a refresh ends the import. */
  readonly refresh: boolean;
  /** The operator's reasons why reports that may be stored already are new. */
  readonly confirm: readonly string[];
}

/** Runs `quadrant import EXPORT`: refused reports do not stop the others. */
export async function importHistory(
  surroundings: Surroundings,
  file: string,
  options: ImportOptions,
): Promise<ExitCode> {
  const others = readOtherTournaments(options.confirm);
  const { file: found, decisions } = findImportSource(resolveArgument(surroundings, file));
  const size = sizeOf(found, file);
  return withDatabase<ExitCode>(surroundings, async (database) => {
    const result = await database.interruption.gently((interrupted) =>
      importFile(surroundings, database, { file: found, size, interrupted, decisions, others }),
    );
    if (result.interruptedAfter !== null) throw explainInterruption(result, result.interruptedAfter);
    const applied = decisions && (await applyDecisions(database.dataSource, decisions.others, surroundings.now()));
    const finished =
      options.refresh && countStored(result) > 0 ? await refreshAfter(surroundings, database, file) : null;
    if (options.json) printJson(surroundings, describeForPrograms(file, result, applied, finished));
    else surroundings.out(describeForPeople(result, applied, finished));
    return result.refused.length + result.possibleDuplicates.length > 0 ? REFUSED : DONE;
  });
}

function sizeOf(found: string, file: string): number {
  try {
    const facts = statSync(found);
    accessSync(found, constants.R_OK);
    if (facts.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    return facts.size;
  } catch (error) {
    throw explainFile(file, error);
  }
}

const countStored = ({ imported, alreadyThere, revised }: ImportedReports): number => imported + alreadyThere + revised;

const explainInterruption = (result: ImportedReports, line: number): CannotRun =>
  new CannotRun(
    `Stopped after line ${line}: the ${count(countStored(result), 'report')} stored so far stay and wait for a refresh; ` +
      'run it again, the same documents are recognised.',
  );

interface ImportTask {
  readonly file: string;
  readonly size: number;
  readonly interrupted: AbortSignal;
  readonly decisions: Decisions | null;
  readonly others: OtherTournaments;
}

async function importFile(
  surroundings: Surroundings,
  { dataSource }: OpenDatabase,
  { file, size, interrupted, decisions, others }: ImportTask,
) {
  const progress = showProgress(surroundings, 'Import', 'kB');
  const inKilobytes = (bytes: number) => Math.ceil(bytes / 1000);
  try {
    return await importReports(dataSource, readLines(file), {
      interrupted,
      others,
      ...(decisions && { decided: decisions.tournaments, countBeside: decisions.keys }),
      now: surroundings.now,
      onLine: ({ offset, number }) => progress.update(inKilobytes(offset), inKilobytes(size), `line ${number}`),
    });
  } finally {
    progress.stop();
  }
}

async function refreshAfter(
  surroundings: Surroundings,
  database: OpenDatabase,
  file: string,
): Promise<FinishedRefresh | null> {
  try {
    const request = await requestRefresh(database, `import of ${path.basename(file)}`, surroundings.now());
    return await followRefresh(surroundings, database, request.id);
  } catch (error) {
    if (!(error instanceof RefreshRefused)) throw error;
    surroundings.err(`${error.message}\n`);
    return null;
  }
}

function describeForPrograms(
  file: string,
  { interruptedAfter: _interruptedAfter, unrated, ...result }: ImportedReports,
  decisions: AppliedDecisions | null,
  refresh: FinishedRefresh | null,
) {
  return {
    file,
    ...result,
    ...(decisions && { decisions }),
    unsanctioned: unrated.filter(({ sanctioned }) => !sanctioned.value),
    unrated: unrated.filter(({ sanctioned }) => sanctioned.value),
    refresh,
  };
}

function describeForPeople(
  { reports, imported, alreadyThere, revised, refused, possibleDuplicates, unrated }: ImportedReports,
  decisions: AppliedDecisions | null,
  refresh: FinishedRefresh | null,
): string {
  const lines = refused.map((report) => {
    const errors = report.findings.filter(({ severity }) => severity === 'error');
    return `Refused: ${placeOf(report)}\n${describeFindings(errors)}`;
  });
  for (const report of possibleDuplicates) {
    lines.push(`Not imported: ${placeOf(report)} may be stored already\n${describeFindings(report.findings)}`);
  }
  for (const { name, externalId, id, sanctioned, rated } of unrated) {
    const title = `${name} (${externalId ?? id})`;
    lines.push(
      sanctioned.value
        ? `Not rated: ${title}: ${citeSection(String(rated.rule))}\n`
        : `Not sanctioned: ${title}: ${citeSection(String(sanctioned.rule))}\n`,
    );
  }
  const summary = [
    `${imported} imported`,
    `${revised} revised`,
    `${alreadyThere} already there`,
    `${refused.length} refused`,
    count(possibleDuplicates.length, 'possible duplicate'),
    `${unrated.length} not rated`,
  ];
  lines.push(`${count(reports, 'report')}: ${summary.join(', ')}.\n`);
  if (possibleDuplicates.length > 0) lines.push(TELL_OTHERS);
  if (decisions !== null) lines.push(describeDecisions(decisions));
  lines.push(refresh === null ? 'No refresh: what was imported waits for the next one.\n' : describeRefresh(refresh));
  return lines.join('');
}

function placeOf({ line, externalId, name }: RefusedReport): string {
  const title = [name, externalId].filter((each) => each !== null).join(', ');
  return `line ${line}${title === '' ? '' : ` (${title})`}`;
}

const TELL_OTHERS =
  'Possible duplicates were not stored. If they are other tournaments, import the file again with --confirm "possible-duplicate=REASON", ' +
  'or with --confirm "possible-duplicate@LINE=REASON" for one line.\n';

function describeDecisions({ applied, alreadyMade, skipped }: AppliedDecisions): string {
  const lines = skipped.map(({ decision, reason }) => `Not applied: ${JSON.stringify(decision)}: ${reason}\n`);
  const summary = `${applied} applied, ${alreadyMade} already made, ${skipped.length} not applied`;
  return `${lines.join('')}Decisions beside the reports: ${summary}.\n`;
}
