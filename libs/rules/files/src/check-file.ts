import { locateFindings, readReport } from '@quadrant/rules/report';
import { getRuleSystem } from '@quadrant/rules/systems';
import type { Finding, TournamentReport, Verdict } from '@quadrant/rules/tournament';
import type { Answers } from './answers.js';
import type { FileCounts } from './file-tournament.js';
import { openFile } from './open-file.js';

/** What a file holds, what is to be said about it, and how it would count. */
export interface CheckedFile {
  /** Null when nobody recognizes the file. */
  readonly format: string | null;
  readonly tournaments: readonly FileCounts[];
  /** Of the file, then of the documents in it. */
  readonly findings: readonly Finding[];
  /** Of a director's report; null for a file with several tournaments, and where the report cannot be read. */
  readonly sanctioned: Verdict | null;
  readonly rated: Verdict | null;
}

/**
 * Checks a file as it would be submitted. Nothing is stored, and nobody is looked up.
 *
 * @param answers what a file of another program cannot say
 * @param suggestions answers to open questions that may be right; they are only told
 */
export function checkFile(
  bytes: Uint8Array,
  answers: Answers,
  now: Date,
  suggestions: Answers = new Map(),
): CheckedFile {
  const { format, tournaments, findings, documents } = openFile(bytes, answers, suggestions);
  const reports = documents.map((document) =>
    document === null ? NOT_READ : checkReport(document, now, format === 'quadrant/1'),
  );
  const { sanctioned, rated } = reports.length === 1 ? reports[0]! : NOT_READ;
  const all = [...findings, ...reports.flatMap((report) => report.findings)];
  return { format, tournaments, findings: all, sanctioned, rated };
}

type CheckedReport = Pick<CheckedFile, 'findings' | 'sanctioned' | 'rated'>;

const NOT_READ: CheckedReport = { findings: [], sanctioned: null, rated: null };

/** @param isAsItCame nobody can look up a line of a document that was translated, or cut out of a history */
function checkReport(document: Uint8Array, now: Date, isAsItCame: boolean): CheckedReport {
  const { report, findings: found } = readReport(document, { now });
  const findings = isAsItCame ? locateFindings(document, found) : found;
  return { findings, ...(report === null ? { sanctioned: null, rated: null } : judge(report)) };
}

function judge(report: TournamentReport): { readonly sanctioned: Verdict; readonly rated: Verdict } {
  const rules = getRuleSystem(report.tournament.ruleSystem);
  const sanctioned = rules.isSanctioned(report, { leadTimeCountsAsMet: false });
  return { sanctioned, rated: rules.isRated(report, sanctioned) };
}
