import { locateFindings, readReport, type ReadingFacts } from '@quadrant/rules/report';
import { getRuleSystem } from '@quadrant/rules/systems';
import {
  canonicalSha256,
  orderFindings,
  type Finding,
  type TournamentReport,
  type Verdict,
} from '@quadrant/rules/tournament';
import type { FileCounts } from './parts/file-tournament.js';
import type { Answers } from './answers.js';
import { linesOfHistory, openFile, type LineOfHistory, type OpenedFile } from './open-file.js';
import { reviseByReading, reviseByTable } from './document/revise-by-table.js';
import type { readKept } from './keep-file.js';
import { takeOrigin, type Origin } from './origin.js';
import { placeFindings, placeInDocument } from './place-findings.js';

/** The contents of a file, the findings about it, and how it would count. */
export interface CheckedFile {
  /** It is null when no reader recognizes the file. */
  readonly format: string | null;
  readonly tournaments: readonly FileCounts[];
  /** They are in the order of their groups; of one weight, those about the file come before those about its documents. */
  readonly findings: readonly Finding[];
  /** It judges a director's report, and is null for a file with several tournaments or for a report that cannot be read. */
  readonly sanctioned: Verdict | null;
  readonly rated: Verdict | null;
  /** The file was downloaded as this; null where it does not say it. */
  readonly origin: Origin | null;
}

/**
 * Checks a file as it would be submitted. Nothing is stored, and nobody is looked up.
 *
 * @param answers what a file of another program cannot say
 * @param suggestions answers to open questions that may be right; they are only told
 * @param mayBeLabelled whether labels of players whose names were removed are no error
 */
export function checkFile(
  bytes: Uint8Array,
  answers: Answers,
  now: Date,
  suggestions: Answers = new Map(),
  mayBeLabelled = false,
): CheckedFile {
  return checkOpened(openFile(bytes, answers, suggestions), bytes, now, mayBeLabelled);
}

/**
 * Checks a file that is already open, as {@link checkFile} does.
 *
 * @param bytes the file as it came; null when they are gone
 */
export function checkOpened(
  { format, tournaments, findings, documents, places, ...opened }: OpenedFile,
  bytes: Uint8Array | null,
  now: Date,
  mayBeLabelled = false,
): CheckedFile {
  const lines = format === 'quadrant/1-ndjson' && bytes !== null ? linesOfHistory(bytes) : null;
  const reports = documents.map((document, index) => {
    if (document === null) return NOT_READ;
    return checkReport(document, { now, mayBeLabelled }, (found) => {
      if (format === 'quadrant/1')
        return placeInDocument(bytes ? takeOrigin(bytes).bytes : document, found, places[index]);
      if (lines !== null) return locateInHistory(lines[index]!, found);
      return placeFindings(bytes, found, places[index] ?? new Map());
    });
  });
  const { sanctioned, rated } = reports.length === 1 ? reports[0]! : NOT_READ;
  const all = orderFindings([...findings, ...reports.flatMap((report) => report.findings)]);
  return { format, tournaments, findings: all, sanctioned, rated, origin: opened.origin ?? null };
}

/** A checked file beside the stored tournament that it was downloaded from. */
export interface CheckedRevision extends CheckedFile {
  /** Whether it says the same as the stored revision. Then it has no findings. */
  readonly isUnchanged: boolean;
}

/**
 * Checks a file that was downloaded from a stored tournament, as the revision that it would be.
 *
 * @param stored the current document of that tournament
 * @param answers those that change the stored tournament besides
 */
export function checkRevision(
  stored: Uint8Array,
  bytes: Uint8Array,
  answers: Answers,
  now: Date,
  mayBeLabelled = false,
): CheckedRevision {
  const opened = openFile(bytes, answers);
  const isDocument = opened.format === null || opened.format.startsWith('quadrant/');
  const revised = isDocument ? opened : reviseByTable(stored, bytes, answers);
  return besideStored(stored, revised, checkOpened(revised, bytes, now, mayBeLabelled));
}

/** Checks a kept file as {@link checkRevision} does. */
export function checkKeptRevision(
  stored: Uint8Array,
  kept: ReturnType<typeof readKept>,
  answers: Answers,
  now: Date,
): CheckedRevision {
  const revised = reviseByReading(stored, kept, answers);
  return besideStored(stored, revised, checkOpened(revised, null, now));
}

function besideStored(
  stored: Uint8Array,
  { documents: [document = null] }: OpenedFile,
  checked: CheckedFile,
): CheckedRevision {
  const isUnchanged = document !== null && (document === stored || hashOf(document) === hashOf(stored));
  // A table has no name, and is one of the stored tournament.
  const tournaments = checked.tournaments.map((each) => ({ ...each, name: each.name ?? nameIn(document ?? stored) }));
  return { ...checked, tournaments, isUnchanged, ...(isUnchanged && { findings: [] }) };
}

/** Documents that are opened are JSON, and may have errors. */
function parsed(document: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(document));
  } catch {
    return null;
  }
}

function hashOf(document: Uint8Array): string | null {
  const value = parsed(document);
  return value === null ? null : canonicalSha256(value);
}

function nameIn(document: Uint8Array): string | null {
  const value = parsed(document) as { readonly tournament?: { readonly name?: unknown } } | null;
  const name = value?.tournament?.name;
  return typeof name === 'string' ? name : null;
}

type CheckedReport = Pick<CheckedFile, 'findings' | 'sanctioned' | 'rated'>;

const NOT_READ: CheckedReport = { findings: [], sanctioned: null, rated: null };

/** Adds the line to findings about one line of a history; the column says which value of the line is meant. */
const locateInHistory = ({ line, document }: LineOfHistory, found: readonly Finding[]): Finding[] =>
  locateFindings(document, found).map((finding) => ({ ...finding, line }));

/** @param place gives findings the lines of the file */
function checkReport(
  document: Uint8Array,
  facts: ReadingFacts,
  place: (found: readonly Finding[]) => Finding[],
): CheckedReport {
  const { report, findings } = readReport(document, facts);
  return { findings: place(findings), ...(report === null ? { sanctioned: null, rated: null } : judge(report)) };
}

function judge(report: TournamentReport): { readonly sanctioned: Verdict; readonly rated: Verdict } {
  const rules = getRuleSystem(report.tournament.ruleSystem);
  const sanctioned = rules.isSanctioned(report, { leadTimeCountsAsMet: false });
  return { sanctioned, rated: rules.isRated(report, sanctioned) };
}
