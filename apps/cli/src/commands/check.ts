import { locateFindings, readReport } from '@quadrant/rules/report';
import { getRuleSystem } from '@quadrant/rules/systems';
import { citeSection, count, type Finding, type TournamentReport, type Verdict } from '@quadrant/rules/tournament';
import type { Answers, FileCounts } from '@quadrant/rules/files';
import { DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { describeFindings, printJson, type OutputOptions } from '../output.js';
import { openArguments, type OpenedArgument } from '../read-report-file.js';
import type { Surroundings } from '../surroundings.js';

/** What `quadrant check` says of one tournament of a file. */
interface CheckedReport {
  readonly findings: readonly Finding[];
  readonly sanctioned: Verdict | null;
  readonly rated: Verdict | null;
}

const NOT_READ: CheckedReport = { findings: [], sanctioned: null, rated: null };

/**
 * `quadrant check FILE…`: what each file holds, what validation has to say about it, and whether a director's report like this
 * would be rated.
 */
export function check(
  surroundings: Surroundings,
  names: readonly string[],
  { json, answers }: OutputOptions & { readonly answers: Answers },
): ExitCode {
  const opened = openArguments(surroundings, names, answers);
  const isOne = names.length === 1 && opened.length === 1;
  const checked = opened.map((each) => ({ file: each.file, ...checkOne(surroundings, each) }));
  if (json) {
    const told = checked.map(({ file, told: of }) => (isOne ? of : { file, ...of }));
    printJson(surroundings, isOne ? told[0] : told);
  } else for (const { file, text } of checked) surroundings.out(isOne ? text : `${file}:\n${text}`);
  return checked.every(({ isSound }) => isSound) ? DONE : REFUSED;
}

interface CheckedFile {
  /** For programs. */
  readonly told: object;
  /** For people. */
  readonly text: string;
  readonly isSound: boolean;
}

function checkOne(surroundings: Surroundings, opened: OpenedArgument): CheckedFile {
  if ('unread' in opened) {
    const told = { format: null, tournaments: [], ...NOT_READ, unread: opened.unread };
    return { told, text: `${opened.unread}\n`, isSound: false };
  }
  const { format, tournaments, findings: ofFile, documents } = opened;
  const reports = documents.map((document) =>
    document === null ? NOT_READ : checkReport(document, surroundings.now(), format === 'quadrant/1'),
  );
  const findings = [...ofFile, ...reports.flatMap((report) => report.findings)];
  const [only] = reports.length === 1 ? reports : [NOT_READ];
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const text =
    tournaments.map(describeCounts).join('') +
    describeFindings(findings, '') +
    describeVerdicts(only!) +
    (errors > 0 ? `Refused: ${count(errors, 'error')}.\n` : '');
  return { told: { format, tournaments, ...only!, findings }, text, isSound: errors === 0 };
}

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

const describeCounts = ({ name, players, rounds, matches, byes, drops }: FileCounts): string =>
  `${name ?? 'A tournament without a name'}: ${count(players, 'player')}, ${count(rounds, 'round')}, ${count(matches, 'match', 'matches')}, ` +
  `${count(byes, 'bye')}, ${count(drops, 'drop')}.\n`;

const describeVerdicts = ({ sanctioned, rated }: CheckedReport): string =>
  sanctioned === null || rated === null
    ? ''
    : `Sanctioned: ${describeVerdict(sanctioned)}\nRated: ${describeVerdict(rated)}\n`;

const describeVerdict = ({ value, rule }: Verdict): string => `${value ? 'yes' : 'no'} (${citeSection(rule)})`;
